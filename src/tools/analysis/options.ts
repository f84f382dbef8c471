/**
 * Options that nobody reads: a table has rows for others of the same choice, and no row, condition or declared exception names
 * this one, so that it falls under 'otherwise' without anyone having said so.
 */
import {operandsOf, type TypedExpression} from '../../engine/expression/typed.ts';
import type {CheckedValue, Model} from '../../engine/model.ts';
import {partsOfBlock, partsOfValue} from '../../engine/references.ts';
import type {Finding} from './finding.ts';

export function optionsNobodyReads(model: Model): readonly Finding[] {
  const read = optionsRead(model);
  return model.definition.inputs
    .filter(({name}) => read.tabled.has(name) && !read.whole.has(name))
    .flatMap(({name, options}) =>
      options
        .filter(({value}) => !read.options.has(value))
        .map(({value, place}): Finding => ({
          kind: 'option',
          message: `No rule reads the option '${value}' of '${name}': it falls under 'otherwise'`,
          hint: "Give it a row, or name it in a condition under 'exceptions:' as 'sometimes:' with a reason.",
          place,
        })),
    );
}

interface Read {
  /** Choices that decide a table. */
  readonly tabled: ReadonlySet<string>;
  /** Options that a row or a condition names. */
  readonly options: ReadonlySet<string>;
  /** Choices that a rule reads as a whole: as a number, as a level, by label. */
  readonly whole: ReadonlySet<string>;
}

function optionsRead(model: Model): Read {
  const options = new Set<string>();
  const [tabled, whole] = [new Set<string>(), new Set<string>()];
  const inExpression = (typed: TypedExpression): void => {
    if (typed.kind === 'option') options.add(typed.value);
    if (typed.kind === 'in') for (const option of typed.options) options.add(option);
    if (typed.kind === 'compareLevels') for (const name of choicesIn(typed)) whole.add(name);
    if (typed.kind === 'call' && typed.name === 'number') for (const name of choicesIn(typed)) whole.add(name);
    operandsOf(typed).forEach(inExpression);
  };
  const inValue = (value: CheckedValue): void => {
    if (value.kind === 'choices' || value.kind === 'matrix')
      for (const row of value.rows) {
        for (const option of row.options) options.add(option);
        if ('columns' in row)
          for (const column of row.columns) for (const option of column.options) options.add(option);
      }
    if (value.kind === 'first') for (const branch of value.branches) inValue(branch.value);
    if (value.kind === 'fields') for (const field of value.fields) inValue(field.value);
  };
  for (const {value} of model.steps) inValue(value);
  model.exceptions.forEach(({condition}) => inExpression(condition));
  for (const {values, deciders} of [
    ...model.steps.map((step) => partsOfValue(step.value)),
    ...model.card.map(partsOfBlock),
  ]) {
    for (const {by} of deciders) for (const name of choicesIn(by)) tabled.add(name);
    for (const typed of values) {
      if (typed.kind === 'reference' && typed.type.kind === 'choice') whole.add(typed.name);
      inExpression(typed);
    }
  }
  for (const {dated} of model.definition.constants)
    for (const {value} of dated.periods)
      if (value.kind === 'options') for (const {word} of value.options) options.add(word);
  return {options, tabled, whole};
}

function choicesIn(typed: TypedExpression): readonly string[] {
  const own = typed.kind === 'reference' && typed.type.kind === 'choice' ? [typed.type.input] : [];
  return [...own, ...operandsOf(typed).flatMap(choicesIn)];
}
