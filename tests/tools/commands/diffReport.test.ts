// Does a report put each kind of change under its own heading, in the words of the calculator, and say how sure it is?
import {describe, expect, it} from 'vitest';
import {diffDefinition, type DefinitionDiff} from '../../../src/tools/analysis/diff/diff.ts';
import {runCasesOf} from '../../../src/tools/analysis/diff/caseRun.ts';
import {outcomeOf} from '../../../src/tools/analysis/diff/outcome.ts';
import {figuresIn, sameFigures} from '../../../src/tools/analysis/diff/sameFigures.ts';
import {headlines} from '../../../src/tools/commands/diffReport/headlines.ts';
import {diffToJson} from '../../../src/tools/commands/diffReport/json.ts';
import {diffToMarkdown} from '../../../src/tools/commands/diffReport/markdown.ts';
import {answersInWords} from '../../../src/tools/commands/diffReport/wording.ts';
import {reportOn, type Report} from '../../../src/tools/commands/diffReport/report.ts';
import {sampleText} from '../analysis/fixture.ts';

type Replaced = readonly (readonly [from: string, to: string])[];

const path = 'calculators/nowhere/sample-calculator.yaml';
const context = {figures: [], cases: new Map()};

function diff(after: Replaced, before: Replaced = []): DefinitionDiff {
  return diffDefinition({
    id: 'sample-calculator',
    before: {path, text: sampleText(...before)},
    after: {path, text: sampleText(...after)},
  });
}

function reported(after: Replaced, before: Replaced = []): Report & {readonly outcome: string} {
  const difference = diff(after, before);
  if (difference.kind !== 'changed') throw new Error(JSON.stringify(difference));
  return {...reportOn(difference, context), outcome: outcomeOf([difference])};
}

const keys = 'Keys of the result, which programs read';
const form = 'What the form asks and accepts';
const shown = 'How the result is shown';
const texts = 'Texts of the page';

const age = '  age: {label: Age, type: integer}';
const job = 'options: {doctor: Doctor, cook: Cook, other: Other}';

/** What is replaced, the heading, and its lines. No answer changes, and the outcome is the same unless keys change. */
const changes: readonly (readonly [name: string, after: Replaced, heading: string, lines: readonly string[]])[] = [
  [
    'a lost key',
    [
      ['  ready: addDays(submitted, waiting)\n', ''],
      ['of: result.ready', "of: 'addDays(submitted, waiting)'"],
    ],
    keys,
    ['ready is gone: programs that read it break'],
  ],
  [
    'a renamed key',
    [
      ['  level:\n', '  rank:\n'],
      ['of: result.level', 'of: result.rank'],
    ],
    keys,
    ['level is now called rank: programs that read level break'],
  ],
  ['a new key', [['  cost: costs.total', '  cost: costs.total\n  fee: fee']], keys, ['fee is new']],
  [
    'another minimum',
    [[age, '  age: {label: Age, type: integer, min: 18}']],
    form,
    ['Age: the least it accepts is 18; it was not limited: fewer answers than before'],
  ],
  [
    'a hidden question',
    [[age, '  age: {label: Age, type: integer, shownWhen: job == cook}']],
    form,
    ['Age: shown only when job == cook; before, always'],
  ],
  [
    'options that are not offered',
    [[job, `${job}, offered: {by: education, rows: {none: [cook, other]}}`]],
    form,
    ["Job: no longer offers 'Doctor' with education = none"],
  ],
  [
    'the order of options',
    [[job, 'options: {cook: Cook, doctor: Doctor, other: Other}']],
    form,
    ['Job: the order of the options changed'],
  ],
  [
    'the order of questions',
    [
      [`${age}\n`, ''],
      ['  submitted: {label', `${age}\n  submitted: {label`],
    ],
    form,
    ['Age: the order of the questions changed, this question moved'],
  ],
  [
    'labels and hints',
    [[job, `hint: Yours., ${job.replace('Cook', 'Chef')}`]],
    form,
    ["Job: the hint: new, 'Yours.'", "Job: the option cook: 'Chef' instead of 'Cook'"],
  ],
  [
    'what sentences call a question and its options, and what suggestions say',
    [
      [
        job,
        `short: work, changes: freely, suggest: 'Work as {answer}', ${job.replace('Cook', '{label: Cook, short: a cook}')}`,
      ],
      [age, '  age: {label: Age, short: your age, type: integer}'],
    ],
    form,
    [
      "Age: the short name: new, 'your age'",
      "Job: the short name: new, 'work'",
      "Job: the suggestion: new, 'Work as {answer}'",
      "Job: the short name of option cook: new, 'a cook'",
    ],
  ],
  [
    'the unit of a question',
    [['type: number, unit: EUR', 'type: number']],
    form,
    ['Salary: the unit is none; it was EUR'],
  ],
  [
    'a label of the card',
    [['{label: Cost, of', '{label: Price, of']],
    shown,
    ['Card 4, facts, 3, label: Cost → Price'],
  ],
  [
    'a text of the page',
    [['description: A sample.', 'description: An example.']],
    texts,
    ["Description: 'An example.' instead of 'A sample.'"],
  ],
  ['the source', [['dataAsOf: 2024-06', 'dataAsOf: 2024-07']], 'About the data', ['Data as of: 2024-06 → 2024-07']],
  [
    'an exception',
    [['card:\n', 'exceptions:\n  - {above: points.total, by: 5, because: It is meant.}\ncard:\n']],
    'What is excused from the checks of npm run analyse',
    ["Exceptions: new, [{above: points.total, by: 5, because: 'It is meant.'}]"],
  ],
  [
    'a profile',
    [['constants:\n', 'profile: {programme: Work visa, needsJobOffer: always, answers: {age: age}}\nconstants:\n']],
    'On the list of destinations',
    ['Profile programme: new, Work visa', 'Profile needsJobOffer: new, always', 'Profile answers: new, {age: age}'],
  ],
];

