/** A release of the package: its version, and why, for people and for the changelog. */
import type {DefinitionDiff} from '../analysis/diff/diff.ts';
import {latestVersion} from '../package/files.ts';
import {largestOf, levels, nextVersion, type Level, type Reason} from './level.ts';
import {reasonsFor} from './reasons.ts';

export interface Release {
  /** The version before, and what it is compared with; undefined for the first release. */
  readonly after: {readonly version: string; readonly base: string} | undefined;
  readonly version: string;
  readonly level: Level;
  /** By what they are about: a calculator's id, or the code of all of them. */
  readonly changes: readonly Change[];
}

interface Change {
  readonly about: string;
  readonly level: Level;
  readonly reasons: readonly Reason[];
}

export const FIRST_VERSION = '1.0.0';

/** The first release, which nothing is compared with. */
export function firstRelease(ids: readonly string[]): Release {
  const reasons = [{level: 'minor', because: 'This calculator is new.'}] as const;
  return {
    after: undefined,
    version: FIRST_VERSION,
    level: 'major',
    changes: ids.map((about) => ({about, level: 'minor', reasons})),
  };
}

/**
 * @param version of the last release, which `base` names
 * @param others reasons that no definition shows, and what they are about
 * @returns undefined if nothing differs
 */
export function releaseAfter(
  version: string,
  base: string,
  diffs: readonly DefinitionDiff[],
  others: readonly Reason[],
  about = 'All calculators',
): Release | undefined {
  const all = [...diffs.map((diff) => ({about: diff.id, reasons: reasonsFor(diff)})), {about, reasons: others}];
  const changes = all.flatMap((change) => {
    const level = largestOf(change.reasons);
    return level === undefined ? [] : [{...change, level}];
  });
  const level = largestOf(changes);
  return level && {after: {version, base}, version: nextVersion(version, level), level, changes};
}

/** What a reviewer reads in a terminal: the version, then each calculator with its reasons, the largest first. */
export function releaseText({version, level, after, changes}: Release): string {
  const title =
    after === undefined
      ? `${version}: the first release${changes.length === 0 ? '' : `, of ${changes.length} calculators`}`
      : `${version}: ${level}, after ${after.version} (compared with ${after.base})`;
  if (after === undefined) return `${title}\n`;
  const sections = bySize(changes).map(
    (change) =>
      `${change.level}  ${change.about}\n${change.reasons.map(({level: size, because}) => `  ${size}: ${because}\n`).join('')}`,
  );
  return `${[title, ...sections].join('\n')}`;
}

const bySize = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((one, other) => levels.indexOf(other.level) - levels.indexOf(one.level));

const headings: Readonly<Record<Level, string>> = {
  major: 'Programs may have to change',
  minor: 'Results and new things',
  patch: 'Words',
};

/** The changelog with the release before all others. @param day in words */
export function withRelease(changelog: string, release: Release, day: string): string {
  const end = changelog.search(/^## /m);
  const [above, below] =
    end < 0 ? [`${changelog.trimEnd()}\n\n`, ''] : [changelog.slice(0, end), `\n${changelog.slice(end)}`];
  return `${above}${releaseEntry(release, day)}${below}`;
}

function releaseEntry({version, after, changes}: Release, day: string): string {
  const title = `## ${version} · ${day}`;
  if (after === undefined)
    return `${title}\n\nThe first release${changes.length === 0 ? '' : `, with ${changes.length} calculators`}.\n`;
  const sections = levels.toReversed().flatMap((level) => {
    const lines = changes.flatMap(({about, reasons}) => {
      const texts = reasons.filter((reason) => reason.level === level).map(({because}) => because);
      return texts.length === 0 ? [] : [`- **${about}**: ${texts.join(' ')}`];
    });
    return lines.length === 0 ? [] : [`### ${headings[level]}\n\n${lines.join('\n')}\n`];
  });
  return [`${title}\n`, ...sections].join('\n');
}

/** The tag of a release in git. */
export const tagOf = (name: string, version: string): string => `${name}@${version}`;

/** The version in the newest of some tags, of which others are ignored. */
export function newestTag(
  name: string,
  tags: readonly string[],
): {readonly tag: string; readonly version: string} | undefined {
  const released = tags
    .filter((tag) => tag.startsWith(`${name}@`) && /^\d+\.\d+\.\d+$/.test(tag.slice(name.length + 1)))
    .map((tag) => ({tag, version: tag.slice(name.length + 1)}));
  const numbersOf = ({version}: {readonly version: string}): readonly number[] => version.split('.').map(Number);
  return released.toSorted((one, other) => {
    const [left, right] = [numbersOf(one), numbersOf(other)];
    const index = left.findIndex((number, place) => number !== right[place]);
    return index < 0 ? 0 : right[index]! - left[index]!;
  })[0];
}

/** @throws an Error where the changelog names a release that no tag does, which would be written twice */
export function requireTagged(changelog: string, tagged: string | undefined, name: string): void {
  const latest = latestVersion(changelog);
  if (latest !== undefined && latest !== tagged)
    throw new Error(
      `CHANGELOG.md already has ${latest}, which no tag names. Commit it, then: git tag ${tagOf(name, latest)}`,
    );
}
