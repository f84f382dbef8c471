/** The inputs that the verdict depends on, as JavaScript: what a search for other outcomes needs. */
import {namesInBlock} from '../walk.ts';
import {isJudgement} from '../compiled/card.ts';
import type {Cut, JointCut} from '../regions/cut.ts';
import {withItemFields, type Input} from '../definition/input.ts';
import {inputCompilers} from '../inputs/index.ts';
import {fieldOfItem} from '../inputs/list.ts';
import type {Model} from '../model.ts';
import {dependenciesOf, namesOfNeeds} from '../references.ts';
import {cutsOf, type Cuts} from '../regions/cuts.ts';
import {anyDay, farDay} from '../regions/forms.ts';
import {verdictOf, type Verdict} from '../blocks/verdict.ts';
import {array, type Code, js, literal, literalOf, named, object, objectOf} from './javascript.ts';
import {constant, type Declaration} from './statements.ts';
import type {Parts} from './calculate.ts';

/** Declares `variables`, `questions` and `shortNames`. */
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
  if (verdict === undefined) return [constant('variables', array([])), constant('questions', array([]))];
  const {inputs, steps} = partsOf(verdict, model);
  // Numbers at which only other parts of the card change are not thresholds of the verdict.
  const cuts = cutsOnAllDays({...model, steps, card: [verdict]});
  const variables = inputs.flatMap((input) => variableCode(input, cuts.get(input.name)) ?? []);
  const questions = inputs.map((input) => questionCode(input, cuts.get(input.name)));
  return [
    ...inputs.flatMap((input) => cutsCode(input, cuts.get(input.name))),
    constant('variables', array(variables)),
    constant('questions', array(questions)),
  ];
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

/** The inputs and steps that a verdict depends on, and the inputs of the guards. */
function partsOf(verdict: Verdict, model: Model): Parts {
  const read = dependenciesOf(namesInBlock(verdict), model);
  const {inputs} = model.definition;
  const needed = new Set(namesOfNeeds(model));
  return {
    inputs: inputs.filter(({name}) => read.has(name) || needed.has(name)),
    steps: model.steps.filter(({name}) => read.has(name)),
  };
}

/** Whether one verdict can be better than another. A judgement and a neutral status cannot be compared. */
function hasBetter({items: branches}: Verdict): boolean {
  const judging = branches.filter(({tone}) => isJudgement(tone)).length;
  return judging > 1 || branches.length - judging > 1;
}

/** Declares the thresholds of a number, which `variables` and `questions` share. */
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
