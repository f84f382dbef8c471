import {createContext, useContext} from 'react';
import type {CalendarDay} from '../engine/runtime/calendar.ts';

/** What a page takes from the world around it. */
export interface Surroundings {
  /** The day that the HTML was made for; the first render in the browser must be of the same day. */
  readonly builtDay: CalendarDay;
  /** The visitor's calendar day. */
  readonly today: () => CalendarDay;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

/** @throws an Error outside an App */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === null) throw new Error('A page was rendered outside an App.');
  return surroundings;
}
