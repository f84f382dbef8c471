/**
 * What programs see of a calculator apart from its results, compared between two versions: questions, options, limits, and the keys
 * and types of the result. What a program may have to change for is major; what is only new, or takes more answers, is minor.
 */
import {load} from '../../engine/program/parts.ts';
import {metadata} from '../../engine/published/metadata.ts';
import type {InputDescription} from '../../engine/results/published.ts';
import {ownValue} from '../../engine/language/ownValue.ts';
import {list} from '../../engine/runtime/formats.ts';
import {movedItems} from '../analysis/diff/order.ts';
import type {Rename} from '../analysis/diff/renames.ts';
import {daysOfPages, type Versions} from '../analysis/diff/versions.ts';
import {resultShape, type ObjectShape, type Shape} from '../interface/shape.ts';
import {major, minor, type Reason} from './level.ts';

/** Each change once, also if it is seen on several days. */
export function interfaceChanges(versions: Versions): readonly Reason[] {
  const {original, after, renames} = versions;
  const calculators = [load(original.body), load(after.body)] as const;
  const ofInputs = daysOfPages(versions).flatMap((today) => {
    const [one, other] = calculators.map((calculator) => metadata(calculator, {today}).inputs);
    return inputChanges(one!, other!, renames);
  });
  const [shape, shapeNow] = [original, after].map(({model}) => resultShape(model)) as [ObjectShape, ObjectShape];
  const ofResult = [...shapeChanges('', shape, shapeNow, renames), ...keyOrderChanges('the result', shape, shapeNow)];
  return [...new Map([...ofInputs, ...ofResult].map((reason) => [reason.because, reason])).values()];
}

type Inputs = readonly InputDescription[];

function inputChanges(before: Inputs, after: Inputs, renames: readonly Rename[], prefix = ''): readonly Reason[] {
  const name = ({id}: InputDescription): string => `question ${prefix}${id}`;
  return [
    ...before.flatMap((input) => {
      const now = after.find(({id}) => id === input.id);
      return now === undefined
        ? gone(name(input), newName('input', input.id, renames))
        : changesOf(name(now), input, now, renames);
    }),
    ...after
      .filter(({id}) => before.every((input) => input.id !== id) && !isNewName('input', id, renames))
      .map((input) =>
        input.required === false
          ? minor(`The ${name(input)} is new.`)
          : major(`The ${name(input)} is new, and without an answer there is no result.`),
      ),
    ...orderChange(
      `the questions${prefix && ` of ${prefix.slice(0, -1)}`}`,
      before.map(({id}) => id),
      after.map(({id}) => id),
    ),
  ];
}

/** Forms of others show questions and options in our order, and lists of results have the order of our keys. */
function orderChange(of: string, before: readonly string[], after: readonly string[]): readonly Reason[] {
  const moved = movedItems(before, after);
  return moved.length === 0
    ? []
    : [
        minor(
          `The order of ${of} changed (moved: ${list(moved.slice(0, 5))}${moved.length > 5 ? ' and others' : ''}).`,
        ),
      ];
}

/** The new name of what is gone, if the later version declares it with `was:`. */
const newName = (kind: Rename['kind'], was: string, renames: readonly Rename[], owner?: string): string | undefined =>
  renames.find(
    (rename) => rename.kind === kind && rename.was === was && (owner === undefined || rename.owner === owner),
  )?.is;

const isNewName = (kind: Rename['kind'], name: string, renames: readonly Rename[]): boolean =>
  renames.some((rename) => rename.kind === kind && rename.is === name);

const gone = (what: string, is: string | undefined): readonly Reason[] => [
  major(is === undefined ? `The ${what} is gone.` : `The ${what} is now called ${is}.`),
];

/** @param name 'question visaType' */
function changesOf(
  name: string,
  before: InputDescription,
  after: InputDescription,
  renames: readonly Rename[],
): readonly Reason[] {
  return [
    ...typeChanges(name, before, after),
    ...optionChanges(name, before, after, renames),
    ...offeredChanges(name, before, after),
    ...limitChanges(name, before, after),
    ...needChanges(name, before, after),
    ...inputChanges(before.fields ?? [], after.fields ?? [], renames, `${after.id}.`),
  ];
}

