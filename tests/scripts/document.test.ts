// Is the HTML of a page complete, and does the browser find its files in the right order?
import {describe, expect, it} from 'vitest';
import {developmentScript, fillDocument} from '../../scripts/build/document.ts';

const template = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><!--head--></head>
  <body><!--header--><div id="root"><!--app--></div><!--footer--><!--structured-data-->${developmentScript}</body>
</html>`;
const files = {
  blocking: ['assets/theme.js'],
  styles: ['assets/a.css'],
  entry: 'assets/entry.js',
  preloads: ['assets/page.js'],
  lazy: [],
};
const page = {
  head: '<title>Fees: $& and $1</title>',
  html: '<h1>Fees</h1>',
  header: '<header></header>',
  footer: '<footer></footer>',
  structuredData: '<script type="application/ld+json">{}</script>',
  path: '/fees',
  module: 'assets/fees.js',
  fonts: ['assets/text.woff2', 'assets/bold.woff2'],
} as const;

describe('fillDocument', () => {
  it('fills every placeholder, and keeps dollar signs', () => {
    const document = fillDocument(template, page, files, '/', '2024-06-30');
    expect(document).toContain('<html lang="en" data-built="2024-06-30">');
    expect(document).toContain(
      '<header></header><div id="root" data-path="/fees" data-module="/assets/fees.js"><h1>Fees</h1></div><footer></footer>',
    );
    expect(document).toContain(page.head);
    expect(document).toContain(`</footer>${page.structuredData}`);
    expect(document).not.toMatch(/<!--(head|header|app|footer|structured-data)-->|entryClient\.tsx/);
  });

  it('begins with the typeface, what runs before the first paint, and the style sheets; other scripts have a low priority', () => {
    const links = fillDocument(template, page, files, '/', '2024-06-30').match(
      /<(link|script (src|type="module"))[^>]*>/g,
    );
    expect(links).toEqual([
      '<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>',
      '<link rel="preload" href="/assets/bold.woff2" as="font" type="font/woff2" crossorigin>',
      '<script src="/assets/theme.js">',
      '<link rel="stylesheet" href="/assets/a.css">',
      '<script type="module" src="/assets/entry.js" fetchpriority="low">',
      '<link rel="modulepreload" href="/assets/page.js" fetchpriority="low">',
    ]);
  });

  it('of a page for frames says so, and opens its links in a new tab', () => {
    const embedded = fillDocument(
      template,
      {...page, header: '', footer: '', isEmbedded: true},
      files,
      '/',
      '2024-06-30',
    );
    expect(embedded).toContain('<html lang="en" data-built="2024-06-30" data-embed>');
    expect(embedded).toContain('<base target="_blank">');
    expect(fillDocument(template, page, files, '/', '2024-06-30')).not.toMatch(/data-embed|<base/);
  });

  it('says which placeholder the template lacks', () => {
    expect(() => fillDocument(template.replace('<!--app-->', ''), page, files, '/', '2024-06-30')).toThrow(
      'no <!--app-->',
    );
  });
});
