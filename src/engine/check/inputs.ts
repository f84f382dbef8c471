/** Inputs: orders are complete, ranges ascend, guards and dependent options name inputs and options that exist. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {unreadHint} from '../language/expression/scope.ts';
import type {ChoiceType} from '../language/expression/types.ts';
import type {TypedExpression} from '../language/typed.ts';
import type {Reference, Text} from '../language/definition/text.ts';
import {withItemFields, type Input} from '../language/definition/input.ts';
import type {Bound} from '../language/inputs/descriptor.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import type {CheckedNeed} from '../language/model.ts';
import type {Word} from '../language/shape/concept.ts';
import type {Context} from './context.ts';
import {checkFormCondition, implies, type FormConditions} from './formConditions.ts';
import {optionsOf} from './optionRows.ts';
import {reportNoConstant} from './cells.ts';
import {figuresOfBound} from './data.ts';

/** Checks every input; returns the conditions under which the form shows them. */
export function checkInputs(form: FormConditions, context: Context): ReadonlyMap<string, TypedExpression> {
  const shownWhen = new Map<string, TypedExpression>();
  for (const input of withItemFields(context.definition.inputs)) {
    for (const {value, place} of input.options) context.noteUses?.name(place, value, input.name);
    checkOrder(input, context);
    checkOffered(input, context);
    checkRange(input, context);
    checkChanges(input, context);
    checkSuggestion(input, context);
    checkOptional(input, context);
    if (input.shownWhen === undefined) continue;
    const source = {formula: input.shownWhen, negated: false, place: input.shownWhen.node.place};
    shownWhen.set(input.name, checkFormCondition(source, form, context));
  }
  return shownWhen;
}

/**
 * Checks the required inputs. One that the form does not always show must be required under the same condition, or else a
 * visitor could be asked for an answer without a field for it.
 * @param shownWhen the conditions under which the form shows an input
 */
export function checkNeeds(
  shownWhen: ReadonlyMap<string, TypedExpression>,
  form: FormConditions,
  context: Context,
): readonly CheckedNeed[] {
  return context.definition.needs.flatMap((need): readonly CheckedNeed[] => {
    const {name, place} = need;
    const input = checkInputName(name, place, context);
    const condition = need.condition && checkFormCondition(need.condition, form, context);
    if (input === undefined) return [];
    const shown = shownWhen.get(name);
    if (shown !== undefined && !implies(condition, shown)) {
      const {text} = input.shownWhen!.node;
      const quoted = text.includes("'") ? `"${text}"` : `'${text}'`;
      context.report('need-hidden', place, {name}, `Write {input: ${name}, when: ${quoted}}.`);
    }
    return [{name, place, ...(condition && {condition, conditionPlace: need.condition!.place})}];
  });
}

/** Birthdays change whole numbers, and only days can be in the future. */
function checkChanges({changes, type, name, place}: Input, {report}: Context): void {
  const found = `the field '${name}'`;
  const others = 'or choose fixed, slowly or freely.';
  if (changes === 'ages' && type !== 'integer') {
    const details = {expected: "A whole number for 'changes: ages'", found};
    report('wrong-kind', place, details, `Write 'type: integer' beside it, ${others}`);
  }
  if (changes === 'planned' && type !== 'date' && type !== 'list') {
    const details = {expected: "A date for 'changes: planned'", found};
    report('wrong-kind', place, details, `Write 'type: date' beside it, ${others}`);
  }
}

/**
 * The words of suggestions say where the answer goes, or are for one answer. Birthdays need no words, and an answer that
 * no suggestion changes needs none either.
 */
function checkSuggestion(input: Input, context: Context): void {
  const {suggest, changes, type, name} = input;
  if (suggest === undefined) return;
  const {template, byOption} = suggest;
  const pace = changes ?? 'fixed';
  const canVary = inputCompilers[type].suggests !== undefined;
  if (!canVary || pace === 'fixed' || pace === 'ages') {
    const hint = canVary ? undefined : "Only a choice, a number or a date can be suggested: remove 'suggest'.";
    context.report('suggestion-unused', (template ?? byOption[0]!.value).node.place, {name}, hint);
  }
  const options = input.options.map(({value}) => value);
  reportUnknownOptions(
    byOption.map(({key, keyPlace}) => ({word: key, place: keyPlace})),
    options,
    name,
    context,
  );
  const hasAnswer = type !== 'yesno';
  if (template !== undefined) checkInstruction(template, hasAnswer, context);
  for (const {value} of byOption) checkInstruction(value, false, context);
}

function checkInstruction(text: Text, hasAnswer: boolean, context: Context): void {
  const references = text.parts.filter((part) => typeof part !== 'string');
  const isAnswer = ({formula: {node, offset}}: Reference): boolean => node.text.startsWith('answer}', offset);
  const other = references.find((reference) => !hasAnswer || !isAnswer(reference));
  if (other !== undefined) {
    const hint = hasAnswer ? undefined : 'This text is for one answer: write it out, without braces.';
    context.report('suggestion-reference', other.place, {}, hint);
  } else if (hasAnswer && references.length !== 1) context.report('suggestion-without-answer', text.node.place);
}

