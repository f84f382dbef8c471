/** What decided a condition, for an emitted `explain`. */
import type {Comparison} from '../expression/operators.ts';
import type {Check, Derivation, RuleRow, Write} from './explanation.ts';

/** A row of a table; undefined where the table has none for the value, as for a question that was not answered. */
export function ruleRow(table: number, row: number, labels: readonly string[]): RuleRow | undefined {
  const label = labels[row];
  return label === undefined ? undefined : {table, row, label};
}

/** A comparison of two figures. */
export function compared(left: Derivation, comparison: Comparison, right: Derivation, write: Write): Check[] {
  const difference = (left.value ?? 0) - (right.value ?? 0);
  const by = Math.abs(difference);
  return [{kind: 'compared', ...relationOf(difference, comparison), left, right, by, distance: write(by)}];
}

/** A comparison of two levels by their positions in the order. */
export function comparedLevels(
  left: Derivation,
  leftPlace: number,
  comparison: Comparison,
  right: Derivation,
  rightPlace: number,
): Check[] {
  return [{kind: 'compared', ...relationOf(leftPlace - rightPlace, comparison), left, right, by: 0, distance: ''}];
}

function relationOf(difference: number, comparison: Comparison) {
  const relation = difference < 0 ? 'below' : difference > 0 ? 'above' : 'equal';
  const met = {
    '==': difference === 0,
    '!=': difference !== 0,
    '<': difference < 0,
    '<=': difference <= 0,
    '>': difference > 0,
    '>=': difference >= 0,
  }[comparison];
  return {relation, met} as const;
}

/** A choice among options, where `wanted` is whether it should be one of them. */
export function chosen(choice: Derivation, among: boolean, wanted: boolean, options: readonly string[]): Check[] {
  return [{kind: 'chosen', met: among === wanted, choice, among, options}];
}

/** Every group must hold: all of them where they do, else those that failed. */
export function all(...groups: readonly (readonly Check[])[]): readonly Check[] {
  const failed = groups.filter((group) => !areMet(group));
  return (failed.length > 0 ? failed : groups).flat();
}

/** One group must hold: the first that does, else all that failed. */
export function any(...groups: readonly (readonly Check[])[]): readonly Check[] {
  const met = groups.find(areMet);
  if (met !== undefined) return met;
  const checks = groups.flat().flatMap((check) => (check.kind === 'any' ? check.checks : [check]));
  return checks.length === 1 ? checks : [{kind: 'any', met: false, checks}];
}

function areMet(checks: readonly Check[]): boolean {
  return checks.every(({met}) => met);
}

/**
 * Whether a list of lines is empty.
 * @param lines the lines that were said
 * @param checksOfEmptyList why the lines of an empty list were not
 */
export function emptiness(
  lines: readonly Derivation[],
  checksOfEmptyList: () => readonly Check[],
  wanted: boolean,
): readonly Check[] {
  if (lines.length === 0) return checksOfEmptyList().map((check) => ({...check, met: wanted}));
  return lines.map((line) => ({
    kind: 'line',
    met: !wanted,
    text: line.text,
    checks: line.kind === 'case' ? line.checks : [],
  }));
}

/**
 * The checks, failed ones first, without repetition: of several thresholds that one value missed only the nearest stays,
 * and what a choice is not is left out where another check says what it is.
 */
export function because(...checks: readonly Check[]): readonly Check[] {
  const ordered = [...checks.filter(({met}) => !met), ...checks.filter(({met}) => met)];
  return ordered.reduce((distinct: readonly Check[], check) => {
    const before = distinct.findIndex((other) => sayTheSame(other, check));
    return before < 0 ? [...distinct, check] : distinct.with(before, mostTelling(distinct[before]!, check));
  }, []);
}

function sayTheSame(one: Check, other: Check): boolean {
  if (one.kind === 'compared' && other.kind === 'compared')
    return (
      one.met === other.met &&
      one.relation === other.relation &&
      one.left.label === other.left.label &&
      (one.by > 0 || one.right.text === other.right.text)
    );
  if (one.kind === 'chosen' && other.kind === 'chosen') return one.choice.label === other.choice.label;
  return one.kind === 'line' && other.kind === 'line' && one.text === other.text;
}

function mostTelling(one: Check, other: Check): Check {
  if (one.kind === 'compared' && other.kind === 'compared') return other.by < one.by ? other : one;
  if (one.kind !== 'chosen' || other.kind !== 'chosen') return one;
  if (one.among !== other.among) return one.among ? one : other;
  return one.among ? one : {...one, options: [...new Set([...one.options, ...other.options])]};
}
