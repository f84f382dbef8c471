/** What has changed in the law since the definitions were written. */
import type {CompiledCalculator} from '../program/module.ts';
import type {Source} from '../results/published.ts';
import {LINK_PREFIX} from '../answers/shareLink.ts';
import {changesId} from '../plan/lawChange.ts';
import type {Edition} from '../results/editions.ts';
import {firstDayOf} from '../runtime/calendar.ts';

/** A change of one calculator's rules. */
export interface PublishedChange {
  readonly calculator: string;
  readonly title: string;
  readonly country: string;
  /** The first day on which it applies, YYYY-MM-DD, or its month, YYYY-MM. */
  readonly on: string;
  /** The last day on which it applies, if a later change replaced it. */
  readonly until?: string;
  readonly say: string;
  /** No figure of the rules has it, so no result does. */
  readonly isSaid?: true;
  readonly source: Source;
  /** The rules of the calculator ended, with this change or another, so there is no result today. */
  readonly isOfEnded?: true;
}

/**
 * The changes of one calculator, the latest first.
 * @param calculator under the rules of its page
 */
export function lawChangesOf(
  calculator: Pick<CompiledCalculator, 'page' | 'documentation' | 'sources'>,
): readonly PublishedChange[] {
  const {page, documentation, sources} = calculator;
  // The changes are the same on all days.
  const anyDay = '0001-01-01';
  const {id, title, country, ends} = page(anyDay);
  return documentation(anyDay).changes.map(({sources: [position = 0], ...change}) => ({
    calculator: id,
    title,
    country,
    ...change,
    source: sources[position]!,
    ...(ends !== undefined && {isOfEnded: true as const}),
  }));
}

/** Those of several calculators, the latest first. */
export const latestFirst = (changes: readonly PublishedChange[]): readonly PublishedChange[] =>
  changes.toSorted((one, other) => firstDayOf(other.on).localeCompare(firstDayOf(one.on)));

const today: Edition = 'today';

/** The path of the calculator with the change applied or, where there is no result today, of the list of what is different. */
export const linkOf = ({calculator, isOfEnded}: PublishedChange): string =>
  `/${calculator}${isOfEnded ? `#${changesId}` : `${LINK_PREFIX}@${today}`}`;

/** A text as part of an id or a fragment: 'United Kingdom' becomes 'united-kingdom'. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
