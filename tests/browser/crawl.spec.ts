// Do the links of the built site lead from the home page to every page, and never to a missing one? Is each page
// complete without scripts?
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {crawl, type CrawledPage} from './crawl.ts';
import {calculatorIds, loadEngine} from './loadEngine.ts';
import {expect, test} from './page.ts';
import {builtRoutes} from './routes.ts';

/** All pages except the calculators. */
const others = [
  '/',
  '/about',
  '/accessibility',
  '/countries',
  '/developers',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/contact-us',
  '/united-states-immigration-guide',
  '/canada-immigration-guide',
  '/uk-immigration-guide',
  '/australia-immigration-guide',
  '/germany-immigration-guide',
  '/new-zealand-immigration-guide',
  '/search',
  '/where-could-i-go',
  '/whats-changed',
];

/** Files for programs that a page links to. */
const files = ['/whats-changed.atom', '/api/v1/whats-changed.json'];

// One crawl for all tests of this file; it takes about a second.
test.describe.configure({mode: 'default'});
test.use({allowConsole: /status of 404/, bypassCSP: true});

let site: readonly CrawledPage[];

test.beforeEach(async ({page}) => {
  await page.goto('/robots.txt');
  site ??= await crawl(page);
});

test('links lead to all calculators and to every other page, and nowhere else', () => {
  const expected = [...others, ...calculatorIds.map((id) => `/${id}`)];
  expect(calculatorIds.length).toBeGreaterThan(50);
  // The reference of the language is made from its schema, beside the site's own pages.
  expect(site.map(({path}) => path).toSorted()).toEqual([...expected, ...files, '/reference'].toSorted());
  expect(builtRoutes().toSorted()).toEqual(expected.toSorted());
});

test('no link leads to a missing page', () => {
  expect(site.filter(({status}) => status !== 200).map(({path}) => path)).toEqual([]);
});

test('links to a part of a page have a target', ({baseURL}) => {
  const idsOf = new Map(site.map(({path, ids}) => [path, new Set(ids)]));
  const lost = site.flatMap(({path, links}) =>
    links
      .map(({address}) => new URL(address))
      // A fragment with answers is for the form.
      .filter(({origin, hash}) => origin === baseURL && hash !== '' && !hash.startsWith('#answers:'))
      .filter(({pathname, hash}) => !idsOf.get(pathname)?.has(hash.slice(1)))
      .map(({pathname, hash}) => `${path} links to ${pathname}${hash}`),
  );
  expect(lost).toEqual([]);
});

test('links to other sites use HTTPS, and every link has text', ({baseURL}) => {
  const wrong = site.flatMap(({path, links}) =>
    links
      .filter(
        ({address, text}) => text === '' || !(new URL(address).origin === baseURL || /^(https|mailto):/.test(address)),
      )
      .map(({address, text}) => `${path} links to ${address} with '${text}'`),
  );
  expect(wrong).toEqual([]);
});

test('every page has one heading, one main part, a language, unique ids, and the skip link first', () => {
  for (const {path, headings, mains, language, firstStop, ids} of site.filter((each) => !files.includes(each.path)))
    expect
      .soft({headings: headings.length, mains, language, firstStop, twice: twiceIn(ids)}, path)
      .toEqual({headings: 1, mains: 1, language: 'en', firstStop: '#content', twice: []});
});

test('the HTML of a calculator has its heading, questions, rules, texts and the note about JavaScript', async () => {
  const {library} = await loadEngine();
  for (const id of library.ids) {
    const calculator = library.get(id);
    const {day, text, headings} = site.find(({path}) => path === `/${id}`)!;
    const {title, description, fields} = calculator.page(day);
    expect.soft(headings, id).toEqual([title]);
    const {howTo, method, rules, faqs, explainers, assumptions, history} = calculator.documentation(day);
    const words = [
      description,
      'needs JavaScript',
      // Those shown only after another answer are not there yet.
      ...fields.filter(({shownWhen}) => shownWhen === undefined).map(({label}) => label),
      ...howTo,
      ...method,
      ...rules.flatMap((list) => [
        list.title,
        list.note ?? '',
        ...list.rows.flatMap((row) => [row.label, row.when ?? '', ...row.texts, row.note ?? '']),
      ]),
      ...assumptions,
      ...history.map(({say}) => say),
      'First version.',
      ...explainers.flatMap((explainer) => [explainer.title, explainer.text]),
      ...faqs.flatMap(({question, answer}) => [question, answer]),
    ];
    const missing = words.filter((each) => !text.includes(each.replaceAll(/\s+/g, ' ').trim()));
    expect.soft(missing, `missing in the HTML of ${id}`).toEqual([]);
  }
});

test('the HTML of a content page has its headings and FAQs', () => {
  const folder = 'src/app/content/pages';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
    const {title, sections}: Content = parse(readFileSync(join(folder, name), 'utf8'));
    const path = name === 'home.yaml' ? '/' : `/${name.slice(0, -'.yaml'.length)}`;
    const {text, headings} = site.find((each) => each.path === path)!;
    expect.soft(headings, path).toEqual([title]);
    const words = sections.flatMap((section) => [
      section.title,
      ...section.blocks.flatMap(({faqs = []}) => faqs.map(({question}) => question)),
    ]);
    expect
      .soft(
        words.filter((each) => !text.includes(each)),
        `missing in the HTML of ${path}`,
      )
      .toEqual([]);
  }
});

interface Content {
  readonly title: string;
  readonly sections: readonly {
    readonly title: string;
    readonly blocks: readonly {readonly faqs?: readonly {readonly question: string}[]}[];
  }[];
}

function twiceIn(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) < index);
}
