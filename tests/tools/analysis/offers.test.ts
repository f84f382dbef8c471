// Does the analysis know which answers the form lets visitors give together? Planted faults in the two calculators whose forms hide questions and
// offer options by another answer, and random forms compared with brute force over what the form shows.
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {readAnswers} from '../../../src/engine/answers/formValues.ts';
import {isShown, offeredOptions} from '../../../src/engine/answers/visibility.ts';
import {isChoiceField} from '../../../src/engine/language/inputs/choice.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {product} from '../../../src/tools/analysis/answerSets.ts';
import {library} from '../../calculators/compiled.ts';
import {isFull} from '../../samples.ts';
import {Random} from './randomDefinitions.ts';

/** What is found in a calculator of the site with one text replaced. */
function found(id: string, from: string, to: string): readonly string[] {
  const {source} = library.definition(id);
  const text = source.text.replace(from, () => to);
  expect(text).not.toBe(source.text);
  const {model, diagnostics} = compile({...source, text});
  expect(diagnostics.filter(({severity}) => severity === 'error').map(({message}) => message)).toEqual([]);
  return analyse(model!).findings.map(({message}) => message);
}

describe('answers that the form never lets visitors give together', () => {
  const uk = 'uk-home-office-timeline-calculator';
  const uae = 'uae-golden-visa-calculator';

  it('are found where an offer loses an option that a row is about', () => {
    expect(found(uk, 'student: [inside-uk, outside-uk]', 'student: [inside-uk]')).toEqual([
      'The form never offers this combination: standardDays: skilled-worker | student, outside-uk',
      "The form never offers the option 'outside-uk' of 'applicationRoute'",
    ]);
  });

  it('are found where a row is about an option of another answer', () => {
    expect(found(uk, 'settlement:               {ilr |', 'settlement:               {child: 90, ilr |')).toEqual([
      'The form never offers this combination: standardDays: settlement, child',
    ]);
  });

  it.each([
    ['a rule', 'gpa >= minimumGpa', 'gpa >= minimumGpa and investmentAmount >= minimumInvestment'],
    ['an alternative', 'gpa >= minimumGpa', '(gpa >= minimumGpa or investmentAmount >= minimumInvestment)'],
  ])('are found where %s reads a question that the form asks others', (_what, from, to) => {
    expect(found(uae, `education == university and ${from}`, `education == university and ${to}`)).toContain(
      "'qualifiesAsStudent' reads 'investmentAmount' only with answers for which the form does not ask it",
    );
  });
});

describe('a random form', () => {
  const count = isFull ? 400 : 12;
  it(`has exactly the unreachable rows and lines that trying all its answers shows, for ${count} forms`, () => {
    let unreached = 0;
    for (let seed = 1; seed <= count; seed++) {
      const random = new Random(seed);
      const text = formText(random);
      const {model, body, diagnostics} = compile({path: 'calculators/nowhere/made-calculator.yaml', text});
      expect(model, `seed ${seed}: ${diagnostics.map(({message}) => message).join()}`).toBeDefined();
      const {findings, unproven} = analyse(model!);
      expect(unproven).toEqual([]);
      const {fields} = load(body!).page('2026-11-28');
      const said = new Set<string>();
      const lists = fields.map((field) => ({
        input: field.id,
        answers: ['', ...(isChoiceField(field) ? field.options.map(({value}) => value) : [])],
      }));
      for (const answers of product(lists)) {
        const read = readAnswers(fields, answers);
        const canGive = fields.every((field) => {
          if (answers[field.id] === '') return true;
          const offered = isChoiceField(field) ? offeredOptions(field, read) : [];
          return (
            isShown(field, read) &&
            offered.some(({value, keptFromBefore}) => value === answers[field.id] && !keptFromBefore)
          );
        });
        const result = canGive ? load(body!).calculate(answers, '2026-11-28') : null;
        if (result !== null)
          for (const word of [String(result['cell']), ...(result['lines'] as string[])]) said.add(word);
      }
      const all = ['Cell a p', 'Cell a q', 'Cell b p', 'Cell b q', 'Cell other', 'Line one.', 'Line two.'];
      const expected = all.filter((word) => !said.has(word)).length;
      unreached += expected;
      const parts = findings
        .filter(({kind}) => kind === 'unreached')
        .map(({message}) => message)
        .filter((message) => !message.includes(' reads '));
      expect(parts, `seed ${seed}\n${text}`).toHaveLength(expected);
    }
    // Otherwise the test would prove nothing.
    expect(unreached).toBeGreaterThan(count / 2);
  });
});

/** Three choices: the second is offered by the first, the third shown after some answers. */
function formText(random: Random): string {
  const some = (options: readonly string[]): string => {
    const kept = options.filter(() => random.chance(0.6));
    return (kept.length === 0 ? options.slice(0, 1) : kept).join(', ');
  };
  const offers = random.chance(0.7)
    ? `, offered: {by: one, rows: {a: [${some(['p', 'q'])}], b: [${some(['p', 'q', 'r'])}]}}`
    : '';
  const shown = random.chance(0.7) ? `, shownWhen: one == ${random.pick(['a', 'b'])}` : '';
  const condition = (): string =>
    [
      `one == ${random.pick(['a', 'b'])}`,
      `two == ${random.pick(['p', 'q', 'r'])}`,
      `three == ${random.pick(['x', 'y'])}`,
    ]
      .filter(() => random.chance(0.7))
      .join(' and ') || 'three == x';
  return `id: made-calculator
title: Made
description: Made.
country: Nowhere
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
inputs:
  one: {label: One, options: {a: A, b: B}}
  two: {label: Two, options: {p: P, q: Q, r: R}${offers}}
  three: {label: Three, options: {x: X, y: Y}${shown}}
tables:
  cell:
    by: [one, two]
    rows:
      a: {p: Cell a p, q: Cell a q}
      b: {p: Cell b p, q: Cell b q}
    otherwise: Cell other
lines:
  lines:
    - {when: ${condition()}, say: Line one.}
    - {when: ${condition()}, say: Line two.}
result:
  cell: cell
  lines: lines
card:
  - reasons: {title: Lines, of: lines}
`;
}
