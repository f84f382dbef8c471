/** Suggestions in words: 'Get a bachelor's degree and a US job offer'. */
import {ownValue} from '../../../engine/language/ownValue.ts';
import type {Completeness} from '../../../engine/results/published.ts';
import type {ItemVariable, Variable} from '../../../engine/program/module.ts';
import type {Outcome} from '../../../engine/results/program.ts';
import {isChoiceField} from '../../../engine/language/inputs/choice.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {isNumberField, type NumberField} from '../../../engine/language/inputs/number.ts';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {
  calendarDay,
  isCurrency,
  inUnit,
  list,
  listOfChoices,
  quantity,
  thingsCounted,
} from '../../../engine/runtime/formats.ts';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import type {Aim, Change, ItemChange, Suggestion} from '../../../engine/answers/suggestions/change.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/suggestions.ts';
import {addedTo, capitalized, isQuestion, uncapitalized} from '../../../engine/runtime/english.ts';
import {title as itemTitle} from '../../../engine/words/items.ts';

/** One line of the list; suggestions that differ only in the option of a choice share it. */
export interface SuggestionLine {
  readonly text: string;
  /** What the questions that it answers with yes mean, in the words of their hints; '' if an earlier line says so. */
  readonly note: string;
  readonly outcome: Outcome;
  /** Whether some of the answers that it names lead to another outcome, which is still better or still worse. */
  readonly andBeyond: boolean;
  /** The number of answers that change. */
  readonly size: number;
  /** What to fill in to try it, by input id. */
  readonly values: Readonly<Record<string, string>>;
}

/** Leaves out changes to questions that are still unanswered: there is no answer to change yet. */
export function amongAnswered(found: FoundChanges, open: Completeness['open']): FoundChanges {
  const isAnswered = ({changes}: Suggestion): boolean => !changes.some(({id}) => open.some((each) => each.id === id));
  return {...found, better: found.better.filter(isAnswered), worse: found.worse.filter(isAnswered)};
}

/** A question as suggestions see it. */
interface Asked {
  /** What to call it, at the start of a line. */
  readonly name: string;
  readonly aim: Aim;
  readonly input: FormField;
  readonly variable: Variable | ItemVariable;
  /** The definition's words, which tell people what to do; none for what makes a result worse. */
  readonly suggest: Variable['suggest'];
}

/** A question by its id, or a field of a list's items by both ids: 'trips.exit'. */
type AskedById = ReadonlyMap<string, Asked>;

/** @returns in the order of the suggestions */
export function suggestionLines(
  aim: Aim,
  found: FoundChanges,
  inputs: readonly FormField[],
): readonly SuggestionLine[] {
  const ask = (
    variable: Variable | ItemVariable,
    fields: readonly FormField[],
    prefix = '',
  ): (readonly [string, Asked])[] => {
    const id = prefix + variable.id;
    const input = fields.find((field) => field.id === variable.id)!;
    const name = capitalized(found.shortNames[id] ?? input.label);
    const asked = {name, aim, variable, input, suggest: aim === 'better' ? variable.suggest : undefined};
    const parts =
      variable.kind === 'list' && input.kind === 'list'
        ? variable.each.flatMap((part) => ask(part, input.each, `${id}.`))
        : [];
    return [[id, asked], ...parts];
  };
  const asked: AskedById = new Map(found.variables.flatMap((variable) => ask(variable, inputs)));
  const lines = groupBy(found[aim], (suggestion) => keyOf(suggestion, asked)).map((group) => lineOf(group, asked));
  return aim === 'better' ? withNotes(lines, inputs) : lines;
}

/** Each hint is a note of the first line that it explains. */
function withNotes(lines: readonly SuggestionLine[], inputs: readonly FormField[]): readonly SuggestionLine[] {
  const noted = new Set<string>();
  return lines.map((line) => {
    const hints = inputs.flatMap(({id, hint}) =>
      hint !== undefined && line.values[id] === 'yes' && !noted.has(hint) ? [hint] : [],
    );
    for (const hint of hints) noted.add(hint);
    return {...line, note: hints.join(' ')};
  });
}

/** Groups items with the same key, in the order of their first items. */
export function groupBy<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Equal for single changes that differ only in the option of an unordered choice, unless each option has its own text. */
function keyOf({changes, outcome}: Suggestion, asked: AskedById): string {
  const [change] = changes as [Change];
  const {input, suggest} = asked.get(change.id)!;
  const isOption = changes.length === 1 && change.direction === undefined && input.kind === 'choice';
  return isOption && typeof suggest !== 'object' ? `${change.id} ${outcome.text}` : JSON.stringify(changes);
}

