/**
 * What this device remembers of a visitor: the last results and the ticked boxes of checklists. Nothing is stored before the
 * visitor asks for it, and forgetting removes all of it. Storage may be blocked, full, or hold anything: nothing here throws.
 */
import {useSyncExternalStore} from 'react';
import {LINK_PREFIX, MAX_FRAGMENT} from '../../engine/answers/shareLink.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import {SAVED_KEY} from './savedKey.ts';

/** At most this many results are kept, the latest first. */
export const MAX_RESULTS = 10;

/** The last result that a calculator gave on a day, or a copy of one from a link. */
export interface SavedResult {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly day: CalendarDay;
  /** 'Eligible', '445 points · 25 short'. */
  readonly headline: string;
  /** The answers, as in a link to them. */
  readonly fragment: string;
  /** It came from a link: no result of the visitor's own replaces it, and it replaces none. */
  readonly isCopy?: true;
}

export interface SavedAnswers {
  /** Whether the visitor has asked this device to remember; otherwise nothing is stored. */
  readonly isOn: boolean;
  /** The latest first. */
  readonly results: readonly SavedResult[];
  /** The ticked lines of checklists, by calculator id. */
  readonly ticks: Readonly<Record<string, readonly string[]>>;
}

const nothing: SavedAnswers = {isOn: false, results: [], ticks: {}};

/**
 * What a stored text holds, without the parts that cannot be used.
 * @param text null if nothing is stored
 */
export function parseSaved(text: string | null): SavedAnswers {
  if (text === null) return nothing;
  const {results, ticks} = record(parsed(text));
  const kept = (Array.isArray(results) ? results : []).filter(isSavedResult).slice(0, MAX_RESULTS);
  const lines = Object.entries(record(ticks)).map(([id, ticked]) => [
    id,
    (Array.isArray(ticked) ? ticked : []).filter(isText),
  ]);
  return {isOn: true, results: kept, ticks: Object.fromEntries(lines)};
}

/** With a further result: the visitor's own replaces theirs of the same calculator and day, a copy only one with the same answers. */
export function withResult(saved: SavedAnswers, result: SavedResult): SavedAnswers {
  const isReplaced = ({id, day, fragment, isCopy}: SavedResult): boolean =>
    id === result.id &&
    isCopy === result.isCopy &&
    (isCopy === true ? fragment === result.fragment : day === result.day);
  const others = saved.results.filter((other) => !isReplaced(other));
  return {...saved, results: [result, ...others].slice(0, MAX_RESULTS)};
}

/** With a line of a calculator's checklist ticked or not. */
export function withTick(saved: SavedAnswers, id: string, line: string, isTicked: boolean): SavedAnswers {
  const others = (saved.ticks[id] ?? []).filter((ticked) => ticked !== line);
  return {...saved, ticks: {...saved.ticks, [id]: isTicked ? [...others, line] : others}};
}

let current = stored();
const listeners = new Set<() => void>();

export function savedAnswers(): SavedAnswers {
  return current;
}

/** The same for components, which follow its changes; only for those that are never prerendered. */
export function useSavedAnswers(): SavedAnswers {
  return useSyncExternalStore(subscribe, savedAnswers);
}

/**
 * Replaces what is remembered; stored only if `isOn`.
 * @returns whether it could be stored, if it is to be
 */
export function save(saved: SavedAnswers): boolean {
  const isStored = !saved.isOn || isWritten(saved);
  if (isStored || current.isOn) current = saved;
  for (const listener of listeners) listener();
  return isStored;
}

/** Removes everything, from this device and from the page. */
export function forget(): void {
  try {
    localStorage.removeItem(SAVED_KEY);
  } catch {
    // If storage is blocked, nothing was saved.
  }
  save(nothing);
}

/** Calls back after each change, also of another tab. */
function subscribe(listener: () => void): () => void {
  const adopt = ({key}: StorageEvent): void => {
    // A null key: all of the site's storage was cleared.
    if (key !== SAVED_KEY && key !== null) return;
    current = stored();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', adopt);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', adopt);
  };
}

function stored(): SavedAnswers {
  try {
    return parseSaved(localStorage.getItem(SAVED_KEY));
  } catch {
    return nothing;
  }
}

function isWritten({results, ticks}: SavedAnswers): boolean {
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify({results, ticks}));
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isSavedResult(value: unknown): value is SavedResult {
  const {id, title, day, headline, fragment} = record(value);
  return (
    [title, headline].every(isText) &&
    // The id becomes part of an address.
    isText(id) &&
    /^[a-z0-9-]+$/.test(id) &&
    isText(day) &&
    isCalendarDay(day) &&
    isText(fragment) &&
    fragment.startsWith(LINK_PREFIX)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_FRAGMENT;
}
