// Does the analysis find every planted fault, with answers that show it, and nothing in sound or declared parts?
import {describe, expect, it} from 'vitest';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import {compileSample, sample, withException, withExceptions} from './fixture.ts';

type Replaced = readonly [string, string];

const found = (...replaced: readonly Replaced[]): readonly string[] =>
  analyse(sample(...replaced).model)
    .findings.flatMap((finding) => [finding, ...(finding.also ?? [])])
    .map(({message}) => message);

describe('a sound definition', () => {
  it('has no findings', () => {
    expect(found()).toEqual([]);
  });
});

/** The level as bands of the total, the last of them above all totals. */
const levelBands: readonly Replaced[] = [
  ['constants:\n', 'constants:\n  highest: 91\n'],
  [
    'level:\n    first:\n      - {when: points.total >= outOf, say: Highest}\n',
    'level:\n    by: points.total\n    rows: {under passMark: Low, passMark+: Enough, highest+: Highest}\n',
  ],
  ['      - {when: points.total >= passMark, say: Enough}\n      - {say: Low}\n', ''],
];

const lawsOfFaults: readonly (readonly [string, readonly Replaced[], RegExp])[] = [
  ['an unreachable band', levelBands, /^No answers reach this: result\.level: from highest$/],
  [
    'a shadowed case',
    [['when: points.total >= outOf', 'when: points.total >= passMark']],
    /^No answers reach this: result\.level: case 2$/,
  ],
  [
    'a total that cannot reach its pass mark',
    [['value: 50,', 'value: 91,']],
    /^No answers reach this: verdict: 'Eligible'$/,
  ],
  [
    'a total that cannot reach what it is shown out of',
    [['value: 90,', 'value: 95,']],
    /^No answers bring 'Points' to the figure/,
  ],
  ['a total above what it is shown out of', [['value: 90,', 'value: 85,']], /^'Points' is above the figure/],
  [
    'a message that never shows',
    [['unless: points.total >= passMark', 'when: points.total > passMark and points.total < passMark']],
    /^No answers reach this: reasons: 'Not enough points\.'$/,
  ],
  [
    'a contradictory verdict',
    [['eligible: reasons is empty', 'eligible: points.total >= passMark']],
    /^A good verdict is shown with a line of 'Missing' that contradicts it: 'No job on the list\.'$/,
  ],
  [
    'an option nobody reads',
    [['other | blank: {name: No permit}', 'blank: {name: No permit}\n    otherwise: {name: Any}']],
    /^No rule reads the option 'other' of 'job'/,
  ],
  [
    'an option that a rule names of another input only',
    [
      ['other | blank: {name: No permit}', 'blank: {name: No permit}\n    otherwise: {name: Any}'],
      [
        'degree: Degree}, order: [none, school, degree]',
        'degree: Degree, other: Other}, order: [none, other, school, degree]',
      ],
      ['rows: {none: 0, school', 'rows: {none | other: 0, school'],
    ],
    /^No rule reads the option 'other' of 'job'/,
  ],
  [
    'a line that shows a negative figure',
    [
      ['unless: points.total >= passMark', 'when: points.total < outOf'],
      ['say: Not enough points.', "say: '{passMark - points.total} points are missing.'"],
    ],
    /^\{…\} in '\{…\} points are missing\.' is negative$/,
  ],
  [
    'a negative cost',
    [['value: 40, unit: EUR', 'value: 240, unit: EUR']],
    /^(result\.cost|costs\.reduced|'Cost') is negative$/,
  ],
  [
    'a part that is rounded alone, and again where it is added up',
    [
      ['constants:\n', 'constants:\n  three: 3\n'],
      [
        'tables:\n',
        'values:\n  half: {label: First part, give: fee / three}\n  both: {label: Both, give: half + half}\ntables:\n',
      ],
      [
        '{label: Cost, of: result.cost, unit: money}',
        '{label: First part, of: half, unit: money}\n      - {label: Both, of: both, unit: money}',
      ],
    ],
    /^A result contradicts itself as shown: €33\.33 is €33\.34 where it is added up \(First part\)$/,
  ],
];

