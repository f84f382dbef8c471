// Does a link carry any change there and back; how long are links of real changes; and is a hostile or cut one refused in words?
import {execFileSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {existsSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {type Change, changedFiles} from '../../../../src/tools/studio/change/change.ts';
import {changeFromLink, isChangeLink, linkOf, patchFromLink} from '../../../../src/tools/studio/change/link.ts';
import {patchOf} from '../../../../src/tools/studio/change/patch.ts';
import {isFull, samples} from '../../../samples.ts';
import {changes} from './texts.ts';

it('carries any change there and back, with nothing that an address escapes', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (change) => {
      fc.pre(changedFiles(change).length > 0);
      const link = await linkOf(change);
      expect(link).toMatch(/^#change=[\w-]+$/);
      expect(isChangeLink(link)).toBe(true);
      expect(new URL(link, 'https://site.example/studio').hash).toBe(link);
      expect(changedFiles(await changeFromLink(link, change.before))).toEqual(changedFiles(change));
    }),
    samples(50, 3_000),
  );
});

// On 30 November 2026, of 201 changes of up to six files: median 1,714 characters, 90 % up to 4,083, the longest 42,375.
const git = (...args: readonly string[]): string => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 1e9});
const hasHistory = isFull && existsSync('.git') && git('rev-parse', '--is-shallow-repository').trim() === 'false';

it.runIf(hasHistory)('carries the changes of the history, and says how long the links are', async () => {
  const ofDefinitions = ['--', 'calculators/*.yaml', 'calculators/*.csv'];
  const commits = git('log', '--no-merges', '--max-count=500', '--format=%H', '--diff-filter=M', ...ofDefinitions);
  const lengths: number[] = [];
  for (const commit of commits.trim().split('\n')) {
    const range = [`${commit}~1`, commit];
    const files = git('diff', '--no-renames', '--name-status', ...range, ...ofDefinitions)
      .trim()
      .split('\n');
    if (files.length > 6 || files.some((file) => !file.startsWith('M\t'))) continue;
    const [before, after] = range.map((revision) =>
      files.map((file) => ({path: file.slice(2), text: git('show', `${revision}:${file.slice(2)}`)})),
    );
    const change = {before: before!, after: after!};
    const link = await linkOf(change);
    expect(changedFiles(await changeFromLink(link, change.before)), commit).toEqual(changedFiles(change));
    lengths.push(link.length);
  }
  const sorted = lengths.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!;
  console.log(`${sorted.length} changes: median ${at(0.5)}, 90 % up to ${at(0.9)}, longest ${at(1)} characters`);
});

const linkWith = (text: string | Buffer): string => `#change=${deflateRawSync(text).toString('base64url')}`;

it('refuses what is not whole, in words', async () => {
  const change: Change = {before: [], after: [{path: 'calculators/europe/a.yaml', text: 'id: a\n'.repeat(50)}]};
  const link = await linkOf(change);
  for (const cut of [link.slice(0, -5), `${link}%20`, '#change=', '#change=*', linkWith(Buffer.from([0xff]))])
    await expect(patchFromLink(cut), cut).rejects.toThrow(/^This link is not whole/);
  await expect(patchFromLink('#other')).rejects.toThrow('no proposal');
  await expect(changeFromLink(linkWith('Dear editor'), [])).rejects.toThrow('not a whole proposal');
  expect(await patchFromLink(link)).toBe(await patchOf(change));
});

it('refuses what is too long, and does not inflate it', async () => {
  await expect(patchFromLink(`#change=${'A'.repeat(200_000)}`)).rejects.toThrow('too long to be opened');
  const bomb = linkWith(Buffer.alloc(100_000_000));
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.memoryUsage().arrayBuffers;
  await expect(patchFromLink(bomb)).rejects.toThrow('more than a proposal may');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});

it('does not make a link that it would not open', async () => {
  const noise = randomBytes(200_000).toString('base64');
  await expect(linkOf({before: [], after: [{path: 'calculators/europe/a.yaml', text: noise}]})).rejects.toThrow(
    'save it as a file',
  );
});
