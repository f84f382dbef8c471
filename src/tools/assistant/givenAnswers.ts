/** Answers as an assistant gives them in JSON, as the form would take them; what the form would not take is refused in its words. */
import {numberFeedback} from '../../app/calculator/fields/numberMessages.ts';
import * as numberWords from '../../app/words/numberFeedback.ts';
import {fill} from '../../app/words/placeholders.tsx';
import {shapeProblem, withoutBooleans} from '../commands/jsonAnswers.ts';
import {beginningOf} from '../../engine/published/soundJson.ts';
import {readAnswers} from '../../engine/answers/formValues.ts';
import {MAX_TEXT} from '../../engine/answers/shareLink.ts';
import {isShown, offeredOptions} from '../../engine/answers/visibility.ts';
import {didYouMean, nearMiss} from '../../engine/diagnostics/nearMiss.ts';
import {isChoiceField, type ChoiceField} from '../../engine/inputs/choice.ts';
import {EARLIEST_YEAR} from '../../engine/inputs/date.ts';
import {readerOf, type FormField, type ItemField} from '../../engine/inputs/index.ts';
import type {ListField} from '../../engine/inputs/list.ts';
import {isNumberField} from '../../engine/inputs/number.ts';
import {isBlank} from '../../engine/runtime/answers.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {ownValue} from '../../engine/ownValue.ts';
import {formValuesOf} from '../../engine/published/answers.ts';
import {isBlankItem, parseItems} from '../../engine/runtime/items.ts';

/** An answer that the form would not take. */
export interface Problem {
  readonly question: string;
  readonly message: string;
}

export interface FormAnswers {
  /** What the form would hold, by question; '' for what was not answered. */
  readonly values: Readonly<Record<string, string>>;
  /** In the order of the form. With any of them nothing is calculated. */
  readonly problems: readonly Problem[];
  /** Labels of answered questions that the form does not ask with these answers. */
  readonly notAsked: readonly string[];
}

/** @param given by question: texts, numbers, true and false for yes and no, lists of objects; null for no answer */
export function readGivenAnswers(fields: readonly FormField[], given: Readonly<Record<string, unknown>>): FormAnswers {
  const ids = fields.map(({id}) => id);
  const values = formValuesOf(fields, withoutBooleans(given));
  const answers = readAnswers(fields, values);
  const problems = fields.flatMap((field) => {
    const text = values[field.id]!;
    const message =
      shapeProblem(field, ownValue(given, field.id)) ??
      problemWith(field, text) ??
      (isChoiceField(field) ? notOffered(field, text, answers) : undefined);
    return message === undefined ? [] : [{question: field.id, message}];
  });
  return {
    values,
    problems: [...unknownProblems(Object.keys(given), ids), ...problems],
    notAsked: fields.filter((field) => !isBlank(values[field.id]) && !isShown(field, answers)).map(({label}) => label),
  };
}

/** As many names of no question are named: an assistant that makes up more has not read the questions. */
const MAX_UNKNOWN = 5;

/** The questions that were probably meant; for the other names, all questions once. */
function unknownProblems(names: readonly string[], ids: readonly string[]): readonly Problem[] {
  const unknown = names.filter((name) => !ids.includes(name));
  const shown = unknown.slice(0, MAX_UNKNOWN).map(beginningOf);
  const misspelt = shown.filter((name) => nearMiss(name, ids) !== undefined);
  const others = shown.filter((name) => !misspelt.includes(name));
  if (unknown.length > MAX_UNKNOWN) others.push(`${grouped(unknown.length - MAX_UNKNOWN)} more`);
  return [
    ...misspelt.map((name) => noQuestion(name, didYouMean(name, ids))),
    ...(others.length === 0
      ? []
      : [noQuestion(others.join(', '), didYouMean('', ids, 'Use describe for the questions.'))]),
  ];
}

const noQuestion = (question: string, hint: string): Problem => ({
  question,
  message: `There is no such question. ${hint}`,
});

/** Why the form would not take the text; undefined if it would, or if there is none. */
function problemWith(field: FormField, text: string): string | undefined {
  if (isBlank(text)) return undefined;
  if (field.kind === 'list') return listProblem(field, text);
  if (text.length > MAX_TEXT) return `Give at most ${MAX_TEXT} characters.`;
  if (isNumberField(field)) {
    const feedback = numberFeedback(field, text);
    if (feedback?.kind === 'note') return feedback.text;
    if (feedback?.kind !== 'question') return undefined;
    return fill(numberWords.didYouMean, {number: feedback.readings.map((reading) => reading.text).join(' or ')});
  }
  if (readerOf(field).openReason(field, text) === null) return undefined;
  if (!isChoiceField(field)) return `Give a day of the calendar from ${EARLIEST_YEAR} on, YYYY-MM-DD.`;
  const options = field.options.map(({value}) => value);
  return `There is no option '${text}'. ${didYouMean(text, options, 'Use describe for the options.')}`;
}

function listProblem({each, items, many, item}: ListField, text: string): string | undefined {
  const given = parseItems(text).filter((texts) => !isBlankItem(texts));
  if (given.length > many) return `Give at most ${many} ${items}.`;
  const problems = given.flatMap((texts, index) => {
    const ofItem = [
      ...each.flatMap((field: ItemField, column) => problemWith(field, texts[column] ?? '') ?? []),
      ...(texts.length > each.length ? [`It has only: ${each.map(({id}) => id).join(', ')}.`] : []),
    ];
    return ofItem.map((problem) => `${item} ${index + 1}: ${problem}`);
  });
  return problems[0];
}

/** For a choice whose options depend on another answer. */
function notOffered(field: ChoiceField, text: string, answers: Readonly<Record<string, string>>): string | undefined {
  const offered = offeredOptions(field, answers);
  if (offered.find(({value}) => value === text)?.keptFromBefore !== true) return undefined;
  const options = offered.filter(({keptFromBefore}) => !keptFromBefore).map(({value}) => value);
  if (options.length === 0) return `First answer ${field.offered!.by}.`;
  return `With these answers the options are: ${options.join(', ')}.`;
}
