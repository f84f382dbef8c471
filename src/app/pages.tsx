/** Every page of the site, as the build renders it. The browser learns of a page from its document: see openPage.ts. */
import type {ReactNode} from 'react';
import type {ContentPage as Content} from './content/contentPage.ts';
import type {ServedCalculator} from '../engine/compiled/module.ts';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import {WithoutScript} from './destinations/WithoutScript.tsx';
import {Documentation, type SiteDocumentation} from './calculator/documentation/Documentation.tsx';
import {SidebarLinks} from './frame/SidebarLinks.tsx';
import type {PageDescription} from './metadata/pageDescription.ts';
import type {PageKind} from './pageKinds.tsx';
import * as offline from './words/offline.ts';
import {OfflinePage} from './offline/OfflinePage.tsx';
import {ContentPage} from './pages/ContentPage.tsx';
import {AllPages} from './search/AllPages.tsx';
import * as searchWords from './words/search.ts';
import * as site from './words/site.ts';

interface SitePage {
  readonly kind: PageKind;
  /** What only this page needs in the browser, as a path from the project's root. */
  readonly module?: string;
  /** The component that comes alive in the browser, as a path from the project's root. */
  readonly script?: string;
  /** The component of its kept parts, whose style sheets it needs, as a path from the project's root. */
  readonly look?: string;
  readonly load: (day: CalendarDay) => Promise<LoadedPage>;
}

export interface LoadedPage {
  /** What the page's kind takes. */
  readonly module?: unknown;
  readonly description: PageDescription;
  /** The parts that need no script, by their names. */
  readonly kept?: Readonly<Record<string, ReactNode>>;
}

const contents = import.meta.glob<Content>('/src/app/content/pages/*.yaml', {import: 'default'});
const calculators = import.meta.glob<ServedCalculator>(['/calculators/*/*.yaml', '!**/*.cases.yaml']);
const documentations = import.meta.glob<SiteDocumentation>(['/calculators/*/*.yaml', '!**/*.cases.yaml'], {
  query: '?documentation',
});

/** The page of content that asks for a profile. */
const profilePage = 'where-could-i-go';

/** The definition of every calculator as a path from the project's root, by its id, which is its file's name. */
export const definitions: ReadonlyMap<string, string> = new Map(
  Object.keys(calculators).map((file) => [nameOf(file), file.slice(1)]),
);

/** Every page by its path, the home page first, but for the one that stands for all other paths. */
export const pages: ReadonlyMap<string, SitePage> = new Map([
  ['/', contentPage('home', '/')],
  ...Object.keys(contents)
    .map(nameOf)
    .filter((name) => name !== 'home')
    .map((name) => [`/${name}`, contentPage(name, `/${name}`)] as const),
  ['/search', searchPage()],
  ...[...definitions].map(([id, path]) => [`/${id}`, calculatorPage(id, path)] as const),
]);

/** The page for all other paths. */
export const notFoundPage: SitePage = {
  kind: 'notFound',
  script: 'src/app/pages/NotFound.tsx',
  load: async () => ({description: {title: site.notFound.title, description: site.notFound.title}}),
};

/** Stands for any page that is neither to be fetched nor kept on the device. */
export const offlinePage: SitePage = {
  kind: 'content',
  look: 'src/app/pages/ContentPage.tsx',
  load: async (day) => {
    const titles = [...definitions].map(async ([id, path]) => {
      const {title} = (await calculators[`/${path}`]!()).page(day);
      return {id, title};
    });
    const {title, description} = offline.page;
    return {description: {title, description}, kept: {page: <OfflinePage calculators={await Promise.all(titles)} />}};
  },
};

function contentPage(name: string, path: string): SitePage {
  const file = `/src/app/content/pages/${name}.yaml`;
  const load = async (day: CalendarDay): Promise<LoadedPage> => {
    const content = await contents[file]!();
    const {title, description, keywords} = content;
    return {
      module: {default: content},
      description: {title, description, path, content, ...(keywords === undefined ? {} : {keywords})},
      kept: name === profilePage ? await keptOfProfile(day) : {page: <ContentPage page={content} path={path} />},
    };
  };
  if (name === 'contact-us')
    return {kind: 'contact', module: file.slice(1), script: 'src/app/pages/ContactPage.tsx', load};
  if (name === profilePage)
    return {kind: 'destinations', module: file.slice(1), script: 'src/app/pages/DestinationsPage.tsx', load};
  return {kind: 'content', look: 'src/app/pages/ContentPage.tsx', load};
}

async function keptOfProfile(day: CalendarDay): Promise<Readonly<Record<string, ReactNode>>> {
  const {destinations} = await import('./destinations/calculators.ts');
  const listed = destinations.map(({id, page}) => ({id, title: page(day).title}));
  return {withoutScript: <WithoutScript listed={listed} />};
}

function calculatorPage(id: string, definition: string): SitePage {
  return {
    kind: 'calculator',
    module: definition,
    script: 'src/app/pages/CalculatorPage.tsx',
    look: 'src/app/calculator/documentation/Documentation.tsx',
    load: async (day) => {
      const [module, {documentation, related}] = await Promise.all([
        calculators[`/${definition}`]!(),
        documentations[`/${definition}`]!(),
      ]);
      const page = module.page(day);
      const texts = documentation(day);
      const {title, description, keywords} = page;
      return {
        module,
        description: {title, description, keywords, path: `/${id}`, calculator: page, faqs: texts.faqs},
        kept: {
          documentation: (
            <>
              <Documentation documentation={texts} page={page} related={related} />
              {module.changesOn
                .filter((later) => later > day)
                .map((later) => (
                  <template key={later} data-from={later}>
                    <Documentation documentation={documentation(later)} page={module.page(later)} related={related} />
                  </template>
                ))}
            </>
          ),
          sidebar: <SidebarLinks />,
        },
      };
    },
  };
}

function searchPage(): SitePage {
  const {title, description} = searchWords.page;
  return {
    kind: 'search',
    script: 'src/app/pages/SearchPage.tsx',
    load: async () => ({description: {title, description, path: '/search'}, kept: {pages: <AllPages />}}),
  };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
}
