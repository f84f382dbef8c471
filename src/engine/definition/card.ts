import type {Place, Report} from '../diagnostics/diagnostic.ts';
import {optional} from './constant.ts';
import {formulaSchema, readFormula, type Formula} from './formula.ts';
import {entriesOf, get, itemsOf, textOf, type Node} from '../yaml/node.ts';
import {keys, listOf, words, type Schema, textSchema} from '../shape/schema.ts';
import {readText, type Text} from './text.ts';
import {readCondition, type Condition} from './value.ts';

/** A block of the result card, as written. Every block may have a condition under which it shows. */
export type CardBlock = {readonly condition?: Condition; readonly place: Place} & (
  | {readonly kind: 'verdict'; readonly branches: readonly VerdictBranch[]}
  | ({readonly kind: 'figure'; readonly label: Text; readonly outOf?: Formula} & Shown)
  | {
      readonly kind: 'breakdown' | 'fees';
      readonly title: Text;
      readonly of: Formula;
      readonly unit?: string;
      readonly total: Text;
    }
  | {readonly kind: 'reasons' | 'requirements'; readonly title: Text; readonly of: Formula}
  | {readonly kind: 'facts'; readonly facts: readonly Fact[]}
  | {readonly kind: 'progress'; readonly label: Text; readonly of: Formula; readonly say: Text}
  | {readonly kind: 'stages'; readonly title: Text; readonly of: Formula; readonly current: Formula}
  | {readonly kind: 'note'; readonly text: Text}
);

/** A value as the card shows it: its unit is 'money' or a word; `missing` stands for no date or no words. */
export interface Shown {
  readonly of: Formula;
  readonly unit?: string;
  readonly missing?: Text;
}

export interface Fact extends Shown {
  readonly condition?: Condition;
  readonly label: Text;
  readonly place: Place;
}

export interface VerdictBranch {
  readonly condition?: Condition;
  readonly say: Text;
  readonly tone: string;
  readonly place: Place;
}

/** The colours of a verdict. */
export const tones = ['good', 'caution', 'bad', 'neutral'];

const conditionKeys = {
  when: {...formulaSchema, description: 'Shown only when this holds.'},
  unless: {...formulaSchema, description: 'Not shown when this holds.'},
} as const;

const of = {...formulaSchema, description: 'The value to show.'};
const unit: Schema = {
  type: 'string',
  description: "'money' for an amount in the calculator's currency, or what is counted: points, days.",
};
const label = textSchema('What stands beside the value.');
const title = textSchema('The heading of the block.');

const blocks = {
  verdict: listOf(
    'The first branch that holds is the verdict. Those of one tone stand from the best to the worst.',
    keys(
      'A verdict.',
      {
        ...conditionKeys,
        say: textSchema('The verdict in words.'),
        tone: {enum: tones, description: 'The colour beside the words.'},
      },
      ['say', 'tone'],
    ),
  ),
  figure: keys(
    'The headline figure.',
    {
      ...conditionKeys,
      label,
      of,
      unit,
      outOf: {...formulaSchema, description: 'The most that the figure is measured against; draws a meter.'},
      missing: textSchema('Shown where there is no value.'),
    },
    ['label', 'of'],
  ),
  breakdown: keys('The parts of a sum, as points by category.', {...conditionKeys, title, of, unit, total: label}, [
    'title',
    'of',
    'total',
  ]),
  fees: keys('The parts of a sum, as amounts that add up.', {...conditionKeys, title, of, total: label}, [
    'title',
    'of',
    'total',
  ]),
  reasons: keys('Lines that say why.', {...conditionKeys, title, of}, ['title', 'of']),
  requirements: keys('Lines that say what is asked for.', {...conditionKeys, title, of}, ['title', 'of']),
  facts: listOf(
    'Names and values.',
    keys(
      'A fact.',
      {...conditionKeys, label, of, unit, missing: textSchema('Shown where there is no date or no words.')},
      ['label', 'of'],
    ),
  ),
  progress: keys(
    'Elapsed time against an estimate.',
    {
      ...conditionKeys,
      label,
      of: {...of, description: 'How many percent are done, 0 to 100.'},
      say: textSchema('The progress in words.'),
    },
    ['label', 'of', 'say'],
  ),
  stages: keys(
    'Steps in order.',
    {...conditionKeys, title, of, current: {...formulaSchema, description: 'The name of the current step.'}},
    ['title', 'of', 'current'],
  ),
  note: {
    type: ['string', 'object'],
    description: 'A sentence.',
    if: {type: 'object'},
    then: keys('A sentence under a condition.', {...conditionKeys, say: words('The sentence.')}, ['say']),
  },
} as const satisfies Record<string, Schema>;

export const cardSchema: Schema = listOf('What the result card shows, from top to bottom.', {
  ...keys('A block of the card.', blocks),
  minProperties: 1,
  maxProperties: 1,
});

export function readCard(node: Node | undefined, report: Report): readonly CardBlock[] {
  return itemsOf(node).flatMap((item) =>
    entriesOf(item).map(({key, keyPlace, value}) => readBlock(key as CardBlock['kind'], keyPlace, value, report)),
  );
}

function readBlock(kind: CardBlock['kind'], place: Place, node: Node, report: Report): CardBlock {
  const text = (key: string): Text => readText(get(node, key) ?? node, report);
  const formula = (key: string): Formula => readFormula(get(node, key) ?? node, report);
  const base = {place, ...optional('condition', node.kind === 'map' ? readCondition(node, report) : undefined)};
  switch (kind) {
    case 'verdict':
      return {...base, kind, branches: itemsOf(node).map((item) => readVerdict(item, report))};
    case 'figure': {
      const outOf = get(node, 'outOf');
      return {
        ...base,
        kind,
        label: text('label'),
        ...readShown(node, report),
        ...optional('outOf', outOf && readFormula(outOf, report)),
      };
    }
    case 'breakdown':
    case 'fees':
      return {
        ...base,
        kind,
        title: text('title'),
        of: formula('of'),
        total: text('total'),
        ...optional('unit', kind === 'fees' ? 'money' : textOf(get(node, 'unit'))),
      };
    case 'reasons':
    case 'requirements':
      return {...base, kind, title: text('title'), of: formula('of')};
    case 'facts':
      return {...base, kind, facts: itemsOf(node).map((item) => readFact(item, report))};
    case 'progress':
      return {...base, kind, label: text('label'), of: formula('of'), say: text('say')};
    case 'stages':
      return {...base, kind, title: text('title'), of: formula('of'), current: formula('current')};
    case 'note':
      return {...base, kind, text: node.kind === 'map' ? text('say') : readText(node, report)};
  }
}

function readVerdict(node: Node, report: Report): VerdictBranch {
  return {
    ...optional('condition', readCondition(node, report)),
    say: readText(get(node, 'say') ?? node, report),
    tone: textOf(get(node, 'tone')) ?? 'neutral',
    place: node.place,
  };
}

function readFact(node: Node, report: Report): Fact {
  return {
    ...optional('condition', readCondition(node, report)),
    label: readText(get(node, 'label') ?? node, report),
    ...readShown(node, report),
    place: node.place,
  };
}

function readShown(node: Node, report: Report): Shown {
  const missing = get(node, 'missing');
  return {
    of: readFormula(get(node, 'of') ?? node, report),
    ...optional('unit', textOf(get(node, 'unit'))),
    ...optional('missing', missing && readText(missing, report)),
  };
}