/** What is required, or has a number for a blank, or does not matter, cannot be left blank as an answer. */
function checkOptional({name, place, optional, unused, whenZero}: Input, context: Context): void {
  if (!optional) return;
  const other = unused ? 'unused' : whenZero === undefined ? undefined : 'whenZero';
  if (other !== undefined) context.report('keys-together', place, {one: 'optional', other});
  const need = context.definition.needs.find((candidate) => candidate.name === name);
  if (need !== undefined) context.report('need-optional', need.place, {name});
}

/** Bounds are figures or number constants, `today` for a date; the smallest is not above the largest. */
function checkRange(input: Input, context: Context): void {
  const bounds = [input.min, input.max, input.step, input.whenZero];
  const [min, max] = bounds.map((bound) => bound && checkBound(bound, input, context));
  if (min !== undefined && max !== undefined && min > max)
    context.report('range-reversed', input.max!.place, {min, max});
  checkDefault(input, context);
}

/** The default is 0 in no period. */
function checkDefault({whenZero}: Input, {constants, report}: Context): void {
  if (whenZero === undefined) return;
  const period = figuresOfBound(whenZero, constants).indexOf(0);
  const from = period > 0 ? constants.get(String(whenZero.value))?.dated.periods[period]?.from?.day : undefined;
  if (period >= 0) report('default-zero', whenZero.place, {when: from === undefined ? '' : ` from ${from} on`});
}

/** The number, or the day of a date; undefined for today, and for what it cannot be, which is reported. */
function checkBound({value, place}: Bound, input: Input, context: Context): number | string | undefined {
  const isDate = input.type === 'date';
  if (isDate && value === 'today') return undefined;
  const expected = isDate ? 'The name of a constant that is a day' : 'A number';
  if (typeof value === 'number')
    return isDate ? context.report('wrong-kind', place, {expected, found: 'a number'}) : value;
  const constant = context.constants.get(value);
  const datum = constant?.dated.periods[0]!.value;
  if (constant !== undefined) context.noteUses?.name(place, value);
  if (constant === undefined) reportNoConstant(value, place, context);
  else if (datum?.kind !== (isDate ? 'day' : 'figure'))
    context.report('wrong-kind', place, {expected, found: `the constant ${value}`});
  if (datum?.kind === 'day') return isDate ? datum.text : undefined;
  return datum?.kind === 'figure' && !isDate ? datum.value : undefined;
}

function checkInputName(name: string, place: Place, context: Context): Input | undefined {
  const input = context.inputs.get(name);
  if (input === undefined) return reportNoInput(name, place, context);
  context.noteUses?.name(place, name);
  return input;
}

/** Reports a name that is not an input, where only inputs are allowed. */
export function reportNoInput(name: string, place: Place, context: Context): undefined {
  const code = context.scope.names.includes(name) ? 'not-an-input' : 'unknown-name';
  const hint = nearMissHint(name, [...context.inputs.keys()], 'Only inputs are allowed here.');
  return context.report(code, place, {name}, unreadHint(name, context.scope) ?? hint);
}

function checkOrder({order, options, name}: Input, context: Context): void {
  if (order === undefined) return;
  const known = options.map(({value}) => value);
  const ordered = order.options.map(({word}) => word);
  const hasUnknown = reportUnknownOptions(order.options, known, name, context);
  const missing = known.filter((option) => !ordered.includes(option));
  if (!hasUnknown && missing.length > 0) context.report('order-incomplete', order.place, {options: missing.join(', ')});
  const duplicate = order.options.find(({word}, index) => ordered.indexOf(word) !== index);
  if (duplicate !== undefined) context.report('order-duplicate', duplicate.place, {option: duplicate.word});
}

function checkOffered({offered, options, name}: Input, context: Context): void {
  if (offered === undefined) return;
  const by = checkInputName(offered.by.name, offered.by.place, context);
  if (by === undefined) return;
  if (by.options.length === 0) {
    const details = {expected: 'A choice', found: `the field '${by.name}'`};
    context.report(
      'wrong-kind',
      offered.by.place,
      details,
      'Only another choice can decide which options are offered.',
    );
    return;
  }
  const decider: ChoiceType = {kind: 'choice', input: by.name, options: by.options.map(({value}) => value)};
  const known = options.map(({value}) => value);
  for (const row of offered.rows) {
    optionsOf(row.key, row.keyPlace, decider, context);
    reportUnknownOptions(row.value, known, name, context);
  }
}

/** Reports words that are not options of the input; returns whether there are any. */
export function reportUnknownOptions(
  words: readonly Word[],
  options: readonly string[],
  input: string,
  {report, noteUses}: Context,
): boolean {
  for (const {word, place} of words) if (options.includes(word)) noteUses?.name(place, word, input);
  const unknown = words.filter(({word}) => !options.includes(word));
  for (const {word, place} of unknown)
    report('unknown-option', place, {option: word, input, options: options.join(', ')}, nearMissHint(word, options));
  return unknown.length > 0;
}