describe('a change that leaves the answers as they are', () => {
  it.each(changes)('%s has its own heading', (_name, after, heading, lines) => {
    const {sections, unchanged, answers, outcome} = reported(after);
    // The card follows the keys that it reads.
    expect(sections.filter((section) => heading !== keys || section.heading !== shown)).toEqual([{heading, lines}]);
    expect(unchanged).not.toContain(heading);
    expect(answers.changed).toBe(0);
    const isKey = heading === keys;
    expect(outcome).toBe(isKey ? 'changed' : 'same');
    expect(answers.sentences[0]).toMatch(
      isKey ? /^No value changes, but keys of the result do/ : /^No answer changes\.$/,
    );
  });
});

it('reports an option that disappears with the answers that change', () => {
  const {sections, answers, outcome} = reported([
    [job, 'options: {doctor: Doctor, cook: Cook}'],
    ['other | blank:', 'blank:'],
  ]);
  expect(sections).toEqual([
    {heading: form, lines: ["Job: no longer offers 'Other'; answers with it in links no longer count"]},
  ]);
  expect({outcome, changed: answers.changed}).toEqual({outcome: 'same', changed: 0});
});

describe('the headline', () => {
  const fee = (value: string) => ['value: 100, unit: EUR', `value: ${value}, unit: EUR`] as const;
  const headlinesOf = (after: Replaced, before: Replaced = []): readonly string[] => {
    const difference = diff(after, before);
    return difference.kind === 'changed' ? headlines(difference) : [];
  };

  it.each<[string, Replaced, Replaced, readonly string[]]>([
    [
      'a day',
      [fee('[{from: 2024-01-01, value: 100}, {from: 2027-01-01, value: 120.50}]')],
      [],
      ['From 1 January 2027: €120.50 instead of €100 (Fee).', 'Before that day nothing changes.'],
    ],
    [
      'a later day than before',
      [fee('[{value: 100}, {from: 2027-07-01, value: 120}]')],
      [fee('[{from: 2024-01-01, value: 100}, {from: 2027-01-01, value: 120}]')],
      ['From 1 January 2027 and before 1 July 2027: €100 instead of €120 (Fee).', 'Before that day nothing changes.'],
    ],
    [
      'a day for one of two figures',
      [
        fee('[{from: 2024-01-01, value: 100}, {from: 2027-01-01, value: 120}]'),
        ['value: 50, unit: points', 'value: 51, unit: points'],
      ],
      [],
      ['Pass mark: 51 instead of 50 points.', 'From 1 January 2027: €120 instead of €100 (Fee).'],
    ],
    ['a row', [['degree: 40', 'degree: 35']], [], ['Education, Degree: 35 instead of 40.']],
    ['a rule', [['job == cook, give', 'job == doctor, give']], [], ['Reduction, when: job == cook → job == doctor.']],
    [
      'a new line',
      [['    - unless: job in', '    - {unless: job == doctor, say: You are no doctor.}\n    - unless: job in']],
      [],
      ["Lines reasons, line 2: new, 'You are no doctor.', unless job == doctor."],
    ],
    ['a text', [['title: Missing', 'title: What is missing']], [], []],
    [
      'a new option by its label, with what it gives',
      [
        [job, 'options: {doctor: Doctor, cook: Cook, other: Other, nurse: Trained nurse}'],
        [
          '      other | blank:',
          '      nurse: {name: Special permit, toPay: =fee, visits: 1_200}\n      other | blank:',
        ],
        ['{name: No permit}', '{name: No permit, toPay: 0, visits: 0}'],
        ['{name: Special permit}', '{name: Special permit, toPay: 0, visits: 0}'],
        ['{name: Ordinary permit}', '{name: Ordinary permit, toPay: 0, visits: 0}'],
      ],
      [
        ['{name: No permit}', '{name: No permit, toPay: 0, visits: 0}'],
        ['{name: Special permit}', '{name: Special permit, toPay: 0, visits: 0}'],
        ['{name: Ordinary permit}', '{name: Ordinary permit, toPay: 0, visits: 0}'],
      ],
      ["Permit, Trained nurse: new, Name 'Special permit', To pay €100, Visits 1,200."],
    ],
    [
      'a row that goes, of a table with a comma in its label',
      [
        ['  permit:\n    by', "  permit:\n    label: 'Permits, by job'\n    by"],
        ['      cook: {name: Ordinary permit}\n', ''],
        ['other | blank:', 'cook | other | blank:'],
      ],
      [['  permit:\n    by', "  permit:\n    label: 'Permits, by job'\n    by"]],
      [
        "Permits, by job, Cook: removed, was Name 'Ordinary permit'.",
        "Permits, by job, Other or blank: removed, was Name 'No permit'.",
        "Permits, by job, Cook or Other or blank: new, Name 'No permit'.",
      ],
    ],
    [
      'another constant in a cell by what it is',
      [['minimum+: 20', 'minimum+: =passMark']],
      [['minimum+: 20', 'minimum+: =outOf']],
      ['Salary, minimum+: 50 instead of 90 points.'],
    ],
    [
      'a new constant',
      [
        ['  waiting:', '  extra: {label: Extra, value: 1_250, unit: EUR}\n  waiting:'],
        ['give: fee}', 'give: fee + extra}'],
      ],
      [],
      ['Extra: new, €1,250.', 'Fee, give: fee → fee + extra.'],
    ],
  ])('names %s', (_name, after, before, sentences) => {
    expect(headlinesOf(after, before)).toEqual(sentences);
  });
});

