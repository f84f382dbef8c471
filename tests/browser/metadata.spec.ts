// Does every page have one truthful description of its own, with a picture that exists, and is all of it replaced when
// the visitor moves to another page?
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {distFolder} from '../../scripts/build/folders.ts';
import {expect, plainTest as fileTest, test} from './page.ts';
import {builtRoutes} from './routes.ts';
import {problemsOfJsonLd} from './schemaOrg.ts';

const routes = builtRoutes();
const documents = new Map(
  [...routes, '/404'].map((route) => [
    route,
    readFileSync(join(distFolder, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
  ]),
);
const origin = new URL(/<loc>([^<]+)</.exec(readFileSync(join(distFolder, 'sitemap.xml'), 'utf8'))![1]!).origin;

/** The values of a tag on a page: the content of a meta, the address of a link, the text of the title. */
function valuesOf(route: string, tag: string): readonly string[] {
  const pattern =
    tag === 'title'
      ? /<title>([^<]*)<\/title>/g
      : new RegExp(`<(?:meta|link) (?:name|property|rel)="${tag}" (?:content|href)="([^"]*)"`, 'g');
  return [...documents.get(route)!.matchAll(pattern)].map(([, value]) => value!);
}

// oxfmt-ignore
const once = [
  'title', 'description', 'robots', 'canonical',
  'og:type', 'og:site_name', 'og:title', 'og:description', 'og:url',
  'og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt',
  'article:published_time', 'article:modified_time',
  'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt',
];

fileTest('every page has each tag once, and not empty', () => {
  const wrong = routes.flatMap((route) =>
    once
      .map((tag) => ({tag, values: valuesOf(route, tag)}))
      .filter(({values}) => values.length !== 1 || values[0] === '')
      .map(({tag, values}) => `${route}: ${tag} is ${JSON.stringify(values)}`),
  );
  expect(wrong).toEqual([]);
});

for (const tag of ['title', 'description', 'canonical', 'og:image', 'og:image:alt']) {
  fileTest(`no two pages have the same ${tag}`, () => {
    const first = new Map<string | undefined, string>();
    const shared = routes.flatMap((route) => {
      const [value] = valuesOf(route, tag);
      const earlier = first.get(value);
      first.set(value, earlier ?? route);
      return earlier === undefined ? [] : [`${earlier} and ${route}: ${value}`];
    });
    expect(shared).toEqual([]);
  });
}

fileTest('every address is that of the page', () => {
  for (const tag of ['canonical', 'og:url']) {
    expect(routes.map((route) => valuesOf(route, tag)[0])).toEqual(routes.map((route) => origin + route));
  }
});

fileTest('every page has one picture of 1200 by 630 pixels and less than 60 kB, and no picture is left over', () => {
  const files = routes.map((route) => valuesOf(route, 'og:image')[0]!.slice(origin.length));
  const contents = new Set<string>();
  for (const file of files) {
    const png = readFileSync(join(distFolder, file));
    expect([file, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([file, 1200, 630]);
    expect(png.length, file).toBeLessThan(60_000);
    contents.add(png.toString('base64'));
    expect(existsSync(join(distFolder, `${file}.br`)), `${file} is compressed already`).toBe(false);
  }
  expect(contents.size).toBe(routes.length);
  expect(files.toSorted()).toEqual(
    readdirSync(join(distFolder, 'social'))
      .map((name) => `/social/${name}`)
      .toSorted(),
  );
});

fileTest('the structured data of every page is what search engines ask for', () => {
  const wrong = [...documents].flatMap(([route, html]) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .flatMap(([, json]) => problemsOfJsonLd(json!, origin))
      .map((problem) => `${route}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

fileTest('every page has the structured data of its kind', () => {
  const types = (route: string) =>
    [...documents.get(route)!.matchAll(/"@context":"[^"]+","@type":"(\w+)"/g)].map(([, type]) => type);
  for (const route of routes.filter((each) => each !== '/')) {
    expect(types(route).slice(0, 2), route).toEqual(['WebSite', 'BreadcrumbList']);
  }
  expect(types('/')).toEqual(['WebSite', 'WebPage', 'FAQPage']);
  expect(types('/green-card-points-calculator').slice(2)).toEqual(['WebApplication', 'FAQPage']);
  expect(types('/canada-immigration-guide').slice(2)).toEqual(['Article']);
  expect(types('/404')).toEqual(['WebSite']);
});

fileTest('the page for unknown addresses has no address, and search engines leave it out', () => {
  expect(valuesOf('/404', 'robots')).toEqual(['noindex']);
  expect(['title', 'description'].map((tag) => valuesOf('/404', tag).length)).toEqual([1, 1]);
  expect(once.slice(3).flatMap((tag) => valuesOf('/404', tag))).toEqual([]);
  expect(routes).not.toContain('/404');
});

fileTest('the manifest and every icon that it or a page names are there', () => {
  const manifest = JSON.parse(readFileSync(join(distFolder, 'site.webmanifest'), 'utf8'));
  const ofManifest = manifest.icons.map(({src}: {src: string}) => src);
  const ofPage = [...documents.get('/')!.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const files = [...ofManifest, ...ofPage.map(([, file]) => file!)];
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((file) => !existsSync(join(distFolder, file)))).toEqual([]);
});

test('metadata is replaced by that of the next page', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.locator('main a[href="/green-card-points-calculator"]:visible').first().click();
  await expect(page).toHaveTitle('Green Card Points Calculator | VisaTally');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/green-card-points-calculator$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  const data = await page
    .locator('[type="application/ld+json"]')
    .evaluateAll((all) => all.map((each) => each.textContent));
  expect(data.filter((text) => text.includes('WebApplication'))).toHaveLength(1);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name="viewport"], meta[name="theme-color"], link[rel="manifest"]')).toHaveCount(4);
});
