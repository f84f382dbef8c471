/** The names and words of a definition by what they are, each with a line about it: for completion and for hovering. */
import {writtenLines} from '../../engine/check/exceptions.ts';
import type {Constant, Datum} from '../../engine/language/definition/constant.ts';
import {withItemFields, type Input} from '../../engine/language/definition/input.ts';
import type {NamedValue} from '../../engine/language/definition/named.ts';
import {folds, type Fold} from '../../engine/language/expression/folds.ts';
import {describeKinds, describeType, formats, type Type} from '../../engine/language/expression/types.ts';
import {parametersInWords, type FunctionDescriptor} from '../../engine/language/functions/descriptor.ts';
import {functions} from '../../engine/language/functions/index.ts';
import {fieldOfItem} from '../../engine/language/inputs/list.ts';
import type {Model} from '../../engine/language/model.ts';
import {memberOf, stepOf, templateNamed} from '../../engine/language/references.ts';
import {calendarDay, inUnit, percent} from '../../engine/runtime/formats.ts';

/** A word that may be written, with a line about it. */
export interface Entry {
  readonly word: string;
  readonly about: string;
}

const entry = (word: string, about: string): Entry => ({word, about});

export const inputsOf = ({definition}: Model): readonly Entry[] =>
  definition.inputs.map((input) => entry(input.name, `question: ${labelOf(input)}`));

export const constantsOf = ({definition}: Model): readonly Entry[] =>
  definition.constants.map((constant) => entry(constant.name, `${figureOf(constant)}: ${constant.label}`));

/** All that a formula may name. */
export function namesOf(model: Model): readonly Entry[] {
  const {tables, values, sums, lines} = model.definition;
  const about = (kind: string) => (named: NamedValue) =>
    entry(named.name, `${kind}: ${named.label}${named.takes === undefined ? '' : `, takes ${argumentsIn(named)}`}`);
  return [
    ...inputsOf(model),
    ...constantsOf(model),
    ...tables.map(about('table')),
    ...values.map(about('value')),
    ...sums.map(({name}) => entry(name, 'sum')),
    ...lines.map(about('lines')),
    entry('result', 'the keys of the result'),
    entry('today', 'the day of the calculation'),
  ];
}

const argumentsIn = ({takes = []}: NamedValue): string => takes.map(({name}) => name).join(', ');

/** What can follow a name and a point. */
export function membersOf(owner: string, model: Model): readonly Entry[] {
  const {sums, result} = model.definition;
  if (owner === 'result') return result.map(({name, label}) => entry(name, `result: ${label}`));
  const sum = sums.find(({name}) => name === owner);
  if (sum !== undefined)
    return [
      ...sum.parts.map(({name, label}) => entry(name, `part of ${owner}: ${label}`)),
      entry('total', `the total of ${owner}`),
      entry('parts', `all parts of ${owner}, for the result`),
    ];
  const type = typeOf(owner, model);
  if (type?.kind !== 'group' && type?.kind !== 'parts') return [];
  return [...type.members].map(([name, member]) => entry(name, `column of ${owner}: ${describeType(member)}`));
}

/** The words that a name may be compared with: the options of a choice, or the words of a value. */
export function optionsOf(name: string, model: Model, template?: string): readonly Entry[] {
  const inputs = withItemFields(model.definition.inputs);
  const input = inputs.find((each) => each.name === name) ?? inputs.find((each) => fieldOfItem(each.name) === name);
  if (input !== undefined) return input.options.map(({value, label}) => entry(value, label));
  const argument = templateNamed(template ?? '', model)?.parameters.find((parameter) => parameter.name === name);
  const type = argument?.type ?? typeOf(name, model);
  if (type?.kind === 'choice') return optionsOf(type.input, model).filter(({word}) => type.options.includes(word));
  return type?.kind === 'text'
    ? (type.words ?? []).filter((word) => word !== '').map((word) => entry(word, `word of ${name}`))
    : [];
}

/** The type of what a formula names; undefined if it is not known. */
export function typeOf(name: string, model: Model): Type | undefined {
  const step = stepOf(name, model);
  const type = step?.value.type ?? templateNamed(name.split('.')[0]!, model)?.value.type;
  const member = step === undefined ? name.split('.')[1] : memberOf(name, step);
  if (member === undefined || member === '') return type;
  return type?.kind === 'group' ? type.members.get(member) : undefined;
}

export const fieldsOf = (list: string, {definition}: Model): readonly Entry[] =>
  (definition.inputs.find(({name}) => name === list)?.each ?? []).map((field) =>
    entry(fieldOfItem(field.name), `field of ${list}: ${labelOf(field)}`),
  );

export const linesOf = ({steps}: Model): readonly Entry[] =>
  writtenLines(steps).map(({written}) => entry(written, 'line'));

export const formatsInTexts: readonly Entry[] = Object.entries(formats).map(([name, {about}]) => entry(name, about));

/** Every function, and every call over the items of a list. */
export const callable: readonly Entry[] = [
  ...Object.entries(functions).map(([name, descriptor]: [string, FunctionDescriptor]) =>
    entry(name, `(${parametersIn(descriptor)}) ${descriptor.about}`),
  ),
  ...Object.entries(folds).map(([name, fold]: [string, Fold]) =>
    entry(name, `(a list, ${describeKinds(fold.takes)} for each item) ${fold.about}`),
  ),
];

function parametersIn(descriptor: FunctionDescriptor): string {
  const {optional = 0, variadic = false} = descriptor;
  const words = parametersInWords(descriptor);
  return `${words.map((word, index) => (index < words.length - optional ? word : `[${word}]`)).join(', ')}${variadic ? ', …' : ''}`;
}

export function labelOf({label}: Pick<Input, 'label'>): string {
  return label.node.text;
}

/** What a constant is, in each of its periods: '€43,800; from 1 January 2027: €50,700'. */
export function figureOf({dated: {periods}, unit}: Constant): string {
  return periods
    .map(({from, value}) => `${from === undefined ? '' : `from ${calendarDay(from.day)}: `}${datumOf(value, unit)}`)
    .join('; ');
}

function datumOf(datum: Datum, unit: string | undefined): string {
  switch (datum.kind) {
    case 'figure':
      return inUnit(datum.value, unit);
    case 'percent':
      return percent(datum.value);
    case 'day':
      return calendarDay(datum.text);
    case 'words':
      return datum.text;
    case 'options':
      return datum.options.map(({word}) => word).join(', ');
    case 'nothing':
      return 'nothing';
  }
}
