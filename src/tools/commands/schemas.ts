/** `npm run schemas`: writes schemas/*.schema.json and calculators/REFERENCE.md from the language's own description. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {casesSchema} from '../../engine/definition/cases.ts';
import {contentPageSchema} from '../../app/content/contentPage.ts';
import {currenciesSchema} from '../../app/content/currencyRates.ts';
import {definitionSchema} from '../../engine/definition/definition.ts';
import {jsonSchemaOf} from '../../engine/shape/jsonSchema.ts';
import {siteFactsSchema} from '../../app/content/siteFacts.ts';
import {referenceText} from './reference/reference.ts';
import type {Command} from './streams.ts';

/** What each generated file holds. */
const generated: Readonly<Record<string, () => string>> = {
  'schemas/calculator.schema.json': () => written(jsonSchemaOf(definitionSchema)),
  'schemas/cases.schema.json': () => written(jsonSchemaOf(casesSchema)),
  'schemas/page.schema.json': () => written({$schema: 'http://json-schema.org/draft-07/schema#', ...contentPageSchema}),
  'schemas/facts.schema.json': () => written({$schema: 'http://json-schema.org/draft-07/schema#', ...siteFactsSchema}),
  'schemas/currencies.schema.json': () =>
    written({$schema: 'http://json-schema.org/draft-07/schema#', ...currenciesSchema}),
  'calculators/REFERENCE.md': referenceText,
};

export const run: Command = async (_args, {stdout}) => {
  for (const [path, text] of Object.entries(generated)) {
    writeFileSync(path, text());
    stdout.write(`${path}\n`);
  }
  return 0;
};

/** The files committed in a folder that are not those of the language any more. */
export function staleFiles(folder = '.'): readonly string[] {
  return Object.entries(generated).flatMap(([path, text]) => (read(join(folder, path)) === text() ? [] : [path]));
}

function written(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
