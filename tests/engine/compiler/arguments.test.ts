// Can one table or formula serve several answers, with every tool seeing it once: its code, its rows, its mutants, its findings?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {textOfAll} from '../../../src/engine/program/statements.ts';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import type {ValueExplanation} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {plainOf, type MapNode} from '../../../src/engine/language/yaml/node.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import {applyRenames} from '../../../src/tools/analysis/diff/renames.ts';
import {ruleChangesBetween} from '../../../src/tools/analysis/diff/ruleChanges.ts';
import {mutantsOf} from '../../../src/tools/analysis/mutate/mutants.ts';
import {traceEvaluation} from '../../../src/tools/analysis/traceEvaluation.ts';
import {small} from './smallDefinition.ts';

const today = '2024-06-30';

const rules = `
inputs:
  test: {label: Test, options: {ielts: IELTS, celpip: CELPIP}}
  listening: {label: Listening, type: number}
  reading: {label: Reading, type: number}
  salary: {label: Salary, type: number, unit: EUR}
  bonus: {label: Bonus, type: number, unit: EUR}
constants:
  monthsPerYear: 12
  enough: 7
tables:
  clb:
    label: CLB
    takes: grade
    by: [test, grade]
    rows:
      ielts: {under 4: 0, 4+: 4, 5.5+: 7, over 8: 10}
      celpip: {under 4: 0, 4+: 4, 7+: 9}
    otherwise: 0
  points: {label: Points for a level, unit: points, takes: level, rows: {under 4: {first: 0, second: 0}, 4+: {first: 6, second: 1}, 7+: {first: 17, second: 6}}}
values:
  monthly: {label: Monthly amount, takes: amount, give: amount / monthsPerYear}
  passes: {label: Passes, takes: level, give: level >= enough}
  mark: {label: Result, takes: level, first: [{when: passes(level), say: 'Level {level}'}, {say: Low}]}
sums:
  score:
    listening: {label: Listening, give: points(clb(listening)).first}
    reading: {label: Reading, give: points(clb(reading)).second}
result:
  passed: passes(clb(listening)) and passes(clb(reading))
  points: score.total
  pay: monthly(salary + bonus) + monthly(bonus)
  grade: mark(clb(listening))
card:
  - verdict: [{when: result.passed, say: Passed, tone: good}, {say: Not passed, tone: bad}]
  - breakdown: {title: Points, of: score, unit: points, total: Total}
  - facts:
      - {label: Pay, of: result.pay, unit: money}
      - {label: Grade, of: result.grade}`;

const {calculator, model, text} = small(rules);

/** The same in JavaScript. */
function byHand(answers: Readonly<Record<string, string>>): unknown {
  const number = (name: string): number => Number(answers[name] ?? 0);
  const clb = (result: number): number => {
    if (answers['test'] === 'ielts') return result < 4 ? 0 : result < 5.5 ? 4 : result <= 8 ? 7 : 10;
    return answers['test'] === 'celpip' ? (result < 4 ? 0 : result < 7 ? 4 : 9) : 0;
  };
  const [listening, reading] = [clb(number('listening')), clb(number('reading'))];
  const points = (level: number, [some, many]: readonly [number, number]): number =>
    level < 4 ? 0 : level < 7 ? some : many;
  return {
    passed: listening >= 7 && reading >= 7,
    points: points(listening, [6, 17]) + points(reading, [1, 6]),
    pay: (number('salary') + number('bonus')) / 12 + number('bonus') / 12,
    grade: listening >= 7 ? `Level ${listening}` : 'Low',
  };
}

