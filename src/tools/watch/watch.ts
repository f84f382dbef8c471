/** Reads all sources, compares each with its acknowledged state, and says what differs. Changes nothing. */
import {readingsOf} from '../../engine/language/numbers/writtenFigure.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {type FetchLimits, fetchSource, type Unread} from './fetchSource.ts';
import type {Request} from './publicFetch.ts';
import type {SourceStates} from './lockFile.ts';
import type {PageReader} from './pageReader.ts';
import {type ReadState, type SentenceChange, sentenceChanges, type SourceState, stateOf} from './sourceState.ts';
import type {DependentFigure, WatchedSource} from './watchedSources.ts';

/** Something about a source that a person should look at. */
export type Finding = {readonly source: WatchedSource} & (
  | {
      readonly kind: 'changed';
      /** The day of the state that it is compared with. */
      readonly since: CalendarDay;
      readonly changes: readonly SentenceChange[];
      /** Whether sentences with figures differ that are too many to list. */
      readonly isUnlistedChanged: boolean;
      /** The figures of the definitions that the page stated then, and does not state any more. */
      readonly outdated: readonly DependentFigure[];
    }
  /** All sentences with figures are the same, but others are not. */
  | {readonly kind: 'reworded'; readonly since: CalendarDay}
  | {readonly kind: 'moved'; readonly to: string}
  | {readonly kind: 'unread'; readonly why: string; readonly wasAcknowledged: boolean}
);

export type FindingKind = Finding['kind'];

/** What a source said when it was read, or why it could not be read. */
export type Reading = {readonly source: WatchedSource} & ({readonly state: ReadState} | Unread);

export interface ReadOptions {
  readonly limits: FetchLimits;
  readonly textOf: PageReader['textOf'];
  /** What requests call themselves. */
  readonly agent: string;
  readonly request: Request;
  /** Called after each source. */
  readonly onRead: (source: WatchedSource) => void;
}

/** All hosts at a time, but of each host one page after the other. @returns in the order of the sources */
export async function readSources(
  sources: readonly WatchedSource[],
  options: ReadOptions,
): Promise<readonly Reading[]> {
  const readings = new Map<WatchedSource, Reading>();
  const hostOf = ({url}: WatchedSource): string => new URL(url).host;
  const hosts = [...new Set(sources.map(hostOf))];
  await Promise.all(
    hosts.map(async (host) => {
      for (const source of sources.filter((each) => hostOf(each) === host)) {
        readings.set(source, await readOne(source, options));
        options.onRead(source);
      }
    }),
  );
  return sources.map((source) => readings.get(source)!);
}

async function readOne(source: WatchedSource, {limits, textOf, agent, request}: ReadOptions): Promise<Reading> {
  const fetched = await fetchSource(source.url, agent, limits, request);
  if ('unread' in fetched) return {source, ...fetched};
  try {
    return {source, state: stateOf(await textOf(fetched), source.url, fetched.address)};
  } catch (error) {
    return {source, unread: (error as Error).message};
  }
}

/** Whether no page of several hosts could be reached, so that the reason is on this side. */
export function isOffline(readings: readonly Reading[]): boolean {
  const hosts = new Set(readings.map(({source}) => new URL(source.url).host));
  return hosts.size > 1 && readings.every((reading) => 'isUnreached' in reading);
}

/** The findings about one source, by how much there is to do; none if it is as acknowledged, or never was acknowledged. */
export function findingsIn(reading: Reading, states: SourceStates): readonly Finding[] {
  const {source} = reading;
  const before = states[source.url];
  if ('unread' in reading)
    return [{source, kind: 'unread', why: reading.unread, wasAcknowledged: before !== undefined}];
  if (before === undefined) return [];
  const {state} = reading;
  const to = state.movedTo ?? source.url;
  const moved: readonly Finding[] = to === (before.movedTo ?? source.url) ? [] : [{source, kind: 'moved', to}];
  return [...changesOf(source, before, state), ...moved];
}

function changesOf(source: WatchedSource, before: SourceState, state: ReadState): readonly Finding[] {
  if (before.fingerprint === state.fingerprint) return [];
  const changes = sentenceChanges(before, state);
  const since = before.acknowledged;
  const isUnlistedChanged = before.unlisted !== state.unlisted;
  if (changes.length === 0 && !isUnlistedChanged) return [{source, kind: 'reworded', since}];
  const outdated = outdatedFigures(source, changes, state);
  return [{source, kind: 'changed', since, changes, isUnlistedChanged, outdated}];
}

function outdatedFigures(
  {dependents}: WatchedSource,
  changes: readonly SentenceChange[],
  {sentences}: ReadState,
): readonly DependentFigure[] {
  const stated = new Set(sentences.flatMap(numbersIn));
  const lost = new Set(changes.flatMap(({was = ''}) => numbersIn(was)).filter((number) => !stated.has(number)));
  return dependents.flatMap(({figures}) => figures.filter(({value}) => lost.has(value)));
}

/** Every reading of every figure: '25.600' is 25,600 or 25.6. */
function numbersIn(sentence: string): readonly number[] {
  return (sentence.match(/\d(?:[\d.,' ]*\d)?/g) ?? []).flatMap((figure) => readingsOf(figure).map(Number));
}