it('gives an example that the form accepts, and says on which day and with which answers the change holds', () => {
  const limited = [
    '  salary: {label: Salary, type: number',
    '  salary: {label: Salary, min: 20_000, max: 90_000, type: number',
  ] as const;
  const {answers} = reported([limited, ['value: 30_000, unit: EUR', 'value: 32_500, unit: EUR']], [limited]);
  expect(answers.sentences).toContainEqual(
    expect.stringMatching(/^From 'Eligible' to 'Not eligible': .* Salary: from €30,000 to below €32,500; /),
  );
  for (const {isFromForm, answers: given} of answers.examples) {
    expect(isFromForm).toBe(true);
    expect(Number(given['salary'])).toBeGreaterThanOrEqual(20_000);
  }
  expect(answers.examples[0]!.differences).toContainEqual({
    label: 'Verdict',
    before: 'Eligible',
    after: 'Not eligible',
  });
  expect(answers.checked).toMatch(/^Checked: every combination of answers that could matter \([\d,]+\)\.$/);
});

describe('the answers of an example', () => {
  /** The report on another formula for a toll. */
  const report = (before: string, after: string, constants: string) => {
    const text = (formula: string) => `id: toll
title: Toll
description: A toll.
country: Nowhere
currency: EUR
source: {name: Office, url: 'https://office.example'}
dataAsOf: 2024-06
inputs:
  x: {label: X, type: number, unit: EUR}
constants: {${constants}}
result:
  r: ${formula}
card:
  - figure: {label: R, of: result.r}
`;
    const file = 'calculators/nowhere/toll.yaml';
    const difference = diffDefinition({
      id: 'toll',
      before: {path: file, text: text(before)},
      after: {path: file, text: text(after)},
    });
    if (difference.kind !== 'changed') throw new Error(JSON.stringify(difference));
    return reportOn(difference, context).answers;
  };

  it('are shown with all their decimals: the same amount in cents may change nothing', () => {
    const {examples, sentences} = report(
      '{when: x >= least, give: least, else: 0}',
      '{when: x > least - cent, give: least, else: 0}',
      'least: 1, cent: 0.01',
    );
    expect(examples.map(({answers, wording}) => answersInWords(answers, wording))).toEqual(['X: €0.995']);
    expect(sentences[0]).toMatch(/only with X: above €0.99 to below €1\.$/);
  });

  it.each([
    ['round(x * (1 - pct), 2)', 'x - round(x * pct, 2)', 'pct: 12.5%'],
    ['round(x - b)', 'floor(x - b + half)', 'b: 33.33, half: 0.5'],
  ])('never lie outside of where a change is said to be seen: %s → %s', (before, after, constants) => {
    const {sentences, certainty, changed} = report(before, after, constants);
    expect({certainty, isChanged: changed > 0}).toEqual({certainty: 'sampled', isChanged: true});
    expect(sentences[0]).not.toContain('only with');
    expect(sentences.join(' ')).not.toContain('always');
  });

  it.each([
    ['floor(x)', 'round(x)'],
    ['round(x, 2)', 'ceil(x, 2)'],
    ['x * rate', 'floor(x) * rate'],
  ])('are short, whatever rounding changes: %s → %s', (before, after) => {
    const {examples} = report(before, after, 'rate: 35');
    expect(examples.length).toBeGreaterThan(0);
    for (const {answers} of examples) expect(String(answers.x).length).toBeLessThanOrEqual('1.3125'.length);
  });

  it('include cents, which decide on a rounding', () => {
    expect(report('round(round(x * pct, 2), 1)', 'round(x * pct, 1)', 'pct: 12.5%').changed).toBeGreaterThan(0);
  });
});

