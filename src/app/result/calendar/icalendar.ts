/** Dates as an iCalendar file (RFC 5545), which calendar programs open. */
import {addDays, type CalendarDay} from '../../../engine/runtime/calendar.ts';

export interface CalendarEvent {
  /** The same whenever the event is exported, so that a calendar replaces it; globally unique. */
  readonly uid: string;
  readonly day: CalendarDay;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** RFC 5545, section 3.1: no line is longer than this, in bytes of UTF-8. */
const MAX_LINE_BYTES = 75;

/**
 * All-day events that do not mark the day as busy.
 * @param now when the file was made, for DTSTAMP
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VisaTally//Estimated dates//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({uid, day, summary, description, url}: CalendarEvent, now: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1)!)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** 2024-06-07T12:00:00 becomes 20240607T120000. */
function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

/** A value of type TEXT (section 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line, continued on further ones that begin with a space, with no character split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
