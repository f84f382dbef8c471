// @vitest-environment jsdom
// Does following a link show the page of its document, and does the browser load what the open document cannot show?
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LoadDocument, openPage, pageAt, showHead} from '../../../src/app/openPage.ts';

const entry = '/assets/entry-1.js';
const documentOf = (title: string, script = entry, kind = 'content'): string => `<!doctype html>
<head><title>${title}</title><link rel="canonical" href="/${title}" data-page><script type="module" src="${script}"></script></head>
<body><div id="root" data-kind="${kind}"><main><div data-kept="page"><h1>${title}</h1></div></main></div></body>`;

let served: (path: string) => Response | Error;

beforeEach(() => {
  document.head.innerHTML = `<title>Open</title><link rel="canonical" href="/open" data-page><script type="module" src="${entry}"></script>`;
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = served(path);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a link to a page', () => {
  it('replaces text, title and metadata with those of the page', async () => {
    served = () => new Response(documentOf('Fees'));
    const page = await openPage('/fees');
    expect(page.kept('page')).toEqual({dangerouslySetInnerHTML: {__html: '<h1>Fees</h1>'}});
    showHead(page);
    expect(document.title).toBe('Fees');
    expect([...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([
      '/Fees',
    ]);
  });

  it('is fetched once', async () => {
    const asked = vi.fn((_path: string) => new Response(documentOf('Once')));
    served = asked;
    await Promise.all([openPage('/once'), openPage('/once')]);
    expect(pageAt('/once')).toBe(await openPage('/once'));
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('the browser loads', () => {
  it.each<[string, Response | Error]>([
    ['an address that is no page', new Response(documentOf('404'), {status: 404})],
    ['a page that cannot be fetched', new TypeError('Failed to fetch')],
    ['a page of another version of the site', new Response(documentOf('New', '/assets/entry-2.js'))],
  ])('%s', async (name, answer) => {
    served = () => answer;
    await expect(openPage(`/${name}`)).rejects.toBeInstanceOf(LoadDocument);
  });
});

it('a page that failed is retried by the next link, not by the component that shows it', async () => {
  served = () => new Response(documentOf('Odd', entry, 'no such kind'));
  await expect(openPage('/odd')).rejects.toBeInstanceOf(TypeError);
  const failed = pageAt('/odd');
  await expect(failed).rejects.toBeInstanceOf(TypeError);
  expect(pageAt('/odd')).toBe(failed);
  served = () => new Response(documentOf('Even'));
  expect((await openPage('/odd')).kept('page')).toEqual({dangerouslySetInnerHTML: {__html: '<h1>Even</h1>'}});
});
