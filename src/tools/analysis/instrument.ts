/**
 * A definition compiled with instrumentation: instead of returning a result, it records which parts are reached, which laws are broken
 * and by how much. The values are emitted by the same code as the calculation, so both take the same branches.
 */
import type {CheckedBlock, CheckedItem, Model} from '../../engine/model.ts';
import type {CheckedText} from '../../engine/typed.ts';
import {emitContext, type EmitContext} from '../../engine/emit/context.ts';
import {indent, string} from '../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/emit/calculate.ts';
import type {TypedExpression} from '../../engine/typed.ts';
import {compileFunction} from './compileFunction.ts';
import {type Law, lawsOf} from './laws.ts';
import {type HideableRead, hideableReads} from './offers.ts';
import {type Part, partsOfCard, partsOfSteps} from './parts.ts';
import type {AnswerSet} from './answerSets.ts';

export interface Instrumented {
  readonly parts: readonly Tracked<Part>[];
  readonly laws: readonly Tracked<Law>[];
  /** The conditions of declared exceptions, and those under which inputs are required, shown, or read where they may be hidden. */
  readonly conditions: readonly Tracked<TypedExpression>[];
  /** Where rules read questions that the form may hide. */
  readonly hideable: readonly Tracked<HideableRead>[];
  /**
   * Records every point that these answers reach or fulfil.
   * @returns false if a guard stopped the calculation
   */
  readonly run: (answers: AnswerSet, today: string) => boolean;
  /** Whether the last run recorded a point. A law is recorded where it applies: it is broken if the distance is above 0. */
  readonly isHit: (point: number) => boolean;
  /** By how much a law was broken in the last run that recorded it; of a figure that keeps it 0 or less. */
  readonly distance: (point: number) => number;
  /** The number of the last run that recorded a point; 0 if none did. */
  readonly lastHit: (point: number) => number;
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

  const baseContext = emitContext(model, ['hits$', 'run$']);
  const context: EmitContext = {
    ...baseContext,
    text: (text) => (isNeverEmpty(text) ? string('words') : baseContext.text(text)),
    reached: (part, code) => (pointOf.has(part) ? {text: `(${set(part)}, ${code.text})`, precedence: 9} : code),
  };
  const values = valueStatements(calculatedParts(model), context);
  const card = model.card.flatMap((block) => cardStatements(block, context, (key) => `${set(key)};`));
  const laws = track(lawsOf(model));
  const conditions = track([
    ...conditionsOfExceptions(model),
    ...model.needs.flatMap(({condition}) => condition ?? []),
    ...model.shownWhen.values(),
  ]);
  const hideable = track(hideableReads(model));
  const statements = [
    ...values,
    ...card,
    ...laws.map(({item, point}) => lawStatement(item, point, context, isSet)),
    ...conditions.map(({item, point}) => `if (${context.expression(item).text}) hits$[${point}] = run$;`),
    ...hideable.map(({item, point}) => `if (${context.expression(item.condition).text}) hits$[${point}] = run$;`),
    'return true;',
  ];
  type Run = (answers: AnswerSet, today: string, hits: Int32Array, distances: Float64Array, run: number) => true | null;
  const runWith = compileFunction<Run>('answers, today, hits$, distances$, run$', statements, context);
  const [hits, distances] = [new Int32Array(points), new Float64Array(points)];
  let runs = 0;
  return {
    parts,
    laws,
    conditions,
    hideable,
    run: (answers, today) => runWith(answers, today, hits, distances, ++runs) === true,
    isHit: (point) => hits[point] === runs,
    distance: (point) => distances[point]!,
    lastHit: (point) => hits[point]!,
  };
}

function conditionsOfExceptions({exceptions}: Model): readonly TypedExpression[] {
  return exceptions.flatMap((exception) => {
    if (exception.law === 'never') return [exception.condition];
    return 'when' in exception && exception.when !== undefined ? [exception.when] : [];
  });
}

/** Records a law and the distance where it applies; a law without a distance only where it is broken. */
function lawStatement(law: Law, point: number, {expression}: EmitContext, isSet: (key: object) => string): string {
  const codeOf = (typed: TypedExpression): string => expression(typed).text;
  const record = (distance: string): string => `{ hits$[${point}] = run$; distances$[${point}] = ${distance}; }`;
  const statement = (): string => {
    switch (law.kind) {
      case 'contradicts':
        return `if (${law.good.map(isSet).join(' || ')}) ${record('1')}`;
      case 'not a number':
        return `if (!Number.isFinite(${codeOf(law.value)})) ${record('1')}`;
      case 'not a day':
        return `if (!(${codeOf(law.value)} === null || $isCalendarDay(${codeOf(law.value)}))) ${record('1')}`;
      default:
        return record(codeOf(law.excess));
    }
  };
  const guards = [
    ...(law.line === undefined ? [] : [isSet(law.line)]),
    ...law.shownWhen.map((condition) => `(${codeOf(condition)})`),
  ];
  return guards.length === 0 ? statement() : `if (${guards.join(' && ')}) ${statement()}`;
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
