// Does emitted code declare every name that it reads, whatever it depends on: the day, the answers, or only the form?
import {describe, expect, it} from 'vitest';
import {small, type Small} from './smallDefinition.ts';

const [before, after] = ['2024-12-31', '2025-01-01'];
const dated = '[{from: 2024-01-01, value: 10}, {from: 2025-01-01, value: 20}]';

describe('names of a definition', () => {
  it('do not clash with those of the emitted code or of JavaScript', () => {
    const names = [
      'lines',
      'thePage',
      'part',
      'runtime',
      'values',
      'async',
      'get',
      'of',
      'self',
      'window',
      'globalThis',
      'isNaN',
      'escape',
      'name',
      'length',
    ];
    const {calculator} = small(`
inputs: {amount: {label: Amount, type: number}}
constants: {${names.map((name, index) => `${name}: ${index}`).join(', ')}}
result:
  nested: {texts: [{when: amount > lines, say: '${names.map((name) => `{${name}}`).join(' ')}', stop: true}, {say: None}]}
card: [{note: Done.}]
`);
    expect(calculator.calculate({amount: 1}, before)).toEqual({
      nested: {texts: [names.map((_, index) => index).join(' ')]},
    });
    expect(calculator.page(before).title).toBe('Small');
  });
});

describe('values that the result does not show', () => {
  const {calculator} = small(`
inputs:
  amount: {label: Amount, type: number}
  level: {label: Level, options: {low: Low, high: High}, order: [low, high]}
  wish: {label: Wish, options: {a: A, b: B}}
constants: {limit: ${dated}}
lines:
  missing:
    - {when: amount < limit, say: 'You need {limit}, and have {amount}.'}
    - {unless: level >= high, say: A high level is needed.}
  wishes: [{say: 'You wish for {wish}.'}]
  asked: [{when: missing is not empty, say: Something is missing.}]
result: {eligible: missing is empty, some: missing is not empty or amount < 0, asked: asked}
card: [{reasons: {title: Missing, of: missing}}, {requirements: {title: Wishes, of: wishes}}]
`);
  it.each([
    [{amount: '20', level: 'high', wish: 'a'}, true, [], ['You wish for A.']],
    [{amount: '7', level: 'high', wish: 'x'}, false, ['You need 20, and have 7.'], ['You wish for .']],
    [{amount: '30', level: 'low'}, false, ['A high level is needed.'], ['You wish for .']],
    [{}, false, ['You need 20, and have 0.', 'A high level is needed.'], ['You wish for .']],
  ])('is worked out for the values of %o all the same', (answers, eligible, missing, wishes) => {
    const {result, values, card} = calculator.evaluate(answers, after);
    const asked = eligible ? [] : ['Something is missing.'];
    expect(result).toEqual({eligible, some: !eligible, asked});
    expect(values()).toMatchObject({missing, wishes, asked});
    expect(card().map(({items}) => items.map(({text}) => text))).toEqual([missing, wishes]);
  });

  it('is absent if a guard stops the calculation', () => {
    const {calculator: guarded} = small(`
inputs: {amount: {label: Amount, type: number}}
needs: [amount]
result: {amount: amount}
card: [{figure: {label: Amount, of: amount}}]
`);
    const {result, values, card} = guarded.evaluate({}, after);
    expect([result, values(), card()]).toEqual([null, {}, []]);
  });
});

describe('the form', () => {
  const shows = ({calculator: {page}}: Small, today: string, answers: object): boolean | undefined =>
    page(today).fields[1]!.shownWhen?.(answers as Readonly<Record<string, unknown>>);
  const withLimit = (limit: string): Small =>
    small(`
inputs:
  amount: {label: Amount, type: number}
  place: {label: Place, type: text, unused: true, shownWhen: amount > limit}
constants: {limit: ${limit}}
result: {amount: amount}
card: [{figure: {label: Amount, of: amount}}]
`);

  it('has a constant that nothing else reads', () => {
    const calculator = withLimit('10');
    expect([
      shows(calculator, before, {amount: '10'}),
      shows(calculator, before, {amount: '11'}),
      shows(calculator, before, {}),
    ]).toEqual([false, true, false]);
  });

  it('has the value in force', () => {
    const calculator = withLimit(dated);
    expect([shows(calculator, before, {amount: '15'}), shows(calculator, after, {amount: '15'})]).toEqual([
      true,
      false,
    ]);
  });
});

describe('lists of rows', () => {
  const {calculator} = small(`
inputs: {day: {label: Day, type: date}, elapsed: {label: Elapsed, type: integer}}
constants: {late: ${dated}}
tables: {steps: {rows: {Early: {over: ${dated}, dated: 0}, Late: {over: =late, dated: 1}}}}
result: {steps: 'stages(steps, day, elapsed)'}
card: [{note: Done.}]
`);

  it.each([
    [before, true],
    [after, false],
  ])('on %s have the dated cells and constants in force', (today, completed) => {
    expect(calculator.calculate({day: '2024-12-01', elapsed: '15'}, today)!['steps']).toMatchObject([
      {completed},
      {completed},
    ]);
  });
});

describe('parts of a sum', () => {
  const {calculator} = small(`
inputs: {kind: {label: Kind, options: {a: A, b: B}}}
constants: {most: ${dated}, fixed: 12}
sums:
  points:
    cell: {by: kind, rows: {a: ${dated}, b: 0}}
    constant: {by: kind, rows: {a: =most, b: =fixed}}
    either: {when: kind == a, give: most, else: fixed}
    figures: {by: kind, rows: {a: 3, b: =fixed}}
result: {points: points.total}
card: [{breakdown: {title: Points, of: points, unit: points, total: Total}}]
`);

  it.each([
    [before, [10, 12, 12, 12]],
    [after, [20, 20, 20, 12]],
  ])('on %s give at most the value in force', (today, most) => {
    const [block] = calculator.evaluate({kind: 'a'}, today).card();
    expect(block!.items.map(({outOf}) => outOf)).toEqual(most);
  });
});

describe('rows with columns', () => {
  const {calculator} = small(`
inputs: {kind: {label: Kind, options: {a: A, b: B}}, amount: {label: Amount, type: number}}
constants: {limit: ${dated}}
result:
  row: {by: kind, rows: {a: {words: "{amount} of {limit}", figure: =limit}}, otherwise: {words: nothing, figure: nothing}}
  inside:
    band: {by: amount, rows: {under limit: {size: small}, limit+: {size: large}}}
    none: nothing
card: [{note: Done.}]
`);

  it.each([
    [
      {kind: 'a', amount: '15'},
      before,
      {row: {words: '15 of 10', figure: 10}, inside: {band: {size: 'large'}, none: 0}},
    ],
    [
      {kind: 'a', amount: '15'},
      after,
      {row: {words: '15 of 20', figure: 20}, inside: {band: {size: 'small'}, none: 0}},
    ],
    [{}, after, {row: {words: '', figure: 0}, inside: {band: {size: 'small'}, none: 0}}],
  ])('%o on %s', (answers, today, result) => {
    expect(calculator.calculate(answers, today)).toEqual(result);
  });
});
