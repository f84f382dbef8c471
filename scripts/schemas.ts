import {contentPageSchema} from '../src/app/content/contentPage.ts';
import {currenciesSchema} from '../src/app/content/currencyRates.ts';
import {siteFactsSchema} from '../src/app/content/siteFacts.ts';
import {languageFiles, schemasCommand, schemaText, type GeneratedFiles} from '../src/tools/commands/schemas.ts';

/** The description of the language, and of the pages around the calculators. */
export const generatedFiles: GeneratedFiles = {
  ...languageFiles,
  'schemas/page.schema.json': () => schemaText(contentPageSchema),
  'schemas/facts.schema.json': () => schemaText(siteFactsSchema),
  'schemas/currencies.schema.json': () => schemaText(currenciesSchema),
};

export const command = schemasCommand(generatedFiles);
