/** The inputs that the verdict depends on, as JavaScript: what a search for other outcomes needs. */
import {namesInBlock} from '../language/walk.ts';
import {isJudgement} from '../results/card.ts';
import type {Cut, JointCut} from '../language/expression/cut.ts';
import {withItemFields, type Input} from '../language/definition/input.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import {fieldOfItem} from '../language/inputs/list.ts';
import type {CheckedBlock, Model} from '../language/model.ts';
import {dependenciesOf, namesOfNeeds} from '../language/references.ts';
import {cutsOf, type Cuts} from '../reading/cuts.ts';
import {anyDay, farDay} from '../reading/forms.ts';
import {verdictOf, type Verdict} from '../blocks/verdict.ts';
import {array, type Code, js, literal, literalOf, named, object, objectOf} from '../language/expression/javascript.ts';
import {constant, type Declaration} from './statements.ts';

/** Declares `variables`, `questions`, `numbers` and `shortNames`. */
export function changesCode(model: Model): readonly Declaration[] {
  return [...verdictPartsCode(model), shortNamesCode(model)];
}

function shortNamesCode({definition}: Model): Declaration {
  const names = objectOf(withItemFields(definition.inputs), (input) => [input.name, wordsCode(input.short)]);
  return constant('shortNames', names);
}

const wordsCode = (words: string | undefined): Code | undefined => (words === undefined ? undefined : literal(words));

/** The verdict whose branches a search can compare; undefined if none can be better than another. */
export function searchedVerdict(model: Model): Verdict | undefined {
  const verdict = verdictOf(model);
  return verdict !== undefined && hasBetter(verdict) ? verdict : undefined;
}

function verdictPartsCode(model: Model): readonly Declaration[] {
  const verdict = searchedVerdict(model);
  const {inputs, cuts} =
    verdict === undefined ? {inputs: [], cuts: new Map<string, Cuts>()} : dependedOn([verdict], model);
  const variables = inputs.flatMap((input) => variableCode(input, cuts.get(input.name)) ?? []);
  const questions = inputs.map((input) => questionCode(input, cuts.get(input.name)));
  return [
    ...inputs.flatMap((input) => cutsCode(input, cuts.get(input.name))),
    constant('variables', array(variables)),
    constant('questions', array(questions)),
    constant('numbers', array(numbersCode(model, cuts))),
  ];
}

/** The inputs that the verdict and the headline figures depend on. */
export const inputsOfHeadlines = (model: Model): readonly Input[] =>
  dependedOn(model.card.filter(isHeadline), model).inputs;

const isHeadline = ({kind, items}: CheckedBlock): boolean =>
  kind === 'verdict' || items.some((item) => item.isHeadline);

/** @param declared the thresholds of the verdict alone; in most calculators the figures have no others */
function numbersCode(model: Model, declared: CutsByInput): readonly Code[] {
  const {inputs, cuts} = dependedOn(model.card.filter(isHeadline), model);
  return inputs.flatMap((input) => {
    const all = cuts.get(input.name);
    if (inputCompilers[input.type].suggests !== 'numbers' || all === undefined) return [];
    const isDeclared = JSON.stringify(all) === JSON.stringify(declared.get(input.name));
    const code = isDeclared ? sharedCuts(input) : {cuts: literalOf(all.cuts), joint: literalOf(all.joint)};
    return object({id: literal(input.name), ...code, ...(!all.complete && {hasOthers: js`true`})});
  });
}

/** With a threshold in each row of a long table, a search would take longer than a visitor waits, and the thresholds weigh more than the rules. */
const mostCuts = 200;

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
      if (all.length + joint.length > mostCuts) return [name, {cuts: [], joint: [], complete: false}];
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
function cutsCode({name, type}: Input, cuts: Cuts | undefined): readonly Declaration[] {
  if (inputCompilers[type].suggests !== 'numbers' || cuts === undefined) return [];
  return [constant(`cuts$${name}`, literalOf(cuts.cuts)), constant(`joint$${name}`, literalOf(cuts.joint))];
}

/** Undefined if advice does not vary the input, or the field of an item. */
function variableCode(input: Input, cuts: Cuts | undefined): Code | undefined {
  const {changes = 'fixed', each} = input;
  const id = fieldOfItem(input.name);
  const shared = {id: literal(id), changes: literal(changes), suggest: suggestionCode(input)};
  if (each !== undefined) {
    const fields = each.flatMap((field) => variableCode(field, undefined) ?? []);
    if (changes === 'fixed' && fields.length === 0) return undefined;
    return object({...shared, kind: literal('list'), each: array(fields)});
  }
  if (changes === 'fixed') return undefined;
  const {suggests} = inputCompilers[input.type];
  if (suggests === 'days') return object({...shared, kind: literal('date')});
  if (suggests === 'options') {
    const values = input.order?.options.map(({word}) => word) ?? input.options.map(({value}) => value);
    const ordered = input.order === undefined ? js`false` : js`true`;
    const choice = {kind: literal('choice'), ordered, options: array(values.map(literal)), short: shortCode(input)};
    return object({...shared, ...choice});
  }
  if (suggests !== 'numbers') return undefined;
  const number = {...shared, kind: literal('number')};
  if (id !== input.name) return object(number);
  return cuts && object({...number, ...sharedCuts(input), ...(!cuts.complete && {hasOthers: js`true`})});
}

function suggestionCode({suggest, type}: Input): Code | undefined {
  if (suggest === undefined) return undefined;
  const {template, byOption} = suggest;
  if (template === undefined) return objectOf(byOption, ({key, value}) => [key, literal(value.node.text)]);
  const text = literal(template.node.text);
  return type === 'yesno' ? object({yes: text}) : text;
}

/** The short forms of options; undefined if there are none. */
function shortCode({options}: Input): Code | undefined {
  const hasShort = options.some(({short}) => short !== undefined);
  return hasShort ? objectOf(options, ({value, short}) => [value, wordsCode(short)]) : undefined;
}

function questionCode({name, type}: Input, cuts: Cuts | undefined): Code {
  const id = literal(name);
  const {suggests} = inputCompilers[type];
  if (suggests === 'options') return object({id, kind: literal('choice')});
  if (suggests !== 'numbers' || !cuts?.complete) return object({id, kind: literal('other')});
  return object({id, kind: literal('number'), ...sharedCuts({name})});
}

const sharedCuts = ({name}: Pick<Input, 'name'>) => ({cuts: named(`cuts$${name}`), joint: named(`joint$${name}`)});
