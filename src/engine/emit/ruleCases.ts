/** Lines and cases with their conditions, as tables of the page. */
import {inWords} from '../definition/constant.ts';
import type {CheckedLine, CheckedText, CheckedValue, Model, Step} from '../model.ts';
import type {EmitContext} from './context.ts';
import {array, object, string} from './javascript.ts';
import {conditionInWords, inGeneral, valueInWords} from './words.ts';

/** Lines with the conditions under which each is said. */
export function linesCode({named}: Step, lines: readonly CheckedLine[], context: EmitContext): string {
  const {model} = context;
  const rows = lines.flatMap(({condition, say, otherwise}) => [
    array([
      condition === undefined ? string('Always') : context.text(conditionInWords(condition, model)),
      context.text(inGeneral(say, model)),
    ]),
    ...(condition === undefined || otherwise === undefined
      ? []
      : [array([context.text(conditionInWords(condition, model, true)), context.text(inGeneral(otherwise, model))])]),
  ]);
  return object({
    title: string(named.label),
    columns: array(['When', 'What the result says'].map(string)),
    rows: array(rows),
    note: named.note === undefined ? undefined : string(named.note),
  });
}

/** The cases of a value, in the order in which they are tried. */
export function casesCode(
  {named, name}: Step,
  {branches, type}: Extract<CheckedValue, {kind: 'first'}>,
  context: EmitContext,
): string {
  const rows = branches.map(({condition, value}) =>
    array([
      condition === undefined ? string('Otherwise') : context.text(conditionInWords(condition, context.model)),
      value.kind === 'nothing' && type.kind === 'number'
        ? string('0')
        : context.text(branchInWords(value, context.model)),
    ]),
  );
  const owner = name.includes('.') && !name.startsWith('result.') ? `${inWords(name.split('.')[0]!)}: ` : '';
  return object({
    title: string(owner + named.label),
    columns: array(['When', named.label].map(string)),
    rows: array(rows),
    note: named.note === undefined ? undefined : string(named.note),
  });
}

function branchInWords(value: CheckedValue, model: Model): CheckedText {
  if (value.kind === 'expression') return valueInWords(value.typed, model);
  if (value.kind === 'text') return inGeneral(value.text, model);
  return value.kind === 'nothing' ? ['–'] : [inWords(value.kind)];
}
