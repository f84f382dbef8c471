/**
 * A definition compiled with instruments: instead of returning a result it records which parts were reached and which laws broken.
 * The values are emitted by the same code as the calculation, so both take the same branches.
 */
import type {CheckedBlock, CheckedItem, CheckedText, Model} from '../../engine/model.ts';
import {emitContext, type EmitContext} from '../../engine/emit/context.ts';
import {dataCode} from '../../engine/emit/emit.ts';
import {indent, string} from '../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/emit/statements.ts';
import {runtime, runtimeFiles} from '../../engine/runtime/runtime.ts';
import {type Law, lawsOf, type ShownMaximum, shownMaximums} from './laws.ts';
import {type Part, partsOfCard, partsOfSteps} from './parts.ts';
import {type AnswerSet, withoutBlanks, visitAnswerSets} from './answerSets.ts';
import type {Example} from './finding.ts';
import type {Space} from './space.ts';

export interface Instrumented {
  readonly parts: readonly Tracked<Part>[];
  readonly laws: readonly Tracked<Law>[];
  readonly maximums: readonly Tracked<ShownMaximum>[];
  readonly exceptions: readonly Tracked<Model['exceptions'][number]>[];
  /** How many points `run` sets. */
  readonly points: number;
  /**
   * Sets the entry of every point that these answers reach, break or fulfil to `run`.
   * @returns false where a guard stopped the calculation
   */
  readonly run: (answers: AnswerSet, today: string, hits: Int32Array, run: number) => boolean;
}

interface Tracked<Item> {
  readonly item: Item;
  readonly point: number;
}

export function instrument(model: Model): Instrumented {
  let points = 0;
  const track = <Of>(each: readonly Of[]): readonly Tracked<Of>[] => each.map((item) => ({item, point: points++}));
  const inSteps = track(partsOfSteps(model));
  const onCard = track(partsOfCard(model));
  const parts = [...inSteps, ...onCard];
  const pointOf = new Map(parts.map(({item, point}) => [item.key, point]));
  const set = (key: object): string => `hits$[${pointOf.get(key)}] = run$`;
  const isSet = (key: object): string => (pointOf.has(key) ? `hits$[${pointOf.get(key)}] === run$` : 'false');

  const plain = emitContext(model);
  const context: EmitContext = {
    ...plain,
    text: (text) => (isNeverEmpty(text) ? string('words') : plain.text(text)),
    reached: (part, code) => (pointOf.has(part) ? {text: `(${set(part)}, ${code.text})`, precedence: 9} : code),
  };
  const values = valueStatements(calculatedParts(model), context);
  const card = model.card.flatMap((block) => cardStatements(block, context, (key) => `${set(key)};`));
  const laws = track(lawsOf(context, isSet));
  const maximums = track(shownMaximums(model));
  const exceptions = track(model.exceptions);
  const conditions = [
    ...laws.map(({item, point}) => [item.code, point] as const),
    ...maximums.map(({item, point}) => [context.expression(item.reached).text, point] as const),
    ...exceptions.map(({item, point}) => [context.expression(item.condition).text, point] as const),
  ];
  const statements = [
    ...values,
    ...card,
    ...conditions.map(([code, point]) => `if (${code}) hits$[${point}] = run$;`),
    'return true;',
  ];
  const body = `return function (answers, today, hits$, run$) {\n${indent(statements)}\n};`;
  const names = Object.keys(runtime);
  const run = new Function(...names, [...dataCode(body, context), body].join('\n'))(
    ...names.map((name) => runtime[name]),
  ) as (...given: Parameters<Instrumented['run']>) => true | null;
  return {parts, laws, maximums, exceptions, points, run: (...given) => run(...given) === true};
}

/** A text with words around its references: its value is never compared, only whether it is empty, so its references need no formatting. */
function isNeverEmpty(text: CheckedText): boolean {
  return text.some((part) => typeof part === 'string' && part !== '') && text.some((part) => typeof part !== 'string');
}

