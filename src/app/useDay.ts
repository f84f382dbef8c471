import {useEffect, useState} from 'react';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import {useSurroundings} from './surroundings.ts';

/** The day whose rules and texts a page shows: that of the prerendered HTML first, then the visitor's. */
export function useDay(): CalendarDay {
  const {builtDay, today} = useSurroundings();
  const [day, setDay] = useState(builtDay);
  useEffect(() => setDay(today()), [today]);
  return day;
}
