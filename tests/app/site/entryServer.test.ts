// Is every page complete HTML before any script runs, under the strict content security policy?
import {describe, expect, it} from 'vitest';
import {render, routes} from '../../../src/app/entryServer.tsx';
import {isFull} from '../../samples.ts';

const DAY = '2024-06-30';
const ORIGIN = 'https://visatally.example';

describe('the routes', () => {
  it('begin with the home page and end with the not-found page', () => {
    expect([routes().at(0), routes().at(-1)]).toEqual(['/', '/404']);
    expect(routes()).toContain('/green-card-points-calculator');
  });
});

// The build renders them all; `npm test` looks at every fifth, and at the one that is not found.
const looked = routes().filter((path, index) => isFull || index % 5 === 0 || path === '/404');

describe.each(looked)('%s', (path) => {
  it('has a heading, separate metadata, and nothing inline', async () => {
    const {html, head} = await render(path, DAY, ORIGIN);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script| style=|<title|<meta/);
    expect(head).toMatch(/^<title>[^<]+ \| VisaTally<\/title>\s+<meta name="description" content="[^"]+"/);
    const isHidden = path === '/404' || path.startsWith('/embed/');
    expect(head).toContain(`content="${isHidden ? 'noindex' : 'index'}"`);
    if (path !== '/404')
      expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${path.replace('/embed/', '/')}"`);
  });
});

it('a calculator names the scripts that it needs to come alive, and those that only a link to it needs', async () => {
  const {modules, html} = await render('/green-card-points-calculator', DAY, ORIGIN);
  const definition = 'calculators/united-states/green-card-points-calculator.yaml';
  expect(modules).toEqual({
    scripts: ['src/app/pages/CalculatorPage.tsx', definition, 'src/app/frame/Frame.tsx'],
    staticHtml: [
      'src/app/pages/CalculatorSource.tsx',
      'src/app/pages/CalculatorDocumentation.tsx',
      'src/app/frame/SidebarLinks.tsx',
      `${definition}?documentation`,
    ],
    definition,
  });
  expect(html).toContain('id="education-phd"');
  expect(html).toContain('<h3>Points: Age</h3>');
});

it('an embedded calculator has the same form as its page, less of everything else, and a link to it', async () => {
  const [page, embedded] = await Promise.all(
    ['', '/embed'].map((folder) => render(`${folder}/green-card-points-calculator`, DAY, ORIGIN)),
  );
  const formOf = (html: string): string => /<form[\s\S]*<\/form>/.exec(html)![0];
  expect(formOf(embedded!.html)).toBe(formOf(page!.html));
  expect(page!.modules.scripts).toEqual(embedded!.modules.scripts);
  expect([embedded!.header, embedded!.footer, embedded!.image, embedded!.structuredData]).toEqual([
    '',
    '',
    undefined,
    '',
  ]);
  expect(embedded!.html).toContain('href="/green-card-points-calculator"');
  expect(embedded!.html).toMatch(
    /June 2024 edition<\/a><span>\. <\/span><a href="\/green-card-points-calculator#different">\d (?:thing is|things are) different today<\/a>/,
  );
  expect(embedded!.html).not.toMatch(/<nav|Frequently asked/);
});

it('the offline page links to every calculator once, and is hidden from search engines', async () => {
  const {html, head} = await render('/offline', DAY, ORIGIN);
  const calculators = routes().filter((route) => /^\/[^/]+-(calculator|tracker|planner)$/.test(route));
  const links = [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, path]) => path);
  expect(links.toSorted()).toEqual(calculators.toSorted());
  expect(head).toContain('content="noindex"');
  expect(routes()).not.toContain('/offline');
});
