/** The checks that decided a condition, put together: which of them count, in which order, and which say the same. */
import type {Check, Derivation} from './derived.ts';

/** The checks of one of several possible results, labelled with its name. */
export function towards(goal: string, checks: readonly Check[]): readonly Check[] {
  return checks.map((check) => {
    if (check.kind === 'compared') return {...check, goal};
    return check.kind === 'any' ? {...check, checks: towards(goal, check.checks)} : check;
  });
}

/** Every group must hold. Returns all of them if they do, else those that failed. */
export function all(...groups: readonly (readonly Check[])[]): readonly Check[] {
  const failed = groups.filter((group) => !areMet(group));
  return withoutRepeats((failed.length > 0 ? failed : groups).flat());
}

/**
 * One group must hold. Returns the first that does, else a single check that lists all that failed. A rule that is not in force is no way to
 * meet the condition, unless there is no other.
 */
export function any(...groups: readonly (readonly Check[])[]): readonly Check[] {
  const met = groups.find(areMet);
  if (met !== undefined) return met;
  const inForce = groups.filter((group) => group.every((check) => check.met || check.kind !== 'inForce'));
  const failed = (inForce.length > 0 ? inForce : groups)
    .flat()
    .flatMap((check) => (check.kind === 'any' ? check.checks : [check]));
  const checks = withoutRepeats(failed).reduce(withOption, []);
  return checks.length === 1 ? checks : [{kind: 'any', met: false, checks}];
}

/** The checks with one more, which adds its options to those of an earlier check of the same choice. */
function withOption(checks: readonly Check[], check: Check): readonly Check[] {
  const index = checks.findIndex(
    (other) =>
      other.kind === 'chosen' && !other.among && check.kind === 'chosen' && !check.among && isSameReason(other, check),
  );
  return index < 0 ? [...checks, check] : checks.with(index, moreInformative(checks[index]!, check));
}

/** Without duplicates: the same check is reached more than once through values that read others twice. */
function withoutRepeats(checks: readonly Check[]): readonly Check[] {
  return [...new Set(checks)];
}

function areMet(checks: readonly Check[]): boolean {
  return checks.every(({met}) => met);
}

/**
 * The checks that decided whether a list of lines is empty.
 * @param lines the lines that the list shows
 * @param checksOfEmptyList if it shows none, the checks that ruled them out
 * @param isWanted whether the condition requires that the list is empty
 */
export function emptiness(
  lines: readonly Derivation[],
  checksOfEmptyList: () => readonly Check[],
  isWanted: boolean,
): readonly Check[] {
  if (lines.length === 0) return checksOfEmptyList().map((check) => ({...check, met: isWanted}));
  return lines.map((line) => ({
    kind: 'line',
    met: !isWanted,
    text: line.text,
    checks: line.kind === 'case' ? line.checks : [],
  }));
}

/**
 * The checks, failed ones first, without repetition. Of several thresholds that a value met, or missed, on the same side,
 * the nearest is kept. A check that says what a choice is replaces those that say what it is not.
 */
export function because(...checks: readonly Check[]): readonly Check[] {
  const ordered = [...checks.filter(({met}) => !met), ...checks.filter(({met}) => met)];
  return ordered.reduce((distinct: readonly Check[], check) => {
    const index = distinct.findIndex((other) => isSameReason(other, check));
    return index < 0 ? [...distinct, check] : distinct.with(index, moreInformative(distinct[index]!, check));
  }, []);
}

function isSameReason(one: Check, other: Check): boolean {
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

function moreInformative(one: Check, other: Check): Check {
  if (one.kind === 'compared' && other.kind === 'compared') return other.by < one.by ? other : one;
  if (one.kind !== 'chosen' || other.kind !== 'chosen') return one;
  if (one.among !== other.among) return one.among ? one : other;
  return one.among ? one : {...one, options: [...new Set([...one.options, ...other.options])]};
}
