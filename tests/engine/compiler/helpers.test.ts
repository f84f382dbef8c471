// Does a helper stay off the page, as if its formula stood where its name is, while the calculation and the tools know it?
import {describe, expect, it} from 'vitest';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import {small} from './smallDefinition.ts';

const TODAY = '2024-06-30';
const definition = (values: string, rest = 'rest') => `
inputs:
  pay: {label: Pay, type: number, unit: EUR}
  people: {label: People, type: integer, whenZero: 1}
  place: {label: Place, options: {north: North, south: South}}
constants:
  free: {label: Tax-free amount, value: 100, unit: EUR}
  enough: {label: Enough, value: 50, unit: EUR}
values:
${values}
  each: {label: For each person, give: ${rest} / people}
  level:
    first:
      - {when: isEnough, say: 'High, with {${rest}:money}'}
      - {say: Low}
result: {each: each, level: level, factor: pay * factor, only: factor}
card:
  - verdict:
      - {when: isEnough, say: 'Yes', tone: good}
      - {say: 'No', tone: bad}
  - facts:
      - {label: Each, of: result.each, unit: money}
      - {label: Level, of: level}
      - {label: Times, of: result.factor, unit: money}
      - {label: Only, of: result.only}
`;
const factor = '  factor: {by: place, rows: {north: 2, south: 3, blank: 1}, helper: true}';
const helped = small(
  definition(`  rest: {give: pay - free, helper: true}\n  isEnough: {give: rest >= enough, helper: true}\n${factor}`),
);
const written = small(definition(`  isEnough: {give: pay - free >= enough, helper: true}\n${factor}`, '(pay - free)'));
const named = small(
  definition(`  rest: pay - free\n  isEnough: rest >= enough\n${factor.replace(', helper: true', '')}`),
);

const answers = {pay: '160', people: '3', place: 'south'};
const explained = ({calculator}: typeof helped) =>
  explainCard(calculator.evaluate(answers, TODAY).card(), calculator.derive(answers, TODAY)!);

describe('a helper', () => {
  it('has no row among the rules, which show its formula instead', () => {
    const {rules} = helped.calculator.documentation(TODAY);
    expect(rules).toEqual(written.calculator.documentation(TODAY).rules);
    expect(JSON.stringify(rules)).not.toMatch(/Rest|Is enough|North/);
    expect(JSON.stringify(named.calculator.documentation(TODAY).rules)).toMatch(/Rest/);
  });

  it('is worked out where its name is', () => {
    expect(explained(helped)).toEqual(explained(written));
    expect(JSON.stringify(explained(helped))).not.toMatch(/Rest|Is enough/);
    expect(JSON.stringify(explained(named))).toMatch(/Rest/);
  });

  it('that is a table has no workings of its own', () => {
    const labels = (from: typeof helped) =>
      explained(from)
        .at(-1)!
        .values.map(({label}) => label);
    expect(labels(helped)).toEqual(['Each', 'Level', 'Times']);
    expect(labels(named)).toEqual(['Each', 'Level', 'Times', 'Only']);
  });

  it('is calculated, and a change of it is found', () => {
    expect(helped.calculator.evaluate(answers, TODAY).values()).toMatchObject({rest: 60, isEnough: true, factor: 3});
    expect(helped.calculator.calculate(answers, TODAY)).toEqual(named.calculator.calculate(answers, TODAY));
    expect(compareBehaviour({before: named, after: helped}).changed).toBe(0);
    const changed = small(helped.text.slice(helped.text.indexOf('inputs:')).replace('pay - free', 'pay - free - free'));
    expect(compareBehaviour({before: helped, after: changed}).changed).toBeGreaterThan(0);
  });
});

it('that is tried on one day after the other keeps its name', () => {
  const {calculator} = small(`
inputs:
  start: {label: Start, type: date}
constants:
  needed: {label: Needed, value: 3, unit: days}
  tries: {label: Days to try, value: 60, unit: days}
values:
  enough: {takes: day, give: 'daysBetween(start, day) >= needed', helper: true}
result:
  first: firstDayWhen(enough, start, tries)
card:
  - facts: [{label: First day, of: result.first, missing: None}]
`);
  const explain = (start: string): string => {
    const given = {start};
    return JSON.stringify(explainCard(calculator.evaluate(given, TODAY).card(), calculator.derive(given, TODAY)!));
  };
  expect(calculator.evaluate({start: '2024-06-01'}, TODAY).result).toEqual({first: '2024-06-04'});
  expect(explain('2024-06-01')).toContain('"We tried each day from ","1 June 2024"');
  expect(explain('')).toContain("You haven't entered a date to count from");
});
