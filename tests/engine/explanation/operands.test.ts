// Does the explanation of any formula name every operand that matters for its value, and do its figures give the value that it shows?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {explainValue, type ValueExplanation} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {samples} from '../../samples.ts';
import {small} from '../compiler/smallDefinition.ts';

const rules = `
inputs:
  a: {label: Alpha, type: number}
  b: {label: Bravo, type: number}
  c: {label: How many charlies?, type: number}
  place: {label: Place, options: {north: North, south: South}}
  day: {label: Day, type: date}
constants:
  fee: {label: Fee, value: 40}
  most: {label: Most, value: 300}
  limit: {label: Limit, value: [{value: 70}, {from: '2024-01-01', value: 90}]}
tables:
  cell: {label: Cell, by: place, rows: {north: 23, south: 47, blank: 31}}
result: {a: a, b: b, c: c, cell: cell, day: day, fee: fee, most: most, limit: limit}`;

/** What a formula reads: its label, and other answers to find out whether it matters. */
const operands = {
  a: {label: 'Alpha', input: 'a', others: ['1', '5000', '90000']},
  b: {label: 'Bravo', input: 'b', others: ['1', '5000', '90000']},
  c: {label: 'How many charlies?', input: 'c', others: ['1', '5000', '90000']},
  cell: {label: 'Cell', input: 'place', others: ['north', 'south', '']},
  'limit on day': {label: 'Limit', input: 'day', others: ['2023-06-01', '2024-06-01']},
} as const;
const fixed = {fee: 40, most: 300} as const;

type Leaf = keyof typeof operands | keyof typeof fixed;
type Formula =
  | {readonly kind: 'leaf'; readonly name: Leaf}
  | {readonly kind: '+' | '-' | '*' | 'min' | 'max'; readonly of: readonly Formula[]};

const {formula: formulas} = fc.letrec<{formula: Formula; leaf: Formula; call: Formula; sum: Formula}>((tie) => ({
  formula: fc.oneof({maxDepth: 2, withCrossShrink: true}, tie('leaf'), tie('call'), tie('sum')),
  leaf: fc.record({
    kind: fc.constant('leaf' as const),
    name: fc.constantFrom<Leaf>('a', 'b', 'c', 'cell', 'limit on day', 'fee', 'most'),
  }),
  call: fc.record({
    kind: fc.constantFrom('min' as const, 'max' as const),
    of: fc.array(tie('formula'), {minLength: 2, maxLength: 3}),
  }),
  sum: fc.record({
    kind: fc.constantFrom('+' as const, '-' as const, '*' as const),
    of: fc.tuple(tie('formula'), tie('formula')),
  }),
}));

function text(formula: Formula): string {
  if (formula.kind === 'leaf') return formula.name;
  const parts = formula.of.map(text);
  const isCall = formula.kind === 'min' || formula.kind === 'max';
  return isCall ? `${formula.kind}(${parts.join(', ')})` : `(${parts.join(` ${formula.kind} `)})`;
}

function leaves(formula: Formula): readonly Leaf[] {
  return formula.kind === 'leaf' ? [formula.name] : formula.of.flatMap(leaves);
}

type Answers = Readonly<Record<string, string>>;

/** The value of a formula, and of each formula in it. */
function values(formula: Formula, answers: Answers): readonly [value: number, ...inner: number[]] {
  if (formula.kind === 'leaf') return [leafValue(formula.name, answers)];
  const inner = formula.of.map((part) => values(part, answers));
  const [first, ...others] = inner.map(([value]) => value) as [number, ...number[]];
  const apply = {
    min: (one: number, other: number) => Math.min(one, other),
    max: (one: number, other: number) => Math.max(one, other),
    '+': (one: number, other: number) => one + other,
    '-': (one: number, other: number) => one - other,
    '*': (one: number, other: number) => one * other,
  }[formula.kind];
  return [others.reduce(apply, first), ...inner.flat()];
}

function leafValue(name: Leaf, answers: Answers): number {
  if (name === 'cell') return {north: 23, south: 47}[answers['place']!] ?? 31;
  if (name === 'limit on day') return answers['day']! < '2024-01-01' ? 70 : 90;
  return name === 'fee' || name === 'most' ? fixed[name] : Number(answers[name]);
}

const number = (figure: string): number => Number(figure.replace('−', '-').replaceAll(/[ ,]/g, ''));
const FIGURE = /[-−]? ?\d[\d,.]*\d|[-−]? ?\d/;

/** The figure that a sentence works out itself: 'The lower of the alpha (3) and 4 is 3.'; undefined if it works out none. */
function recomputed(sentence: string): {readonly says: number; readonly gives: number} | undefined {
  const total = new RegExp(` is (${FIGURE.source})\\.$`).exec(sentence);
  if (total === null) return undefined;
  const before = sentence.slice(0, total.index);
  const among = /^The (lower|lowest|higher|highest) of /.exec(before);
  if (among !== null) {
    const figures = [...`${before},`.matchAll(new RegExp(`\\((${FIGURE.source})\\)(?=,| and )`, 'g'))].map(
      ([, figure]) => number(figure!),
    );
    return {says: number(total[1]!), gives: among[1]!.startsWith('low') ? Math.min(...figures) : Math.max(...figures)};
  }
  const pieces = before.replaceAll(/ \([^)]*\)/g, '').split(/ (plus|minus|times) /);
  if (!pieces.every((piece, index) => index % 2 === 1 || !Number.isNaN(number(piece)))) return undefined;
  const [first, ...later] = pieces as [string, ...string[]];
  let gives = number(first);
  for (let index = 0; index < later.length; index += 2) {
    const figure = number(later[index + 1]!);
    gives = later[index] === 'plus' ? gives + figure : later[index] === 'minus' ? gives - figure : gives * figure;
  }
  return {says: number(total[1]!), gives};
}

