// Do the explanations of every calculator add up to its card for any answers, with correct rows, checks and texts?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CardBlock} from '../../src/engine/results/card.ts';
import type {RuleList} from '../../src/engine/plan/inWords/texts.ts';
import type {BlockDerivation, Check, RuleRow, Step, Derivation} from '../../src/engine/plan/derived.ts';
import {grouped} from '../../src/engine/runtime/formats.ts';
import {explainCard} from '../../src/engine/plan/explanation/explainCard.ts';
import {answersTo} from './answers.ts';
import {textsOf} from './explanationTexts.ts';
import {samples} from '../samples.ts';
import {library} from './compiled.ts';

/** Traces of code: comparison operators, camel case, how JavaScript prints missing values. */
const unfit = /NaN|undefined|Infinity|\[object|&&|\|\||==|!=|[{}<>]|\b[a-z]+[A-Z]/;

/** Equal except for binary rounding errors. */
function expectEqual(actual: number | undefined, expected: number | undefined): void {
  expect(Math.abs((actual ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected ?? 0)));
}

function insideCheck(check: Check): readonly Derivation[] {
  switch (check.kind) {
    case 'compared':
      return [check.left, check.right];
    case 'chosen':
      return [check.choice];
    case 'items':
    case 'inForce':
      return [];
    default:
      return check.checks.flatMap(insideCheck);
  }
}

/** A derivation and everything it was made of. */
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
    items: () => [],
    function: () => (derivation.kind === 'function' ? derivation.of : []),
  }[derivation.kind]();
  return [derivation, ...inner.flatMap(withParts)];
}

/** The result of the steps, recalculated here. */
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
      byShare: figure === 0 ? 0 : (before * 100) / figure,
      function: step.sign === 'function' ? ofFunction(step.line, before, figure, value) : value,
    };
    expectEqual(value, figures[sign]);
    return value;
  };
  expectEqual(derivation.steps.reduce(together, 0), derivation.value);
}

/** The effect of a limit or rounding on the figures before it, by its line in the ledger. */
function ofFunction(line: string, before: number, figure: number, value: number): number {
  switch (line) {
    case 'Capped at {limit}':
      return Math.min(before, figure);
    case 'Raised to {limit}':
      return Math.max(before, figure);
    case 'Rounded up':
      return Math.ceil(before);
    case 'Rounded down':
      return Math.floor(before);
    default:
      return Math.abs(value - before) <= 0.5 ? value : Number.NaN;
  }
}

/** The page has a row for the value: with the same heading, and the value in one of its cells. */
function expectRow(derivation: Derivation, rule: RuleRow, rules: readonly RuleList[]): void {
  const row = rules[rule.list]?.rows[rule.row];
  expect(row).toBeDefined();
  if (rule.label !== undefined) expect(row!.label).toBe(rule.label);
  if (derivation.kind === 'case') return;
  const written = derivation.value === undefined ? derivation.text : grouped(derivation.value);
  const texts = [row!.label, ...row!.texts];
  // A column that gives nothing is left out.
  const isThere = /^0?$/.test(written) || texts.some((text) => text.includes(written));
  expect(isThere, `${derivation.label}: '${written}' in '${texts.join(' | ')}'`).toBe(true);
}

function expectBlock(block: CardBlock, {checks, values}: BlockDerivation): void {
  const {items, heading} = block;
  const [item] = items;
  if (item?.tone !== undefined) {
    // A better verdict may be as good in tone: what it lacks comes first, and what holds after it.
    if (item.tone === 'good') expect(checks.length === 0 || checks.at(-1)!.met).toBe(true);
    if (item.tone === 'bad' && checks.length > 0) expect(checks[0]!.met).toBe(false);
  } else if (item?.stage !== undefined) {
    // An outcome that is only assumed is not marked as current; it is the last stage.
    expect(values[0]!.text).toBe((items.find(({stage}) => stage!.isCurrent) ?? items.at(-1))?.text);
  } else if (item?.stay !== undefined) {
    // A calendar explains its stays.
    expect(values).toEqual([]);
  } else if (item?.label === undefined) {
    expect(values.map(({text}) => text)).toEqual(heading === undefined ? [] : items.map(({text}) => text));
  } else {
    expect(values.map(({label}) => label)).toEqual(items.map(({label}) => label));
    for (const [index, {value, percentDone = value}] of items.entries())
      if (percentDone !== undefined) expectEqual(values[index]!.value, percentDone);
  }
}

describe.each(library.ids)('%s', (id) => {
  const {evaluate, page, derive, documentation} = library.get(id);
  const isWritten = page('2024-06-30').fields.some(({kind}) => kind === 'text');
  const known = new Map<string, readonly RuleList[]>();
  const rulesOn = (today: string): readonly RuleList[] => {
    if (!known.has(today)) known.set(today, documentation(today).rules);
    return known.get(today)!;
  };
  const answers = answersTo(page('2024-06-30').fields);
  const days = fc.constantFrom('2024-02-29', '2024-06-30', '2026-12-31', '9999-12-31', '0001-01-01');

  it('adds up', () => {
    fc.assert(
      fc.property(answers, days, (given, today) => {
        const {result, card: blocks} = evaluate(given, today);
        const explanation = derive(Object.freeze({...given}), today);
        expect(explanation === null).toBe(result === null);
        if (result === null || explanation === null) return;
        const card = blocks();
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
        const explained = explainCard(card, explanation);
        // A result says that both are there before it has them.
        expect(explained.every((each, index) => each !== undefined || card[index]!.kind !== 'verdict')).toBe(true);
        expect(explained.some((each, index) => each !== undefined && card[index]!.kind !== 'verdict')).toBe(true);
        const texts = textsOf(explained);
        if (!isWritten) expect(texts.filter((text) => unfit.test(text))).toEqual([]);
      }),
      samples(8, 5_000),
    );
  });
});
