/** The files of the API: their shapes, from which the types and the JSON Schemas below /api/v1/schemas/ follow. */
import * as z from 'zod';
import {dialect, type JsonSchema} from '../../engine/published/inputSchema.ts';

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe('A day, YYYY-MM-DD.');
const month = z
  .string()
  .regex(/^\d{4}-\d\d$/)
  .describe('A month, YYYY-MM.');
const url = z.string().regex(/^https?:\/\//);
const jsonSchema = z.record(z.string(), z.unknown()).describe('A JSON Schema, 2020-12.');

const source = z
  .object({
    name: z.string().describe('The authority.'),
    url: url.describe('Where to verify the figure.'),
    brief: z.string().optional().describe('What the editors worked from, which is not published.'),
    document: z.string().optional().describe('What was really read, if that is not the page at the address.'),
    section: z.string().optional(),
    read: month.describe('When it was read, YYYY-MM.'),
    reported: z.literal(true).optional().describe("What was read is not the authority's own, but reports it."),
    quote: z.string().optional(),
  })
  .describe('Where a figure comes from.');

const value = z
  .union([z.number(), z.string(), z.array(z.string()), z.null()])
  .describe("A figure, a text, a day, a list of options, or null for none. With the unit '%', a percentage.");

const period = z.object({
  from: day.optional().describe('The first day. Without it, what applied before the next period.'),
  value,
});
const periods = z.array(period).min(1).describe('One value, or one for each period, the earliest first.');

const constant = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.string().optional().describe("An ISO 4217 code, a plural such as points, or '%'."),
  note: z.string().optional(),
  values: periods,
  sources: z.array(source).min(1).describe('One, unless its periods come from several.'),
});

const cell = z.union([
  z.object({values: periods, unit: z.string().optional()}),
  z.object({constant: z.string().describe('The name of a constant that has the value.')}),
  z.object({text: z.string().describe('A text; {names} in it are values of the rules.')}),
]);
const cells = z.record(z.string(), cell).describe('By column; a table with one column calls it value.');

const table = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['lookup', 'list']),
  by: z.array(z.string()).describe('What selects the row and, if there are two, the column: an input or a formula.'),
  unit: z.string().optional(),
  note: z.string().optional(),
  rows: z.array(
    z.object({
      for: z
        .string()
        .describe(
          'Options (a | b), numbers (18-35, 36, 46+, over 46, under 18, up to 18) or days, both ends included.',
        ),
      from: day.optional().describe('The first day on which the table has the row.'),
      until: day.optional().describe('The last day on which it has it.'),
      cells,
      sources: z.array(source).optional().describe('Those that differ from the one of the table.'),
    }),
  ),
  otherwise: cells.optional().describe('If no row matches.'),
  source,
});

const problem = z.object({
  id: z.string().describe('The question; with the reason unknown, a name that is none.'),
  reason: z.string().describe('Why a form would not take the answer: unreadable, outOfRange, unknown and others.'),
  message: z.string().describe('What a form says.'),
});

const completeness = z
  .object({
    open: z
      .array(z.object({id: z.string(), label: z.string(), reason: z.string(), items: z.array(z.unknown()).optional()}))
      .describe('The questions that matter and have no usable answer.'),
    verdict: z.enum(['settled', 'open']).describe('Whether answers to them can still change the verdict.'),
  })
  .describe('How complete the answers are.');

const conformanceCase = z.object({
  name: z.string(),
  today: day,
  edition: z.string().describe("Whose figures count: 'june-2024', 'today' or a day."),
  answers: z.record(z.string(), z.unknown()).describe('By input; what is left out is blank.'),
  result: z.record(z.string(), z.unknown()).nullable().describe('Null while a required answer is missing.'),
  problems: z.array(problem).describe('The answers that a form would not take as they are given.'),
  completeness,
  explanation: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe(
      'For who explains in the same words: the first 16 hexadecimal digits of the SHA-256 of JSON.stringify(explain(answers, {today, rules: edition}).blocks), with explain of the package visatally-rules.',
    ),
});

const summary = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  country: z.string(),
  currency: z.string().optional().describe('ISO 4217 code of the amounts.'),
  dataAsOf: month.describe('The month of the rules.'),
  checked: month.optional().describe('When they were last compared with the source and found correct.'),
  reviewBy: month.optional().describe('When they are to be checked again.'),
  rulesHash: z.string().describe('Changes with the rules, but not with their wording.'),
  changesOn: z.array(day).describe('The days on which a rule changes, the earliest first.'),
  source,
  page: url.describe('The page for people.'),
  embed: url.describe('The page for frames.'),
};

const terms = {
  builtOn: day.describe('The day for which texts and limits were written.'),
  licence: z.string(),
  disclaimer: z.string(),
  provenance: z.string().describe('Where the figures come from, and what nobody has checked.'),
};

export const calculatorShape = z.object({
  $schema: url,
  version: z.literal(1),
  ...summary,
  ...terms,
  inputs: jsonSchema.describe('The answers, as a JSON Schema.'),
  result: jsonSchema.describe('The result, as a JSON Schema.'),
  constants: z.array(constant),
  tables: z.array(table),
  cases: z
    .array(conformanceCase)
    .describe('A conformance suite: these answers on this day have exactly this result. All of them fit `inputs`.'),
  casesOutsideInputs: z
    .array(conformanceCase)
    .describe(
      'The same with answers that a form would not take: a required one is missing, or one is out of range, no number or no option. They do not fit `inputs`, except days that are too early or too late on the day of the case, of which a schema cannot know.',
    ),
});

export const indexShape = z.object({
  $schema: url,
  version: z.literal(1),
  ...terms,
  calculators: z.array(
    z.object({...summary, file: url, bytes: z.number().int().describe('Of the file, uncompressed.')}),
  ),
});

export type CalculatorFile = z.output<typeof calculatorShape>;
export type IndexFile = z.output<typeof indexShape>;
export type Terms = z.output<z.ZodObject<typeof terms>>;
export type Cell = z.output<typeof cell>;
export type Constant = z.output<typeof constant>;
export type Table = z.output<typeof table>;
export type ConformanceCase = z.output<typeof conformanceCase>;

export const jsonSchemaOf = (shape: z.ZodType, id: string, title: string): JsonSchema => ({
  $schema: dialect,
  $id: id,
  title,
  // As input: an output schema would rule out the keys that may come.
  ...z.toJSONSchema(shape, {target: 'draft-2020-12', io: 'input'}),
});
