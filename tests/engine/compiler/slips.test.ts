// After any single typo, is a definition either rejected with a diagnostic, or still a valid calculator?
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {samples} from '../../samples.ts';
import {readKitchenSink} from './goodSamples.ts';

const source = readKitchenSink('kitchen-sink.yaml');
const pieces = [...source.text.matchAll(/[\w%.+-]+|[^\s\w]/g)].map((match) => ({word: match[0], at: match.index}));
const lines = source.text.split('\n');
const piece = fc.constantFrom(...pieces);
const line = fc.nat(lines.length - 1);

/** The kitchen sink with one token or line removed, replaced or added. */
const slipped = fc.oneof(
  piece.map(({word, at}) => source.text.slice(0, at) + source.text.slice(at + word.length)),
  fc
    .tuple(piece, piece)
    .map(([{word, at}, other]) => source.text.slice(0, at) + other.word + source.text.slice(at + word.length)),
  fc.tuple(piece, piece).map(([{at}, other]) => `${source.text.slice(0, at)}${other.word} ${source.text.slice(at)}`),
  line.map((at) => lines.toSpliced(at, 1).join('\n')),
  line.map((at) => lines.with(at, ` ${lines[at]}`).join('\n')),
  fc.tuple(line, line).map(([from, to]) => lines.toSpliced(to, 0, lines[from]!).join('\n')),
);

const people = [
  {},
  {route: 'worker'},
  {
    route: 'investor',
    nationality: 'ys',
    age: 'x',
    office: 'north',
    service: 'express',
    salary: 1e300,
    submitted: '2024-05-05',
  },
];

/** The first line that differs, for the failure message. */
function slipIn(text: string): string {
  const at = text.split('\n').findIndex((each, index) => each !== lines[index]);
  return `line ${at + 1}: ${text.split('\n')[at] ?? '(the end)'}`;
}

function expectSound(text: string): void {
  const {body, diagnostics} = compile({path: source.path, text});
  if (body === undefined) return expect(diagnostics).not.toEqual([]);
  const calculator = load(body);
  for (const today of ['2024-01-01', '2027-06-01']) {
    for (const input of calculator.page(today).fields) input.shownWhen?.(people[1]!);
    for (const answers of people) {
      const {result, values, card} = calculator.evaluate(answers, today);
      const written = JSON.stringify([result, values(), card()], (_, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
      );
      expect(written).not.toMatch(/not finite|\bNaN\b|\[object/);
    }
  }
}

it('nothing crashes, and every calculator is valid', () => {
  fc.assert(
    fc.property(slipped, (text) => {
      try {
        expectSound(text);
      } catch (error) {
        throw new Error(slipIn(text), {cause: error});
      }
    }),
    {...samples(20, 100), examples: [[source.text.replace('{from: 2026-07-01, value: 210}', '{value: 210}')]]},
  );
});
