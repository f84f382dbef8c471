import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import {small} from './smallDefinition.ts';

/** A branch of a verdict, as written in YAML. */
export interface Verdict {
  readonly when?: string;
  readonly say: string;
  readonly tone: string;
}

/** A calculator that reads `points`, with the limits `some` (10) and `most` (20), and gives this verdict. */
export function calculatorWith(branches: readonly Verdict[]): CompiledCalculator {
  return small(`
inputs:
  points: {label: Points, type: number, changes: freely}
constants: {some: 10, most: 20}
result: {low: points < some, high: points >= most}
card:
  - verdict: ${JSON.stringify(branches)}
`).calculator;
}
