/** The constants and the formulas of a definition, as two tables of the page. */
import type {Constant} from '../definition/constant.ts';
import type {Step} from '../model.ts';
import type {EmitContext} from './context.ts';
import {datedText} from './datedText.ts';
import {array, object, string} from './javascript.ts';
import {conditionInWords, valueInWords} from './words.ts';

/** The named figures, texts and lists of options, each with what it counts and where it comes from. */
export function figuresCode(constants: readonly Constant[], context: EmitContext): string {
  const noted = constants.some((constant) => constant.note !== undefined);
  const rows = constants.map((constant) =>
    array([
      string(constant.label),
      datedText(constant.dated, constant.unit, context),
      ...(noted ? [string(constant.note ?? '')] : []),
    ]),
  );
  return object({
    title: string('Figures used'),
    columns: array(['Figure', 'Value', ...(noted ? ['Note'] : [])].map(string)),
    rows: array(rows),
  });
}

/** Whether a value is a formula; one that only passes another value on is none. */
export function isFormula({value}: Step): boolean {
  return value.kind === 'expression' && value.typed.kind !== 'reference';
}

/** Every named condition and formula in words. */
export function formulasCode(steps: readonly Step[], context: EmitContext): string {
  const formulas = steps.flatMap(({named, value}) => {
    if (value.kind !== 'expression') return [];
    const inWords = value.type.kind === 'condition' ? conditionInWords : valueInWords;
    return [{named, words: inWords(value.typed, context.model)}];
  });
  const noted = formulas.some(({named}) => named.note !== undefined);
  const rows = formulas.map(({named, words}) =>
    array([string(named.label), context.text(words), ...(noted ? [string(named.note ?? '')] : [])]),
  );
  return object({
    title: string('Worked out'),
    columns: array(['Value', 'How', ...(noted ? ['Note'] : [])].map(string)),
    rows: array(rows),
  });
}
