/**
 * A definition compiled with instruments: in place of a result it records what was reached and which laws were broken. The
 * values are emitted by the same code as the calculation, so that both decide alike.
 */
import type {CheckedBlock, CheckedItem, CheckedText, Model} from '../../engine/model.ts';
import {emitContext, type EmitContext} from '../../engine/emit/context.ts';
import {dataCode} from '../../engine/emit/emit.ts';
import {indent, string} from '../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/emit/statements.ts';
import {runtime, runtimeFiles} from '../../engine/runtime/runtime.ts';
import {type Law, lawsOf, type OutOf, outOfsOf} from './laws.ts';
import {type Part, partsOfCard, partsOfSteps} from './parts.ts';
import {type AnswerSet, filledIn, visitAnswerSets} from './answerSets.ts';
import type {Example} from './finding.ts';
import type {Space} from './space.ts';

export interface Instrumented {
  readonly parts: readonly Tracked<Part>[];
  readonly laws: readonly Tracked<Law>[];
  readonly outOfs: readonly Tracked<OutOf>[];
  readonly exceptions: readonly Tracked<Model['exceptions'][number]>[];
  /** How many points `run` sets. */
  readonly points: number;
  /**
   * Sets the entry of every point that these answers reach, break or fulfil to `run`.
   * @returns false where a guard stopped the calculation
   */
  readonly run: (answers: AnswerSet, today: string, hits: Int32Array, run: number) => boolean;
}

interface Tracked<Of> {
  readonly of: Of;
  readonly point: number;
}

export function instrument(model: Model): Instrumented {
  let points = 0;
  const track = <Of>(each: readonly Of[]): readonly Tracked<Of>[] => each.map((of) => ({of, point: points++}));
  const inSteps = track(partsOfSteps(model));
  const onCard = track(partsOfCard(model));
  const parts = [...inSteps, ...onCard];
  const pointOf = new Map(parts.map(({of, point}) => [of.key, point]));
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
  const outOfs = track(outOfsOf(model));
  const exceptions = track(model.exceptions);
  const conditions = [
    ...laws.map(({of, point}) => [of.code, point] as const),
    ...outOfs.map(({of, point}) => [context.expression(of.reached).text, point] as const),
    ...exceptions.map(({of, point}) => [context.expression(of.condition).text, point] as const),
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
  return {parts, laws, outOfs, exceptions, points, run: (...given) => run(...given) === true};
}

/** Words around references are there whatever the answers, so that they need not be written out; no rule compares such a text. */
function isNeverEmpty(text: CheckedText): boolean {
  return text.some((part) => typeof part === 'string' && part !== '') && text.some((part) => typeof part !== 'string');
}

function cardStatements(block: CheckedBlock, context: EmitContext, set: (key: object) => string): readonly string[] {
  const under = ({condition}: CheckedItem, statement: string): string =>
    condition === undefined ? statement : `if (${context.expression(condition).text}) ${statement}`;
  const inside = block.showsFirst
    ? [block.items.map((item) => under(item, set(item))).join(' else ')]
    : block.items.filter(({condition}) => condition !== undefined).map((item) => under(item, set(item)));
  if (block.condition === undefined) return inside;
  return [`if (${context.expression(block.condition).text}) {\n${indent([set(block), ...inside])}\n}`];
}

// What the answer sets of a space reach, break and fulfil, with the plainest answers for all that should not be.

export interface Coverage {
  /** How many answer sets were visited; fewer than the space holds only where that is too large. */
  readonly visited: number;
  /** By point: whether some answers reached it. */
  readonly reached: (point: number) => boolean;
  /** By point of a law: answers that break it while no exception that is declared to hold sometimes does. */
  readonly broken: ReadonlyMap<number, Example>;
  /** By point of an exception that is declared to hold never: answers that fulfil it. */
  readonly fulfilled: ReadonlyMap<number, Example>;
  /** By input that a guard waits for: answers without it that are calculated all the same. */
  readonly passed: ReadonlyMap<string, Example>;
}

export function measureCoverage(space: Space, instrumented: Instrumented, model: Model): Coverage {
  const hits = new Int32Array(instrumented.points);
  const pointsOf = (when: 'sometimes' | 'never') =>
    instrumented.exceptions.filter(({of}) => of.when === when).map(({point}) => point);
  const [laws, sometimes, never] = [
    instrumented.laws.map(({point}) => point),
    pointsOf('sometimes'),
    pointsOf('never'),
  ];
  const needs = model.definition.needs.map(({name}) => name);
  const [broken, fulfilled, passed] = [new Examples<number>(), new Examples<number>(), new Examples<string>()];
  let run = 0;
  const holds = (point: number): boolean => hits[point] === run;
  const visited = visitAnswerSets(space, (answers, today) => {
    run++;
    const calculated = instrumented.run(answers, today, hits, run);
    if (calculated) for (const name of needs) if (answers[name] === '') passed.add(name, answers, today);
    for (const point of laws) if (holds(point) && !sometimes.some(holds)) broken.add(point, answers, today);
    for (const point of never) if (holds(point)) fulfilled.add(point, answers, today);
  });
  return {
    visited,
    reached: (point) => hits[point] !== 0,
    broken: broken.found,
    fulfilled: fulfilled.found,
    passed: passed.found,
  };
}

/** The answers with the fewest filled in, by what they show. */
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
    this.found.set(key, {answers: filledIn(answers), today, count: (known?.count ?? 0) + 1});
  }
}

function countFilled(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (answers[name] !== '') count++;
  return count;
}

// The functions of emitted code, with formats that remember: over millions of answer sets they write the same few figures.

/** So many figures of one format are kept. */
const MOST_KEPT = 10_000;

type Format = (...values: readonly unknown[]) => unknown;

export const memoizedRuntime: Readonly<Record<string, unknown>> = {
  ...runtime,
  ...Object.fromEntries(
    Object.entries(runtimeFiles['formats']!).map(([name, format]) => [`$${name}`, memoized(format as Format)]),
  ),
};

/** Of the first value and the second, which is a unit; a list is written anew. */
function memoized(format: Format): Format {
  const kept = new Map<unknown, Map<unknown, unknown>>();
  return (value, unit) => {
    if (typeof value === 'object') return format(value, unit);
    let ofUnit = kept.get(unit);
    if (ofUnit === undefined) kept.set(unit, (ofUnit = new Map()));
    let text = ofUnit.get(value);
    if (text !== undefined) return text;
    text = format(value, unit);
    if (ofUnit.size < MOST_KEPT) ofUnit.set(value, text);
    return text;
  };
}