/** The result of a ledger from its lines, and the one that it shows. */
function ledgerResult({ledger}: ValueExplanation): {readonly says: number; readonly gives: number} | undefined {
  const lines = ledger.filter(({isTotal}) => !isTotal);
  if (lines.length === 0) return undefined;
  const gives = lines.reduce((sum, {text: line}, index) => {
    if (line.startsWith('×')) return sum * number(line.slice(1));
    return index === 0 ? number(line) : sum + number(line.replace('+', ''));
  }, 0);
  return {says: number(ledger.at(-1)!.text), gives};
}

const withInner = (value: ValueExplanation): readonly ValueExplanation[] => [value, ...value.inner.flatMap(withInner)];
const said = ({label, sentences, ledger}: ValueExplanation): readonly string[] => [
  label,
  ...sentences.map(plainText),
  ...ledger.map(({label: line, text: figure}) => `${line}: ${figure}`),
];

/** What an explanation leaves out or works out otherwise. */
function problems(formula: Formula, answers: Answers, explanation: ValueExplanation): readonly string[] {
  const [value] = values(formula, answers);
  const all = withInner(explanation);
  const words = all.flatMap(said).slice(1).join('\n');
  const missing = [...new Set(leaves(formula))].flatMap((leaf) => {
    if (leaf in fixed) return [];
    const {label, input, others} = operands[leaf as keyof typeof operands];
    const matters = others.some((other) => values(formula, {...answers, [input]: other})[0] !== value);
    return !matters || words.toLowerCase().includes(label.toLowerCase()) ? [] : [`${label} is missing`];
  });
  const checked = all.flatMap((each) => [ledgerResult(each), ...each.sentences.map(plainText).map(recomputed)]);
  const wrong = checked.flatMap((each) =>
    each === undefined || Math.abs(each.says - each.gives) < 1e-6 ? [] : [`${each.gives} is shown as ${each.says}`],
  );
  const shown = number(explanation.text);
  return [...missing, ...wrong, ...(shown === value ? [] : [`${value} is shown as ${shown}`])];
}

function explained(all: readonly Formula[], answers: Answers): readonly ValueExplanation[] {
  const facts = all
    .map((formula, index) => `{label: Shown ${String.fromCodePoint(97 + index)}, of: '${text(formula)}'}`)
    .join(', ');
  const {calculator} = small(`${rules}\ncard: [{facts: [${facts}]}]`);
  return calculator.derive(answers, '2024-06-30')![0]!.values.map((each) => explainValue(each));
}

const answered = fc.record({
  a: fc.constantFrom('7', '61', '13', '997'),
  b: fc.constantFrom('11', '53', '17', '991'),
  c: fc.constantFrom('5', '59', '19', '983'),
  place: fc.constantFrom('north', 'south'),
  day: fc.constantFrom('2023-05-05', '2024-05-05'),
});

describe('the explanation of a formula', () => {
  it('names what matters, and its figures give its value', () => {
    const many = fc.array(
      formulas.filter(({kind}) => kind !== 'leaf'),
      {minLength: 12, maxLength: 12},
    );
    fc.assert(
      fc.property(many, answered, (all, answers) => {
        // A part of a sum that is 0 is left out.
        const kept = all.filter((formula) => !values(formula, answers).includes(0));
        fc.pre(kept.length > 0);
        const found = explained(kept, answers).flatMap((explanation, index) =>
          problems(kept[index]!, answers, explanation).map((problem) => `${text(kept[index]!)}: ${problem}`),
        );
        expect(found).toEqual([]);
      }),
      samples(4, 400),
    );
  });

  const given = {a: '7', b: '11', c: '5', place: 'north', day: '2024-05-05'};
  const leaf = (name: Leaf): Formula => ({kind: 'leaf', name});

  it.each<[string, Formula]>([
    [
      'The lower of the cell (23) and alpha times bravo (77) is 23.',
      {kind: 'min', of: [leaf('cell'), {kind: '*', of: [leaf('a'), leaf('b')]}]},
    ],
    ['The lower of the limit (90) and the alpha (7) is 7.', {kind: 'min', of: [leaf('limit on day'), leaf('a')]}],
    ['The higher of the fee (40) and the most (300) is 300.', {kind: 'max', of: [leaf('fee'), leaf('most')]}],
    [
      'The highest of the alpha (7), your answer to “How many charlies?” (5), and the bravo (11) is 11.',
      {kind: 'max', of: [{kind: 'max', of: [leaf('a'), leaf('c')]}, leaf('b')]},
    ],
  ])('%s', (sentence, formula) => {
    const [explanation] = explained([formula], given) as [ValueExplanation];
    expect(explanation.sentences.map(plainText)).toEqual([sentence]);
  });
});
