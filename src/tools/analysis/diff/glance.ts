/** A definition compiled for comparing: the result, and all that the card shows of it. */
import type {TypedExpression} from '../../../engine/expression/typed.ts';
import {emitContext, type EmitContext} from '../../../engine/emit/context.ts';
import {dataCode} from '../../../engine/emit/emit.ts';
import {array, indent, object, string} from '../../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../../engine/emit/statements.ts';
import type {CheckedBlock, Model} from '../../../engine/model.ts';
import {verdictOf, type Verdict} from '../../../engine/verdict.ts';
import type {Result} from '../../../engine/compiled/module.ts';
import {memoizedRuntime} from '../memoizedRuntime.ts';
import type {AnswerSet} from '../answerSets.ts';
import {seenCode} from './seen.ts';

/** What a visitor is told; null where a guard stops the calculation. */
export interface Glance {
  readonly result: Result;
  /** The verdict's words; undefined where the card shows none. */
  readonly verdict: string | undefined;
  readonly tone: string | undefined;
  /** The sentences of each list and note of the card; none where it is not shown. */
  readonly lines: readonly (readonly string[])[];
  /** All else that the card shows, as values; `undefined` for what is not shown. */
  readonly values: readonly unknown[];
}

export interface Look {
  readonly glance: (answers: AnswerSet, today: string) => Glance | null;
  /** What the values of a glance read as on the card; null where a guard stops the calculation. */
  readonly texts: (answers: AnswerSet, today: string) => readonly unknown[] | null;
  /** Values of two versions may be compared instead of their texts where these are the same. */
  readonly shape: string;
}

export function lookOf(model: Model): Look {
  const context = emitContext(model);
  const result = object(Object.fromEntries(model.definition.result.map(({name}) => [name, `result$${name}`])));
  const verdict = verdictOf(model);
  const {values, texts, shape} = seenCode(context);
  const glance = object({
    result,
    verdict: verdictCode(verdict, ({say}) => context.text(say), context),
    tone: verdictCode(verdict, ({tone}) => string(tone), context),
    lines: array(model.card.flatMap((block) => linesCode(block, context))),
    values,
  });
  return {
    glance: functionOf(glance, context) as Look['glance'],
    texts: functionOf(texts, context) as Look['texts'],
    shape,
  };
}

/** The calculation as a function that gives this of it. */
function functionOf(code: string, context: EmitContext): unknown {
  const statements = [...valueStatements(calculatedParts(context.model), context), `return ${code};`];
  const body = `return function (answers, today) {\n${indent(statements)}\n};`;
  const names = Object.keys(memoizedRuntime);
  return new Function(...names, [...dataCode(body, context), body].join('\n'))(
    ...names.map((name) => memoizedRuntime[name]),
  );
}

function verdictCode(
  verdict: Verdict | undefined,
  codeOf: (branch: Verdict['branches'][number]) => string,
  context: EmitContext,
): string {
  if (verdict === undefined) return 'undefined';
  const branches = verdict.branches.map((branch) =>
    branch.condition === undefined
      ? codeOf(branch)
      : `${context.expression(branch.condition).text} ? ${codeOf(branch)} : `,
  );
  return shownCode(verdict.condition, branches.join(''), 'undefined', context);
}

function linesCode(block: CheckedBlock, context: EmitContext): readonly string[] {
  if (block.kind === 'note') return [shownCode(block.condition, array([context.text(block.text)]), '[]', context)];
  if (block.kind !== 'reasons' && block.kind !== 'requirements') return [];
  return [shownCode(block.condition, context.expression(block.of).text, '[]', context)];
}

function shownCode(
  condition: TypedExpression | undefined,
  code: string,
  otherwise: string,
  context: EmitContext,
): string {
  return condition === undefined ? code : `(${context.expression(condition).text}) ? (${code}) : ${otherwise}`;
}
