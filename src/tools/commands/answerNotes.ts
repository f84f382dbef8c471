/** What a calculation makes of answers that it cannot use as they are: visitors see that on the form, a terminal must say it. */
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {isChoiceField} from '../../engine/inputs/choice.ts';
import type {CountedAs} from '../../engine/inputs/descriptor.ts';
import {readerOf, type FormField} from '../../engine/inputs/index.ts';
import {endsBeforeItBegins, type ListField} from '../../engine/inputs/list.ts';
import {isBlank, type Answers} from '../../engine/runtime/answers.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {isBlankItem, parseItems} from '../../engine/runtime/items.ts';

/** What is wrong with an answer, and what is used instead. */
const problems: Readonly<Record<CountedAs['countedAs'], (field: FormField, counted: CountedAs) => string>> = {
  zero: () => 'is not a number, 0 or more, so it counts as 0',
  default: (_, {value}) => `counts as ${grouped(value ?? 0)}, as 0 and what is no number do here`,
  notChosen: ({id}) => `is not an option of '${id}', so it counts as not chosen`,
  noItems: () => "has no item that can be read: write 'none' if there are none",
  noDate: () => 'is not a day of the calendar, YYYY-MM-DD, so it counts as no date',
};

/** A note for each answer that does not count as it was given: "'salary=much' is not a number …". */
export function answerNotes(fields: readonly FormField[], answers: Answers): readonly string[] {
  return fields.flatMap((field) => {
    const typed = answers[field.id];
    if (typeof typed !== 'string' || isBlank(typed)) return [];
    if (field.kind === 'list') return itemNotes(field, typed);
    const reader = readerOf(field);
    const {plain, readings} = reader.parse?.(field, typed) ?? {plain: typed, readings: [typed]};
    if (readings.length > 1) {
      const numbers = readings.map((reading) => grouped(Number(reading)));
      return [`'${field.id}=${typed}' may be ${numbers.join(' or ')}: it counts as ${numbers[0]}.`];
    }
    const answer = readings.length === 1 ? plain : typed;
    const counted = reader.countedAs(field, answer);
    const number = reader.number?.(field, answer);
    const given = `'${field.id}=${typed}'`;
    if (counted === null) {
      // What no form reads can still be a number for the rules: '0x10'.
      const isAsGiven = readings.length === 1 && number === Number(answer);
      return number === undefined || isAsGiven ? [] : [`${given} counts as ${inFull(number)}.`];
    }
    return [`${given} ${problems[counted.countedAs](field, counted)}.${suggestion(field, answer)}`];
  });
}

/** Rounded nowhere: a number too small for the digits that a page shows is written as programs do. */
function inFull(number: number): string {
  const text = grouped(number);
  return Number(text.replaceAll(',', '')) === number ? text : String(number);
}

/** A note for each field of an item that does not count as it was given, and for what is too much. */
function itemNotes({id, item, items, many, each}: ListField, typed: string): readonly string[] {
  const given = parseItems(typed).filter((texts) => !isBlankItem(texts));
  const names = each.map((field) => field.id);
  const notes = given.flatMap((texts, index) => {
    const answers = Object.fromEntries(each.map((field, column) => [field.id, texts[column] ?? '']));
    const open = each.filter((field) => isBlank(answers[field.id]) && readerOf(field).countedAs(field, '') !== null);
    return [
      ...answerNotes(each, answers),
      ...open.map((field) => `There is no '${field.id}'.`),
      ...(endsBeforeItBegins(each, texts) ? [`'${names[1]}' is before '${names[0]}'.`] : []),
      ...(texts.length > each.length ? [`Only ${names.join(', ')} count, separated by commas.`] : []),
    ].map((note) => `'${id}', ${item} ${index + 1}: ${note}`);
  });
  return given.length <= many
    ? notes
    : [...notes, `'${id}' has ${given.length} ${items}, of which the first ${many} count.`];
}

/** ' Did you mean …?', or nothing. */
function suggestion(field: FormField, answer: string): string {
  if (isChoiceField(field)) {
    const options = field.options.map(({value}) => value);
    return ` ${didYouMean(answer, options, `The options are: ${options.join(', ')}.`)}`;
  }
  const meant = withTwoDigits(answer);
  const isUsable = readerOf(field).countedAs(field, meant) === null;
  return meant !== answer && isUsable ? ` Did you mean ${field.id}=${meant}?` : '';
}

/** 2026/1/5 as 2026-01-05. */
function withTwoDigits(answer: string): string {
  const [, year, ...parts] = answer.match(/^(\d{4})\D(\d{1,2})\D(\d{1,2})$/) ?? [];
  return year === undefined ? answer : [year, ...parts.map((part) => part.padStart(2, '0'))].join('-');
}
