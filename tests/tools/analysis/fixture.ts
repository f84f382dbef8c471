import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import type {Body} from '../../../src/engine/program/statements.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import type {Diagnostic} from '../../../src/engine/diagnostics/diagnostic.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';

/** A small sound calculator: a table by a choice, bands, a matrix, cases, lines, costs, a date. */
export const SOUND = `id: sample-calculator
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
  salary: {label: Salary, type: number, unit: EUR}
  job: {label: Job, options: {doctor: Doctor, cook: Cook, other: Other}}
  submitted: {label: Submitted, type: date}
constants:
  passMark: {label: Pass mark, value: 50, unit: points}
  outOf: {label: Out of, value: 90, unit: points}
  minimum: {label: Minimum, value: 30_000, unit: EUR}
  fee: {label: Fee, value: 100, unit: EUR}
  reduction: {label: Reduction, value: 40, unit: EUR}
  waiting: {label: Waiting, value: 30, unit: days}
tables:
  permit:
    by: job
    rows:
      doctor: {name: Special permit}
      cook: {name: Ordinary permit}
      other | blank: {name: No permit}
sums:
  points:
    education: {by: education, rows: {none: 0, school: 20, degree: 40}}
    age: {by: age, rows: {under 18: 0, 18-34: 30, 35+: 10}}
    salary: {by: salary, rows: {under minimum: 0, minimum+: 20}}
  costs:
    fee: {label: Fee, give: fee}
    reduced: {label: Reduction, when: job == cook, give: fee - reduction}
lines:
  reasons:
    - unless: points.total >= passMark
      say: Not enough points.
    - unless: job in [doctor, cook]
      say: No job on the list.
result:
  eligible: reasons is empty
  total: points.total
  level:
    first:
      - {when: points.total >= outOf, say: Highest}
      - {when: points.total >= passMark, say: Enough}
      - {say: Low}
  permit: permit.name
  cost: costs.total
  ready: addDays(submitted, waiting)
  passed: daysSince(submitted)
card:
  - verdict:
      - {when: result.eligible, say: Eligible, tone: good}
      - {say: Not eligible, tone: bad}
  - figure: {label: Points, of: result.total, unit: points, outOf: outOf}
  - reasons: {title: Missing, of: reasons}
  - facts:
      - {label: Permit, of: result.permit}
      - {label: Level, of: result.level}
      - {label: Cost, of: result.cost, unit: money}
      - {label: Ready, of: result.ready, missing: Not known.}
      - {when: result.passed > waiting, label: Waiting for, of: result.passed, unit: days}
`;

export interface Sample {
  readonly model: Model;
  readonly calculator: CompiledCalculator;
  readonly body: Body;
}

/** The sample with texts replaced, in order; throws if a text is not found or the result does not compile. */
export function sample(...replaced: readonly (readonly [string, string])[]): Sample {
  const {model, body, diagnostics} = compileSample(...replaced);
  if (model === undefined || body === undefined) throw new Error(diagnostics.map(({message}) => message).join('\n'));
  return {model, body, calculator: load(body)};
}

export function compileSample(...replaced: readonly (readonly [string, string])[]): {
  readonly diagnostics: readonly Diagnostic[];
  readonly model?: Model;
  readonly body?: Body;
} {
  return compile({path: 'calculators/nowhere/sample-calculator.yaml', text: sampleText(...replaced)});
}

export function sampleText(...replaced: readonly (readonly [string, string])[]): string {
  return replaced.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The sample has no '${from}'.`);
    return text.replace(from, () => to);
  }, SOUND);
}

/** Declares exceptions in the sample, as YAML or by their keys. */
export function withExceptions(...exceptions: readonly string[]): readonly [string, string] {
  return ['card:\n', `exceptions:\n${exceptions.map((exception) => `  - ${exception}\n`).join('')}card:\n`];
}

export function withException(...exceptions: readonly Readonly<Record<string, unknown>>[]): readonly [string, string] {
  return withExceptions(...exceptions.map((keys) => JSON.stringify({...keys, because: 'It is meant.'})));
}

/** A definition with one question and one constant. */
export const smallText = (id: string, passMark: string | number): string => `id: ${id}
title: Small
description: A small one.
country: Nowhere
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
needs: [points]
inputs:
  points: {label: Your points, type: integer}
constants:
  passMark: ${passMark}
result:
  eligible: points >= passMark
card:
  - verdict:
      - {when: result.eligible, say: Eligible, tone: good}
      - {say: Not eligible, tone: bad}
`;
