// Do the explanations of every calculator add up to its card for any answers, with correct rows, checks and texts?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openLibrary} from '../../src/tools/commands/definitions.ts';
import type {Block, Workings} from '../../src/engine/compiled/module.ts';
import type {RuleTable} from '../../src/engine/compiled/documentation.ts';
import type {BlockDerivation, Check, RuleRow, Step, Derivation} from '../../src/engine/runtime/explanation.ts';
import {grouped} from '../../src/engine/runtime/formats.ts';
import {explainCard} from '../../src/engine/explanation/explainCard.ts';
import {answersTo} from './answers.ts';
import {textsOf} from './explanationTexts.ts';

const library = openLibrary('calculators');
const runs = process.env.FULL ? 5_000 : 200;

/** What belongs to code: signs of comparison, names in camel case, what JavaScript writes for no value. */
const unfit = /NaN|undefined|Infinity|\[object|&&|\|\||==|!=|[{}<>]|\b[a-z]+[A-Z]/;

/** Equal but for the last digits of a binary fraction. */
function expectEqual(actual: number | undefined, expected: number | undefined): void {
  expect(Math.abs((actual ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected ?? 0)));
}

function insideCheck(check: Check): readonly Derivation[] {
  switch (check.kind) {
    case 'compared':
      return [check.left, check.right];
    case 'chosen':
      return [check.choice];
    default:
      return check.checks.flatMap(insideCheck);
  }
}

/** A derivation and all that it was made of. */
function withParts(derivation: Derivation): readonly Derivation[] {
  const inner = {
    answer: () => [],
    fixed: () => [],
    row: () => (derivation.kind === 'row' ? derivation.by : []),
    steps: () => (derivation.kind === 'steps' ? derivation.steps.flatMap(({of}) => of ?? []) : []),
    case: () =>
      derivation.kind === 'case'
        ? [...derivation.checks.flatMap(insideCheck), ...(derivation.given ? [derivation.given] : [])]
        : [],
    function: () => (derivation.kind === 'function' ? derivation.of : []),
  }[derivation.kind]();
  return [derivation, ...inner.flatMap(withParts)];
}

/** What the steps come to, worked out here once more. */
function expectSteps(derivation: Derivation & {kind: 'steps'}): void {
  const together = (before: number, step: Step): number => {
    const {sign, of, value} = step;
    const figure = of?.value ?? 0;
    const figures: Record<Step['sign'], number> = {
      start: figure,
      plus: before + figure,
      minus: before - figure,
      times: before * figure,
      share: (before * figure) / 100,
      dividedBy: figure === 0 ? 0 : before / figure,
      function: step.sign === 'function' ? ofFunction(step.line, before, figure, value) : value,
    };
    expectEqual(value, figures[sign]);
    return value;
  };
  expectEqual(derivation.steps.reduce(together, 0), derivation.value);
}

/** What a limit or rounding makes of the figures before it, by its line of the ledger. */
function ofFunction(line: string, before: number, figure: number, value: number): number {
  switch (line) {
    case 'Never more than {limit}':
      return Math.min(before, figure);
    case 'Never less than {limit}':
      return Math.max(before, figure);
    case 'Rounded up':
      return Math.ceil(before);
    case 'Rounded down':
      return Math.floor(before);
    default:
      return Math.abs(value - before) <= 0.5 ? value : Number.NaN;
  }
}

/** The row of the page stands for the value: its head is the row's, and one of its cells holds the value. */
function expectRow(derivation: Derivation, rule: RuleRow, rules: readonly RuleTable[]): void {
  const row = rules[rule.table]?.rows[rule.row] ?? [];
  if (rule.label !== undefined) expect(row[0]).toBe(rule.label);
  if (derivation.kind === 'case') return expect(row.length).toBeGreaterThan(0);
  const written = derivation.value === undefined ? derivation.text : grouped(derivation.value);
  const isThere = row.slice(1).some((cell) => cell.includes(written) || (/^0?$/.test(written) && /^[–0]/.test(cell)));
  expect(isThere, `${derivation.label}: '${written}' in '${row.join(' | ')}'`).toBe(true);
}

function expectBlock(block: Block, {checks, values}: BlockDerivation): void {
  switch (block.kind) {
    case 'verdict':
      // A better verdict may be as good in tone: what it lacks stands first, and what holds behind it.
      if (block.tone === 'good') expect(checks.length === 0 || checks.at(-1)!.met).toBe(true);
      if (block.tone === 'bad' && checks.length > 0) expect(checks[0]!.met).toBe(false);
      return;
    case 'figure':
      if (block.value !== undefined) expectEqual(values[0]!.value, block.value);
      return;
    case 'breakdown':
    case 'fees':
      expect(values.map(({label}) => label)).toEqual(block.parts.map(({label}) => label));
      values.forEach((value, index) => expectEqual(value.value, block.parts[index]!.value));
      return;
    case 'reasons':
    case 'requirements':
      expect(values.map(({text}) => text)).toEqual(block.lines);
      return;
    case 'facts':
      expect(values.map(({label}) => label)).toEqual(block.facts.map(({label}) => label));
      return;
    case 'progress':
      expectEqual(values[0]!.value, block.percent);
      return;
    case 'stages':
      expect(values[0]!.text).toBe(block.current);
      return;
    case 'note':
  }
}

describe.each(library.ids)('%s', (id) => {
  const {calculate, page, explain, documentation} = library.get(id);
  const isWritten = page('2024-06-30').fields.some(({kind}) => kind === 'text');
  const known = new Map<string, readonly RuleTable[]>();
  const rulesOn = (today: string): readonly RuleTable[] => {
    if (!known.has(today)) known.set(today, documentation(today).rules);
    return known.get(today)!;
  };
  const answers = answersTo(page('2024-06-30').fields);
  const days = fc.constantFrom('2024-02-29', '2024-06-30', '2026-12-31', '9999-12-31', '0001-01-01');

  it('adds up', {timeout: process.env.FULL ? 120_000 : 5_000}, () => {
    fc.assert(
      fc.property(answers, days, (given, today) => {
        const workings: Partial<Workings> = {};
        const result = calculate(given, today, workings);
        const explanation = explain(Object.freeze({...given}), today);
        expect(explanation === null).toBe(result === null);
        if (result === null || explanation === null) return;
        const card = workings.card!();
        expect(explanation.length).toBe(card.length);
        card.forEach((block, index) => expectBlock(block, explanation[index]!));

        const rules = rulesOn(today);
        const all = explanation.flatMap(({checks, values}) => [...checks.flatMap(insideCheck), ...values]);
        for (const derivation of all.flatMap(withParts)) {
          if (derivation.kind === 'steps') expectSteps(derivation);
          if ('rule' in derivation && derivation.rule !== undefined) expectRow(derivation, derivation.rule, rules);
          if (derivation.kind === 'case' && derivation.value !== undefined && derivation.given !== undefined)
            expectEqual(derivation.given.value, derivation.value);
        }
        const texts = textsOf(explainCard(card, explanation));
        if (!isWritten) expect(texts.filter((text) => unfit.test(text))).toEqual([]);
      }),
      {numRuns: runs},
    );
  });
});