describe('the calculation', () => {
  it('gives each call what the table or formula gives for its arguments', () => {
    const results = ['', '3.5', '4', '5', '5.5', '6.5', '7', '8', '8.5', '9'];
    for (const test of ['', 'ielts', 'celpip'])
      for (const listening of results)
        for (const reading of results) {
          const answers = {test, listening, reading, salary: '24000', bonus: '600'};
          expect(calculator.calculate(answers, today), JSON.stringify(answers)).toEqual(byHand(answers));
        }
  });

  it('has one function for each table and formula, however often they are called', () => {
    const callsOf = (name: string, body: string): number => body.split(`${name}$of(`).length - 1;
    const more = rules.replace('result:\n', 'result:\n  once: monthly(salary)\n  twice: monthly(monthly(bonus))\n');
    const [body, longer] = [rules, more].map((each) =>
      textOfAll(compile({path: 'atlantis/small.yaml', text: headOf(each)}).body!),
    );
    for (const code of [body!, longer!]) expect(code.split('const _monthly$of = ')).toHaveLength(2);
    expect(callsOf('monthly', longer!)).toBeGreaterThan(callsOf('monthly', body!));
    const [tables, longerTables] = [body!, longer!].map((code) => /const _clb\$of = .*/.exec(code)![0]);
    expect(longerTables).toBe(tables);
  });
});

const headOf = (changed: string): string => text.slice(0, text.length - rules.length) + changed;

describe('an argument', () => {
  const {calculator: ofKinds} = small(`
inputs:
  started: {label: Start, type: date}
  ended: {label: End, type: date}
  place: {label: Place, options: {north: North, south: South}}
  other: {label: Other place, options: {north: North, south: South}}
  sums: {label: Sums, item: sum, many: 3, each: {amount: {label: Amount, type: number}, where: {label: Where, options: {north: North, south: South}}}}
constants:
  cap: [{value: 5}, {from: 2026-01-01, value: 6}]
  half: 50%
tables:
  age: {takes: event, rows: {under 2024-01-01: old, 2024-01-01+: new}}
  fee: {takes: at, on: started, rows: {north: [{value: 1}, {from: 2025-01-01, value: 2}], south: 4, blank: 0}}
  rate: {takes: given, rows: {up to 100: 10, over 100: 30}}
values:
  capOn: {takes: event, give: cap on event}
  part: {takes: [whole, share], give: whole * share}
  pick: {takes: [flag, given], when: flag, give: given, else: 1}
result:
  same: age(started) == age(ended)
  fees: fee(place) + fee(other)
  caps: capOn(started) + capOn(ended)
  part: part(fee(place), half)
  picked: pick(place == other, capOn(started)) + pick(started > ended, capOn(ended))
  inList: sum(sums, rate(amount) + fee(where))
  said: {say: 'It is {age(started)}.'}
card:
  - verdict: [{when: result.same, say: Same, tone: good}, {say: Different, tone: bad}]`);

  it('may be a date, a choice, a number, a share, a condition, a call, or a field of the items of a list', () => {
    const answers = {started: '2023-05-01', ended: '2026-05-01', place: 'south', other: 'north'};
    expect(ofKinds.calculate({...answers, sums: '200,north;50,south'}, today)).toEqual({
      same: false,
      fees: 5,
      caps: 11,
      part: 2,
      picked: 2,
      inList: 30 + 1 + 10 + 4,
      said: 'It is old.',
    });
    expect(ofKinds.calculate({...answers, started: '2026-05-01', other: 'south'}, today)).toMatchObject({
      same: true,
      fees: 8,
      picked: 7,
    });
  });

  it('that is a condition is named on the page', () => {
    const {rows} = ofKinds.documentation(today).rules.find(({title}) => title === 'Pick')!;
    expect(rows).toEqual([
      {label: 'Flag', texts: ['Given']},
      {label: 'Otherwise', texts: ['1']},
    ]);
  });
});

