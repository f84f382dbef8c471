// Is an answer required exactly where its condition holds: for the result, the verdict, the form and the analysis alike?
import {describe, expect, it} from 'vitest';
import {missingNeeds, readAnswers} from '../../../src/engine/answers/formValues.ts';
import {provenCompleteness} from '../../../src/engine/answers/verdictProof.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import {small} from './smallDefinition.ts';

const TODAY = '2024-06-30';
const rules = (needs: string) => `
needs: ${needs}
inputs:
  route: {label: Route, options: {work: Work, study: Study}}
  age: {label: Age, type: integer}
  savings: {label: Savings, type: number}
constants:
  adult: [{from: 2020-01-01, value: 18}, {from: 2025-01-01, value: 21}]
  enough: 100
result:
  eligible: route == work or savings >= enough
card:
  - verdict:
      - {when: result.eligible, say: 'Yes', tone: good}
      - {say: 'No', tone: bad}
`;
const conditional = small(rules('[route, {input: savings, when: route == study and age >= adult}]'));
const {calculator} = conditional;

const grid = ['', 'work', 'study', 'other'].flatMap((route) =>
  ['', '0', '17.9', '18', '20', '21'].flatMap((age) =>
    ['', ' ', 'none', '0', '100'].map((savings) => ({route, age, savings})),
  ),
);

describe('an answer that is required under a condition', () => {
  it.each([TODAY, '2025-01-01'])('stops the calculation only while the condition holds, on %s', (today) => {
    for (const answers of grid) {
      const isChosen = ['work', 'study'].includes(answers.route);
      const isAdult = Math.floor(Number(answers.age)) >= (today < '2025' ? 18 : 21);
      const isMissing = !isChosen || (answers.route === 'study' && isAdult && answers.savings.trim() === '');
      const said = JSON.stringify(answers);
      expect(calculator.calculate(answers, today) === null, said).toBe(isMissing);
      expect(calculator.outcome(answers, today) === null, said).toBe(isMissing);
    }
  });

  it('is named by the form whenever nothing is calculated', () => {
    const page = calculator.page(TODAY);
    for (const values of grid) {
      const answers = readAnswers(page.fields, values);
      const missing = missingNeeds(page, answers).map(({id}) => id);
      expect(missing.length > 0, JSON.stringify(values)).toBe(calculator.calculate(answers, TODAY) === null);
    }
    expect(missingNeeds(page, {route: 'study', age: '18'}).map(({id}) => id)).toEqual(['savings']);
  });

  it('still matters until its condition is known not to hold', () => {
    const verdict = (values: Readonly<Record<string, string>>) =>
      provenCompleteness(calculator, calculator.page(TODAY).fields, values, TODAY).verdict;
    expect(verdict({route: 'work'})).toBe('settled');
    expect(verdict({route: 'study', age: '17'})).toBe('open');
    expect(verdict({route: 'study', age: '', savings: '100'})).toBe('settled');
  });

  it('is found by the analysis, with the thresholds of the condition', () => {
    const {findings, space} = analyse(conditional.model);
    expect(findings).toEqual([]);
    const ages = space.axes.find(({input}) => input === 'age')!;
    expect(ages.answers[0]).toEqual(expect.arrayContaining(['17', '18']));
  });

  it('is a change of the answers if its condition changes', () => {
    const changed = (needs: string): number =>
      compareBehaviour({before: conditional, after: small(rules(needs))}).changed;
    expect(changed('[route, {input: savings, when: route == study or age >= adult}]')).toBeGreaterThan(0);
    expect(changed('[route, {input: savings, when: route == study and age > adult}]')).toBeGreaterThan(0);
    expect(changed('[route, {input: savings, when: age >= adult and route == study}]')).toBe(0);
  });
});

describe('a condition of the form', () => {
  const definition = (needs: string, shownWhen: string, values: string): string => `
needs: [route, {input: savings, when: ${needs}}]
inputs:
  route: {label: Route, options: {work: Work, study: Study}}
  age: {label: Age, type: integer}
  savings: {label: Savings, type: number, shownWhen: ${shownWhen}}
constants: {adult: 18}
${values === '' ? '' : `values: {${values}}`}
result: {enough: savings > age}
card: [{verdict: [{when: result.enough, say: 'Yes', tone: good}, {say: 'No', tone: bad}]}]
`;

  it.each([
    ['the same', "'route == study and age >= adult'", "'route == study and age >= adult'", ''],
    ['the same in another order', "'age >= adult and route == study'", "'route == study and age >= adult'", ''],
    ['a stricter one', "'route == study and age >= adult'", "'route == study'", ''],
    ['one of two that are enough', 'route == study', "'age >= adult or route == study'", ''],
    ['each of two', "'route == study or route == work'", "'age >= adult or route == study or route == work'", ''],
    ['a name for it', 'adultStudent', 'adultStudent', 'adultStudent: route == study and age >= adult'],
    ['what the name stands for', "'age >= adult and route == study'", 'isStudent', 'isStudent: route == study'],
  ])('may require what is shown under %s', (_, needs, shownWhen, values) => {
    const {calculator: named} = small(definition(needs, shownWhen, values));
    expect(missingNeeds(named.page(TODAY), {route: 'study', age: '18'}).map(({id}) => id)).toEqual(['savings']);
  });

  it('that has a name shows the field when what it stands for holds', () => {
    const {calculator: named} = small(definition('isAdult', 'isAdult', 'isAdult: not isChild, isChild: age < adult'));
    const shown = (age: string) =>
      named.page(TODAY).fields.find(({id}) => id === 'savings')!.shownWhen!({route: '', age, savings: ''});
    expect([shown('17'), shown('18')]).toEqual([false, true]);
  });
});