function lineOf([first, ...others]: readonly [Suggestion, ...Suggestion[]], asked: AskedById): SuggestionLine {
  // Waiting comes last: 'Wait until you turn 18 and get a job offer' would read as waiting for both.
  const changed = first.changes.toSorted((one, other) => Number(one.ages) - Number(other.ages));
  const texts = changed.map((change) =>
    change.item === undefined
      ? changeText(change, asked.get(change.id)!, [change.value, ...others.map(({changes}) => changes[0]!.value)])
      : itemText(change, change.item, asked),
  );
  return {
    text: texts.reduce(joinTexts).text,
    note: '',
    outcome: first.outcome,
    andBeyond: [first, ...others].some(({andBeyond}) => andBeyond),
    size: first.changes.length,
    values: Object.fromEntries(first.changes.map(({id, value}) => [id, value])),
  };
}

/** A text about one change. Only instructions are joined as parts of one sentence. */
interface ChangeText {
  readonly text: string;
  readonly isInstruction: boolean;
  /** It is about a birthday. */
  readonly waits?: boolean;
}

/** 'Get a degree' and 'Get a job offer' become 'Get a degree and a job offer'. */
function joinTexts(first: ChangeText, second: ChangeText): ChangeText {
  const isInstruction = first.isInstruction && second.isInstruction;
  if (!isInstruction) return {text: fill(words.change.both, {first: first.text, second: second.text}), isInstruction};
  const text = second.waits
    ? fill(words.change.both, {first: first.text, second: uncapitalized(second.text)})
    : fill(words.change.and, {first: first.text, second: addedTo(first.text, second.text)});
  return {text, isInstruction};
}

/** @param options for a choice, all options with the same effect; the first is the one to try */
function changeText(change: Change, asked: Asked, options: readonly string[]): ChangeText {
  const {aim, input, variable, suggest} = asked;
  if (change.ages && aim === 'better') return {...instruction(words.change.birthday, {age: change.value}), waits: true};
  const ofOption = typeof suggest === 'object' ? ownValue(suggest, change.value) : undefined;
  if (ofOption !== undefined) return instruction(ofOption, {});
  if (input.kind === 'date') {
    const answer = dayText(change);
    return typeof suggest === 'string' ? instruction(suggest, {answer}) : namedText(asked, answer);
  }
  if (!isNumberField(input)) {
    if (typeof suggest !== 'string') return chosenText(asked, change, options);
    const short = variable.kind === 'choice' ? variable.short : undefined;
    const names = optionNames(options, input).map((label, index) => ownValue(short, options[index]!) ?? label);
    return instruction(suggest, {answer: optionsText(change, names)});
  }
  const answer =
    change.ages && change.andFurther ? fill(words.change.fromAge, {age: change.value}) : numberText(change, input);
  const text = typeof suggest === 'string' ? instruction(suggest, {answer}) : namedText(asked, answer);
  const difference = change.ages || aim === 'worse' ? '' : differenceText(change, input);
  if (difference === '') return text;
  return {...text, text: fill(words.change.withDifference, {change: text.text, difference})};
}

/** 'Leave out trip 3 (1 June 2026 – 5 September 2026)', 'Trip 3 (…): leave on 12 March 2026 or earlier' */
function itemText({id, andFurther}: Change, {number, texts, field}: ItemChange, asked: AskedById): ChangeText {
  const {input, aim} = asked.get(id)!;
  if (input.kind !== 'list') return {text: '', isInstruction: false};
  const title = fill(itemTitle, {item: input.item, number});
  const days = texts.filter(isCalendarDay).map((day) => calendarDay(day));
  const item = days.length === 0 ? title : fill(words.item.withDays, {title, days: days.join(' – ')});
  if (field === undefined) return instruction(words.item[aim === 'better' ? 'leaveOut' : 'without'], {item});
  const part = asked.get(`${id}.${field.id}`)!;
  const change = {...field, andFurther};
  const {text, isInstruction} = changeText(change, part, [field.value]);
  const template = words.item[isInstruction ? 'instruction' : 'field'];
  return {text: capitalized(fill(template, {item, change: uncapitalized(text)})), isInstruction};
}

function instruction(text: string, values: Readonly<Record<string, string>>): ChangeText {
  return {text: fill(text, values), isInstruction: true};
}

