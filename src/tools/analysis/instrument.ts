/**
 * A definition compiled with instrumentation: instead of returning a result, it records which parts are reached and
 * which laws are broken. The values are emitted by the same code as the calculation, so both take the same branches.
 */
import type {CheckedBlock, CheckedItem, CheckedText, Model} from '../../engine/model.ts';
import {emitContext, type EmitContext} from '../../engine/emit/context.ts';
import {indent, string} from '../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/emit/calculate.ts';
import {compileFunction} from './compileFunction.ts';
import {type Law, lawsOf, type ShownMaximum, shownMaximums} from './laws.ts';
import {type Part, partsOfCard, partsOfSteps} from './parts.ts';
import {type AnswerSet, type Example, Examples, visitAnswerSets} from './answerSets.ts';
import type {Space} from './space.ts';

export interface Instrumented {
  readonly parts: readonly Tracked<Part>[];
  readonly laws: readonly Tracked<Law>[];
  readonly maximums: readonly Tracked<ShownMaximum>[];
  readonly exceptions: readonly Tracked<Model['exceptions'][number]>[];
  /**
   * Records every point that these answers reach, break or fulfil.
   * @returns false where a guard stopped the calculation
   */
  readonly run: (answers: AnswerSet, today: string) => boolean;
  /** Whether the last run recorded a point. */
  readonly isHit: (point: number) => boolean;
  /** Whether any run recorded it. */
  readonly wasHit: (point: number) => boolean;
}

interface Tracked<Item> {
  readonly item: Item;
  readonly point: number;
}

export function instrument(model: Model): Instrumented {
  let points = 0;
  const track = <Item>(items: readonly Item[]): readonly Tracked<Item>[] =>
    items.map((item) => ({item, point: points++}));
  const parts = track([...partsOfSteps(model), ...partsOfCard(model)]);
  const pointOf = new Map(parts.map(({item, point}) => [item.key, point]));
  const set = (key: object): string => `hits$[${pointOf.get(key)}] = run$`;
  const isSet = (key: object): string => (pointOf.has(key) ? `hits$[${pointOf.get(key)}] === run$` : 'false');

  const baseContext = emitContext(model);
  const context: EmitContext = {
    ...baseContext,
    text: (text) => (isNeverEmpty(text) ? string('words') : baseContext.text(text)),
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
  const runWith = compileFunction<(answers: AnswerSet, today: string, hits: Int32Array, run: number) => true | null>(
    'answers, today, hits$, run$',
    statements,
    context,
  );
  const hits = new Int32Array(points);
  let runs = 0;
  return {
    parts,
    laws,
    maximums,
    exceptions,
    run: (answers, today) => runWith(answers, today, hits, ++runs) === true,
    isHit: (point) => hits[point] === runs,
    wasHit: (point) => hits[point] !== 0,
  };
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
  const {laws, exceptions, run, isHit, wasHit} = instrumented;
  const pointsOf = (when: 'sometimes' | 'never') =>
    exceptions.filter(({item}) => item.when === when).map(({point}) => point);
  const lawPoints = laws.map(({point}) => point);
  const [sometimes, never] = [pointsOf('sometimes'), pointsOf('never')];
  const needs = model.definition.needs.map(({name}) => name);
  const [broken, fulfilled, passed] = [new Examples<number>(), new Examples<number>(), new Examples<string>()];
  const visited = visitAnswerSets(space, (answers, today) => {
    if (run(answers, today)) for (const name of needs) if (answers[name] === '') passed.add(name, answers, today);
    for (const point of lawPoints) if (isHit(point) && !sometimes.some(isHit)) broken.add(point, answers, today);
    for (const point of never) if (isHit(point)) fulfilled.add(point, answers, today);
  });
  return {visited, reached: wasHit, broken: broken.byKey, fulfilled: fulfilled.byKey, passed: passed.byKey};
}
