import * as z from 'zod';
import type {CalendarDay} from '../../runtime/calendar.ts';
import type {Place} from '../../diagnostics/diagnostic.ts';
import {day, either, list, map, pattern, readAs, sentence, textOrFigure, type Word} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {label, type Text} from './text.ts';
import {sharedUseKeys, unlinked} from './sharedUse.ts';
import {figureSourceSchema} from './source.ts';
import {unitKeys} from './unit.ts';
import {figureIn, percentPattern} from '../yaml/figure.ts';
import {figureOf, textOf, type Entry, type Node} from '../yaml/node.ts';
import {capitalized} from '../../runtime/english.ts';

/** A value that may change on days known in advance. The first period also applies before its first day, if it has one. */
export interface Dated {
  readonly periods: readonly Period[];
  readonly place: Place;
}

/** `from` is missing if the value is not dated, or where the first period says what applies before the second. */
type Period = Pick<z.output<typeof periodSchema>, 'value'> & Partial<z.output<typeof periodSchema>>;

/** A single value, as one cell or one period has it. */
export type Datum =
  | {readonly kind: 'figure'; readonly value: number; readonly place: Place}
  | {readonly kind: 'percent'; readonly value: number; readonly place: Place}
  /** A calendar day, YYYY-MM-DD. */
  | {readonly kind: 'day'; readonly text: string; readonly place: Place}
  | {readonly kind: 'words'; readonly text: string; readonly place: Place}
  | {readonly kind: 'options'; readonly options: readonly Word[]; readonly place: Place}
  | {readonly kind: 'nothing'; readonly place: Place};

const periodSchema = map('A period.', {
  from: day(
    'The first day, YYYY-MM-DD. The first period may leave it out: it is then what applied before the others.',
  ).optional(),
  value: readAs(z.union([z.number(), z.string()]).describe('The value from that day on.'), (_, node) =>
    readDatum(node),
  ),
  source: figureSourceSchema.optional(),
});

/** Dated values. */
export const periodsSchema: Concept<Dated> = readAs(
  list('Dated values, each with its first day, earliest first.', periodSchema, {id: 'periods'}),
  (periods, {place}) => ({periods, place}),
);

/** A value that is not dated. */
export const undatedSchema: Concept<Dated, string | number> = readAs(z.union([z.number(), z.string()]), (_, node) =>
  undated(node),
);

const valueSchema = either(
  'A figure (43_800), a share (60%), a day (2024-06-07), a text, a list of options, or dated values.',
  [undatedSchema, periodsSchema, readAs(list('Options.', textOrFigure()), (_, node) => undated(node))],
);

/** Of figures that the authority sets anew every year. */
export const yearlyKey = {
  yearly: pattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day of the year like 01-01 or 07-01')
    .describe(
      'The day on which it usually changes every year, MM-DD: visitors are told and can use a newer one; editors are reminded.',
    )
    .optional(),
};

const describedKeys = {
  value: valueSchema,
  label: label('Its name on the page; by default its key in words.').optional(),
  ...unitKeys,
  note: sentence('How the documents were interpreted; shown on the page.').optional(),
  ...yearlyKey,
  source: figureSourceSchema.optional(),
};

const describedSchema = map('A constant with a label.', {
  ...describedKeys,
  was: sentence('Its former name, if it was renamed.').optional(),
});

type DescribedConstant = z.output<typeof describedSchema>;

const bareSchema = readAs(valueSchema, (value, {place}): DescribedConstant => ({value, place}));

const usedSchema = readAs(map('A constant of a shared file.', sharedUseKeys), unlinked);

export const constantSchema: Concept<DescribedConstant> = either(
  'A constant: its value, or a map of value, label, unit, note and source; or where a shared file has it.',
  [bareSchema, usedSchema, describedSchema],
  {chosenBy: [['shared']]},
);

/** A constant in a shared file. */
export const sharedConstantSchema: Concept<DescribedConstant> = either(
  'A constant: its value, or a map of value, label, unit, note and source.',
  [bareSchema, map('A shared constant with a label.', describedKeys)],
);

/** A named value of the rules, defined in one place. */
export type Constant = ReturnType<typeof toConstant>;

export function toConstant({key, keyPlace, value}: Entry<DescribedConstant>) {
  const {label: labelText, unit, per, note, yearly, source, value: dated} = value;
  return {name: key, place: keyPlace, ...labelled(key, labelText), dated, unit, per, note, yearly, source};
}

/** Whether somebody who knows a newer figure can put it in: it is a number that the authority sets anew every year. */
export const canBeReplaced = ({yearly, dated}: Constant): boolean =>
  yearly !== undefined && dated.periods.every(({value}) => value.kind === 'figure');

/** Whether it has the same value in every calculation. */
export const isOnceAndForAll = (constant: Constant): boolean =>
  constant.dated.periods.length === 1 && !canBeReplaced(constant);

function undated(node: Node): Dated {
  return {periods: [{value: readDatum(node)}], place: node.place};
}

function readDatum(node: Node): Datum {
  const {place} = node;
  if (node.kind === 'list')
    return {kind: 'options', options: node.items.map((item) => ({word: textOf(item) ?? '', place: item.place})), place};
  const text = textOf(node) ?? '';
  const value = figureOf(node);
  if (value !== undefined) return {kind: 'figure', value, place};
  if (percentPattern.test(text)) return {kind: 'percent', value: figureIn(text)!, place};
  if (isDayWritten(text)) return {kind: 'day', text, place};
  return text === 'nothing' ? {kind: 'nothing', place} : {kind: 'words', text, place};
}

/** Whether a text is meant as a day; whether that day exists is checked later. */
export function isDayWritten(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The label under a name, or the name in words. */
export function labelled(name: string, labelText: Text | undefined) {
  return {label: labelText?.node.text ?? labelFromName(name), labelText};
}

/** 'minimumYears' becomes 'Minimum years'. */
export function labelFromName(name: string): string {
  const spaced = name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return capitalized(spaced);
}

/** The value of a datum; 0 for `nothing`. */
export function datumValue(datum: Datum): unknown {
  switch (datum.kind) {
    case 'figure':
    case 'percent':
      return datum.value;
    case 'words':
    case 'day':
      return datum.text;
    case 'options':
      return datum.options.map((option) => option.word);
    case 'nothing':
      return 0;
  }
}

/** The datum in force on a day: of the last period begun by then, or of the first. */
export function datumInForce({periods}: Dated, on: CalendarDay): Datum {
  return periodInForce(periods, on).value;
}

/** The last period begun by a day, or the first. */
export const periodInForce = (periods: Dated['periods'], on: CalendarDay): Dated['periods'][number] =>
  periods.findLast(({from}) => from === undefined || from.day <= on) ?? periods[0]!;
