/** Opens links with answers. A link may have been written by anyone: only known inputs with possible values are accepted. */
import {readerOf, type FormField} from '../inputs/index.ts';
import {parseItems} from '../runtime/items.ts';
import {LINK_PREFIX, MAX_FRAGMENT, MAX_TEXT} from './shareLink.ts';

/** At most this many dropped names are reported, each cut to this many characters. */
const MAX_NAMES = 10;
const MAX_NAME = 40;

/** The contents of a link, checked against the form. */
export interface OpenedLink {
  /** Form values by input id. */
  readonly values: Readonly<Record<string, string>>;
  /** What could not be used: labels of fields with an impossible value, or unknown names. */
  readonly dropped: readonly string[];
  /** The rules have changed since the link was made. */
  readonly rulesChanged: boolean;
}

/**
 * Never throws, whatever the fragment.
 * @returns null if the fragment holds no answers
 */
export function openShareLink(fragment: string, fields: readonly FormField[], rulesHash: string): OpenedLink | null {
  if (!fragment.startsWith(LINK_PREFIX)) return null;
  if (fragment.length > MAX_FRAGMENT) return {values: {}, dropped: [], rulesChanged: false};
  const [hash, ...pairs] = fragment.slice(LINK_PREFIX.length).split('&');
  const given = new URLSearchParams(pairs.join('&'));
  const accepted = fields.filter((field) => given.has(field.id) && isPossible(field, given.get(field.id)!));
  const unknown = [...new Set(given.keys())].filter((name) => !fields.some(({id}) => id === name));
  const rejected = fields.filter((field) => given.has(field.id) && !accepted.includes(field));
  const dropped = [...rejected.map(({label}) => label), ...unknown.map((name) => name.slice(0, MAX_NAME))];
  return {
    values: Object.fromEntries(accepted.map(({id}) => [id, given.get(id)!])),
    dropped: dropped.slice(0, MAX_NAMES),
    rulesChanged: hash !== rulesHash,
  };
}

function isPossible(field: FormField, text: string): boolean {
  const texts = field.kind === 'list' ? parseItems(text).flat() : [text];
  return texts.every(({length}) => length <= MAX_TEXT) && readerOf(field).accepts(field, text);
}
