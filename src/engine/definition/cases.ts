/** Worked cases beside a definition: people (answers under a name), cases (what differs, what is expected), ladders (one answer varied). */
import * as z from 'zod';
import {either, entries, list, map, flag, readAs, readAsNode, sentence, day, name, words} from '../shape/concept.ts';
import {readNode} from '../shape/readNode.ts';
import {figureOf, keyPlaceOf, type Node} from '../yaml/node.ts';
import {tones} from '../compiled/card.ts';

const answersOf = (description: string) =>
  readAs(
    entries(
      description,
      readAs(words(), (text, {place}) => ({answer: asAnswer(text), place})),
      {allowEmpty: true},
    ),
    (answers) => answers.map(({key, keyPlace, value}) => ({input: key, inputPlace: keyPlace, ...value})),
  );

/** The answer as a form would hold it; blank is ''. */
export type GivenAnswer = z.output<ReturnType<typeof answersOf>>[number];

const today = day('The day of the calculation, YYYY-MM-DD.');
const given = name('Whose answers to begin with.');
const from = sentence('Where the expectation comes from: document and section.');

/** What is expected, as it is written. */
const expected = readAsNode(z.unknown());

const caseSchema = readAs(
  map('A case.', {
    case: sentence('What the case shows.'),
    from: from.optional(),
    saved: flag(
      'The program wrote the case, and what it expects is what the rules gave then. `check` warns until `from` names a source.',
    ).optional(),
    today: today.optional(),
    given: given.optional(),
    but: answersOf('The answers that differ.').default([]),
    verdict: map('The verdict of the card.', {
      tone: z.enum(tones).describe('Its colour.').optional(),
      say: words('Its words.').optional(),
    }).optional(),
    expect: either(
      'The result by key; keys not named are not compared. null where nothing is shown. A list of free words may be {count: 5} or {contains: words}.',
      [entries(undefined, expected, {allowEmpty: true}), z.null()],
    ).optional(),
  }),
  ({case: shows, from: source, saved, ...rest}, node) => ({
    ...rest,
    name: shows,
    /** The mark of a case that the program wrote with its own result and that names no source yet. */
    unreviewed: saved && source === undefined ? keyPlaceOf(node, 'saved') : undefined,
  }),
);

/** `expect` has the keys to compare; it is null where a guard stops the calculation, and missing where nothing is written. */
export type Case = z.output<typeof caseSchema>;

/** One answer varied and one figure read, both sides of each threshold on a line. */
const ladderSchema = map('A ladder.', {
  given: given.optional(),
  vary: name('The input that is varied.'),
  read: name("The value that is read: a result's key, a value's name, or a part as points.age."),
  rows: entries('Answers (a | b) with the value expected.', expected),
  from: from.optional(),
});

/** A cases file; schemas/cases.schema.json is generated from it. */
export const casesSchema = map('Worked cases.', {
  today,
  from: from.optional(),
  people: readAs(
    entries('Complete answers under a name.', answersOf('The answers of a person.'), {allowEmpty: true}),
    (people) => people.map(({key, keyPlace, value}) => ({name: key, place: keyPlace, answers: value})),
  ).default([]),
  cases: list('What is given and what is expected.', caseSchema).default([]),
  ladders: list('One answer varied, one figure read.', ladderSchema).default([]),
});

export type Cases = z.output<typeof casesSchema>;

/** Reads a tree that fits the schema, in which nothing can be wrong. */
export const readCases = (node: Node): Cases => readNode(casesSchema, node, () => undefined);

/** As a form would hold it: `blank` is empty, and a figure loses the underscores that group it. */
export function asAnswer(text: string): string {
  if (text === 'blank') return '';
  return /^\d[\d_]*(\.\d+)?$/.test(text) ? text.replaceAll('_', '') : text;
}

/** What a case expects, as data: figures as numbers, however they are grouped. */
export function expectedValue(node: Node): unknown {
  if (node.kind === 'list') return node.items.map(expectedValue);
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({key, value}) => [key, expectedValue(value)]));
  return figureOf(node) ?? node.value;
}