function typeChanges(name: string, before: InputDescription, after: InputDescription): readonly Reason[] {
  const counted = ({unit = 'no unit', per}: InputDescription): string =>
    per === undefined ? unit : `${unit} a ${per}`;
  const [from, to] = [counted(before), counted(after)];
  return [
    // Also from whole numbers to any: '4.378' is then no longer 4,378, but a number of two readings.
    ...(before.kind === after.kind ? [] : [major(`The ${name} is of type ${after.kind}, not ${before.kind}.`)]),
    ...(from === to ? [] : [major(`The ${name} counts in ${to}, not ${from}.`)]),
  ];
}

function optionChanges(
  name: string,
  {id, options: before = []}: InputDescription,
  {options: after = []}: InputDescription,
  renames: readonly Rename[],
): readonly Reason[] {
  const has = (options: typeof before, value: string): boolean => options.some((option) => option.value === value);
  return [
    ...before
      .filter(({value}) => !has(after, value))
      .flatMap(({value}) => gone(`option ${value} of the ${name}`, newName('option', value, renames, id))),
    ...after
      .filter(({value}) => !has(before, value) && !isNewName('option', value, renames))
      .map(({value}) => minor(`The option ${value} of the ${name} is new.`)),
    ...orderChange(
      `the options of the ${name}`,
      before.map(({value}) => value),
      after.map(({value}) => value),
    ),
  ];
}

/** Options of both versions that one of them takes only with other answers. */
function offeredChanges(name: string, before: InputDescription, after: InputDescription): readonly Reason[] {
  const rows = [before, after].flatMap(({offered}) =>
    offered === undefined ? [] : Object.keys(offered.rows).map((answer) => ({by: offered.by, answer})),
  );
  const takenBy = ({options = [], offered}: InputDescription, by: string, answer: string): readonly string[] =>
    (offered?.by === by ? ownValue(offered.rows, answer) : undefined) ?? options.map(({value}) => value);
  const isCommon = (value: string): boolean =>
    [before, after].every(({options = []}) => options.some((option) => option.value === value));
  return rows.flatMap(({by, answer}) => {
    const [one, other] = [before, after].map((input) => takenBy(input, by, answer).filter(isCommon));
    const lost = one!.filter((value) => !other!.includes(value));
    const added = other!.filter((value) => !one!.includes(value));
    const words = (values: readonly string[]): string => `${list(values)} of the ${name} with ${by}: ${answer}`;
    return [
      ...(lost.length === 0 ? [] : [major(`Answers with ${words(lost)} are refused.`)]),
      ...(added.length === 0 ? [] : [minor(`Answers with ${words(added)} are no longer refused.`)]),
    ];
  });
}

/** Limits as numbers that grow with what they allow; days are compared as texts. */
function limitChanges(name: string, before: InputDescription, after: InputDescription): readonly Reason[] {
  const change = (
    limit: 'min' | 'max' | 'many',
    allowsMore: (from: Limit, to: Limit) => boolean,
  ): readonly Reason[] => {
    const [from, to] = [before[limit], after[limit]];
    if (from === to) return [];
    const words = `The limit ${limit} of the ${name} is ${to ?? 'gone'}, not ${from ?? 'without limit'}.`;
    const isWider = to === undefined || (from !== undefined && typeof from === typeof to && allowsMore(from, to));
    return [(isWider ? minor : major)(words)];
  };
  return [
    ...change('min', (from, to) => to < from),
    ...change('max', (from, to) => to !== 'today' && from !== 'today' && to > from),
    ...change('many', (from, to) => to > from),
    ...(before.step === after.step
      ? []
      : [minor(`The steps of the ${name} are ${after.step ?? 1}, not ${before.step ?? 1}.`)]),
    ...(before.kind === after.kind && isWhole(after) && !isWhole(before)
      ? [major(`The ${name} takes only whole numbers.`)]
      : []),
    ...(isAboveZero(after) && !isAboveZero(before) ? [major(`0 is no answer to the ${name}.`)] : []),
    ...(isAboveZero(before) && !isAboveZero(after) && takesZero(after)
      ? [minor(`0 is an answer to the ${name}.`)]
      : []),
  ];
}

