/** What stands beside each other on a card and should not: a good verdict, and lines that say otherwise. */
import type {TypedExpression} from '../../engine/expression/typed.ts';
import type {CheckedList, CheckedText, Model} from '../../engine/model.ts';

export function goodVerdicts({card}: Model): readonly object[] {
  return card.flatMap(({items}) => items.filter(({tone}) => tone === 'good'));
}

/**
 * Lines that speak against a good verdict: of reasons those that are said under a condition, or as its 'else'; of
 * requirements those that say what is not met ('unless').
 */
export function contradictingLines({of, speaksAgainstGood}: CheckedList, model: Model): readonly CheckedText[] {
  if (speaksAgainstGood === undefined) return [];
  const lines = listsIn(of, model).flatMap((name) => {
    const value = model.steps.find((step) => step.name === name)?.value;
    return value?.kind === 'lines' ? value.lines : [];
  });
  return lines.flatMap(({condition, say, otherwise}) => {
    if (speaksAgainstGood === 'unless') return condition?.kind === 'not' ? [say] : [];
    if (otherwise !== undefined) return [otherwise];
    return condition === undefined ? [] : [say];
  });
}

/** The lists of lines that an expression puts together. */
function listsIn(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind === 'arithmetic') return [...listsIn(typed.left, model), ...listsIn(typed.right, model)];
  if (typed.kind !== 'reference') return [];
  const value = model.steps.find((step) => step.name === typed.name)?.value;
  return value?.kind === 'expression' ? listsIn(value.typed, model) : [typed.name];
}