describe('an option as an argument', () => {
  const definition = (values: string, result: string) => `
needs: [level]
inputs:
  sent: {label: Sent, options: {low: Letter, other: Other}}
  level: {label: Level, options: {low: Low school, postgraduate: Postgraduate}}
tables: {thresholdOf: {label: Threshold, takes: of, rows: {low: 10, postgraduate: 20}}}
values: {${values}}
result: {${result}, sent: sent == low}
card: [{figure: {label: Threshold, of: result.one}}, {figure: {label: Other, of: result.other}}]`;
  const plain = definition(
    'bonus: {takes: of, when: of == postgraduate, give: 1, else: 0}',
    "one: thresholdOf(postgraduate), other: thresholdOf('low') + thresholdOf(level) + bonus(level) + bonus(postgraduate)",
  );

  it('is read as in a comparison: an option of the choice that the table takes, even where another choice has one of this name', () => {
    const {calculator: each} = small(plain);
    expect(each.calculate({level: 'postgraduate'}, today)).toEqual({one: 20, other: 32, sent: false});
    expect(each.calculate({level: 'low', sent: 'low'}, today)).toEqual({one: 20, other: 21, sent: true});
    expect(JSON.stringify(each.derive({level: 'low'}, today))).toContain('"text":"Low school"');
    expect(JSON.stringify(each.documentation(today).rules)).toContain('Threshold of low school + ');
  });

  it('is never blank, and a table has a row for blank answers exactly if some call may give one', () => {
    expect(() => small(plain.replace('needs: [level]', ''))).toThrow(
      "does not say what holds when 'level' is not chosen",
    );
    expect(() => small(plain.replace('20}', '20}, otherwise: 0'))).toThrow("'otherwise' can never hold");
    const open = plain.replace('needs: [level]', '').replace('20}', '20}, otherwise: 5');
    expect(small(open).calculator.calculate({}, today)).toEqual({one: 20, other: 16, sent: false});
  });

  it('that no choice has is an unknown name', () => {
    expect(() => small(plain.replace('one: thresholdOf(postgraduate)', 'one: thresholdOf(posgraduate)'))).toThrow(
      /posgraduate/,
    );
  });
});

describe('what the page says', () => {
  it('lists the rows of a table once, and calls by their arguments', () => {
    const lists = calculator.documentation(today).rules;
    expect(lists.filter(({title}) => title === 'CLB')).toEqual([
      {
        title: 'CLB',
        rows: [
          {label: 'IELTS', texts: ['Under 4: 0', '4 to under 5.5: 4', '5.5 to 8: 7', 'Over 8: 10']},
          {label: 'CELPIP', texts: ['Under 4: 0', '4 to under 7: 4', '7 or more: 9']},
          {label: 'One or both answers missing', texts: ['0']},
        ],
      },
    ]);
    const formulas = lists.flatMap(({rows}) => rows).map(({label, texts}) => `${label}: ${texts.join(' | ')}`);
    expect(formulas).toEqual(
      expect.arrayContaining([
        'Monthly amount: Amount ÷ 12',
        'Passed: CLB of listening: at least 7, and CLB of reading: at least 7',
        'Pay: Monthly amount of (salary + bonus) + monthly amount of bonus',
        'Listening: First in “Points for a level” of CLB of listening',
      ]),
    );
  });

  it('explains each call with its own figures', () => {
    const answers = {test: 'ielts', listening: '6', reading: '5', salary: '24000', bonus: '600'};
    const explained = explainCard(calculator.evaluate(answers, today).card(), calculator.derive(answers, today)!);
    const linesOf = ({label, text: value, sentences, checks, inner}: ValueExplanation): readonly string[] => [
      `${label}: ${value}`,
      ...checks.map(({sentence}) => plainText(sentence)),
      ...sentences.map(plainText),
      ...inner.flatMap(linesOf),
    ];
    const lines = explained.map((block) => block!.values.flatMap(linesOf));
    expect(explained[0]!.checks.map(({sentence}) => plainText(sentence))).toEqual([
      'CLB of reading: 4. You need 7, so you are 3 short.',
    ]);
    expect(lines[1]).toEqual([
      'Listening: 17 points',
      'CLB of listening: 7. “7 or more” gives 17 points.',
      'CLB of listening: 7',
      'For “IELTS” with 6: 7.',
      'Reading: 1 point',
      'CLB of reading: 4. “4 to 6” gives 1 point.',
    ]);
    expect(lines[2]!.slice(0, 4)).toEqual([
      'Pay: €2,100',
      '€2,050 plus €50 is €2,100.',
      'Monthly amount of (salary + bonus): €2,050',
      '€24,600 divided by 12 is €2,050.',
    ]);
  });
});

