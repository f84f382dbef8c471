/** What has changed in the law, for programs: as JSON, and as an Atom feed (RFC 4287). */
import type {PublishedChange} from '../../engine/published/lawChanges.ts';
import {latestFirst} from '../../engine/published/lawChanges.ts';
import {type CalendarDay, firstDayOf} from '../../engine/runtime/calendar.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';

/** The words of the feed. */
export interface FeedWords {
  readonly title: string;
  readonly author: string;
}

/** Addresses of the site: of a page by its path, without a trailing slash. */
interface FeedSite {
  readonly address: string;
  readonly day: CalendarDay;
}

/** The link to a calculator with the change applied. */
export const linkOf = ({calculator, isOfEnded}: PublishedChange, address: string): string =>
  `${address}/${calculator}#${isOfEnded ? 'different' : 'answers:@today'}`;

export function changesAsJson(changes: readonly PublishedChange[], {address, day}: FeedSite): string {
  const items = latestFirst(changes).map((change) => ({...change, link: linkOf(change, address)}));
  return JSON.stringify({builtOn: day, changes: items});
}

/** Entries keep their ids as long as the calculator, the day and the words stay. */
export function changesAsAtom(changes: readonly PublishedChange[], {address, day}: FeedSite, words: FeedWords): string {
  const page = `${address}/whats-changed`;
  const entries = latestFirst(changes).map((change) => {
    const {country, title, on, say, source} = change;
    const when = on.length === 7 ? month(on) : calendarDay(on);
    const first = firstDayOf(on);
    return `  <entry>
    <id>${escaped(`${page}#${change.calculator}-${on}-${slugOf(say)}`)}</id>
    <title>${escaped(`${country}, ${when}: ${say}`)}</title>
    <updated>${first < day ? first : day}T00:00:00Z</updated>
    <link href="${escaped(linkOf(change, address))}"/>
    <link rel="via" href="${escaped(source.url)}"/>
    <category term="${escaped(country)}"/>
    <summary>${escaped(`${title}. ${say}`)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(page)}</id>
  <title>${escaped(words.title)}</title>
  <updated>${day}T00:00:00Z</updated>
  <author><name>${escaped(words.author)}</name></author>
  <link href="${escaped(page)}"/>
  <link rel="self" href="${escaped(`${page}.atom`)}"/>
${entries.join('\n')}
</feed>
`;
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
