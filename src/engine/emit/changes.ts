/** The inputs that the verdict depends on, as JavaScript: what a search for other outcomes needs. */
import {namesInBlock} from '../walk.ts';
import {isJudgement} from '../compiled/card.ts';
import type {Cut, JointCut} from '../regions/cut.ts';
import {withItemFields, type Input} from '../definition/input.ts';
import {inputCompilers} from '../inputs/index.ts';
import {fieldOfItem} from '../inputs/list.ts';
import type {CheckedBlock, Model} from '../model.ts';
import {dependenciesOf, namesOfNeeds} from '../references.ts';
import {cutsOf, type Cuts} from '../regions/cuts.ts';
import {anyDay, farDay} from '../regions/forms.ts';
import {verdictOf, type Verdict} from '../blocks/verdict.ts';
import {array, object, objectOf, string} from './javascript.ts';

/** Declares `variables`, `questions`, `numbers` and `shortNames`. */
export function changesCode(model: Model): string {
  return `${verdictPartsCode(model)}\n${shortNamesCode(model)}`;
}

function shortNamesCode({definition}: Model): string {
  const named = withItemFields(definition.inputs).flatMap(({name, short}) =>
    short === undefined ? [] : [[name, string(short)] as const],
  );
  return `const shortNames = ${objectOf(named, (entry) => entry)};`;
}

/** The verdict whose branches a search can compare; undefined if none can be better than another. */
export function searchedVerdict(model: Model): Verdict | undefined {
  const verdict = verdictOf(model);
  return verdict !== undefined && hasBetter(verdict) ? verdict : undefined;
}

function verdictPartsCode(model: Model): string {
  const verdict = searchedVerdict(model);
  const {inputs, cuts} =
    verdict === undefined ? {inputs: [], cuts: new Map<string, Cuts>()} : dependedOn([verdict], model);
  const variables = inputs.flatMap((input) => variableCode(input, cuts.get(input.name)) ?? []);
  const questions = inputs.map((input) => questionCode(input, cuts.get(input.name)));
  return [
    ...inputs.flatMap((input) => cutsCode(input, cuts.get(input.name)) ?? []),
    `const variables = ${array(variables)};`,
    `const questions = ${array(questions)};`,
    `const numbers = ${array(numbersCode(model, cuts))};`,
  ].join('\n');
}

/** @param declared the thresholds of the verdict alone; in most calculators the figures have no others */
function numbersCode(model: Model, declared: CutsByInput): readonly string[] {
  const isHeadline = ({kind, items}: CheckedBlock): boolean =>
    kind === 'verdict' || items.some((item) => item.isHeadline);
  const {inputs, cuts} = dependedOn(model.card.filter(isHeadline), model);
  return inputs.flatMap((input) => {
    const all = cuts.get(input.name);
    if (inputCompilers[input.type].suggests !== 'numbers' || all === undefined) return [];
    const isDeclared = JSON.stringify(all) === JSON.stringify(declared.get(input.name));
    const code = isDeclared ? sharedCuts(input) : {cuts: JSON.stringify(all.cuts), joint: JSON.stringify(all.joint)};
    return object({id: string(input.name), ...code, ...(!all.complete && {hasOthers: 'true'})});
  });
}

/** The cuts of numbers that are the same on all days and for all dates: the page knows no others. */
function cutsOnAllDays(model: Model): ReadonlyMap<string, Cuts> {
  const [cuts, later] = [anyDay, farDay].map((day) => cutsOf(model, day)) as [CutsByInput, CutsByInput];
  const dates = withItemFields(model.definition.inputs).filter(({type}) => inputCompilers[type].range !== undefined);
  const dependsOnDate = ({terms}: JointCut): boolean => dates.some(({name}) => Object.hasOwn(terms, name));
  return new Map(
    [...cuts].map(([name, {cuts: all, joint, complete}]) => {
      const onOtherDay = new Set(
        [...later.get(name)!.cuts, ...later.get(name)!.joint].map((cut) => JSON.stringify(cut)),
      );
      const isLasting = (cut: Cut | JointCut): boolean => onOtherDay.has(JSON.stringify(cut));
      const lasting = joint.filter((cut) => isLasting(cut) && !dependsOnDate(cut));
      const isComplete = complete && all.every(isLasting) && lasting.length === joint.length;
      return [name, {cuts: all.filter(isLasting), joint: lasting, complete: isComplete}];
    }),
  );
}

