/**
 * What programs see of a calculator apart from its results, compared between two versions: questions, options, limits, and the keys
 * and types of the result. What a program may have to change for is major; what is only new, or takes more answers, is minor.
 */
import {load} from '../../engine/compile.ts';
import {metadata} from '../../engine/published/metadata.ts';
import type {InputDescription} from '../../engine/published/types.ts';
import type {Rename} from '../analysis/diff/renames.ts';
import {daysOfPages, type Versions} from '../analysis/diff/versions.ts';
import {resultShape, type ObjectShape, type Shape} from '../package/shape.ts';
import {major, minor, type Reason} from './level.ts';

/** Each change once, also if it is seen on several days. */
export function interfaceChanges(versions: Versions): readonly Reason[] {
  const {original, after, renames} = versions;
  const calculators = [load(original.body), load(after.body)] as const;
  const ofInputs = daysOfPages(versions).flatMap((today) => {
    const [one, other] = calculators.map((calculator) => metadata(calculator, {today}).inputs);
    return inputChanges(one!, other!, renames);
  });
  const ofResult = shapeChanges('', resultShape(original.model), resultShape(after.model), renames);
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
  ];
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
  ];
}

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
