import type {Page} from '@playwright/test';

/** A page of the site, read from its HTML without running scripts. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  /** The day it was built for. */
  readonly day: string;
  readonly language: string;
  readonly headings: readonly string[];
  readonly mains: number;
  /** The first focusable element. */
  readonly firstStop: string;
  readonly ids: readonly string[];
  readonly links: readonly CrawledLink[];
  /** All its words, separated by spaces, including those in closed questions. */
  readonly text: string;
}

interface CrawledLink {
  readonly address: string;
  readonly text: string;
}

/**
 * Follows every link from the home page, and returns each address of the site once.
 * @param page open at any address of the site, in a context with `bypassCSP`, because it parses text into documents
 * @param home the path of the home page
 */
export function crawl(page: Page, home = '/'): Promise<readonly CrawledPage[]> {
  return page.evaluate(async (from) => {
    const readPage = async (path: string) => {
      const response = await fetch(path);
      const source = new DOMParser().parseFromString(await response.text(), 'text/html');
      const base = new URL(path, window.location.origin);
      // They contain texts for later days.
      for (const template of source.querySelectorAll('template')) template.remove();
      return {
        path,
        status: response.status,
        day: source.documentElement.dataset['built'] ?? '',
        language: source.documentElement.lang,
        headings: [...source.querySelectorAll('h1')].map(({textContent}) => textContent),
        mains: source.querySelectorAll('main').length,
        firstStop: source.body.querySelector('a, button, input, select, [tabindex]')?.getAttribute('href') ?? '',
        ids: [...source.querySelectorAll('[id]')].map(({id}) => id),
        links: [...source.querySelectorAll('a')].map((link) => ({
          address: new URL(link.getAttribute('href') ?? '', base).href,
          text: link.textContent.trim(),
        })),
        text: source.body.textContent.replaceAll(/\s+/g, ' '),
      };
    };
    const found = new Map<string, Awaited<ReturnType<typeof readPage>>>();
    let wanted = [from];
    while (wanted.length > 0) {
      const pages = await Promise.all(wanted.map(readPage));
      for (const each of pages) found.set(each.path, each);
      const addresses = pages.flatMap(({links}) => links.map(({address}) => new URL(address)));
      const paths = addresses.filter(({origin}) => origin === window.location.origin).map(({pathname}) => pathname);
      wanted = [...new Set(paths)].filter((path) => !found.has(path));
    }
    return [...found.values()];
  }, home);
}
