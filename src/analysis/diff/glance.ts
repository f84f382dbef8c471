/** A definition compiled for comparing: the result, the verdict's words and the card's sentences, without the rest of the card. */
import type {Typed} from '../../expression/typed.ts';
import {emitContext, type EmitContext} from '../../compiler/emit/context.ts';
import {dataCode} from '../../compiler/emit/emit.ts';
import {array, indent, object} from '../../compiler/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../compiler/emit/statements.ts';
import type {CheckedBlock, Model} from '../../compiler/model.ts';
import {verdictOf, type Verdict} from '../../compiler/verdict.ts';
import type {Result} from '../../definition/module.ts';
import {rememberingRuntime} from '../rememberingRuntime.ts';
import type {AnswerSet} from '../walk.ts';

/** What a visitor is told; null where a guard stops the calculation. */
export interface Glance {
  readonly result: Result;
  /** Undefined where the card shows none. */
  readonly verdict: string | undefined;
  /** The sentences of each list and note of the card; none where it is not shown. */
  readonly lines: readonly (readonly string[])[];
}

export type Look = (answers: AnswerSet, today: string) => Glance | null;

export function lookOf(model: Model): Look {
  const context = emitContext(model);
  const result = object(Object.fromEntries(model.definition.result.map(({name}) => [name, `result$${name}`])));
  const verdict = verdictOf(model);
  const glance = object({
    result,
    verdict: verdict === undefined ? 'undefined' : verdictCode(verdict, context),
    lines: array(model.card.flatMap((block) => linesCode(block, context))),
  });
  const statements = [...valueStatements(calculatedParts(model), context), `return ${glance};`];
  const body = `return function (answers, today) {\n${indent(statements)}\n};`;
  const names = Object.keys(rememberingRuntime);
  return new Function(...names, [...dataCode(body, context), body].join('\n'))(
    ...names.map((name) => rememberingRuntime[name]),
  ) as Look;
}

function verdictCode(block: Verdict, context: EmitContext): string {
  const branches = block.branches.map(({condition, say}) =>
    condition === undefined ? context.text(say) : `${context.expression(condition).text} ? ${context.text(say)} : `,
  );
  return shownCode(block.condition, branches.join(''), 'undefined', context);
}

function linesCode(block: CheckedBlock, context: EmitContext): readonly string[] {
  if (block.kind === 'note') return [shownCode(block.condition, array([context.text(block.text)]), '[]', context)];
  if (block.kind !== 'reasons' && block.kind !== 'requirements') return [];
  return [shownCode(block.condition, context.expression(block.of).text, '[]', context)];
}

function shownCode(condition: Typed | undefined, code: string, otherwise: string, context: EmitContext): string {
  return condition === undefined ? code : `(${context.expression(condition).text}) ? (${code}) : ${otherwise}`;
}
