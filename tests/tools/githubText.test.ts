// Can words of a pull request do more in a comment than be read: notify people, refer to issues, link, show pictures, be HTML?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {codeSpan, inertText} from '../../src/tools/githubText.ts';
import {diffDefinition} from '../../src/tools/analysis/diff/diff.ts';
import {diffToMarkdown} from '../../src/tools/commands/diffReport/markdown.ts';
import {samples} from '../samples.ts';
import {sampleText} from './analysis/fixture.ts';

/** What GitHub would act on in the Markdown, outside of its code spans. */
function activeIn(markdown: string): readonly string[] {
  const words = markdown.replace(/\\.|(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, (found) => (found.startsWith('\\') ? found : ''));
  const html = words.replace(/\\./g, '').match(/<[a-z!/]|\]\(|[*_~]/gi) ?? [];
  // GitHub looks for mentions and references after escapes and entities have become what they stand for.
  const read = words.replace(/\\(.)/g, '$1').replaceAll('&#64;', '@').replaceAll('&amp;', '&');
  return [...html, ...(read.match(/@\w|#\d|\bGH-\d|:\/\/|\bwww\.|\b(?!\d+\b)[0-9a-f]{7,}\b/gi) ?? [])];
}

const attacks = [
  '@everyone',
  '&#64;everyone',
  '\\@everyone',
  'fixes #12',
  'owner/name#12',
  'GH-12',
  'owner/name@0a1b2c3d4e5f',
  '0a1b2c3',
  'https://evil.example/?a=b',
  'www.evil.example',
  'ftp://evil.example',
  '<https://evil.example>',
  'me@evil.example',
  '[click](https://evil.example)',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '<img src=x onerror=alert(1)>',
  '</details><script>alert(1)</script>',
  '`<img src=x>',
  '``` @everyone',
  '**bold** _it_ ~~gone~~',
  '| a | b |\n|---|---|',
  'a\n\n# Title\n\n@everyone',
];

describe('words of others', () => {
  it.each(attacks)('%j does nothing', (attack) => {
    expect(activeIn(inertText(attack))).toEqual([]);
    expect(activeIn(`${codeSpan(attack)} and words`)).toEqual([]);
    expect(inertText(attack)).not.toContain('\n');
  });

  it('do nothing in any order', () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...attacks, '`', '\\', ' ', 'a'), fc.string({maxLength: 3})));
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(activeIn(inertText(parts.join('')))).toEqual([]);
      }),
      samples(300, 100_000),
    );
  });

  it('stay readable', () => {
    expect(inertText('Fee: $1,234,567 (2024-06-07), "B1/B2" & others; see https://travel.state.gov, page 4.')).toBe(
      'Fee: $1,234,567 (2024-06-07), "B1/B2" &amp; others; see `https://travel.state.gov`, page 4.',
    );
  });
});

it('a review comment is inert, whatever the definition says and its file is called', () => {
  const quoted = (text: string): string => JSON.stringify(text);
  // No figure may be written into a text.
  const hostile = attacks.filter((attack) => !/[\d\n]/.test(attack)).join(' ');
  const [before, after] = [
    sampleText(),
    sampleText(
      ['title: Sample', `title: ${quoted(`T ${hostile}`)}`],
      ['label: Fee, value: 100', `label: ${quoted(`F ${hostile}`)}, value: 120`],
      ['doctor: Doctor', `doctor: ${quoted(`D ${hostile}`)}`],
      ['{name: Nobody, url:', `{name: ${quoted(`N ${hostile}`)}, url:`],
    ),
  ];
  const context = {figures: [], cases: new Map()};
  const compare = (id: string, text: string) => {
    const path = `calculators/nowhere/${id}.yaml`;
    return diffDefinition({id, before: {path, text: before!}, after: {path, text}});
  };
  const changed = compare('sample-calculator', after!);
  const broken = compare('`<img src=x>@everyone #12', `${hostile}: [`);
  expect([changed.kind, broken.kind]).toEqual(['changed', 'broken']);
  for (const diffs of [[changed], [broken], [changed, broken]]) {
    const comment = diffToMarkdown(diffs, context, {}).replace('<!-- rule-diff -->', '');
    expect(activeIn(comment.replaceAll(/\*\*/g, ''))).toEqual([]);
  }
});
