/** What has changed in the law since the definitions were written, as a list of all calculators. */
import type {CompiledCalculator} from '../program/module.ts';
import type {Source} from '../results/published.ts';
import {firstDayOf} from '../runtime/calendar.ts';

/** A change of one calculator's rules. */
export interface PublishedChange {
  readonly calculator: string;
  readonly title: string;
  readonly country: string;
  /** The first day on which it applies, YYYY-MM-DD, or its month, YYYY-MM. */
  readonly on: string;
  /** The first day on which a later change replaced it. */
  readonly until?: string;
  readonly say: string;
  /** No figure of the rules has it, so no result does. */
  readonly isSaid?: true;
  readonly source: Source;
  /** The rules of the calculator ended, with this change or another, so there is no result today. */
  readonly isOfEnded?: true;
}

/** The latest first. @param calculator under the rules of its page */
export function lawChangesOf({
  page,
  documentation,
  sources,
}: Pick<CompiledCalculator, 'page' | 'documentation' | 'sources'>): readonly PublishedChange[] {
  const {id, title, country, ends} = page('0001-01-01');
  return documentation('0001-01-01').changes.map(({sources: [position = 0], ...change}) => ({
    calculator: id,
    title,
    country,
    ...change,
    source: sources[position]!,
    ...(ends !== undefined && {isOfEnded: true as const}),
  }));
}

/** The latest first. */
export const latestFirst = (changes: readonly PublishedChange[]): readonly PublishedChange[] =>
  changes.toSorted((one, other) => firstDayOf(other.on).localeCompare(firstDayOf(one.on)));
