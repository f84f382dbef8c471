/** What a changed rule holds, in a line: '1,300', '375, 420 from 1 March 2027', ''You are too young.', unless age >= minimumAge'. */
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay, grouped} from '../../../engine/runtime/formats.ts';
import {isDatedText, periodsOf} from '../../analysis/diff/periods.ts';
import {sentenceInQuotes, valueInWords} from './wording.ts';

const MAX_LETTERS = 160;

/** Groups the digits of a figure, lists the periods of a dated value, and cuts a long text. */
export function formatRuleText(text: string): string {
  if (isDatedText(text)) {
    const [first, ...others] = periodsOf(text);
    const later = others.map(({from, value}) => `${formatRuleText(String(value))} from ${calendarDay(from)}`);
    return [valueInWords(first.value, undefined), ...later].join(', ');
  }
  if (/^\d{4,}(\.\d+)?$/.test(text)) return grouped(Number(text));
  if (isCalendarDay(text)) return calendarDay(text);
  const data = plainOf(text);
  const shown = typeof data === 'string' ? data : inWords(data);
  return shown.length > MAX_LETTERS ? `${shown.slice(0, MAX_LETTERS - 3)}…` : shown;
}

/** What a rule holds: the map or list that its text is as JSON, or else the text itself, such as '{total} points'. */
function plainOf(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' ? data : text;
  } catch {
    return text;
  }
}

/** Shown elsewhere in the report: the label is the name of the rule, the source has its own line. */
const saidElsewhere: ReadonlySet<string> = new Set(['label', 'source', 'sources', 'note']);

/** A line, a formula or an entry of the history as a sentence; other data as a definition has it on one line. */
function inWords(data: unknown): string {
  if (Array.isArray(data) && data.some(hasWords)) return data.map(inWords).join('; ');
  if (!hasWords(data)) return asInDefinition(data);
  const {say, give, on, ...others} = data;
  const conditions = Object.entries(others)
    .filter(([key]) => !saidElsewhere.has(key))
    .map(([key, value]) => `, ${key} ${asInDefinition(value)}`);
  const day = typeof on === 'string' ? `${isCalendarDay(on) ? calendarDay(on) : on}: ` : '';
  const words = typeof say === 'string' ? `'${say}'` : asInDefinition(give);
  return `${day}${words}${conditions.join('')}`;
}

/** Whether it is a map whose point is one text or formula. */
function hasWords(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && ('say' in data || 'give' in data);
}

/** Plain data as a definition has it on one line: {above: points.total, by: 5, because: 'It is meant.'} */
function asInDefinition(data: unknown): string {
  if (typeof data === 'string') return sentenceInQuotes(data);
  if (typeof data !== 'object' || data === null) return String(data);
  if (Array.isArray(data)) return `[${data.map(asInDefinition).join(', ')}]`;
  return `{${Object.entries(data)
    .map(([key, value]) => `${key}: ${asInDefinition(value)}`)
    .join(', ')}}`;
}
