/** The tables of the reference in Markdown: the keys of each map that a schema contains, operators, functions and formats. */
import {formats, describeKinds, describeType, errorType, number} from '../../../engine/language/expression/types.ts';
import {operators} from '../../../engine/language/expression/operators.ts';
import {type FunctionDescriptor, parametersInWords} from '../../../engine/language/functions/descriptor.ts';
import {folds, type Fold} from '../../../engine/language/expression/folds.ts';
import {functions} from '../../../engine/language/functions/index.ts';
import type {JsonSchema} from '../../../engine/language/shape/jsonSchema.ts';
import {referenceHint} from '../../../engine/language/definition/text.ts';
import {typeWords} from '../../../engine/language/shape/hints.ts';
import type {Examples} from './examples.ts';

/** The section that explains a schema. */
export type Headings = ReadonlyMap<JsonSchema, string>;

/** A map of keys, and the key whose value it is. */
export interface Concept {
  readonly key: string;
  readonly schema: JsonSchema;
}

/** The maps of keys that a schema leads to, without those in `visited`, to which they are added. */
export function conceptsOf(schema: JsonSchema, key: string, visited: Set<JsonSchema>): readonly Concept[] {
  if (visited.has(schema)) return [];
  visited.add(schema);
  return [
    ...(schema.properties === undefined ? [] : [{key, schema}]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => conceptsOf(property, name, visited)),
    ...partsOf(schema).flatMap((part) => conceptsOf(part, key, visited)),
  ];
}

/** The schemas of the same value or of its entries, whichever condition holds. */
function partsOf({additionalProperties, items, then, else: otherwise, allOf}: JsonSchema): readonly JsonSchema[] {
  const entries = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...entries, items, then, otherwise, ...(allOf ?? [])].filter((part) => part !== undefined);
}

/** 'inputs: a choice' for the description 'A choice, with its options.': the words up to the first punctuation mark. */
export function headingOf({key, schema}: Concept): string {
  const [words = ''] = (schema.description ?? '').split(/[,;.]/);
  return `${key}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The keys of one map, with an example from the kitchen sink. */
export function conceptText({schema}: Concept, examples: Examples, headings: Headings): string {
  const example = examples.ofMap(schema);
  const keys = keyTable(schema, examples, headings);
  return example === undefined ? keys : `${keys}\n\n${fenced('yaml', example)}`;
}

/** Every key of a map: what it is, the form of its value, whether it is needed, and an example. */
export function keyTable(map: JsonSchema, examples: Examples, headings: Headings): string {
  const rows = Object.entries(map.properties ?? {}).map(([key, schema]) => {
    const example = examples.ofKey(map, key);
    return [
      code(key),
      `${(schema.description ?? '').replace(referenceHint, '')} ${linksFrom(schema, headings)}`.trim(),
      formOf(schema),
      map.required?.includes(key) === true ? 'yes' : '',
      example === undefined ? '' : code(example),
    ];
  });
  return table(['key', 'what it is', 'value', 'needed', 'example'], rows);
}

/** What a value looks like: 'a month like 2024-06', 'good, caution, bad, pending or neutral', 'a text or a number'. */
function formOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => code(String(value))).join(', ');
  if (schema.const !== undefined) return code(String(schema.const));
  if (schema.patternDescription !== undefined) return schema.patternDescription.replace(/,$/, '');
  return schema.type === undefined ? 'a value' : typeWords(schema.type);
}

/** Links to the sections that explain the keys below this one. */
function linksFrom(schema: JsonSchema, headings: Headings): string {
  const links = [...new Set(headingsBelow(schema, headings))].map((heading) => linkTo(heading));
  return links.length === 0 ? '' : `See ${links.join(', ')}.`;
}

function headingsBelow(schema: JsonSchema, headings: Headings): readonly string[] {
  const heading = headings.get(schema);
  return heading === undefined ? partsOf(schema).flatMap((part) => headingsBelow(part, headings)) : [heading];
}

export function formulasSection(): string {
  return [
    '## Formulas',
    'Names, figures, operators and functions. The only figures in a formula are 0 and 1 (0% and 100%), the decimals of a rounding, the month and day of `date` and the day of a week; every other one is a constant.',
    '### Operators',
    'From the loosest to the tightest; parentheses change the order.',
    table(['operator', 'works on', 'note'], operatorRows()),
    '### Functions',
    table(
      ['function', 'takes', 'gives', 'which is'],
      Object.entries(functions).map(([name, descriptor]: [string, FunctionDescriptor]) => [
        code(`${name}(…)`),
        parametersOf(descriptor),
        describeType(
          descriptor.result(
            descriptor.parameters.map((kind) => (kind === 'number' ? number(false) : errorType)),
            [],
          ),
        ),
        descriptor.about,
      ]),
    ),
    '### What the items of a list have together',
    'The first argument is a list, the second is worked out for each item, whose fields are names in it.',
    table(
      ['function', 'for each item', 'gives', 'which is'],
      Object.entries(folds).map(([name, fold]: [string, Fold]) => [
        code(`${name}(…)`),
        `${describeKinds(fold.takes)}${fold.isOptional ? ' (may be left out)' : ''}${fold.takesCondition ? '; then a condition (may be left out)' : ''}`,
        fold.takes.length > 1 ? describeKinds(fold.takes) : describeType(fold.result(number(false))),
        fold.about,
      ]),
    ),
    '## References in texts',
    'A name or a formula in braces writes its value: `{minimumSalary}`. Without a format a figure is grouped (43,800), a share reads as 60%, a choice as its label, a date as 7 June 2024. With one:',
    table(
      ['written', 'for', 'gives'],
      Object.entries(formats).map(([name, {takes, about}]) => [code(`{name:${name}}`), describeKinds([takes]), about]),
    ),
  ].join('\n\n');
}

/** A row for each operator, or for several that are described alike: '`+` `-`', what they take, a note. */
export function operatorRows(): readonly (readonly [string, string, string])[] {
  const references = new Set(Object.values(operators).map(({reference}) => reference));
  return [...references].map((reference) => {
    const alike = Object.entries(operators).filter(([, operator]) => operator.reference === reference);
    return [alike.map(([token]) => code(token)).join(' '), reference.takes, reference.about];
  });
}

/** 'a number, a number (may be left out)' */
function parametersOf(descriptor: FunctionDescriptor): string {
  const {parameters, variadic, optional = 0} = descriptor;
  if (variadic === true) return `two or more ${parameters[0] === 'date' ? 'dates' : 'numbers'}`;
  const words = parametersInWords(descriptor).map((word, index) =>
    index >= parameters.length - optional ? `${word} (may be left out)` : word,
  );
  return words.join(', ');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** Text as code; in double backticks if it contains a backtick. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** A link to a heading of the same page. */
export function linkTo(heading: string): string {
  return `[${heading}](#${anchorOf(heading)})`;
}

/** The anchor of a heading, as GitHub generates it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