it('tells verdicts that differ only in a figure together, after the first three', () => {
  const verdicts = [
    ['say: Eligible,', "say: 'Eligible with {result.total} points',"],
    ['say: Not eligible,', "say: 'Not eligible with {result.total} points',"],
  ] as const;
  const {answers} = reported([['minimum+: 20', 'minimum+: 21'], ...verdicts], verdicts);
  const sentences = answers.sentences.filter((sentence) => sentence.startsWith('From '));
  const alike = (start: string) =>
    sentences
      .filter((change) => change.startsWith(`From '${start} with `))
      .map((change) => change.includes(', or the same with other figures: '));
  expect([alike('Eligible'), alike('Not eligible')]).toEqual([
    [false, false, false, true],
    [false, false, false, true],
  ]);
  // Together they are all.
  const counts = sentences.map((change) => Number(/: ([\d,]+) combinations/.exec(change)![1]!.replaceAll(',', '')));
  expect(counts.reduce((sum, count) => sum + count)).toBe(answers.changed);
});

describe('without a proof', () => {
  it('says so beside each change, and claims nothing about what was not seen', () => {
    const {answers, outcome} = reported([['addDays(submitted, waiting)', 'addMonths(submitted, 1)']]);
    expect({outcome, certainty: answers.certainty}).toEqual({outcome: 'changed', certainty: 'sampled'});
    expect(answers.sentences[0]).toMatch(/combinations of answers in the sample/);
    expect(answers.sentences).toContain('No verdict was seen to change.');
    expect(answers.checked).toMatch(/^Checked: a sample of [\d,]+ combinations of answers, .* 'Submitted' /);
  });

  it('tells a sample without a change from a proof', () => {
    const {answers, outcome} = reported([['addDays(submitted, waiting)', 'addMonths(addDays(submitted, waiting), 0)']]);
    expect({outcome, sentences: answers.sentences}).toEqual({outcome: 'sampled', sentences: ['No change was found.']});
  });
});

