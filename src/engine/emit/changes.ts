/** The verdict alone, and the inputs that advice may vary, as JavaScript: what a search for other outcomes needs. */
import {namesInBlock} from '../walk.ts';
import type {ChangePace} from '../compiled/module.ts';
import type {Input} from '../definition/input.ts';
import {inputCompilers} from '../inputs/index.ts';
import type {Model} from '../model.ts';
import {dependenciesOf} from '../references.ts';
import {cutsOf, type Cuts} from '../regions/cuts.ts';
import {rankOf, verdictOf, type Verdict} from '../blocks/verdict.ts';
import {firstThatHolds, type EmitContext} from './context.ts';
import {array, indent, object, string} from './javascript.ts';
import {valueStatements} from './calculate.ts';

/** Declares `outcome` and `variables`. */
export function changesCode(context: EmitContext): string {
  const {model} = context;
  const verdict = verdictOf(model);
  if (verdict === undefined || !hasBetter(verdict))
    return 'function outcome() {\n  return null;\n}\nconst variables = [];';
  const inputs = inputsOf(verdict, model);
  const cuts = cutsOf(model);
  const varied = inputs.flatMap((input) => variableCode(input, cuts.get(input.name)) ?? []);
  return `${outcomeCode(verdict, context)}\nconst variables = ${array(varied)};`;
}

/** Declares `outcome`, which calculates only what the verdict reads. */
export function outcomeCode(verdict: Verdict, context: EmitContext): string {
  const {model} = context;
  const read = dependenciesOf(namesInBlock(verdict), model);
  const steps = model.steps.filter(({name}) => read.has(name));
  const values = valueStatements({inputs: inputsOf(verdict, model), steps}, context);
  return `function outcome(answers, today) {\n${indent([...values, `return ${verdictCode(verdict, context)};`])}\n}`;
}

/** The inputs behind a verdict, and those of the guards. */
function inputsOf(verdict: Verdict, model: Model): readonly Input[] {
  const read = dependenciesOf(namesInBlock(verdict), model);
  const needs = model.definition.needs.map(({name}) => name);
  return model.definition.inputs.filter(({name}) => read.has(name) || needs.includes(name));
}

/** Whether one verdict can be better than another: a colour is no better than none. */
function hasBetter({items: branches}: Verdict): boolean {
  const neutral = branches.filter(({tone}) => tone === 'neutral').length;
  return neutral > 1 || branches.length - neutral > 1;
}

/** Ranks by tone, and within a tone from the last branch to the first. */
function verdictCode({condition, items: branches}: Verdict, context: EmitContext): string {
  const ranked = branches.toReversed().toSorted((one, other) => rankOf(one.tone) - rankOf(other.tone));
  const code = firstThatHolds(
    branches,
    (branch) =>
      object({tone: string(branch.tone), text: context.text(branch.text), rank: String(ranked.indexOf(branch))}),
    context,
  );
  return condition === undefined ? code : `!(${context.expression(condition).text}) ? null : ${code}`;
}

/** Undefined where advice leaves the input as it is. */
function variableCode(input: Input, cuts: Cuts | undefined): string | undefined {
  const changes = input.changes as ChangePace | 'fixed' | undefined;
  if (changes === undefined || changes === 'fixed') return undefined;
  const shared = {id: string(input.name), changes: string(changes)};
  const {suggests} = inputCompilers[input.type];
  if (suggests === 'options') {
    const options = input.order?.options.map(({word}) => word) ?? input.options.map(({value}) => value);
    return object({
      ...shared,
      kind: string('choice'),
      ordered: String(input.order !== undefined),
      options: array(options.map(string)),
    });
  }
  if (suggests !== 'numbers' || cuts === undefined) return undefined;
  const {cuts: own, joint} = cuts;
  return object({...shared, kind: string('number'), cuts: JSON.stringify(own), joint: JSON.stringify(joint)});
}
