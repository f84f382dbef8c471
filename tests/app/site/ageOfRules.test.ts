// Does each page say at most once how old its rules are, and none that a document of our own is a source?
import {describe, expect, it} from 'vitest';
import {render, routes} from '../../../src/app/entryServer.tsx';

const day = '2026-11-28';

/** Statements about the age of rules; 'June 2024 edition' is a name. */
const statements =
  /(?:rules|figures|data|estimates?)(?: \w+){0,3} (?:as of|are from|from) \w+ 20\d\d|over (?:a|two|three) years? ago|not looked for changes since|(?:last checked|looked for changes)(?: \w+){0,3} in \w+ 20\d\d|not checked(?: \w+)? since/gi;

describe.each(routes())('%s', (path) => {
  it('says it at most once, and names no document of ours', async () => {
    const {html, footer} = await render(path, day, 'https://visas.example');
    const text = html
      // What is shown from a later day on.
      .replaceAll(/<template[\s\S]*?<\/template>|<(\w+)[^>]* hidden=""[^>]*>[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<\/?(?:a|span)\b[^>]*>|\s+/g, ' ')
      .replaceAll(/<[^>]+>/g, ' | ')
      .replaceAll(/ +/g, ' ');
    expect((text.match(statements) ?? []).slice(1)).toEqual([]);
    expect(`${text} ${footer}`).not.toMatch(/specification/i);
  });
});
