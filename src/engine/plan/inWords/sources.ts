/** The sources of a definition, and which of them a row of the rules has. */
import type {Definition} from '../../language/definition/definition.ts';
import {showsFigure} from '../explanation/figure.ts';
import type {Model} from '../../language/model.ts';
import type {CheckedText} from '../../language/typed.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import {constantNamed, stepOf} from '../../language/references.ts';
import type {FigureSource} from '../../language/definition/source.ts';
import {
  keyOf,
  type Source,
  sourceOfChange,
  sourceOfDefinition,
  sourcesIn,
  sourcesOfConstant,
  sourcesOfRow,
} from '../../language/sources.ts';
import {namesInText} from '../../language/walk.ts';
import type {Row} from './rules/row.ts';

/** All sources, first the one of every figure that names no other. */
export const listedSources = ({definition}: Model): readonly Source[] =>
  sourcesIn(definition).map(({source}) => source);

/**
 * The sources of what a row of the rules shows, as positions among those of `listedSources`.
 * @param name the constant or value that the row belongs to
 * @param on the day of the rules, for the figures in force alone
 * @returns empty if it is only the first
 */
export function sourcePositions(
  name: string,
  {covers, shows}: Pick<Row, 'covers' | 'shows'>,
  model: Model,
  on?: CalendarDay,
): readonly number[] {
  const {definition} = model;
  const constants = [name, ...shows].flatMap((each) => constantNamed(each, model) ?? []);
  const named = constantNamed(name, model) === undefined ? stepOf(name, model)?.named : undefined;
  const sources: readonly Source[] = [
    ...constants.flatMap((constant) => sourcesOfConstant(constant, definition, on)),
    ...(named === undefined ? [] : covers.flatMap((row) => sourcesOfRow(named, row, definition, on))),
  ];
  return positionsIn(sources, definition);
}

/**
 * The same of a text of the page on a day of the rules, whose figures are constants or are written into it.
 * @returns empty if it is only the first
 */
export function textSourcePositions(text: CheckedText, model: Model, on: CalendarDay): readonly number[] {
  const {definition} = model;
  const constants = namesInText(text).flatMap((name) => constantNamed(name, model) ?? []);
  const isWritten = text.some((part) => typeof part === 'string' && showsFigure(part));
  const sources = constants.flatMap((constant) => sourcesOfConstant(constant, definition, on));
  return positionsIn(isWritten ? [sourceOfDefinition(definition), ...sources] : sources, definition);
}

/**
 * The positions of the sources of what a row shows, from each day on which they are others.
 * @param daysOfChange the days on which a rule of the definition changes
 * @returns the first ones from '' on
 */
export function datedPositions(
  name: string,
  row: Pick<Row, 'covers' | 'shows'>,
  model: Model,
  daysOfChange: readonly CalendarDay[],
): readonly (readonly [from: CalendarDay, positions: readonly number[]])[] {
  const all = ['', ...daysOfChange].map((day) => [day, sourcePositions(name, row, model, day)] as const);
  return all.filter(([, positions], index) => index === 0 || positions.join() !== all[index - 1]![1].join());
}

/** The position of the source of a change. */
export const positionsOfChange = (source: FigureSource, definition: Definition): readonly number[] =>
  positionsIn([sourceOfChange(source, definition)], definition);

/** The positions of sources, in order; empty if it is only the first. */
export function positionsIn(sources: readonly Source[], definition: Definition): readonly number[] {
  const all = positionsOf(definition);
  const positions = [...new Set(sources.map((source) => all.get(keyOf(source))!))].toSorted((a, b) => a - b);
  return positions.every((position) => position === 0) ? [] : positions;
}

const knownPositions = new WeakMap<Definition, ReadonlyMap<string, number>>();

function positionsOf(definition: Definition): ReadonlyMap<string, number> {
  const known = knownPositions.get(definition);
  if (known !== undefined) return known;
  const positions = new Map(sourcesIn(definition).map(({source}, position) => [keyOf(source), position]));
  knownPositions.set(definition, positions);
  return positions;
}
