/**
 * A definition compiled a second way: instead of a result it notes what was reached and which laws were broken. The values are
 * emitted by the same code as the calculation, so that both decide alike.
 */
import type {CheckedBlock, CheckedItem, CheckedText, Model} from '../../engine/model.ts';
import {emitContext, type EmitContext} from '../../engine/emit/context.ts';
import {dataCode} from '../../engine/emit/emit.ts';
import {indent, string} from '../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../engine/emit/statements.ts';
import {runtime} from '../../engine/runtime/runtime.ts';
import {lawsOf, outOfsOf, type Law, type OutOf} from './laws.ts';
import {partsOfCard, partsOfSteps, type Part} from './parts.ts';
import type {AnswerSet} from './walk.ts';

export interface Probe {
  readonly parts: readonly Watched<Part>[];
  readonly laws: readonly Watched<Law>[];
  readonly outOfs: readonly Watched<OutOf>[];
  readonly exceptions: readonly Watched<Model['exceptions'][number]>[];
  /** How many marks `run` sets. */
  readonly marks: number;
  /**
   * Sets the mark of everything that these answers reach, break or fulfil to `turn`.
   * @returns false where a guard stopped the calculation
   */
  readonly run: (answers: AnswerSet, today: string, marks: Int32Array, turn: number) => boolean;
}

export interface Watched<Of> {
  readonly of: Of;
  readonly mark: number;
}

export function probeOf(model: Model): Probe {
  let marks = 0;
  const watch = <Of>(each: readonly Of[]): readonly Watched<Of>[] => each.map((of) => ({of, mark: marks++}));
  const inSteps = watch(partsOfSteps(model));
  const onCard = watch(partsOfCard(model));
  const parts = [...inSteps, ...onCard];
  const markOf = new Map(parts.map(({of, mark}) => [of.key, mark]));
  const set = (key: object): string => `marks$[${markOf.get(key)}] = turn$`;
  const isSet = (key: object): string => (markOf.has(key) ? `marks$[${markOf.get(key)}] === turn$` : 'false');

  const plain = emitContext(model);
  const context: EmitContext = {
    ...plain,
    text: (text) => (isNeverEmpty(text) ? string('words') : plain.text(text)),
    reached: (part, code) => (markOf.has(part) ? {text: `(${set(part)}, ${code.text})`, binds: 9} : code),
  };
  const values = valueStatements(calculatedParts(model), context);
  const card = model.card.flatMap((block) => cardStatements(block, context, (key) => `${set(key)};`));
  const laws = watch(lawsOf(context, isSet));
  const outOfs = watch(outOfsOf(model));
  const exceptions = watch(model.exceptions);
  const conditions = [
    ...laws.map(({of, mark}) => [of.code, mark] as const),
    ...outOfs.map(({of, mark}) => [context.expression(of.reached).text, mark] as const),
    ...exceptions.map(({of, mark}) => [context.expression(of.condition).text, mark] as const),
  ];
  const statements = [
    ...values,
    ...card,
    ...conditions.map(([code, mark]) => `if (${code}) marks$[${mark}] = turn$;`),
    'return true;',
  ];
  const body = `return function (answers, today, marks$, turn$) {\n${indent(statements)}\n};`;
  const names = Object.keys(runtime);
  const run = new Function(...names, [...dataCode(body, context), body].join('\n'))(
    ...names.map((name) => runtime[name]),
  ) as (...given: Parameters<Probe['run']>) => true | null;
  return {parts, laws, outOfs, exceptions, marks, run: (...given) => run(...given) === true};
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
