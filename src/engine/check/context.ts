import type {diagnose, Place} from '../diagnostics/diagnostic.ts';
import {check, checkCondition} from '../language/expression/check.ts';
import {errorExpression, type NoteUses, type ReportAt, type Scope} from '../language/expression/scope.ts';
import type {Span} from '../language/expression/token.ts';
import type {TypedExpression} from '../language/typed.ts';
import type {Constant} from '../language/definition/constant.ts';
import type {Definition} from '../language/definition/definition.ts';
import {placeOf, type Formula} from '../language/definition/formula.ts';
import type {Input} from '../language/definition/input.ts';
import type {Condition} from '../language/definition/value.ts';
import {inForceCondition} from '../language/inForce.ts';

/** Reports a problem, with the parameters of `diagnose`; returns undefined, the result of a check that fails. */
export type ReportProblem = (...problem: Parameters<typeof diagnose>) => undefined;

/** Receives every name of a definition with what it refers to, where the checks resolve it: what a rename changes. */
export interface NoteUsesInFile extends Pick<NoteUses, 'words'> {
  /**
   * @param place of the scalar or key that contains the name
   * @param span in its text; without it, wherever the text has this word
   * @param exact the place of the span in the file
   */
  readonly name: (place: Place, name: string, owner?: string, span?: Span, exact?: Place) => void;
}

/** What all checks of a definition share. */
export interface Context {
  readonly noteUses?: NoteUsesInFile | undefined;
  readonly definition: Definition;
  readonly report: ReportProblem;
  readonly scope: Scope;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly constants: ReadonlyMap<string, Constant>;
}

/** The typed expression of a formula; problems are reported at their place in the file. */
export function checkFormula(formula: Formula, context: Context): TypedExpression {
  if (formula.expression === undefined) return errorExpression;
  return check(formula.expression, scopeIn(formula, context), reportIn(formula, context));
}

/** The typed expression of a `when` or `unless`, and of the days on which it applies. */
export function checkWhen({formula, negated, inForce}: Condition, context: Context): TypedExpression {
  const onDays = inForce && inForceCondition(inForce);
  if (formula === undefined) return onDays ?? errorExpression;
  if (formula.expression === undefined) return errorExpression;
  const typed = checkCondition(formula.expression, scopeIn(formula, context), reportIn(formula, context));
  if (typed.kind === 'error') return typed;
  const holds: TypedExpression = negated ? {kind: 'not', operand: typed, type: typed.type} : typed;
  return onDays === undefined ? holds : {kind: 'and', left: onDays, right: holds, type: typed.type};
}

function scopeIn(formula: Formula, {scope, noteUses}: Context): Scope {
  if (noteUses === undefined) return scope;
  const {node, offset} = formula;
  const noteName: NoteUses['name'] = ({start, end}, name, owner) => {
    const span = {start: offset + start, end: offset + end};
    noteUses.name(node.place, name, owner, span, placeOf(formula, {start, end}));
  };
  return {...scope, noteUses: {...noteUses, name: noteName}};
}

function reportIn(formula: Formula, {report}: Context): ReportAt {
  return (code, at, details, hint) => {
    report(code, 'source' in at ? at : placeOf(formula, at), details, hint);
    return errorExpression;
  };
}