/** For a question without words of its own: 'Monthly salary: at least QAR 8,000'. */
function namedText({aim, name}: Asked, answer: string, isQuoted = false): ChangeText {
  if (!isQuestion(name)) return {text: fill(words.change.named, {name, answer}), isInstruction: false};
  const values = {answer: capitalized(answer), question: name};
  if (aim === 'better') return instruction(isQuoted ? words.change.answersTo : words.change.answerTo, values);
  return {text: fill(words.change.answered, values), isInstruction: false};
}

/** With more options than this, the others are counted. */
const MAX_NAMED = 3;

/** The labels of options, in quotation marks where they are part of a sentence: '“I am searching” or lower'. */
function chosenText(asked: Asked, change: Change, options: readonly string[]): ChangeText {
  const {input, variable} = asked;
  const lower = change.andFurther && change.direction === 'down' && variable.kind === 'choice' ? variable.options : [];
  const all = lower.slice(0, lower.indexOf(change.value) + 1).toReversed();
  // A few answers are named: nobody would call 'No' lower than 'Likely'.
  if (all.length > 0 && all.length <= MAX_NAMED) return chosenText(asked, {...change, andFurther: false}, all);
  const labels = optionNames(options, input);
  const isPart = change.andFurther || labels.length > 1;
  const names = isPart ? labels.map((option) => fill(words.answer.quoted, {option})) : labels;
  return namedText(asked, optionsText(change, names), isPart);
}

function optionNames(options: readonly string[], input: FormField): readonly string[] {
  const all = isChoiceField(input) ? input.options : [];
  return options.map((value) => all.find((option) => option.value === value)?.label ?? value);
}

function optionsText({direction, andFurther}: Change, names: readonly string[]): string {
  const [option] = names as [string];
  if (andFurther) return fill(direction === 'up' ? words.answer.orHigher : words.answer.orLower, {option});
  const others = names.length - MAX_NAMED;
  // Naming one more is as short as 'or 1 other'.
  if (others <= 1) return listOfChoices(names);
  return fill(words.answer.others, {options: names.slice(0, MAX_NAMED).join(', '), count: others});
}

/** '12 March 2026 or earlier' */
function dayText({value, direction, andFurther}: Change): string {
  const day = calendarDay(value);
  return andFurther ? fill(direction === 'up' ? words.answer.orLater : words.answer.orEarlier, {day}) : day;
}

/** The limit, if everything beyond it is enough too. */
function limitOf({limit, andFurther}: Change): Change['limit'] {
  return andFurther ? limit : undefined;
}

function numberText(change: Change, {unit}: NumberField): string {
  const limit = limitOf(change);
  if (limit !== undefined) return fill(words.answer[limit.is], {number: {number: limit.at, unit}});
  const exact = {number: Number(change.value), unit};
  const {until} = change;
  if (until === undefined || !isCurrency(unit)) return inUnit(exact.number, unit);
  const template = until.after ? words.answer.upTo : words.answer.butLess;
  return fill(template, {from: exact, to: {number: until.at, unit}});
}

/** '3 years and 7 months' for 3.6 years; at least a month. */
function yearsAndMonths(years: number): string {
  const all = Math.max(1, Math.round(years * 12));
  const parts = [[Math.floor(all / 12), 'years'] as const, [all % 12, 'months'] as const];
  return list(parts.filter(([count]) => count > 0).map(([count, unit]) => quantity(count, unit)));
}

/** '€5,300 more', '1 day less'; empty if the field is empty or the number is at the limit. */
function differenceText(change: Change, {unit}: NumberField): string {
  const {value, limit} = change;
  if (limit?.difference === undefined) return '';
  // The difference to the limit itself, not to the number just beyond it.
  const difference = limitOf(change) === undefined ? limit.difference : limit.at - (Number(value) - limit.difference);
  // After 0 the difference would repeat the number.
  if (difference === 0 || limit.difference === Number(value)) return '';
  const size = Math.abs(difference);
  if (unit === 'years' && !Number.isInteger(size)) return fill(words.answer.aboutMore, {time: yearsAndMonths(size)});
  const number = {number: size, unit};
  if (difference < 0) return fill(words.answer.less, {number});
  if (unit === undefined || isCurrency(unit)) return fill(words.answer.more, {number});
  return fill(words.answer.moreOf, {number: size, things: thingsCounted(size, unit)});
}
