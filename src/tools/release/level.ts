/** How much of a version a change takes: major, minor or patch. */

/** From the smallest to the largest. */
export const levels = ['patch', 'minor', 'major'] as const;

export type Level = (typeof levels)[number];

/** Why a release is at least as large as it is. */
export interface Reason {
  readonly level: Level;
  readonly because: string;
}

export const major = (because: string): Reason => ({level: 'major', because});
export const minor = (because: string): Reason => ({level: 'minor', because});
export const patch = (because: string): Reason => ({level: 'patch', because});

/** The largest level; undefined if there is no reason for a release. */
export function largestOf(reasons: readonly Pick<Reason, 'level'>[]): Level | undefined {
  return levels.findLast((level) => reasons.some((reason) => reason.level === level));
}

/** '2.0.0' after a major change of '1.4.2'. */
export function nextVersion(version: string, level: Level): string {
  const [first = 0, second = 0, third = 0] = version.split('.').map(Number);
  if (level === 'major') return `${first + 1}.0.0`;
  return level === 'minor' ? `${first}.${second + 1}.0` : `${first}.${second}.${third + 1}`;
}
