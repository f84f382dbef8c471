/** The texts of the page around the form, and the facts about its data. */
import {currencyCode, flag, list, located, map, pattern, sentence, month, name} from '../shape/concept.ts';
import {readNode} from '../shape/readNode.ts';
import type {Node} from '../yaml/node.ts';
import * as z from 'zod';
import {formula} from './formula.ts';
import {figureSourceSchema, sourceSchema} from './source.ts';
import {text} from './text.ts';

const historyItemSchema = map('A change.', {
  on: located(
    pattern(/^\d{4}-\d{2}(-\d{2})?$/, 'a day like 2024-06-07, or a month like 2024-06,').describe(
      'The day on which the page changed, YYYY-MM-DD, or its month, YYYY-MM.',
    ),
  ),
  // The figures are those of that day, so the text has no references.
  say: sentence("What changed, for visitors, with the figures of that day: 'The base fee rose from $205 to $460.'"),
});

/** A change of the calculator, announced to visitors. */
export type HistoryItem = z.output<typeof historyItemSchema>;

const historySchema = list(
  'What changed since the first edition, from the earliest to the latest; the page shows the latest first.',
  historyItemSchema,
);

/** Reads a `history` that fits the schema; reading it reports nothing. */
export const readHistory = (node: Node): readonly HistoryItem[] => readNode(historySchema, node, () => undefined);

const lawChangeSchema = map('A change of the law.', {
  on: located(
    pattern(/^\d{4}-\d{2}(-\d{2})?$/, 'a day like 2024-06-07, or a month like 2024-06,').describe(
      'The first day on which it applies, YYYY-MM-DD, or its month, YYYY-MM.',
    ),
  ),
  say: sentence("What is different from that day on, for visitors: 'A job offer gives no points any more.'"),
  source: figureSourceSchema,
  when: formula(
    'Whom it concerns: a result names it only if this holds, which may read answers, constants and formulas of these. The list of what is different today always has it.',
  ).optional(),
  endsRules: flag(
    'The rules of this definition ended with it, or have another shape since: from that day on they give no result, and the page says why.',
  ).optional(),
});

/** A change of the law since the definition was written. */
export type LawChange = z.output<typeof lawChangeSchema>;

export const pageKeys = {
  title: text('The heading of the page and the title of the window.'),
  description: text('One or two sentences below the heading; also the description that search engines show.'),
  keywords: list('Search keywords.', z.string()).default([]),
  country: sentence('The country or area, as visitors call it.'),
  currency: currencyCode().describe('The currency of all amounts, ISO 4217.').optional(),
  source: sourceSchema,
  dataAsOf: month('The month that the data is from, YYYY-MM.'),
  checked: month(
    'The month when somebody last looked for changes of the rules, and entered what was found, YYYY-MM.',
  ).optional(),
  reviewBy: month('The month by which the data should be checked again, YYYY-MM.').optional(),
  published: month(
    'The month when the page was published, YYYY-MM, if it was not part of the first edition.',
  ).optional(),
  method: list('How the result is worked out, in paragraphs.', text('A paragraph.')).default([]),
  explainers: list(
    'Cards that explain a rule.',
    map('A card.', {title: text('The heading of the card.'), text: text('The text of the card.')}),
  ).default([]),
  howTo: list('How to use the calculator, step by step.', text('A step.')).default([]),
  faqs: list(
    'Frequently asked questions.',
    map('A question.', {question: text('The question.'), answer: text('The answer.')}),
  ).default([]),
  assumptions: list(
    'How the calculator interprets what the documents leave open; marked as our assumptions on the page.',
    text('An assumption.'),
  ).default([]),
  verdictFor: text('A line below the verdict: what it is about, and what else that takes.').optional(),
  disclaimer: text('Shown on the result card.').optional(),
  changes: list(
    'What is different since the definition was written, where no dated figure can say it, from the earliest to the latest.',
    lawChangeSchema,
  ).default([]),
  history: historySchema.default([]),
  related: list('Ids of related calculators.', name()).default([]),
};

/** The values of these keys; texts among them may refer to constants only. */
export type PageTexts = Readonly<z.output<z.ZodObject<typeof pageKeys>>>;

/** The currency of amounts that name none. */
export function currencyOfAmounts({currency = 'USD'}: {readonly currency?: string | undefined}): string {
  return currency;
}

/** The unit in which the card shows a value: 'money' is the calculator's currency. */
export function shownUnit(
  unit: string | undefined,
  definition: {readonly currency?: string | undefined},
): string | undefined {
  return unit === 'money' ? currencyOfAmounts(definition) : unit;
}
