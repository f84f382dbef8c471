import {compileTree} from '../../../../src/engine/compile.ts';
import type {MapNode} from '../../../../src/engine/language/yaml/node.ts';
import {read} from '../../../../src/engine/language/yaml/read.ts';
import type {Mutant} from '../../../../src/tools/analysis/mutate/mutant.ts';
import {mutantsOf} from '../../../../src/tools/analysis/mutate/mutants.ts';
import {mutate, type MutationReport} from '../../../../src/tools/analysis/mutate/mutate.ts';

/** A small calculator with something to change for every mutation operator. */
export const definition = `id: sample-calculator
title: Sample
description: A sample.
country: Nowhere
currency: EUR
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
needs: [education]
inputs:
  education: {label: Education, options: {none: None, school: School, degree: Degree}, order: [none, school, degree]}
  age: {label: Age, type: integer}
  salary: {label: Salary, type: number, unit: EUR, whenZero: 100}
  job: {label: Job, options: {doctor: Doctor, cook: Cook, other: Other}}
constants:
  passMark: {label: Pass mark, value: 50, unit: points}
  minimum: {label: Minimum, value: 30_000, unit: EUR}
  maximum: {label: Maximum, value: 90_000, unit: EUR}
  fee: {label: Fee, value: [{from: 2020-01-01, value: 100}, {from: 2025-01-01, value: 120}], unit: EUR}
  wanted: {label: Wanted, value: [doctor, cook]}
  share: {label: Share, value: 20%}
tables:
  permit:
    by: job
    rows:
      doctor: {name: Special permit, months: 24}
      cook: {name: Ordinary permit, months: 12}
    otherwise: {name: No permit, months: nothing}
sums:
  points:
    education: {by: education, rows: {none: 0, school: 20, degree: 40}}
    age: {by: age, rows: {under 18: 0, 18-34: 30, 35+: 10}}
lines:
  reasons:
    - unless: points.total >= passMark and education >= school
      say: Not enough points.
      stop: true
    - unless: job in wanted
      say: No job on the list.
    - unless: salary >= minimum
      say: At least {minimum} are needed, and {maximum} are the most.
result:
  eligible: reasons is empty
  reasons: reasons
  permit: permit.name
  cost: max(fee, min(salary, maximum) - minimum)
  tax: floor(salary * share)
  months: -permit.months
card:
  - verdict:
      - {when: result.eligible, say: Yes, tone: good}
      - {say: 'No', tone: bad}
  - figure: {label: Cost, of: result.cost, unit: money}
  - reasons: {title: Why, of: result.reasons}
  - facts:
      - {label: Job, of: job, missing: None given}
      - {when: age > 0 and job != other, label: Tax, of: result.tax, unit: money}
`;

export const noCases = `today: 2024-06-30
people:
  doctor: {education: degree, age: 30, salary: 50_000, job: doctor}
`;

/** The changes that survive these cases. */
export function mutated(cases: string, text = definition): MutationReport {
  const path = `nowhere/${text.match(/^id: (.*)$/m)![1]!}`;
  return mutate({definition: {path: `${path}.yaml`, text}, cases: {path: `${path}.cases.yaml`, text: cases}});
}

/** The cases suggested for the survivors, each once, as a list to paste. */
export function suggested({survivors}: MutationReport): string {
  const cases = [...new Set(survivors.flatMap((survivor) => survivor.case ?? []))];
  return cases.map((each, index) => each.replace('Describe what this case shows', `Case ${index}`)).join('');
}

/** All mutants of the sample, or of another definition. */
export function mutantsIn(text = definition): readonly Mutant[] {
  const tree = read({path: 'nowhere/sample-calculator.yaml', text}, () => undefined) as MapNode;
  return mutantsOf(tree, compileTree(tree).model!);
}
