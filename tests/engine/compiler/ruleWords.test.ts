// Do the rules on the page say in plain words what depends on an answer, before there is one?
import {describe, expect, it} from 'vitest';
import {small} from './smallDefinition.ts';

const {calculator} = small(`
inputs:
  visaType: {label: Visa type, options: {work: Work, study: Study}}
  job: {label: Job, options: {none: "No", searching: I'm looking for one, found: 'Yes'}}
  nationality: {label: Nationality, options: {eu: An EU country, other: Another country}}
  planet: {label: Planet, options: {mars: Mars, venus: Venus, earth: Earth, saturn: Saturn}}
constants:
  deposit: {label: Deposit, value: 5, unit: points}
tables:
  visa:
    label: Times by visa type
    by: visaType
    rows:
      work: {processingTime: 15 days, fee: 10}
      study: {processingTime: 30 days, fee: 20}
      blank: nothing
sums:
  points:
    job: {label: Job, by: job, rows: {none | searching: 0, found: 1}}
lines:
  missing:
    label: What's missing
    lines: [{unless: skilled, say: 'You have {visa.fee} points, not {visa.fee}.'}]
values:
  skilled: {label: Skilled, give: points.job > 0}
  complete: {label: Complete, give: missing is empty}
  unskilled: {label: Unskilled, give: points.job <= 0}
  time: {label: Time it takes, when: nationality == eu, say: No time, else: 'Usually {visa.processingTime}'}
  permitNeeded: {label: Permit needed, give: nationality != eu}
  bothMatter: {label: Both matter, give: 'not nationality in [eu, other]'}
  notOnMars: {label: Not on Mars, give: planet != mars}
  both: {label: Both, give: skilled and permitNeeded and planet == mars}
  taken: {label: Taken, give: '-(points.job + points.total) - -points.job * -deposit'}
  even: {label: Even, give: 'ceil(-points.job, -1)'}
result: {taken: taken, even: even, complete: complete, points: points.total, unskilled: unskilled, time: time, fee: visa.fee, permitNeeded: permitNeeded, bothMatter: bothMatter, notOnMars: notOnMars, both: both}
card:
  - facts: [{label: Time, of: time}]
`);
const texts = calculator
  .documentation('2026-06-30')
  .rules.flatMap(({rows}) => rows.map(({label, when, texts: said}) => [label, when, ...said].join(' | ')));

describe('the rules on the page', () => {
  it('say which answer decides on what they cannot show yet', () => {
    expect(texts.join('\n')).toContain('Usually [processing time for your visa type]');
  });

  it('leave a gap for a figure, as a form does', () => {
    expect(texts.join('\n')).toContain('You have … points, not …');
    expect(texts.join('\n')).not.toMatch(/….*\./);
  });

  it('keep answers apart that are phrases', () => {
    expect(texts.join('\n')).toContain("“No” or “I'm looking for one”");
  });

  it('say a minus before a name, and show one before a figure', () => {
    expect(texts).toContain('Taken |  | Minus (Job + total points) − (minus Job × (−5 points))');
    expect(texts).toContain('Even |  | Minus Job, rounded up to tens');
  });

  it('say what does not hold, and that a list is empty, as a person would', () => {
    expect(texts.join('\n')).toContain('Not skilled | ');
    expect(texts.join('\n')).toContain('Unskilled |  | Job: 0');
    expect(texts.join('\n')).toContain("Nothing in “What's missing” applies");
  });

  it('name the few answers that a condition leaves, and quote those that it excludes of many', () => {
    expect(texts).toContain('Permit needed |  | Nationality: Another country, or no answer');
    expect(texts).toContain('Both matter |  | Nationality: not answered');
    expect(texts).toContain('Not on Mars |  | Planet: anything except “Mars”');
  });

  it('join conditions as one sentence', () => {
    expect(texts).toContain('Both |  | Skilled, and permit needed, and planet: Mars');
  });
});

describe('a limit that is worked out', () => {
  const {calculator: limits} = small(`
inputs:
  visaType: {label: Which visa?, short: visa type, options: {work: Work, study: Study}}
  level: {label: Level, options: {low: Low, high: High}}
  salary: {label: Monthly salary, type: number, unit: EUR}
  fees: {label: Fees, type: number, unit: EUR}
tables:
  minimums:
    label: Minimums by visa type
    by: visaType
    rows:
      work: {monthlySalary: 3000, money: 10}
      study: {monthlySalary: 2000, money: 20}
      blank: nothing
  byBoth: {label: By both, by: [visaType, level], rows: {work: {low: 1, high: 2}, study: {low: 3, high: 4}}, otherwise: 5}
  byTwo: {label: By two, by: [visaType, level], rows: {work: {low: 1, high: 2}}, otherwise: 5}
values:
  most: {label: Highest fee, give: byBoth + byTwo}
  paidEnough: {label: Paid enough, give: salary >= minimums.monthlySalary}
  rich: {label: Rich, give: salary >= minimums.money}
  cheap: {label: Cheap, give: fees <= most}
result: {paidEnough: paidEnough, rich: rich, cheap: cheap}
card:
  - facts: [{label: Most, of: most}]
`);
  const said = limits
    .documentation('2026-06-30')
    .rules.flatMap(({rows}) => rows.map(({label, texts: each}) => [label, ...each].join(' | ')));

  it('is said by its name', () => {
    expect(said).toContain('Cheap | Fees: at most the highest fee');
  });

  it('is the figure of a table for the answer that decides it, and does not repeat what is compared', () => {
    expect(said).toContain('Rich | Monthly salary: at least the money for your visa type');
    expect(said).toContain('Paid enough | Monthly salary: at least the minimum for your visa type');
  });

  it('of a pair is not said to have other combinations if every pair has its own', () => {
    expect(said.filter((row) => row.endsWith('| 5'))).toEqual([
      'One or both answers missing | 5',
      'Any other combination, or no answer | 5',
    ]);
  });
});
