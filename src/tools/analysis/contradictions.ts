/** Contradictions on a card: a good verdict next to lines that speak against it. */
import type {TypedExpression} from '../../engine/expression/types.ts';
import type {CheckedList, CheckedText, Model} from '../../engine/model.ts';

export function goodVerdictItems({card}: Model): readonly object[] {
  return card.flatMap(({items}) => items.filter(({tone}) => tone === 'good'));
}

/**
 * The lines of a list that speak against a good verdict. Of reasons: those under a condition, or their 'else'. Of requirements: those
 * that say what is not met ('unless').
 */
export function contradictingLines({of, speaksAgainstGood}: CheckedList, model: Model): readonly CheckedText[] {
  if (speaksAgainstGood === undefined) return [];
  const lines = namesOfLists(of, model).flatMap((name) => {
    const value = model.steps.find((step) => step.name === name)?.value;
    return value?.kind === 'lines' ? value.lines : [];
  });
  return lines.flatMap(({condition, say, otherwise}) => {
    if (speaksAgainstGood === 'unless') return condition?.kind === 'not' ? [say] : [];
    if (otherwise !== undefined) return [otherwise];
    return condition === undefined ? [] : [say];
  });
}

/** The names of the lists of lines that an expression joins. */
function namesOfLists(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind === 'arithmetic') return [...namesOfLists(typed.left, model), ...namesOfLists(typed.right, model)];
  if (typed.kind !== 'reference') return [];
  const value = model.steps.find((step) => step.name === typed.name)?.value;
  return value?.kind === 'expression' ? namesOfLists(value.typed, model) : [typed.name];
}