describe.each(lawsOfFaults)('%s', (_name, replaced, message) => {
  it('is found', () => {
    expect(found(...replaced)).toContainEqual(expect.stringMatching(message));
  });

  it('comes with answers that show it, if any can', () => {
    const {model, calculator} = sample(...replaced);
    for (const {example} of analyse(model).findings) {
      if (example === undefined) continue;
      expect(example.count).toBeGreaterThan(0);
      expect(calculator.calculate(example.answers, example.today)).not.toBeNull();
    }
  });
});

it.each([
  ['a gap', ['18-34: 30, 35+: 10', '18-34: 30, 36+: 10'], 'band-gap'],
  ['a constant nobody reads', ['constants:\n', 'constants:\n  forgotten: 5\n'], 'unused-constant'],
  [
    'a date that does not exist',
    ['value: 100, unit: EUR', 'value: [{from: 2024-02-30, value: 100}], unit: EUR'],
    'not-a-day',
  ],
] as const)('%s is refused before anything is analysed', (_name, replaced, code) => {
  expect(compileSample(replaced).diagnostics.map((each) => each.code)).toContain(code);
});

describe('declared exceptions', () => {
  const above: Replaced = ['value: 90,', 'value: 85,'];
  const below: Replaced = ['value: 90,', 'value: 95,'];

  it('are not findings while they are true', () => {
    expect(found(above, withException({above: 'points.total', by: 5}))).toEqual([]);
    expect(found(below, withException({below: 'points.total', by: 5}), ...withoutHighest)).toEqual([]);
  });

  it('name a figure by any name that it has', () => {
    expect(found(above, withException({above: 'result.total', by: 5}))).toEqual([]);
  });

  it('name a key within a key of the result, as the finding does', () => {
    const findingsWith = (exceptions: string) =>
      analyse(
        small(`inputs: {a: {label: A, type: number, max: 10}}
constants: {five: 5}
result: {rest: {left: a - five}}
card: [{facts: [{label: A, of: a}]}]
${exceptions}`).model,
      ).findings.map(({message}) => message);
    expect(findingsWith('')).toEqual(['result.rest.left is negative']);
    expect(findingsWith('exceptions: [{negative: result.rest.left, by: 5, because: It is so.}]')).toEqual([]);
  });

  it('are findings if they excuse nothing', () => {
    const nothing = 'This exception excuses nothing: no answers break the law that it names';
    expect(found(withException({above: 'points.total', by: 5}))).toEqual([nothing]);
    expect(found(withException({negative: 'costs.total', by: 5}))).toEqual([nothing]);
    expect(found(withException({below: 'points.total', by: 5}))).toEqual([
      "Declared to stay below its maximum, but some answers bring 'points.total' to it",
    ]);
    expect(found(withException({never: 'points.total >= outOf'}))).toEqual([
      'Declared never to hold, but some answers reach it',
    ]);
    expect(found(withException({never: 'points.total > outOf'}))).toEqual([
      'This exception excuses nothing: no unreached part has this condition',
    ]);
    expect(found(withException({contradicts: ['Not enough points.']}))).toEqual([nothing]);
    expect(found(withException({unnamed: ['other'], of: 'job'}))).toEqual([
      "This exception excuses nothing: a rule names the option 'other' of 'job'",
    ]);
  });

  it('are findings if no law is about what they name', () => {
    const [finding] = analyse(sample(above, withException({above: 'points.age', by: 5})).model).findings.filter(
      ({kind}) => kind === 'declaration',
    );
    expect(finding!.message).toBe("This exception excuses nothing: no law 'above' is about 'points.age'");
    expect(finding!.hint).toContain('result.total');
  });

  it('are findings if they allow more than happens, or any distance', () => {
    expect(found(above, withException({above: 'points.total', by: 6}))).toEqual([
      'This exception allows 6, but the figure goes only 5 too far',
    ]);
    expect(found(above, withException({above: 'points.total'}))).toEqual([
      'This exception does not say how far the figure goes',
    ]);
    expect(found(below, withException({below: 'points.total', by: 6}), ...withoutHighest)).toEqual([
      "This exception allows 6, but 'points.total' stays only 5 below its maximum",
    ]);
  });

  it('do not cover a maximum that is a tenth of the one that they were declared for', () => {
    expect(found(['value: 90,', 'value: 9,'], withException({above: 'points.total', by: 5}))).toContain(
      "'Points' is above the figure that it is shown out of",
    );
  });

  it('do not cover another law', () => {
    const contradiction: Replaced = ['eligible: reasons is empty', 'eligible: reasons is empty or job == other'];
    expect(found(above, withException({above: 'points.total', by: 5}), contradiction)).toEqual([
      "A good verdict is shown with a line of 'Missing' that contradicts it: 'No job on the list.'",
      "A good verdict is shown with a line of 'Missing' that contradicts it: 'Not enough points.'",
    ]);
  });

  it('cover the lines that they name and no others', () => {
    const contradiction: Replaced = ['eligible: reasons is empty', 'eligible: reasons is empty or job == other'];
    expect(found(contradiction, withException({contradicts: ['No job on the list.']}))).toEqual([
      "A good verdict is shown with a line of 'Missing' that contradicts it: 'Not enough points.'",
    ]);
    expect(found(contradiction, withException({contradicts: ['No job on the list.', 'Not enough points.']}))).toEqual(
      [],
    );
  });

  it('cover the options that they name and no others', () => {
    const otherwise: readonly Replaced[] = [
      ['other | blank: {name: No permit}', 'blank: {name: No permit}\n    otherwise: {name: Any}'],
      ['in [doctor, cook]', '== doctor'],
      ['      cook: {name: Ordinary permit}\n', ''],
      ['when: job == cook, give', 'when: job == doctor, give'],
    ];
    expect(found(...otherwise, withException({unnamed: ['other'], of: 'job'}))).toEqual([
      "No rule reads the option 'cook' of 'job': it falls under 'otherwise'",
    ]);
    expect(found(...otherwise, withException({unnamed: ['other', 'cook'], of: 'job'}))).toEqual([]);
  });

  it('cover only the answers for which they apply', () => {
    expect(found(above, withException({above: 'points.total', by: 5, when: 'job == cook'}))).toContain(
      "'Points' is above the figure that it is shown out of",
    );
    expect(found(above, withException({above: 'points.total', by: 5, when: 'points.age > 0'}))).toEqual([]);
  });

  const sure: Replaced = [
    '      - {say: Low}\n',
    '      - {unless: points.total >= passMark, say: Low}\n      - {say: Not known}\n',
  ];
  const unreached = (name: string): Replaced => withException({unreached: name});

  it('name a part without a condition, as the finding does', () => {
    const [finding] = analyse(sample(sure).model).findings;
    expect(finding!.message).toBe('No answers reach this: result.level: otherwise');
    const [, name] = /\{unreached: "(.*)", because/.exec(finding!.hint)!;
    expect(found(sure, unreached(name!))).toEqual([]);
  });

  it('are findings if that part is reached after all, or does not exist', () => {
    expect(found(unreached('result.level: otherwise'))).toEqual([
      'Declared as unreached, but some answers reach it: result.level: otherwise',
    ]);
    expect(found(unreached('result.levels: otherwise'))).toEqual([
      "Declared as unreached, but no part is called 'result.levels: otherwise'",
    ]);
  });

  it('name a part by its own condition, such as a band', () => {
    expect(found(...levelBands, withException({never: 'points.total >= highest'}))).toEqual([]);
    expect(found(...levelBands, withException({never: 'points.total > highest'}))).toHaveLength(2);
  });

  it.each([
    ['an exception without a law', '{because: It is meant.}', 'exception-without-law'],
    ['two laws in one', '{above: points.total, negative: points.total, because: It is meant.}', 'keys-together'],
    ['a law that does not exist', '{abve: points.total, because: It is meant.}', 'unknown-key'],
    ['a figure that does not exist', '{above: points.totl, because: It is meant.}', 'unknown-column'],
    ['a line that does not exist', '{contradicts: [No jobs on the list.], because: It is meant.}', 'unknown-line'],
    [
      'a key of another law',
      "{unreached: 'result.level: otherwise', by: 5, because: It is meant.}",
      'key-of-other-law',
    ],
  ])('%s is refused', (_name, exception, code) => {
    expect(compileSample(withExceptions(exception)).diagnostics.map((each) => each.code)).toContain(code);
  });
});

/** No level or card item asks for the maximum itself. */
const withoutHighest: readonly Replaced[] = [['      - {when: points.total >= outOf, say: Highest}\n', '']];

describe('the thresholds of the laws', () => {
  /** A figure of the result that reads an input which no rule compares with anything. */
  const rest = (formula: string): readonly Replaced[] => [
    ['  submitted: {label', '  tuition: {label: Tuition, type: number}\n  submitted: {label'],
    ['cost: costs.total', `cost: costs.total\n  rest: ${formula}`],
  ];
  const negative = 'result.rest is negative';

  it.each([
    ['beyond every number that the rules compare', 'minimum - tuition'],
    ['of two numbers', 'salary - tuition'],
    ['in one branch of a limit', 'max(minimum - tuition, 0 - fee)'],
  ])('are found %s', (_name, formula) => {
    expect(found(...rest(formula))).toContain(negative);
  });

  it('are those of exceptions too', () => {
    const only = withException({negative: 'result.rest', when: 'tuition < fee * fee * fee'});
    expect(found(...rest('minimum - tuition'), only)).toContain(negative);
    expect(found(...rest('minimum - tuition'), withException({negative: 'result.rest', by: 12_345}))).toContain(
      negative,
    );
    expect(found(...rest('minimum - tuition'), withException({negative: 'result.rest'}))).toEqual([]);
    const bounded = rest('max(minimum - tuition, 0 - fee)');
    expect(found(...bounded, withException({negative: 'result.rest', by: 100}))).toEqual([]);
  });

  it('are not proven where they depend on answers through a product', () => {
    const {unproven} = analyse(
      sample(...rest('minimum * minimum * minimum * minimum * minimum - salary * tuition')).model,
    );
    expect(unproven).toEqual([
      {
        kind: 'law',
        place: expect.anything(),
        what: negative,
        reason: expect.stringMatching(/^the threshold depends on 'salary' and 'tuition' through a product/),
      },
    ]);
  });

  const ofNumber = (formula: string) =>
    analyse(
      small(`inputs: {x: {label: X, type: number}}
constants: {seven: 7, most: 6.5, small: 0.02}
result: {rest: ${formula}}
card: [{facts: [{label: Rest, of: result.rest}, {label: Others, of: seven + most + small}]}]
`).model,
    );

  it.each(['floor(x) - x', 'most + floor(x / seven) * seven - x', 'x * x - x * small'])(
    'are tried with thousands of answers where they can only be tested: %s',
    (formula) => {
      const messages = ofNumber(formula).findings.flatMap(({message, also = []}) => [
        message,
        ...also.map((other) => other.message),
      ]);
      expect(messages).toContain('result.rest is negative');
    },
  );

  it('say how many answers they were tested with', () => {
    const {findings, unproven} = ofNumber('x * x - x + 1');
    expect(findings).toEqual([]);
    const tried = /so ([\d,]+) answer sets were only tried$/.exec(unproven[0]!.reason)!;
    expect(Number(tried[1]!.replaceAll(',', ''))).toBeGreaterThan(10_000);
  });

  it('need not be known of a figure that cannot be out of range', () => {
    expect(analyse(sample(...rest('ceil(salary * tuition / minimum) + fee')).model).unproven).toEqual([]);
  });
});

describe('reach', () => {
  const dated = (from2027: string): Replaced => [
    'passMark: {label: Pass mark, value: 50,',
    `passMark: {label: Pass mark, value: [{from: 2024-01-01, value: 50}, {from: 2027-01-01, value: ${from2027}}],`,
  ];

  it('is per period of the dated values', () => {
    expect(found(dated('91'))).toContain("No answers reach this from 1 January 2027: verdict: 'Eligible'");
    expect(found(dated('60'))).toEqual([]);
    const finding = analyse(sample(dated('91')).model).findings.find(({message}) => message.includes('verdict'));
    expect(finding!.hint).toContain(`{unreached: "verdict: 'Eligible'", from: 2027-01-01, because: …}`);
  });

  it('of a maximum is too', () => {
    const outOf: Replaced = ['value: 90,', 'value: [{from: 2024-01-01, value: 90}, {from: 2027-01-01, value: 95}],'];
    expect(found(outOf)).toContain(
      "No answers bring 'Points' to the figure that it is shown out of from 1 January 2027",
    );
  });

  it('is declared per period', () => {
    const eligible = "verdict: 'Eligible'";
    const others = [{unreached: 'result.level: case 2', from: '2027-01-01'}];
    const only = [{unreached: eligible, from: '2027-01-01'}, ...others];
    expect(found(dated('91'), withException(...only))).toEqual([]);
    expect(found(dated('91'), withException({unreached: eligible}, ...others))).toEqual([
      `Declared as unreached, but some answers reach it until 31 December 2026: ${eligible}`,
    ]);
    expect(found(dated('60'), withException({unreached: eligible, from: '2027-01-01'}))).toEqual([
      `Declared as unreached, but some answers reach it from 1 January 2027: ${eligible}`,
    ]);
  });

  it('counts a maximum only where the card shows it', () => {
    expect(
      found(['- figure: {label: Points, of', '- figure: {when: job == other and age < 1, label: Points, of']),
    ).toContain("No answers bring 'Points' to the figure that it is shown out of");
  });

  it('of a list with branches counts every line that contradicts the verdict', () => {
    const branches: Replaced = [
      'result:\n',
      'values:\n  shown:\n    first:\n      - {when: job == cook, give: reasons}\n      - {give: reasons}\nresult:\n',
    ];
    const contradiction: Replaced = ['eligible: reasons is empty', 'eligible: points.total >= passMark'];
    expect(found(branches, ['title: Missing, of: reasons', 'title: Missing, of: shown'], contradiction)).toContain(
      "A good verdict is shown with a line of 'Missing' that contradicts it: 'No job on the list.'",
    );
  });
});

describe('a space that is too large', () => {
  const analysed = (...replaced: readonly Replaced[]) => analyse(sample(...replaced).model, {max: 50});

  it('proves nothing about what was not seen', () => {
    const {findings, unproven} = analysed(...levelBands);
    expect(findings).toEqual([]);
    expect(unproven).toContainEqual({
      kind: 'unseen',
      what: 'result.level: from highest',
      reason: expect.stringMatching(
        /^only \d+ of [\d,]+ answer sets were tried \(\d+ answers to '\w+', \d+ to '\w+', and \d+ to '\w+'/,
      ),
      place: expect.anything(),
    });
  });

  it('proves laws that no answers can break', () => {
    expect(analysed().unproven.map(({what}) => what)).not.toContain('costs.fee is negative');
  });

  it('begins with the cases', () => {
    const answers = {education: 'degree', age: '18', salary: '30000', job: 'cook'};
    const {unproven} = analyse(sample().model, {max: 50, cases: [{answers, today: '2024-06-30'}]});
    expect(unproven.map(({what}) => what)).not.toContain("verdict: 'Eligible'");
  });
});