type CutsByInput = ReadonlyMap<string, Cuts>;

/** The inputs that blocks of the card depend on, those of the guards among them, and their thresholds: not those of the rest of the card. */
function dependedOn(
  card: readonly CheckedBlock[],
  model: Model,
): {readonly inputs: readonly Input[]; readonly cuts: CutsByInput} {
  const read = dependenciesOf(card.flatMap(namesInBlock), model);
  const needed = new Set(namesOfNeeds(model));
  const steps = model.steps.filter(({name}) => read.has(name));
  return {
    inputs: model.definition.inputs.filter(({name}) => read.has(name) || needed.has(name)),
    cuts: cutsOnAllDays({...model, steps, card}),
  };
}

/** Whether one verdict can be better than another. A judgement and a neutral status cannot be compared. */
function hasBetter({items: branches}: Verdict): boolean {
  const judging = branches.filter(({tone}) => isJudgement(tone)).length;
  return judging > 1 || branches.length - judging > 1;
}

/** Declares the thresholds of a number, which `variables`, `questions` and `numbers` share. */
function cutsCode({name, type}: Input, cuts: Cuts | undefined): string | undefined {
  if (inputCompilers[type].suggests !== 'numbers' || cuts === undefined) return undefined;
  return `const cuts$${name} = ${JSON.stringify(cuts.cuts)}, joint$${name} = ${JSON.stringify(cuts.joint)};`;
}

/** Undefined if advice does not vary the input, or the field of an item. */
function variableCode(input: Input, cuts: Cuts | undefined): string | undefined {
  const {changes = 'fixed', each} = input;
  const id = fieldOfItem(input.name);
  const shared = {id: string(id), changes: string(changes), suggest: suggestionCode(input)};
  if (each !== undefined) {
    const fields = each.flatMap((field) => variableCode(field, undefined) ?? []);
    return changes === 'fixed' && fields.length === 0
      ? undefined
      : object({...shared, kind: '"list"', each: array(fields)});
  }
  if (changes === 'fixed') return undefined;
  const {suggests} = inputCompilers[input.type];
  if (suggests === 'days') return object({...shared, kind: '"date"'});
  if (suggests === 'options') {
    const values = input.order?.options.map(({word}) => word) ?? input.options.map(({value}) => value);
    const ordered = String(input.order !== undefined);
    return object({...shared, kind: '"choice"', ordered, options: array(values.map(string)), short: shortCode(input)});
  }
  if (suggests !== 'numbers') return undefined;
  const number = {...shared, kind: '"number"'};
  if (id !== input.name) return object(number);
  return cuts && object({...number, ...sharedCuts(input), ...(!cuts.complete && {hasOthers: 'true'})});
}

function suggestionCode({suggest, type}: Input): string | undefined {
  if (suggest === undefined) return undefined;
  const {template, byOption} = suggest;
  if (template === undefined) return objectOf(byOption, ({key, value}) => [key, string(value.node.text)]);
  const text = string(template.node.text);
  return type === 'yesno' ? object({yes: text}) : text;
}

/** The short forms of options; undefined if there are none. */
function shortCode({options}: Input): string | undefined {
  const shortened = options.flatMap(({value, short}) => (short === undefined ? [] : [[value, string(short)] as const]));
  return shortened.length === 0 ? undefined : objectOf(shortened, (entry) => entry);
}

function questionCode({name, type}: Input, cuts: Cuts | undefined): string {
  const id = string(name);
  const {suggests} = inputCompilers[type];
  if (suggests === 'options') return object({id, kind: '"choice"'});
  if (suggests !== 'numbers' || !cuts?.complete) return object({id, kind: '"other"'});
  return object({id, kind: '"number"', ...sharedCuts({name})});
}

const sharedCuts = ({name}: Pick<Input, 'name'>) => ({cuts: `cuts$${name}`, joint: `joint$${name}`});
