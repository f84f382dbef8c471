// Do the proofs hold on the days on which rules begin and end, and is a part called out of reach only where it applies?
import {expect, it} from 'vitest';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {answerSpace} from '../../../src/tools/analysis/space.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';

const rules = (verdict: string) => `
inputs:
  route: {label: Route, options: {worker: Worker, student: Student}}
  income: {label: Income, type: number}
constants: {least: {label: Least, value: 1000}, low: {label: Low, value: 5}, mid: {label: Mid, value: 10}, high: {label: High, value: 20}}
tables:
  fee: {by: route, rows: {worker: {value: 700, until: 2026-12-31}, student: {value: 300, from: 2026-12-01}}, otherwise: 50}
values:
  surcharge:
    first:
      - {give: low, until: 2026-11-30}
      - {when: route == worker, from: 2027-01-01, give: high}
      - {give: mid}
lines:
  remarks:
    - {from: 2027-01-01, when: income < least, say: You need a sponsor.}
    - {until: 2026-12-31, say: Bring two photos., else: Photos are taken there.}
result: {fee: fee, surcharge: surcharge}
card:
  - verdict:
      - {unless: income < least, say: Enough, tone: good}
      ${verdict}
      - {say: Not enough, tone: bad}
  - requirements: {title: Remarks, of: remarks}
  - facts: [{label: Fee, of: fee}, {label: Surcharge, of: surcharge}]
  - note: {say: A new form applies., from: 2027-07-01, until: 2027-09-30}
`;

it('proves that every part is reached on the days on which it applies', () => {
  const {model} = small(rules('- {until: 2026-12-31, say: Enough for now, tone: caution}'));
  const {findings, unproven} = analyse(model);
  expect([findings.map(({message}) => message), unproven]).toEqual([[], []]);
  expect(answerSpace([model]).days).toEqual(['2024-06-01', '2026-12-01', '2027-01-01', '2027-07-01', '2027-10-01']);
});

it('finds what another rule shadows on all the days on which it applies', () => {
  const {model} = small(
    rules('- {when: income < least, say: Too little, tone: bad}\n      - {until: 2026-12-31, say: For now, tone: bad}'),
  );
  expect(analyse(model).findings.map(({message}) => message)).toEqual([
    "No answers reach this until 31 December 2026: verdict: 'For now'",
    "No answers reach this from 1 January 2027: verdict: 'Not enough'",
  ]);
});