describe('what a reviewer should know besides', () => {
  const dated = (value: number) =>
    [
      'value: 100, unit: EUR',
      `value: [{from: 2024-01-01, value: 100}, {from: 2027-01-01, value: ${value}}], unit: EUR, note: By letter.`,
    ] as const;

  it('quotes what the change was read from, and says so where it names nothing', () => {
    const read = "source: {document: Fees 2027, section: Article 2, read: 2026-11, quote: 'The fee is €120.'}";
    const withSource = reported([['value: 100, unit: EUR', `value: 120, unit: EUR, ${read}`]]);
    expect(withSource.newSources).toEqual([
      "fee: Fees 2027, Article 2, read in November 2026, to be verified at https://example.org: 'The fee is €120.'",
    ]);
    expect(withSource.source).toBe('Nobody, https://example.org (data as of June 2024)');
    const without = reported([['value: 100, unit: EUR', 'value: 120, unit: EUR']]);
    expect(without.newSources).toEqual([]);
    expect(without.source).toContain('the change does not say that it was read again');
  });

  it('names a figure by its whole label on the card, with the names of what differs from answer to answer', () => {
    const whole = ['label: Cost, of', "label: 'Cost for {job} on {submitted}', of"] as const;
    const {answers} = reported([['value: 100, unit: EUR', 'value: 120, unit: EUR'], whole], [whole]);
    expect(answers.sentences).toContainEqual(expect.stringMatching(/^Cost for \[Job\] on \[Submitted\] \(3,780 /));
  });

  it('says what a day means, that visitors are told, and what the definition notes', () => {
    expect(reported([dated(120)]).notes).toEqual([
      'No other rule differs.',
      'What counts is the day on which somebody uses the calculator, not that of an application or a payment.',
      'Until then the page announces the new figure.',
      'The definition notes: By letter.',
    ]);
    expect(reported([['value: 100, unit: EUR', 'value: 120, unit: EUR']]).notes).toEqual([
      'No other rule differs.',
      'No day is given: this applies as soon as it is published, whatever the day.',
    ]);
    const past = (value: number) =>
      ['value: 100, unit: EUR', `value: [{value: ${value}}, {from: 2020-01-01, value: 120}], unit: EUR`] as const;
    expect(reported([past(90)], [past(80)]).notes).toEqual(['No other rule differs.']);
  });

  it('says whether the worked cases hold, and whether any of them tests the change', () => {
    const casesOn = (today: string, cost: number) => ({
      path: path.replace('.yaml', '.cases.yaml'),
      text: `today: ${today}\nrules: today\ncases:\n  - {case: The fee, but: {education: none}, expect: {cost: ${cost}}}\n`,
    });
    const difference = diff([dated(120)]);
    if (difference.kind !== 'changed') throw new Error('It compiles.');
    const summary = (today: string, cost: number): string => {
      const run = runCasesOf({path, text: sampleText(dated(120))}, difference.versions, casesOn(today, cost));
      return reportOn(difference, {figures: [], cases: new Map([['sample-calculator', run]])}).cases.summary;
    };
    expect(summary('2024-06-30', 100)).toBe(
      'None covers this change: all 1 values that they expect hold with the rules before and after it.',
    );
    expect(summary('2027-06-30', 120)).toBe('All 1 values that they expect hold.');
    expect(summary('2027-06-30', 100)).toBe('1 of 1 values that they expect are different:');
  });
});

describe('a list of the result', () => {
  const visit = [
    '    - unless: job in',
    '    - {when: job == cook, say: Cooks need a visit.}\n    - unless: job in',
  ] as const;
  const listed = ['  total: points.total', '  total: points.total\n  reasons: reasons'] as const;
  const always = ['  reasons:\n', '  reasons:\n    - say: Bring your passport.\n'] as const;
  const ready = ['reasons is empty', 'points.total >= passMark'] as const;
  const about = (after: Replaced, before: Replaced): readonly string[] =>
    reported(after, before).answers.sentences.filter((sentence) => sentence.startsWith('Reasons '));

  it.each<[string, Replaced, Replaced, RegExp]>([
    [
      'loses an item and keeps others',
      [listed, always, ready],
      [listed, visit, always, ready],
      /: no longer 'Cooks need a visit\.'\.$/,
    ],
    [
      'gets a further item',
      [listed, visit, always, ready],
      [listed, always, ready],
      /: now also 'Cooks need a visit\.'\.$/,
    ],
    [
      'was empty',
      [listed, always, ready],
      [listed, ready],
      /: (?:now also )?'Bring your passport\.'(?: instead of nothing)?\.$/,
    ],
  ])('is not called nothing where it only %s', (_name, after, before, sentence) => {
    expect(about(after, before)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('where an old figure also appears', () => {
  const fee = (value: number) => ['value: 100, unit: EUR', `value: ${value}, unit: EUR`] as const;
  it.each<[string, Replaced, Replaced, boolean]>([
    ['is said of a changed figure', [fee(120)], [], true],
    ['is not said of a rule', [['job == cook, give', 'job == doctor, give']], [], false],
    [
      'is not said of a new line',
      [['    - unless: job in', '    - {unless: job == doctor, say: No.}\n    - unless: job in']],
      [],
      false,
    ],
    ['is not said of what was 0, which is everywhere', [fee(120)], [fee(0)], false],
  ])('%s', (_name, after, before, isSaid) => {
    expect(reported(after, before).elsewhere !== undefined).toBe(isSaid);
    expect(diffToMarkdown([diff(after, before)], context, {}).includes('the old figure')).toBe(isSaid);
  });
});

it('finds the same figure in another calculator of the country, or in the same currency', () => {
  const other = sampleText(['id: sample-calculator', 'id: other-calculator'], ['value: 40, unit: EUR', 'value: 100']);
  const figures = figuresIn([
    {path, text: sampleText()},
    {path: 'calculators/nowhere/other-calculator.yaml', text: other},
  ]);
  const difference = diff([['value: 100, unit: EUR', 'value: 120, unit: EUR']]);
  const [change] = difference.kind === 'changed' ? difference.rules : [];
  const found = sameFigures(change!, {id: 'sample-calculator', country: 'Nowhere'}, figures);
  expect(found.map(({id, name, value}) => [id, name, value])).toEqual([['other-calculator', 'Fee', 100]]);
});

it('has the same division as data', () => {
  const difference = diff([
    [age, '  age: {label: Age, type: integer, min: 18}'],
    ['value: 100, unit: EUR', 'value: 120, unit: EUR'],
  ]);
  const [data] = JSON.parse(diffToJson([difference], context, {})) as [Record<string, unknown>];
  expect(data).toMatchObject({
    summary: ['Fee: €120 instead of €100.', 'No other rule differs.', expect.stringMatching(/^No day is given/)],
    rules: [{kind: 'constant', name: 'Fee'}],
    resultKeys: [],
    form: [{input: 'age', kind: 'min', after: 18}],
    profile: [],
    shown: [],
    texts: [],
    certainty: 'proven',
  });
});