describe('the tools', () => {
  it('know the thresholds of every answer that a table is called with', () => {
    const cuts = cutsOf(model, today);
    for (const input of ['listening', 'reading'])
      expect(cuts.get(input)).toEqual({
        cuts: [
          {at: 4, after: false},
          {at: 5.5, after: false},
          {at: 7, after: false},
          {at: 8, after: true},
        ],
        joint: [],
        complete: true,
      });
  });

  it('find a row unreachable only if no call reaches it, and say so once', () => {
    const found = (changed: string): readonly string[] => {
      const source = {path: 'atlantis/small.yaml', text: headOf(changed)};
      return analyse(compile(source).model!).findings.map(({message}) => message);
    };
    expect(found(rules)).toEqual([]);
    const lowered = (input: string): string => `'points(min(enough - 1, clb(${input})))'`.slice(0, -1);
    const lower = (changed: string, input: string, column: string): string =>
      changed.replace(`points(clb(${input})).${column}`, `${lowered(input)}.${column}'`);
    // Listening alone reaches the last row.
    expect(found(lower(rules, 'reading', 'second'))).toEqual([]);
    expect(found(lower(lower(rules, 'reading', 'second'), 'listening', 'first'))).toEqual([
      'No answers reach this: points: from 7',
    ]);
  });

  it('mutate each row and each figure once', () => {
    const tree = read({path: 'atlantis/small.yaml', text}, () => undefined)!;
    const made = mutantsOf(tree, model).map(({operator, from, to}) => `${operator}: ${from} becomes ${to}`);
    const once = [
      "limit: the limit 5.5 of '4+' becomes 5.6",
      "equal: 'up to 8' in the row '5.5+' becomes 'under 8'",
      'figure: 17 becomes 18',
      "arithmetic: 'amount / monthsPerYear' becomes 'amount * monthsPerYear'",
      "equal: 'level >= enough' becomes 'level > enough'",
    ];
    for (const mutant of once)
      expect(
        made.filter((each) => each === mutant),
        mutant,
      ).toHaveLength(1);
    expect(made).toContain('reference: monthly becomes clb');
    expect(made).toContain('reference: first becomes second');
  });

  it('see a moved limit in all calls', () => {
    const tree = read({path: 'atlantis/small.yaml', text}, () => undefined)!;
    const moved = mutantsOf(tree, model).find(({operator, to}) => operator === 'limit' && to === '5.6')!;
    for (const input of ['listening', 'reading'])
      expect(cutsOf(moved.model()!, today).get(input)!.cuts).toContainEqual({at: 5.6, after: false});
  });

  it('report a changed row once, and prove that a call written out changes nothing', () => {
    const versionOf = (changed: string) => {
      const source = {path: 'atlantis/small.yaml', text: headOf(changed)};
      const {model: compiled, tree} = compile(source);
      return {model: compiled!, tree: tree!, calculator: small(changed).calculator, source};
    };
    const before = versionOf(rules);
    const after = versionOf(rules.replace('4+: {first: 6, second: 1}', '4+: {first: 8, second: 1}'));
    expect(ruleChangesBetween({before, after} as never).map(({name, from, to}) => [name, from, to])).toEqual([
      ['Points for a level, 4+, first', '6', '8'],
    ]);
    const writtenOut = versionOf(rules.replace('monthly(bonus)\n', 'bonus / monthsPerYear\n'));
    const {changed, space} = compareBehaviour({before, after: writtenOut});
    expect([changed, space.incomplete]).toEqual([0, []]);
  });

  it('rename a table with its calls', () => {
    const tree = read({path: 'atlantis/small.yaml', text}, () => undefined) as MapNode;
    const renamed = JSON.stringify(
      plainOf(applyRenames(tree, [{kind: 'value', was: 'points', is: 'pointsOf'} as never])),
    );
    expect(renamed).toContain('pointsOf(clb(listening)).first');
  });

  it('trace the row that an answer reaches in any call', () => {
    const places = traceEvaluation(model)({test: 'ielts', listening: '3', reading: '6'}, today);
    const traced = [...places].map(({start, end}) => text.slice(start, end));
    expect(traced).toContain('17');
    expect(traced).not.toContain('1');
    expect(traced.filter((each) => each === '0').length).toBeGreaterThan(0);
  });
});
