// Can a strict reader of RFC 5545 read back every event of a calendar file?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {calendarFile, type CalendarEvent} from '../../src/app/result/calendar/icalendar.ts';

const now = new Date('2024-06-30T12:34:56.789Z');
const event: CalendarEvent = {
  uid: 'tracker-decision@visatally.example',
  day: '2024-12-31',
  summary: 'Decision (estimate): Tracker',
  description: 'Estimated from typical times.',
  url: 'https://visatally.example/tracker',
};

type Property = readonly [name: string, value: string];

/** Reads content lines as section 3.1 and 3.3.11 define them; throws for anything else. */
function read(file: string): readonly Property[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line, 'no line break of another kind').not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    // A split character would come back as U+FFFD.
    expect(line.isWellFormed()).toBe(true);
  }
  return file
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, name, value] = /^([A-Z]+(?:;VALUE=DATE)?):(.*)$/s.exec(line)!;
      return [name!, value!];
    });
}

function unescaped(text: string): string {
  expect(text).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/);
  return text.replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

describe('a calendar file', () => {
  it('holds all-day events with the time at which it was made', () => {
    expect(read(calendarFile([event], now))).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//VisaTally//Estimated dates//EN'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'tracker-decision@visatally.example'],
      ['DTSTAMP', '20240630T123456Z'],
      ['DTSTART;VALUE=DATE', '20241231'],
      ['DTEND;VALUE=DATE', '20250101'],
      ['SUMMARY', 'Decision (estimate): Tracker'],
      ['DESCRIPTION', 'Estimated from typical times.'],
      ['URL', 'https://visatally.example/tracker'],
      ['TRANSP', 'TRANSPARENT'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  it('gives back any text, however long and in any script', () => {
    const text = fc.string({unit: 'grapheme', maxLength: 200}).map((any) => any.replace(/(?!\n)\p{Cc}/gu, ''));
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const properties = new Map(read(calendarFile([{...event, summary, description}], now)));
        expect(unescaped(properties.get('SUMMARY')!)).toBe(summary);
        expect(unescaped(properties.get('DESCRIPTION')!)).toBe(description);
      }),
    );
  });

  it('is the same but for its time when it is made again', () => {
    const later = calendarFile([event], new Date('2025-01-01T00:00:00Z'));
    expect(later.replace(/^DTSTAMP.*$/m, '')).toBe(calendarFile([event], now).replace(/^DTSTAMP.*$/m, ''));
  });
});