/** As the schema of the answers has it: `numberSchema` of published/inputSchema.ts. */
const isWhole = ({kind, step}: InputDescription): boolean =>
  kind === 'integer' || (step !== undefined && Number.isInteger(step));
const isAboveZero = ({min, default: whenBlank}: InputDescription): boolean =>
  min === undefined && whenBlank !== undefined;
const takesZero = ({min}: InputDescription): boolean => min === undefined || Number(min) <= 0;

type Limit = number | string;

const needed = {false: 0, sometimes: 1, true: 2};

function needChanges(name: string, before: InputDescription, after: InputDescription): readonly Reason[] {
  const [from, to] = [before, after].map(({required}) => needed[`${required}`]) as [number, number];
  const hadDefault = before.optional || before.default !== undefined;
  const hasDefault = after.optional || after.default !== undefined;
  return [
    ...(to > from ? [major(`Without an answer to the ${name} there is no result.`)] : []),
    ...(to < from ? [minor(`There is a result without an answer to the ${name}.`)] : []),
    ...(hadDefault && !hasDefault ? [major(`Leaving the ${name} blank is no longer an answer.`)] : []),
    ...(!hadDefault && hasDefault ? [minor(`Leaving the ${name} blank is an answer.`)] : []),
    ...(before.matters === after.matters
      ? []
      : [minor(`The ${name} ${after.matters ? 'matters now' : 'no longer matters'}.`)]),
  ];
}

/** @param prefix the keys that lead to the shapes: 'breakdown.' */
function shapeChanges(
  prefix: string,
  before: ObjectShape,
  after: ObjectShape,
  renames: readonly Rename[],
): readonly Reason[] {
  return [
    ...[...before.members].flatMap(([key, shape]) => {
      const now = after.members.get(key);
      const name = `${prefix}${key}`;
      if (now === undefined)
        return gone(`key ${name} of the result`, newName('result key', key, renames) ?? newName('part', key, renames));
      return shape.kind === 'object' && now.kind === 'object'
        ? shapeChanges(`${name}.`, shape, now, renames)
        : typeOfKeyChanges(name, shape, now);
    }),
    ...[...after.members.keys()]
      .filter(
        (key) => !before.members.has(key) && !isNewName('result key', key, renames) && !isNewName('part', key, renames),
      )
      .map((key) => minor(`The key ${prefix}${key} of the result is new.`)),
  ];
}

function keyOrderChanges(of: string, before: ObjectShape, after: ObjectShape): readonly Reason[] {
  return [
    ...orderChange(`the keys of ${of}`, [...before.members.keys()], [...after.members.keys()]),
    ...[...after.members].flatMap(([key, shape]) => {
      const former = before.members.get(key);
      return shape.kind === 'object' && former?.kind === 'object' ? keyOrderChanges(key, former, shape) : [];
    }),
  ];
}

function typeOfKeyChanges(name: string, before: Shape, after: Shape): readonly Reason[] {
  if (before.kind !== after.kind)
    return [major(`The key ${name} of the result is of type ${after.kind}, not ${before.kind}.`)];
  if (before.kind !== 'words' || after.kind !== 'words') return [];
  const named = (words: readonly string[]): string => words.map((word) => (word === '' ? "''" : word)).join(', ');
  const lost = before.words.filter((word) => !after.words.includes(word));
  const added = after.words.filter((word) => !before.words.includes(word));
  return [
    ...(lost.length === 0 ? [] : [major(`The key ${name} of the result is no longer ${named(lost)}.`)]),
    ...(added.length === 0 ? [] : [major(`The key ${name} of the result can now be ${named(added)}.`)]),
  ];
}
