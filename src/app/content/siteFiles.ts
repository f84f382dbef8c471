/** Schemas and types of the site's data files: facts, currencies, navigation, frame and search. */
import * as z from 'zod';
import {currencyCode, entries, month, pattern, sentence} from '../../engine/language/shape/concept.ts';
import {linkAddress, linkAddressForm} from './links.ts';

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
  published: month('The month of the first edition, YYYY-MM: the publication month of every page that names no other.'),
  policyUpdated: month(
    'The month of the privacy policy in the documents, YYYY-MM; later changes are said on the page.',
  ),
  siteAsOf: month('The month when the policies were last checked against this version of the site, YYYY-MM.'),
  operator: sentence('Who runs the site: a whole sentence with the legal name, or that it is not published yet.'),
  funding: sentence('Who pays for the site: a whole sentence, or that it is not published yet.'),
  email: pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address').describe('The contact address.'),
});

export type Facts = z.output<typeof factsSchema>;

/** currencies.yaml: the exchange rates for a profile's salary. */
export const currenciesSchema = keys('Exchange rates.', {
  asOf: month('The month of the rates, YYYY-MM.'),
  currencies: entries(
    'The currencies by their ISO 4217 codes.',
    keys('A currency.', {
      name: sentence('The name shown to visitors.'),
      perDollar: z.number().describe('Units of the currency per US dollar.'),
    }),
    {keys: currencyCode()},
  ),
});

export type Currencies = z.input<typeof currenciesSchema>;

const linkSchema = keys('A link to a calculator by its id, or to any other address.', {
  label: sentence('The text of the link.'),
  calculator: sentence("The calculator's id; instead of 'to'.").optional(),
  to: pattern(linkAddress, linkAddressForm).describe("Any other address; instead of 'calculator'.").optional(),
});

export type NavigationLink = z.output<typeof linkSchema>;

const links = listOf('The links, in order.', linkSchema);

const menuSchema = keys('A menu of the header.', {
  id: sentence("The folder of its calculators' definitions."),
  title: sentence('The label of the menu.'),
  pages: links.describe('Links to pages that are no calculators, above its lists.').optional(),
  lists: listOf('The lists, separated by dividers.', entries('Labels by calculator id, in order.', z.string())),
});

/** A menu of the header. */
export type Menu = z.input<typeof menuSchema>;

const sidebarGroupSchema = keys('Links below a heading: those of a header menu, or the ones listed here.', {
  title: sentence('The heading.'),
  menu: sentence('The id of the header menu whose links are shown.').optional(),
  links: links.optional(),
});

export type SidebarGroup = z.output<typeof sidebarGroupSchema>;

/** navigation.yaml */
export const navigationSchema = keys('Header, footer and sidebar.', {
  header: keys(
    'The header of every page.',
    texts({
      skip: 'The skip link to the content.',
      name: 'The name of the site.',
      label: 'The accessible name of the navigation.',
      toggle: 'The button that opens the menu on a small screen.',
      home: 'The link to the home page.',
      about: 'The link to the page about the site.',
      search: 'The link to the search.',
      all: 'The last link of a menu that is too long: {count} and {menu} are filled in.',
    }),
  ),
  menus: listOf('The menus of the header, in order.', menuSchema),
  footer: keys('The footer of every page.', {
    about: keys('A description of the site.', texts({title: 'The heading.', text: 'The text.'})),
    columns: listOf('Columns of links.', keys('A column.', {title: sentence('The heading.'), links})),
    ...texts({
      secure: 'The first promise.',
      secureText: 'The explanation of the first promise.',
      powered: 'The second promise.',
      poweredText: 'The explanation of the second promise.',
    }),
    sources: linkSchema.describe('The link to the official sources.'),
    theme: keys(
      'The choice of a colour scheme.',
      texts({label: 'What is chosen.', system: "The system's scheme.", light: 'The light one.', dark: 'The dark one.'}),
    ),
    ...texts({
      copyright: 'The copyright line.',
      data: 'The note on the age of the data.',
      independent: 'The note that the site is not affiliated with any government.',
    }),
  }),
  sidebar: keys('The sidebar of the shared calculator frame.', {
    label: sentence('The accessible name of the sidebar.'),
    groups: listOf('Groups of links.', sidebarGroupSchema),
  }),
});

export type Navigation = z.input<typeof navigationSchema>;

/** frame.yaml */
export const frameSchema = keys('The shared frame of calculator pages.', {
  regions: z.array(z.string()).readonly().describe('Folders of definitions whose calculators have the frame.'),
  calculators: z.array(z.string()).readonly().describe('Ids of other calculators with the frame.'),
  words: keys(
    'The texts of the frame.',
    texts({
      card: 'The heading of the form.',
      bookmark: 'The Bookmark button.',
      bookmarked: 'The message once the answers are in the address.',
      bookmarkedEmpty: 'The message before the first calculation.',
    }),
  ),
});

export type Frame = z.output<typeof frameSchema>;

/** usefulLinks.yaml */
export const usefulLinksSchema = keys('Links offered when a search finds nothing.', {
  links: listOf(
    'The links, in order.',
    keys('A link.', {to: sentence('The address.'), label: sentence('The text of the link.')}),
  ),
});

export type UsefulLinks = z.output<typeof usefulLinksSchema>;

/** searchIndex.yaml */
export const searchIndexSchema = keys('What the search index contains in addition to the pages.', {
  groups: keys(
    'The headings for pages that are in no header menu.',
    texts({calculators: 'The heading of calculators.', pages: 'The heading of all other pages.'}),
  ),
  otherNames: z
    .array(z.array(z.string()).min(2).readonly().describe('Names for the same thing.'))
    .readonly()
    .describe('Synonyms. A page with one of the names in its title, country or keywords is also found by the others.'),
});

export type SearchIndexWords = z.output<typeof searchIndexSchema>;
