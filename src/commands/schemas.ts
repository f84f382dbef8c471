/** `npm run schemas`: writes schemas/*.schema.json from the concepts' own fragments. */
import {readFileSync, writeFileSync} from 'node:fs';
import {casesSchema} from '../definition/cases.ts';
import {contentPageSchema} from '../definition/contentPage.ts';
import {currenciesSchema} from '../definition/currencies.ts';
import {definitionSchema} from '../definition/definition.ts';
import type {Schema} from '../definition/schema.ts';
import {siteFactsSchema} from '../definition/siteFacts.ts';
import type {Command} from './streams.ts';

const schemas: Readonly<Record<string, Schema>> = {
  'schemas/calculator.schema.json': definitionSchema,
  'schemas/cases.schema.json': casesSchema,
  'schemas/page.schema.json': contentPageSchema,
  'schemas/facts.schema.json': siteFactsSchema,
  'schemas/currencies.schema.json': currenciesSchema,
};

export const run: Command = async (_args, {stdout}) => {
  for (const [path, schema] of Object.entries(schemas)) {
    writeFileSync(path, written(schema));
    stdout.write(`${path}\n`);
  }
  return 0;
};

/** The committed schemas that are not those of the language any more. */
export function staleSchemas(): readonly string[] {
  return Object.entries(schemas).flatMap(([path, schema]) => (read(path) === written(schema) ? [] : [path]));
}

function written(schema: Schema): string {
  return `${JSON.stringify({$schema: 'http://json-schema.org/draft-07/schema#', ...schema}, null, 2)}\n`;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
