// Are the site's own files checked together, with each problem reported in its own file?
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {ownAddresses} from '../../../src/app/content/ownAddresses.ts';
import {routes} from '../../../src/app/routes.tsx';
import {checkSiteContent, compileContentPage} from '../../../src/app/content/siteContent.ts';

const root = mkdtempSync(join(tmpdir(), 'visatally-site-'));
afterAll(() => rmSync(root, {recursive: true}));

const noCalculators = {summaryOf: () => undefined, figuresOf: () => undefined};

const page = (text: string) =>
  `title: Page\ndescription: A page.\nsections: [{title: Part, blocks: [{text: '${text}'}]}]\nkeywords: [page]\n`;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), {recursive: true});
  writeFileSync(join(root, path), text);
}

it('finds problems in the facts and in every page', () => {
  write('calculators/europe/one.yaml', '');
  write('calculators/europe/one.cases.yaml', '');
  write(
    'src/app/content/facts.yaml',
    'dataAsOf: 2024-13\npublished: 2024-06\npolicyUpdated: 2024-12\nsiteAsOf: 2026-11\nemail: nobody\n',
  );
  write('src/app/content/currencies.yaml', 'asOf: 2024-06\ncurrencies: {euro: {name: Euro, perDollar: 1}}\n');
  write('src/app/content/navigation.yaml', 'menu: []\n');
  write(
    'src/app/content/frame.yaml',
    'regions: europe\ncalculators: []\nwords: {card: a, bookmark: b, bookmarked: c, bookmarkedEmpty: d}\n',
  );
  write('src/app/content/searchIndex.yaml', 'groups: {calculators: a, pages: b}\notherNames: [[USA]]\n');
  write('src/app/content/usefulLinks.yaml', 'links: [{to: /about}]\n');
  write('src/app/content/pages/about.yaml', page('{policyUpdate}'));
  write('src/app/content/pages/terms.yaml', 'title: Terms\n');
  const {diagnostics, files} = checkSiteContent({root, ...noCalculators});
  expect(diagnostics.map(({code, places: [{source}]}) => `${source.path} ${code}`)).toEqual([
    'src/app/content/facts.yaml missing-key',
    'src/app/content/facts.yaml missing-key',
    'src/app/content/facts.yaml wrong-form',
    'src/app/content/facts.yaml wrong-form',
    'src/app/content/currencies.yaml wrong-form',
    'src/app/content/navigation.yaml missing-key',
    'src/app/content/navigation.yaml missing-key',
    'src/app/content/navigation.yaml missing-key',
    'src/app/content/navigation.yaml unknown-key',
    'src/app/content/frame.yaml wrong-type',
    'src/app/content/searchIndex.yaml too-few',
    'src/app/content/usefulLinks.yaml missing-key',
    'src/app/content/pages/about.yaml unknown-name',
    'src/app/content/pages/terms.yaml missing-key',
    'src/app/content/pages/terms.yaml missing-key',
    'src/app/content/pages/terms.yaml missing-key',
  ]);
  expect(files).toBe(8);
});

it('formats months, and counts the calculators', () => {
  const text = page('{calculators} calculators, {policyUpdated}');
  const compiled = compileContentPage(join(root, 'src/app/content/pages/about.yaml'), text, {root, ...noCalculators});
  expect(compiled.page?.sections[0]?.blocks).toEqual([{text: '1 calculators, December 2024'}]);
});

it('refuses ids that are addresses of the site itself', () => {
  const own = ['search', 'offline', 'about'];
  for (const id of own) write(`calculators/europe/${id}.yaml`, `title: A\nid: ${id}\n`);
  const {diagnostics} = checkSiteContent({root, ...noCalculators});
  const refused = diagnostics
    .filter(({code}) => code === 'address-taken')
    .map(({message, places: [place]}) => `${message} ${place.start}`);
  expect(refused.toSorted()).toEqual(
    own.toSorted().map((id) => `'${id}' is already the address of another page or file. 13`),
  );
});

it('finds links to pages and parts that do not exist, in texts, buttons and menus', () => {
  write('calculators/europe/blue-card-calculator.yaml', '');
  write('public/icon.svg', '');
  write('src/app/content/pages/home.yaml', page('Home'));
  write('src/app/content/usefulLinks.yaml', 'links: [{to: /bleu-card-calculator, label: Blue Card}]\n');
  write(
    'src/app/content/pages/links.yaml',
    [
      'title: Links',
      'description: Links.',
      'sections:',
      '  - id: first',
      '    title: First',
      '    blocks:',
      "      - text: 'As of {policyUpdated} [a](/abuot#top), [b](/search?q=uk), [c](/blue-card-calculator), [d](#frist), [e](/#frist), [m](/more#secnod), [n](/more#group), [o](/search#uk)'",
      "      - text: '[f](/home), [g](/404), [h](/licences.txt), [i](/api/v1/blue-card-calculator.json), [j](https://a.example/b), [k](/about.html)'",
      "      - text: '[q](/licenses.txt), [r](/api/v1/x), [s](/.//evil.example), [t](/about/..//evil.example), [u](/icon.svg) [v](/api/v1/index.json)'",
      '      - actions: [{label: First, to: "#first"}, {label: None, to: /about/}, {label: Mail, to: "mailto:a@b.c"}]',
      '      - code: "[l](/example) #example"',
      '',
    ].join('\n'),
  );
  write(
    'src/app/content/pages/more.yaml',
    'title: More\nsections: [{id: second, blocks: [{groups: [{id: group, title: Group}]}]}]\n',
  );
  const {diagnostics} = checkSiteContent({root, ...noCalculators});
  const found = diagnostics
    .filter(({code}) => code === 'no-page' || code === 'no-part')
    .map(({message, hint, places: [{source, start, end}]}) =>
      [basename(source.path), source.text.slice(start, end), message, hint].join(' | '),
    );
  const asIs = 'Write the address of a page, like /about, or a slash and the id of a calculator.';
  expect(found).toEqual([
    "usefulLinks.yaml | /bleu-card-calculator | No page has the address '/bleu-card-calculator'. | Did you mean '/blue-card-calculator'?",
    "links.yaml | /abuot#top | No page has the address '/abuot'. | Did you mean '/about'?",
    "links.yaml | #frist | The page '/links' has no part 'frist'. | Did you mean 'first'?",
    "links.yaml | /#frist | The page '/' has no part 'frist'. | Write the 'id' of one of its sections.",
    "links.yaml | /more#secnod | The page '/more' has no part 'secnod'. | Did you mean 'second'?",
    `links.yaml | /home | No page has the address '/home'. | ${asIs}`,
    `links.yaml | /404 | No page has the address '/404'. | ${asIs}`,
    `links.yaml | /about.html | No page has the address '/about.html'. | ${asIs}`,
    "links.yaml | /licenses.txt | No page has the address '/licenses.txt'. | Did you mean '/licences.txt'?",
    ...['/api/v1/x', '/.//evil.example', '/about/..//evil.example'].map(
      (address) => `links.yaml | ${address} | No page has the address '${address}'. | ${asIs}`,
    ),
    "links.yaml | /about/ | No page has the address '/about/'. | Did you mean '/about'?",
  ]);
});

it('knows every page that is not a text', () => {
  const paths = routes
    .map(({path}) => path.slice(1).replace(/\/.*/, ''))
    .filter((path) => path !== '' && path !== '*' && !path.startsWith(':'));
  const pages = readdirSync('src/app/content/pages').map((name) => basename(name, '.yaml'));
  expect(paths.filter((path) => !ownAddresses.includes(path) && !pages.includes(path))).toEqual([]);
});
