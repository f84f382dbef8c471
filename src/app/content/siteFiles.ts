/** Schemas and types of the site's data files: facts, currencies, navigation, frame and search. */
import * as z from 'zod';
import {entries, mark, month, pattern, sentence} from '../../engine/shape/concept.ts';

const texts = <Name extends string>(descriptions: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [name, sentence(description)]),
  ) as Record<Name, z.ZodString>;

/** facts.yaml: values that pages name in braces; months become 'June 2024'. */
export const factsSchema = z
  .strictObject({
    dataAsOf: month('The month of the data, YYYY-MM.'),
    published: month('The month of the first edition, in which every page came out that says no other, YYYY-MM.'),
    policyUpdated: month('The month when the privacy policy changed last, YYYY-MM.'),
    siteAsOf: month('The month when what the policies say of this version was last checked, YYYY-MM.'),
    email: pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address').describe('The one address for messages.'),
  })
  .describe('The facts of the site.');

export type Facts = Readonly<z.output<typeof factsSchema>>;

/** currencies.yaml: the rates by which a profile's salary is converted. */
export const currenciesSchema = z
  .strictObject({
    asOf: month('The month of the rates, YYYY-MM.'),
    currencies: entries(
      'The currencies by their ISO 4217 codes.',
      z
        .strictObject({
          name: sentence('What visitors call it.'),
          perDollar: z.number().describe('How many of its units one US dollar is.'),
        })
        .readonly()
        .describe('A currency.'),
      {keys: pattern(/^[A-Z]{3}$/, 'a currency code like USD')},
    ),
  })
  .describe('Rates between currencies.');

export type Currencies = Readonly<z.input<typeof currenciesSchema>>;

const linkSchema = z
  .strictObject({
    label: sentence('Its words.'),
    calculator: sentence("The calculator's id; instead of 'to'.").optional(),
    to: sentence("Any other address; instead of 'calculator'.").optional(),
    soon: mark('Named, but not linked yet.').optional(),
  })
  .readonly()
  .describe('To a calculator by its id, or to any other address.');

export type NavigationLink = z.output<typeof linkSchema>;

const links = z.array(linkSchema).min(1).readonly().describe('Its links, in their order.');

const menuSchema = z
  .strictObject({
    id: sentence("The folder of its calculators' definitions."),
    title: sentence('The words of the menu.'),
    lists: z
      .array(entries("Labels by the calculator's id, in their order.", z.string()))
      .min(1)
      .readonly()
      .describe('Its lists; between two of them is a divider.'),
  })
  .readonly()
  .describe('A menu of the header.');

/** A menu of the header. */
export type Menu = z.input<typeof menuSchema>;

const sidebarGroupSchema = z
  .strictObject({
    title: sentence('Its heading.'),
    menu: sentence('The menu of the header whose links it takes.').optional(),
    links: links.optional(),
  })
  .readonly()
  .describe('Links below a heading: those of a menu, or its own.');

export type SidebarGroup = z.output<typeof sidebarGroupSchema>;

/** navigation.yaml */
export const navigationSchema = z
  .strictObject({
    header: z
      .strictObject(
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
      )
      .readonly()
      .describe('The header of every page.'),
    menus: z.array(menuSchema).min(1).readonly().describe('The menus of the header, in their order.'),
    footer: z
      .strictObject({
        about: z
          .strictObject(texts({title: 'The heading.', text: 'The text.'}))
          .readonly()
          .describe('What the site is.'),
        columns: z
          .array(
            z
              .strictObject({title: sentence('The heading.'), links})
              .readonly()
              .describe('A column.'),
          )
          .min(1)
          .readonly()
          .describe('Columns of links.'),
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
      })
      .readonly()
      .describe('The footer of every page.'),
    sidebar: z
      .strictObject({
        ...texts({
          label: 'What screen readers call the sidebar.',
          soon: 'The mark of a link that is named but not linked yet.',
          soonHint: 'What the mark means.',
        }),
        groups: z.array(sidebarGroupSchema).min(1).readonly().describe('Groups of links.'),
      })
      .readonly()
      .describe('The sidebar of the shared calculator frame.'),
  })
  .describe('Header, footer and sidebar.');

export type Navigation = Readonly<z.input<typeof navigationSchema>>;

/** frame.yaml */
export const frameSchema = z
  .strictObject({
    regions: z.array(z.string()).readonly().describe('Folders of definitions whose calculators have the frame.'),
    calculators: z.array(z.string()).readonly().describe('Ids of other calculators that have it.'),
    words: z
      .strictObject(
        texts({
          card: 'The heading of the form.',
          bookmark: 'The button that says how to bookmark the page.',
          bookmarked: 'What it says where answers are in the address.',
          bookmarkedEmpty: 'What it says before anything is calculated.',
        }),
      )
      .readonly()
      .describe('Its words.'),
  })
  .describe('The shared frame of calculator pages.');

export type Frame = Readonly<z.output<typeof frameSchema>>;

/** usefulLinks.yaml */
export const usefulLinksSchema = z
  .strictObject({
    links: z
      .array(
        z
          .strictObject({to: sentence('Its address.'), label: sentence('Its words.')})
          .readonly()
          .describe('A link.'),
      )
      .min(1)
      .readonly()
      .describe('The links, in their order.'),
  })
  .describe('Links that are offered where a search finds nothing.');

export type UsefulLinks = Readonly<z.output<typeof usefulLinksSchema>>;

/** searchIndex.yaml */
export const searchIndexSchema = z
  .strictObject({
    groups: z
      .strictObject(texts({calculators: 'The heading of calculators.', pages: 'The heading of all other pages.'}))
      .readonly()
      .describe('The headings of what is in no menu of the header.'),
    otherNames: z
      .array(z.array(z.string()).min(2).readonly().describe('Names for the same thing.'))
      .readonly()
      .describe('A page that has one of the names in its title, country or keywords is found by the others too.'),
  })
  .describe('What the index of the search knows beside the pages themselves.');

export type SearchIndexWords = Readonly<z.output<typeof searchIndexSchema>>;
