/**
 * A definition compiled with instruments: in place of a result it records what was reached and which laws were broken. The
 * values are emitted by the same code as the calculation, so that both decide alike.
 */
import type {CheckedBlock, CheckedItem, CheckedText, Model} from '../../engine/model.ts';
import {emitContext, type EmitContext} from '../../engine/emit/context.ts';
import {dataCode} from '../../engine/emit/emit.ts';
import {indent, string} from '../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/emit/statements.ts';
import {runtime} from '../../engine/runtime/runtime.ts';
import {lawsOf, outOfsOf, type Law, type OutOf} from './laws.ts';
import {partsOfCard, partsOfSteps, type Part} from './parts.ts';
import type {AnswerSet} from './answerSets.ts';

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

export interface Tracked<Of> {
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
    reached: (part, code) => (pointOf.has(part) ? {text: `(${set(part)}, ${code.text})`, binds: 9} : code),
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