function cardStatements(block: CheckedBlock, context: EmitContext, set: (key: object) => string): readonly string[] {
  const when = ({condition}: CheckedItem, statement: string): string =>
    condition === undefined ? statement : `if (${context.expression(condition).text}) ${statement}`;
  const inner = block.showsFirst
    ? [block.items.map((item) => when(item, set(item))).join(' else ')]
    : block.items.filter(({condition}) => condition !== undefined).map((item) => when(item, set(item)));
  if (block.condition === undefined) return inner;
  return [`if (${context.expression(block.condition).text}) {\n${indent([set(block), ...inner])}\n}`];
}

/** What the answer sets of a space reach, break and fulfil, with an example for each problem. */
export interface Coverage {
  /** How many answer sets were visited; fewer than all only where the space is too large. */
  readonly visited: number;
  /** By point: whether some answers reached it. */
  readonly reached: (point: number) => boolean;
  /** By point of a law: answers that break it outside every exception declared as `sometimes:`. */
  readonly broken: ReadonlyMap<number, Example>;
  /** By point of an exception declared as `never:`: answers that fulfil it. */
  readonly fulfilled: ReadonlyMap<number, Example>;
  /** By input of `needs:`: answers that are calculated although it is blank. */
  readonly passed: ReadonlyMap<string, Example>;
}

export function measureCoverage(space: Space, instrumented: Instrumented, model: Model): Coverage {
  const hits = new Int32Array(instrumented.points);
  const pointsOf = (when: 'sometimes' | 'never') =>
    instrumented.exceptions.filter(({item}) => item.when === when).map(({point}) => point);
  const [laws, sometimes, never] = [
    instrumented.laws.map(({point}) => point),
    pointsOf('sometimes'),
    pointsOf('never'),
  ];
  const needs = model.definition.needs.map(({name}) => name);
  const [broken, fulfilled, passed] = [new Examples<number>(), new Examples<number>(), new Examples<string>()];
  let run = 0;
  const isHit = (point: number): boolean => hits[point] === run;
  const visited = visitAnswerSets(space, (answers, today) => {
    run++;
    const calculated = instrumented.run(answers, today, hits, run);
    if (calculated) for (const name of needs) if (answers[name] === '') passed.add(name, answers, today);
    for (const point of laws) if (isHit(point) && !sometimes.some(isHit)) broken.add(point, answers, today);
    for (const point of never) if (isHit(point)) fulfilled.add(point, answers, today);
  });
  return {
    visited,
    reached: (point) => hits[point] !== 0,
    broken: broken.found,
    fulfilled: fulfilled.found,
    passed: passed.found,
  };
}

/** Collects an example for each key: the answers with the fewest filled in. */
export class Examples<Key> {
  readonly found = new Map<Key, Example>();
  private readonly filled = new Map<Key, number>();

  add(key: Key, answers: AnswerSet, today: string): void {
    const known = this.found.get(key);
    const filled = countFilled(answers);
    if (known !== undefined && filled >= this.filled.get(key)!) {
      this.found.set(key, Object.assign(known, {count: known.count + 1}));
      return;
    }
    this.filled.set(key, filled);
    this.found.set(key, {answers: withoutBlanks(answers), today, count: (known?.count ?? 0) + 1});
  }
}

function countFilled(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (answers[name] !== '') count++;
  return count;
}

/** Figures cached for each unit of a format. */
const MAX_CACHED = 10_000;

type Format = (...values: readonly unknown[]) => unknown;

/** The functions that emitted code calls, with cached formats: over millions of answer sets they write the same few figures. */
export const memoizedRuntime: Readonly<Record<string, unknown>> = {
  ...runtime,
  ...Object.fromEntries(
    Object.entries(runtimeFiles['formats']!).map(([name, format]) => [`$${name}`, memoized(format as Format)]),
  ),
};

/** Caches by unit and figure; lists are not cached. */
function memoized(format: Format): Format {
  const cache = new Map<unknown, Map<unknown, unknown>>();
  return (value, unit) => {
    if (typeof value === 'object') return format(value, unit);
    let texts = cache.get(unit);
    if (texts === undefined) cache.set(unit, (texts = new Map()));
    let text = texts.get(value);
    if (text !== undefined) return text;
    text = format(value, unit);
    if (texts.size < MAX_CACHED) texts.set(value, text);
    return text;
  };
}
