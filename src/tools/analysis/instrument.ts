/**
 * A definition compiled with instrumentation: instead of returning a result, it records which parts are reached, which laws are broken
 * and by how much. The values are emitted by the same code as the calculation, so both take the same branches.
 */
import {runCode} from '#runCode';
import {runtime} from '../../engine/runtime/runtime.ts';
import type {CheckedBlock, CheckedItem, Model} from '../../engine/language/model.ts';
import type {CheckedText, TypedExpression} from '../../engine/language/typed.ts';
import {emitContext, type EmitContext} from '../../engine/program/context.ts';
import {call, type Code, indent, joinedBy, js, literal, textOf} from '../../engine/language/expression/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/program/calculate.ts';
import {dataStatements} from '../../engine/program/emit.ts';
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
  const at = (point: number): Code => js`hits$[${literal(point)}]`;
  const set = (key: object): Code => js`${at(pointOf.get(key)!)} = run$`;
  const isSet = (key: object): Code => (pointOf.has(key) ? js`${at(pointOf.get(key)!)} === run$` : js`false`);

  const baseContext = emitContext(model, ['hits$', 'run$']);
  const context: EmitContext = {
    ...baseContext,
    text: (text) => (isNeverEmpty(text) ? literal('words') : baseContext.text(text)),
    reached: (part, code) => (pointOf.has(part) ? js`(${set(part)}, ${code})` : code),
  };
  const values = valueStatements(calculatedParts(model), context);
  const card = model.card.flatMap((block) => cardStatements(block, context, (key) => js`${set(key)};`));
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
    ...conditions.map(({item, point}) => js`if (${context.expression(item)}) ${at(point)} = run$;`),
    ...hideable.map(({item, point}) => js`if (${context.expression(item.condition)}) ${at(point)} = run$;`),
    js`return true;`,
  ];
  type Run = (
    answers: AnswerSet,
    today: string,
    rules: string,
    hits: Int32Array,
    distances: Float64Array,
    run: number,
  ) => true | null;
  const code = js`return function (answers, today, rules$, hits$, distances$, run$) {\n${indent(statements)}\n};`;
  const all = [...dataStatements([{code}], context), {code}];
  const runWith = runCode(all.map((each) => textOf(each.code)).join('\n'), runtime) as Run;
  const [hits, distances] = [new Int32Array(points), new Float64Array(points)];
  let runs = 0;
  return {
    parts,
    laws,
    conditions,
    hideable,
    run: (answers, today) => runWith(answers, today, today, hits, distances, ++runs) === true,
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
function lawStatement(law: Law, point: number, {expression}: EmitContext, isSet: (key: object) => Code): Code {
  const at = literal(point);
  const record = (distance: Code): Code => js`{ hits$[${at}] = run$; distances$[${at}] = ${distance}; }`;
  const statement = (): Code => {
    switch (law.kind) {
      case 'contradicts':
        return js`if (${joinedBy(' || ', law.good.map(isSet))}) ${record(literal(1))}`;
      case 'not a number':
        return js`if (!Number.isFinite(${expression(law.value)})) ${record(literal(1))}`;
      case 'not a day': {
        const day = expression(law.value);
        return js`if (!(${day} === null || ${call('$isCalendarDay', [day])})) ${record(literal(1))}`;
      }
      default:
        return record(expression(law.excess));
    }
  };
  const guards = [
    ...(law.line === undefined ? [] : [isSet(law.line)]),
    ...law.shownWhen.map((condition) => js`(${expression(condition)})`),
  ];
  return guards.length === 0 ? statement() : js`if (${joinedBy(' && ', guards)}) ${statement()}`;
}

/** A text with words around its references: its value is never compared, only whether it is empty, so its references need no formatting. */
function isNeverEmpty(text: CheckedText): boolean {
  return text.some((part) => typeof part === 'string' && part !== '') && text.some((part) => typeof part !== 'string');
}

function cardStatements(block: CheckedBlock, context: EmitContext, set: (key: object) => Code): readonly Code[] {
  const when = ({condition}: CheckedItem, statement: Code): Code =>
    condition === undefined ? statement : js`if (${context.expression(condition)}) ${statement}`;
  const inner = block.showsFirst
    ? [
        joinedBy(
          ' else ',
          block.items.map((item) => when(item, set(item))),
        ),
      ]
    : block.items.filter(({condition}) => condition !== undefined).map((item) => when(item, set(item)));
  if (block.condition === undefined) return inner;
  return [js`if (${context.expression(block.condition)}) {\n${indent([set(block), ...inner])}\n}`];
}
