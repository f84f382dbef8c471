/** Opens links with answers. A link may have been written by anyone: only known inputs with possible values are accepted. */
import {readerOf, type FormField} from '../inputs/index.ts';
import type {ListField} from '../inputs/list.ts';
import {isCalendarDay, type CalendarDay} from '../runtime/calendar.ts';
import {formatItems, isBlankItem, NO_ITEMS, parseItems} from '../runtime/items.ts';
import {capitalized} from '../runtime/sentenceCase.ts';
import {LINK_PREFIX, MAX_FRAGMENT, MAX_TEXT} from './shareLink.ts';

/** At most this many dropped names are reported, each cut to this many characters. */
const MAX_NAMES = 10;
const MAX_NAME = 40;

/** The contents of a link, checked against the form. */
export interface OpenedLink {
  /** Form values by input id. */
  readonly values: Readonly<Record<string, string>>;
  /** What could not be used: labels of fields with an impossible value, 'Trip 3: Departure' within a list, or unknown names. */
  readonly dropped: readonly string[];
  /** The rules have changed since the link was made. */
  readonly rulesChanged: boolean;
  /** The day whose rules it names in place of today's. */
  readonly on?: CalendarDay;
}

/**
 * Never throws, whatever the fragment.
 * @returns null if the fragment holds no answers
 */
export function openShareLink(fragment: string, fields: readonly FormField[], rulesHash: string): OpenedLink | null {
  if (!fragment.startsWith(LINK_PREFIX)) return null;
  if (fragment.length > MAX_FRAGMENT) return {values: {}, dropped: [], rulesChanged: false};
  const [rules = '', ...pairs] = fragment.slice(LINK_PREFIX.length).split('&');
  const [hash, on] = rules.split('@');
  const given = new URLSearchParams(pairs.join('&'));
  const opened = fields
    .filter(({id}) => given.has(id))
    .map((field) => ({id: field.id, ...openAnswer(field, given.get(field.id)!)}));
  const unknown = [...new Set(given.keys())].filter((name) => !fields.some(({id}) => id === name));
  const dropped = [...opened.flatMap((answer) => answer.dropped), ...unknown.map((name) => name.slice(0, MAX_NAME))];
  return {
    values: Object.fromEntries(opened.flatMap(({id, text}) => (text === undefined ? [] : [[id, text]]))),
    dropped: dropped.slice(0, MAX_NAMES),
    rulesChanged: hash !== rulesHash,
    ...(on !== undefined && isCalendarDay(on) && {on}),
  };
}

interface OpenedAnswer {
  /** What the field can use; undefined if that is nothing. */
  readonly text: string | undefined;
  readonly dropped: readonly string[];
}

function openAnswer(field: FormField, text: string): OpenedAnswer {
  if (field.kind === 'list') return openList(field, text);
  return isPossible(field, text) ? {text, dropped: []} : {text: undefined, dropped: [field.label]};
}

/** Everything in a list that its fields accept; the items keep their places. */
function openList({each, item, many}: ListField, text: string): OpenedAnswer {
  if (text === NO_ITEMS) return {text, dropped: []};
  const dropped: string[] = [];
  const items = parseItems(text).map((given, index) => {
    const title = `${capitalized(item)} ${index + 1}`;
    if (index >= many && !isBlankItem(given)) dropped.push(title);
    if (index >= many) return [];
    return given.map((cell, column) => {
      const field = each[column];
      if (cell === '' || (field !== undefined && isPossible(field, cell))) return cell;
      dropped.push(`${title}: ${field?.label ?? cell.slice(0, MAX_NAME)}`);
      return '';
    });
  });
  const usable = items.slice(0, many).map((cells) => cells.slice(0, each.length));
  return {text: usable.every(isBlankItem) ? undefined : formatItems(usable), dropped};
}

const isPossible = (field: FormField, text: string): boolean =>
  text.length <= MAX_TEXT && readerOf(field).accepts?.(field, text) === true;
