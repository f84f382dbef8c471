/** Schemas and types of the site's data files: facts, currencies, navigation, frame and search. */
import * as z from 'zod';
import {entries, flag, month, pattern, sentence} from '../../engine/shape/concept.ts';

/** A map with exactly these keys. */
export const keys = <Keys extends z.core.$ZodLooseShape>(description: string, shape: Keys) =>
  z.strictObject(shape).readonly().describe(description);

/** A list with at least one item. */
export const listOf = <Item extends z.ZodType>(description: string, item: Item) =>
  z.array(item).min(1).readonly().describe(description);

const texts = <Name extends string>(descriptions: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [name, sentence(description)]),
  ) as Record<Name, z.ZodString>;

/** facts.yaml: values that pages name in braces; months become 'June 2024'. */
export const factsSchema = keys('The facts of the site.', {
  dataAsOf: month('The month of the data, YYYY-MM.'),
  published: month('The month of the first edition, in which every page came out that says no other, YYYY-MM.'),
  policyUpdated: month('The month when the privacy policy changed last, YYYY-MM.'),
  siteAsOf: month('The month when what the policies say of this version was last checked, YYYY-MM.'),
  email: pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address').describe('The one address for messages.'),
});

export type Facts = z.output<typeof factsSchema>;

/** currencies.yaml: the rates by which a profile's salary is converted. */
export const currenciesSchema = keys('Rates between currencies.', {
  asOf: month('The month of the rates, YYYY-MM.'),
  currencies: entries(
    'The currencies by their ISO 4217 codes.',
    keys('A currency.', {
      name: sentence('What visitors call it.'),
      perDollar: z.number().describe('How many of its units one US dollar is.'),
    }),
    {keys: pattern(/^[A-Z]{3}$/, 'a currency code like USD')},
  ),
});

export type Currencies = z.input<typeof currenciesSchema>;

const linkSchema = keys('To a calculator by its id, or to any other address.', {
  label: sentence('Its words.'),
  calculator: sentence("The calculator's id; instead of 'to'.").optional(),
  to: sentence("Any other address; instead of 'calculator'.").optional(),
  soon: flag('Named, but not linked yet.').optional(),
});

export type NavigationLink = z.output<typeof linkSchema>;

const links = listOf('Its links, in their order.', linkSchema);

const menuSchema = keys('A menu of the header.', {
  id: sentence("The folder of its calculators' definitions."),
  title: sentence('The words of the menu.'),
  lists: listOf(
    'Its lists; between two of them is a divider.',
    entries("Labels by the calculator's id, in their order.", z.string()),
  ),
});

/** A menu of the header. */
export type Menu = z.input<typeof menuSchema>;

const sidebarGroupSchema = keys('Links below a heading: those of a menu, or its own.', {
  title: sentence('Its heading.'),
  menu: sentence('The menu of the header whose links it takes.').optional(),
  links: links.optional(),
});

export type SidebarGroup = z.output<typeof sidebarGroupSchema>;

/** navigation.yaml */
export const navigationSchema = keys('Header, footer and sidebar.', {
  header: keys(
    'The header of every page.',
    texts({
      skip: 'The link to the content, for keyboards.',
      name: 'The name of the site.',
      label: 'What screen readers call the navigation.',
      toggle: 'The button of the menu on a small screen.',
      home: 'The link to the home page.',
      about: 'The link to the page about the site.',
      search: 'The link to the search.',
      all: 'The last link of a menu that is too long: {count} and {menu} are filled in.',
    }),
  ),
  menus: listOf('The menus of the header, in their order.', menuSchema),
  footer: keys('The footer of every page.', {
    about: keys('What the site is.', texts({title: 'The heading.', text: 'The text.'})),
    columns: listOf('Columns of links.', keys('A column.', {title: sentence('The heading.'), links})),
    ...texts({
      secure: 'The first promise.',
      secureText: 'What it means.',
      powered: 'The second promise.',
      poweredText: 'What it means.',
    }),
    sources: linkSchema.describe('The link to the official sources.'),
    ...texts({
      copyright: 'The line of the copyright.',
      data: 'How old the data is.',
      independent: 'That the site is not of a government.',
    }),
  }),
  sidebar: keys('The sidebar of the shared calculator frame.', {
    ...texts({
      label: 'What screen readers call the sidebar.',
      soon: 'The mark of a link that is named but not linked yet.',
      soonHint: 'What the mark means.',
    }),
    groups: listOf('Groups of links.', sidebarGroupSchema),
  }),
});

export type Navigation = z.input<typeof navigationSchema>;

/** frame.yaml */
export const frameSchema = keys('The shared frame of calculator pages.', {
  regions: z.array(z.string()).readonly().describe('Folders of definitions whose calculators have the frame.'),
  calculators: z.array(z.string()).readonly().describe('Ids of other calculators that have it.'),
  words: keys(
    'Its words.',
    texts({
      card: 'The heading of the form.',
      bookmark: 'The button that says how to bookmark the page.',
      bookmarked: 'What it says where answers are in the address.',
      bookmarkedEmpty: 'What it says before anything is calculated.',
    }),
  ),
});

export type Frame = z.output<typeof frameSchema>;

/** usefulLinks.yaml */
export const usefulLinksSchema = keys('Links that are offered where a search finds nothing.', {
  links: listOf(
    'The links, in their order.',
    keys('A link.', {to: sentence('Its address.'), label: sentence('Its words.')}),
  ),
});

export type UsefulLinks = z.output<typeof usefulLinksSchema>;

/** searchIndex.yaml */
export const searchIndexSchema = keys('What the index of the search knows beside the pages themselves.', {
  groups: keys(
    'The headings of what is in no menu of the header.',
    texts({calculators: 'The heading of calculators.', pages: 'The heading of all other pages.'}),
  ),
  otherNames: z
    .array(z.array(z.string()).min(2).readonly().describe('Names for the same thing.'))
    .readonly()
    .describe('A page that has one of the names in its title, country or keywords is found by the others too.'),
});

export type SearchIndexWords = z.output<typeof searchIndexSchema>;
