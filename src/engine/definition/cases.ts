/** Worked cases beside a definition: people (answers under a name), cases (what differs, what is expected), ladders (one answer varied). */
import type {Place} from '../diagnostics/diagnostic.ts';
import {optional} from './constant.ts';
import {entriesOf, figureOf, get, itemsOf, textOf, type Node} from '../yaml/node.ts';
import {tones} from '../compiled/card.ts';
import {keys, listOf, words, type Schema} from '../shape/schema.ts';

export interface Cases {
  /** The day on which the cases are worked out, YYYY-MM-DD. */
  readonly today: {readonly day: string; readonly place: Place};
  readonly people: readonly {readonly name: string; readonly place: Place; readonly answers: readonly GivenAnswer[]}[];
  readonly cases: readonly Case[];
  readonly ladders: readonly Ladder[];
}

export interface GivenAnswer {
  readonly input: string;
  readonly inputPlace: Place;
  /** As a form would hold it; blank is ''. */
  readonly answer: string;
  readonly place: Place;
}

export interface Case {
  readonly name: string;
  readonly place: Place;
  /** The mark of a case that the program wrote with its own result, while no source stands beside it. */
  readonly unreviewed?: Place;
  readonly today?: {readonly day: string; readonly place: Place};
  readonly given?: {readonly name: string; readonly place: Place};
  readonly but: readonly GivenAnswer[];
  /** What the card says first, as far as it is written. */
  readonly verdict?: {readonly tone?: string; readonly say?: string; readonly place: Place};
  /** The keys to compare; null where a guard stops the calculation; missing where nothing is written. */
  readonly expect?: readonly Expectation[] | null;
}

export interface Expectation {
  readonly key: string;
  readonly keyPlace: Place;
  readonly expected: Node;
}

/** One answer varied and one figure read, both sides of each threshold on a line. */
export interface Ladder {
  readonly given?: {readonly name: string; readonly place: Place};
  readonly vary: {readonly name: string; readonly place: Place};
  readonly read: {readonly name: string; readonly place: Place};
  readonly rows: readonly {readonly key: string; readonly place: Place; readonly expected: Node}[];
  readonly place: Place;
}

const answers = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: {type: ['string', 'number']},
});
const day: Schema = {type: 'string', description: 'The day of the calculation, YYYY-MM-DD.'};
const given: Schema = {type: 'string', description: 'Whose answers to begin with.'};
const from: Schema = {type: 'string', description: 'Where the expectation comes from: document and section.'};

/** The schema of a cases file; schemas/cases.schema.json is made from it. */
export const casesSchema: Schema = keys(
  'Worked cases.',
  {
    today: day,
    from,
    people: {
      type: 'object',
      description: 'Complete answers under a name.',
      additionalProperties: answers('The answers of a person.'),
    },
    cases: listOf(
      'What is given and what is expected.',
      keys(
        'A case.',
        {
          case: {type: 'string', description: 'What the case shows.'},
          from,
          saved: {
            const: true,
            description:
              'The program wrote the case, and what it expects is what the rules gave then. `check` warns until `from` names a source.',
          },
          today: day,
          given,
          but: answers('The answers that differ.'),
          verdict: keys('The verdict of the card.', {
            tone: {enum: tones, description: 'Its colour.'},
            say: words('Its words.'),
          }),
          expect: {
            type: ['object', 'null'],
            description:
              'The result by key; keys not named are not compared. null where nothing is shown. A list of free words may be {count: 5} or {contains: words}.',
          },
        },
        ['case'],
      ),
    ),
    ladders: listOf(
      'One answer varied, one figure read.',
      keys(
        'A ladder.',
        {
          given,
          vary: {type: 'string', description: 'The input that is varied.'},
          read: {
            type: 'string',
            description: "The value that is read: a result's key, a value's name, or a part as points.age.",
          },
          rows: {type: 'object', description: 'Answers (a | b) with the value expected.', minProperties: 1},
          from,
        },
        ['vary', 'read', 'rows'],
      ),
    ),
  },
  ['today'],
);

export function readCases(node: Node): Cases {
  const named = (written: Node | undefined) =>
    written === undefined ? undefined : {name: textOf(written) ?? '', place: written.place};
  const dayOf = (written: Node | undefined) =>
    written === undefined ? undefined : {day: textOf(written) ?? '', place: written.place};
  return {
    today: dayOf(get(node, 'today')) ?? {day: '', place: node.place},
    people: entriesOf(get(node, 'people')).map(({key, keyPlace, value}) => ({
      name: key,
      place: keyPlace,
      answers: readGiven(value),
    })),
    cases: itemsOf(get(node, 'cases')).map((item) => ({
      name: textOf(get(item, 'case')) ?? '',
      place: item.place,
      but: readGiven(get(item, 'but')),
      ...optional('unreviewed', get(item, 'from') === undefined ? savedMark(item) : undefined),
      ...optional('today', dayOf(get(item, 'today'))),
      ...optional('given', named(get(item, 'given'))),
      ...optional('verdict', readVerdict(get(item, 'verdict'))),
      ...readExpect(get(item, 'expect')),
    })),
    ladders: itemsOf(get(node, 'ladders')).map((item) => ({
      vary: named(get(item, 'vary'))!,
      read: named(get(item, 'read'))!,
      rows: entriesOf(get(item, 'rows')).map(({key, keyPlace, value}) => ({key, place: keyPlace, expected: value})),
      place: item.place,
      ...optional('given', named(get(item, 'given'))),
    })),
  };
}

function savedMark(item: Node): Place | undefined {
  return entriesOf(item).find(({key}) => key === 'saved')?.keyPlace;
}

function readVerdict(node: Node | undefined): Case['verdict'] {
  if (node === undefined) return undefined;
  const {place} = node;
  return {place, ...optional('tone', textOf(get(node, 'tone'))), ...optional('say', textOf(get(node, 'say')))};
}

function readExpect(node: Node | undefined): {expect?: readonly Expectation[] | null} {
  if (node === undefined) return {};
  if (node.kind === 'scalar') return {expect: null};
  return {expect: entriesOf(node).map(({key, keyPlace, value}) => ({key, keyPlace, expected: value}))};
}

function readGiven(node: Node | undefined): readonly GivenAnswer[] {
  return entriesOf(node).map(({key, keyPlace, value}) => ({
    input: key,
    inputPlace: keyPlace,
    answer: asAnswer(textOf(value) ?? ''),
    place: value.place,
  }));
}

/** As a form would hold it: `blank` is empty, and a figure loses the underscores that group it. */
export function asAnswer(written: string): string {
  if (written === 'blank') return '';
  return /^\d[\d_]*(\.\d+)?$/.test(written) ? written.replaceAll('_', '') : written;
}

/** What a case expects, as data: figures as numbers, however they are grouped. */
export function expectedValue(node: Node): unknown {
  if (node.kind === 'list') return node.items.map(expectedValue);
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({key, value}) => [key, expectedValue(value)]));
  return figureOf(node) ?? node.value;
}
