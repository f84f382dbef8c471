/**
 * The worked cases of a definition: people (named sets of answers), cases (a person's answers with changes, and the
 * expected result), ladders (one answer varied, one value compared).
 */
import * as z from 'zod';
import {
  either,
  entries,
  list,
  map,
  flag,
  readAs,
  readAsNode,
  sentence,
  day,
  name,
  word,
  wordOrFigure,
  words,
} from '../shape/concept.ts';
import type {Place} from '../../diagnostics/diagnostic.ts';
import {formatItems} from '../../runtime/items.ts';
import {readNode} from '../shape/readNode.ts';
import {figurePattern} from '../yaml/figure.ts';
import {figureOf, keyPlaceOf, type Node} from '../yaml/node.ts';
import {tones} from '../../results/card.ts';

const answersOf = (description: string) =>
  readAs(
    entries(
      description,
      either('The answer; of a list, its items: [{entry: 2026-01-01, exit: 2026-01-10}].', [
        readAs(words(), (text, {place}) => ({answer: asAnswer(text), items: undefined, place})),
        readAs(list('The items of a list, each with the answers to its fields.', itemAnswers()), (items, {place}) => ({
          answer: '',
          items,
          place,
        })),
      ]),
      {allowEmpty: true},
    ),
    (answers) => answers.map(({key, keyPlace, value}) => ({input: key, inputPlace: keyPlace, ...value})),
  );

const itemAnswers = () =>
  readAs(
    entries(
      'The answers to the fields of an item; what is left out is blank.',
      readAs(words(), (text, {place}) => ({answer: asAnswer(text), place})),
    ),
    (fields): readonly GivenField[] =>
      fields.map(({key, keyPlace, value}) => ({field: key, fieldPlace: keyPlace, ...value})),
  );

/** The answer to a field of an item of a list. */
export interface GivenField {
  readonly field: string;
  readonly fieldPlace: Place;
  readonly answer: string;
  readonly place: Place;
}

/** An answer as a form holds it; `blank` is ''. `items` are those of a list, if the file has them one by one. */
export type GivenAnswer = z.output<ReturnType<typeof answersOf>>[number];

const today = day('The day of the calculation, YYYY-MM-DD.');
const rules = wordOrFigure(
  "Whose figures count: 'june-2024' for those that the definition was written with, 'today' for those in force on `today`, or a day, YYYY-MM-DD. Default: those of the page.",
);
const given = name('The person whose answers to start from.');
const from = sentence('The source of the expected values: document and section.');

/** An expected value, kept as its node. */
const expected = readAsNode(z.unknown());

const caseSchema = readAs(
  map('A case.', {
    case: sentence('What the case shows.'),
    from: from.optional(),
    saved: flag(
      'The case was generated: it expects what the rules returned at the time. `check` warns until `from` names a source.',
    ).optional(),
    today: today.optional(),
    rules: rules.optional(),
    given: given.optional(),
    but: answersOf("The answers that differ from the person's.").default([]),
    verdict: map('The verdict of the card.', {
      tone: z.enum(tones).describe('The colour of the verdict.').optional(),
      say: words('The text of the verdict.').optional(),
    }).optional(),
    card: entries(
      'What the card shows, by label or heading: a text, a list of sentences, or the labelled texts below a heading. Sentences without a heading are under `notes`, the pass marks of a figure under `marks`; the verdict is not included. Labels left out are not compared; null for what must not be shown.',
      expected,
    ).optional(),
    expect: either(
      'The expected result by key; keys left out are not compared. null if there is no result. Instead of exact texts: {count: 5} or {contains: words}.',
      [entries(undefined, expected, {allowEmpty: true}), z.null()],
    ).optional(),
  }),
  ({case: caseName, from: source, saved, ...rest}, node) => ({
    ...rest,
    name: caseName,
    /** The place of `saved`, if the case was generated and names no source yet. */
    unreviewed: saved && source === undefined ? keyPlaceOf(node, 'saved') : undefined,
  }),
);

/**
 * `expect` has the keys to compare; it is null if an unanswered question under `needs` must stop the calculation, and undefined if left out. `card` has the
 * labels and headings to compare.
 */
export type Case = z.output<typeof caseSchema>;

/** One answer is varied and one value compared, for example on both sides of each threshold; a grid varies two. */
const ladderSchema = map('A ladder, or a grid.', {
  given: given.optional(),
  but: answersOf("The answers that differ from the person's.").default([]),
  today: today.optional(),
  rules: rules.optional(),
  vary: either('The input that is varied; for a grid two of them: [for the rows, for the columns].', [
    readAs(name(), (input) => [input]),
    z.array(name()).length(2).describe('Two inputs.'),
  ]),
  read: name("The value that is compared: a key of the result, a value's name, or a part of a sum like points.age."),
  rows: entries(
    'Answers (a | b), each with the expected value; in a grid, with the answers of its columns, each with the expected value.',
    expected,
  ),
  from: from.optional(),
});

export type Ladder = z.output<typeof ladderSchema>;

/** A cases file; schemas/cases.schema.json is generated from it. */
export const casesSchema = map('Worked cases.', {
  today,
  rules: rules.optional(),
  from: from.optional(),
  people: readAs(
    entries('Complete sets of answers, each with a name.', answersOf('The answers of a person.'), {allowEmpty: true}),
    (people) => people.map(({key, keyPlace, value}) => ({name: key, place: keyPlace, answers: value})),
  ).default([]),
  cases: list('Single cases: answers, and the result expected for them.', caseSchema).default([]),
  ladders: list('Series of cases that vary one answer and compare one value.', ladderSchema).default([]),
  free: list(
    'Changes of the rules that make no difference, although `npm run mutate` cannot prove it.',
    map('A change that makes no difference.', {
      change: word("The change as `npm run mutate` words it: '30 becomes 31'."),
      because: sentence('Why it makes no difference.'),
    }),
  ).default([]),
});

export type Cases = z.output<typeof casesSchema>;

/** The names of the fields of an item of each list, in the order of the definition, by the list's name. */
export type ItemFields = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a tree that fits the schema; reading it reports nothing.
 * @param lists of the definition; the fields of other lists are taken in the order in which the file names them
 */
export function readCases(node: Node, lists: ItemFields = {}): Cases {
  const cases = readNode(casesSchema, node, () => undefined);
  const asTexts = (answers: readonly GivenAnswer[]) =>
    answers.map((answered) => ({...answered, answer: answerText(answered, lists)}));
  return {
    ...cases,
    people: cases.people.map((person) => ({...person, answers: asTexts(person.answers)})),
    cases: cases.cases.map((single) => ({...single, but: asTexts(single.but)})),
    ladders: cases.ladders.map((ladder) => ({...ladder, but: asTexts(ladder.but)})),
  };
}

function answerText({input, answer, items}: GivenAnswer, lists: ItemFields): string {
  if (items === undefined) return answer;
  const order = lists[input] ?? [...new Set(items.flatMap((item) => item.map(({field}) => field)))];
  return formatItems(items.map((item) => order.map((id) => item.find(({field}) => field === id)?.answer ?? '')));
}

/** The answer as a form holds it: `blank` becomes '', and a figure loses its grouping underscores. */
export function asAnswer(text: string): string {
  if (text === 'blank') return '';
  return figurePattern.test(text) ? text.replaceAll('_', '') : text;
}

/** An expected value as data: figures become numbers, with or without grouping underscores. */
export function expectedValue(node: Node): unknown {
  if (node.kind === 'list') return node.items.map(expectedValue);
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({key, value}) => [key, expectedValue(value)]));
  return figureOf(node) ?? node.value;
}
