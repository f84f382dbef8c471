import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** A small calculator with one rule on each line, so that tests can name a line by its text. */
export const definition = `id: small-calculator
title: Small
description: A sample.
country: Nowhere
currency: EUR
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
needs: [job]
inputs:
  job:
    label: Job
    options:
      doctor: Doctor
      cook: Cook
  age: {label: Age, type: integer}
constants:
  passMark: {label: Pass mark, value: 30, unit: points}
  fee:
    label: Fee
    value:
      - {from: 2020-01-01, value: 100}
      - {from: 2026-01-01, value: 120}
    unit: EUR
tables:
  bonus:
    by: job
    rows:
      doctor: 20
      cook: 5
      blank: 0
  ages:
    by: age
    rows:
      under 18: 0
      18-34: 20
      35+: 10
values:
  total: bonus + ages
result:
  eligible: total >= passMark
  cost:
    first:
      - {when: total >= passMark, give: fee}
      - {give: fee + fee}
card:
  - verdict:
      - {when: result.eligible, say: Yes, tone: good}
      - {say: No chance, tone: bad}
  - figure: {label: Cost, of: result.cost, unit: money}
  - note: {when: ages == 0, say: Too young.}
`;

export const cases = `today: 2024-06-30
rules: today
from: Nobody

cases:
  - case: A young doctor
    but: {job: doctor, age: 30}
    expect: {eligible: true, cost: 100}
  - case: An old cook
    but: {job: cook, age: 50}
    expect: {eligible: false, cost: 200}
  - case: Nobody
    expect: null

ladders:
  - {vary: job, read: bonus, rows: {doctor: 20}}
`;

export interface Folder {
  readonly root: string;
  readonly write: (file: string, text: string) => void;
  /** Writes a file of shared data. */
  readonly writeShared: (file: string, text: string) => void;
  readonly cases: () => string;
  readonly remove: () => void;
}

/** A project folder with only this calculator. */
export function folderWithCalculator(): Folder {
  const root = mkdtempSync(join(tmpdir(), 'visatally-workbench-'));
  const region = join(root, 'calculators/nowhere');
  mkdirSync(region, {recursive: true});
  const write: Folder['write'] = (file, text) => writeFileSync(join(region, file), text);
  write('small-calculator.yaml', definition);
  write('small-calculator.cases.yaml', cases);
  return {
    root,
    write,
    writeShared: (file, text) => {
      mkdirSync(join(root, 'calculators/shared'), {recursive: true});
      writeFileSync(join(root, 'calculators/shared', file), text);
    },
    cases: () => readFileSync(join(region, 'small-calculator.cases.yaml'), 'utf8'),
    remove: () => rmSync(root, {recursive: true}),
  };
}
