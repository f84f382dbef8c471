/** The pass marks of a figure: the constants with which a verdict of the card compares the same value. */
import type {TypedExpression} from '../expression/typed.ts';
import {inWords} from '../definition/constant.ts';
import {children} from '../walk.ts';
import type {CheckedValue, Model} from '../model.ts';

export interface PassMark {
  /** The constant's name. */
  readonly constant: string;
  readonly label: string;
}

/** @returns in the order in which the verdicts ask for them, each once */
export function marksOf(figure: TypedExpression, model: Model): readonly PassMark[] {
  const shown = new Set(behind(figure, model));
  const names = model.card
    .flatMap(({items}) => items)
    .flatMap(({tone, condition}) => (tone === undefined || condition === undefined ? [] : [condition]))
    .flatMap((condition) => comparesIn(condition, model, new Set()))
    .flatMap(({left, right}) => {
      if (behind(left, model).some((name) => shown.has(name))) return constantOf(right, model);
      return behind(right, model).some((name) => shown.has(name)) ? constantOf(left, model) : [];
    });
  const {constants} = model.definition;
  return [...new Set(names)].map((constant) => ({
    constant,
    label: constants.find(({name}) => name === constant)!.label ?? inWords(constant),
  }));
}

function stepOf(typed: TypedExpression, model: Model): CheckedValue | undefined {
  return typed.kind === 'reference' ? model.steps.find(({name}) => name === typed.name)?.value : undefined;
}

/** What a value is called, and what the values that it only passes on are called. */
function behind(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind !== 'reference') return [];
  return [typed.name, ...valuesOf(stepOf(typed, model)).flatMap((passed) => behind(passed, model))];
}

function valuesOf(value: CheckedValue | undefined): readonly TypedExpression[] {
  if (value?.kind === 'expression') return [value.typed];
  return value?.kind === 'first' ? value.branches.flatMap((branch) => valuesOf(branch.value)) : [];
}

type Compare = Extract<TypedExpression, {kind: 'compare'}>;

/** The comparisons in a condition, in the values that it names, and in the lines of a list that it finds empty. */
function comparesIn(typed: TypedExpression, model: Model, seen: Set<string>): readonly Compare[] {
  if (typed.kind === 'compare') return [typed];
  if (typed.kind !== 'reference') return children(typed).flatMap((operand) => comparesIn(operand, model, seen));
  if (seen.has(typed.name)) return [];
  seen.add(typed.name);
  const value = stepOf(typed, model);
  const conditions =
    value?.kind === 'lines'
      ? value.lines.flatMap(({condition}) => (condition === undefined ? [] : [condition]))
      : valuesOf(value);
  return conditions.flatMap((condition) => comparesIn(condition, model, seen));
}

function constantOf(typed: TypedExpression, {definition}: Model): readonly string[] {
  return typed.kind === 'reference' && definition.constants.some(({name}) => name === typed.name) ? [typed.name] : [];
}
