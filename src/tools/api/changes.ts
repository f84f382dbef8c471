/** What has changed in the law, for programs: as JSON, and as an Atom feed (RFC 4287). */
import {latestFirst, linkOf, type PublishedChange, slugOf} from '../../engine/published/lawChanges.ts';
import {type CalendarDay, firstDayOf} from '../../engine/runtime/calendar.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';

/** The words of the feed. */
export interface FeedWords {
  readonly title: string;
  readonly author: string;
}

interface FeedSite {
  /** Of the published site, without a trailing slash. */
  readonly address: string;
  /** Of the build. */
  readonly day: CalendarDay;
}

export function changesAsJson(changes: readonly PublishedChange[], {address, day}: FeedSite): string {
  const items = latestFirst(changes).map((change) => ({...change, link: address + linkOf(change)}));
  return JSON.stringify({builtOn: day, changes: items});
}

/** In characters: enough to tell changes of one day apart. */
const MAX_SLUG = 60;

/** Entries keep their ids as long as the calculator, the day and the words stay. */
export function changesAsAtom(changes: readonly PublishedChange[], {address, day}: FeedSite, words: FeedWords): string {
  const page = `${address}/whats-changed`;
  const entries = latestFirst(changes).map((change) => {
    const {country, title, on, say, source} = change;
    const when = on.length === 7 ? month(on) : calendarDay(on);
    const first = firstDayOf(on);
    return `  <entry>
    <id>${escaped(`${page}#${change.calculator}-${on}-${slugOf(say).slice(0, MAX_SLUG)}`)}</id>
    <title>${escaped(`${country}, ${when}: ${say}`)}</title>
    <updated>${first < day ? first : day}T00:00:00Z</updated>
    <link href="${escaped(address + linkOf(change))}"/>
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

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
