/** What decided a condition, for an emitted `explain`. */
import type {Check, RuleRow, Derivation} from './explanation.ts';

type Write = (number: number) => string;
type Comparison = 'is' | 'isNot' | 'below' | 'atMost' | 'over' | 'atLeast';

/** A row of a table; undefined where the table has none for the value, as for a question that was not answered. */
export function ruleRow(table: number, row: number, labels: readonly string[]): RuleRow | undefined {
  const label = labels[row];
  return label === undefined ? undefined : {table, row, label};
}

/** Two figures beside each other. */
export function compared(left: Derivation, comparison: Comparison, right: Derivation, write: Write): Check[] {
  const difference = (left.value ?? 0) - (right.value ?? 0);
  const by = Math.abs(difference);
  return [{kind: 'compared', ...related(difference, comparison), left, right, by, distance: write(by)}];
}

/** Two levels of an order beside each other, by their places in it. */
export function comparedLevels(
  left: Derivation,
  leftPlace: number,
  comparison: Comparison,
  right: Derivation,
  rightPlace: number,
): Check[] {
  return [{kind: 'compared', ...related(leftPlace - rightPlace, comparison), left, right, by: 0, distance: ''}];
}

function related(difference: number, comparison: Comparison) {
  const relation = difference < 0 ? 'below' : difference > 0 ? 'above' : 'equal';
  const met = {
    is: difference === 0,
    isNot: difference !== 0,
    below: difference < 0,
    atMost: difference <= 0,
    over: difference > 0,
    atLeast: difference >= 0,
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
 * @param said the lines that were said
 * @param unsaid why the lines of an empty list were not
 */
export function emptiness(
  said: readonly Derivation[],
  unsaid: () => readonly Check[],
  wanted: boolean,
): readonly Check[] {
  if (said.length === 0) return unsaid().map((check) => ({...check, met: wanted}));
  return said.map((line) => ({
    kind: 'line',
    met: !wanted,
    text: line.text,
    checks: line.kind === 'case' ? line.checks : [],
  }));
}

/**
 * What decided, failed checks first: what was said already is not said again. Of thresholds that one value missed only
 * the nearest is named, and of options that a choice is not, none where another check says what it is.
 */
export function because(...checks: readonly Check[]): readonly Check[] {
  const ordered = [...checks.filter(({met}) => !met), ...checks.filter(({met}) => met)];
  return ordered.reduce((kept: readonly Check[], check) => {
    const before = kept.findIndex((other) => isAbout(other, check));
    return before < 0 ? [...kept, check] : kept.with(before, ofBoth(kept[before]!, check));
  }, []);
}

function isAbout(one: Check, other: Check): boolean {
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

function ofBoth(one: Check, other: Check): Check {
  if (one.kind === 'compared' && other.kind === 'compared') return other.by < one.by ? other : one;
  if (one.kind !== 'chosen' || other.kind !== 'chosen') return one;
  if (one.among !== other.among) return one.among ? one : other;
  return one.among ? one : {...one, options: [...new Set([...one.options, ...other.options])]};
}
