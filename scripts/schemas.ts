import {contentPageSchema} from '../src/app/content/contentPage.ts';
import {
  currenciesSchema,
  factsSchema,
  frameSchema,
  navigationSchema,
  searchIndexSchema,
  usefulLinksSchema,
} from '../src/app/content/siteFiles.ts';
import {languageFiles, schemasCommand, schemaText, type GeneratedFiles} from '../src/tools/commands/schemas.ts';

/** The schemas of the language, and the schemas of the pages around the calculators. */
export const generatedFiles: GeneratedFiles = {
  ...languageFiles,
  'schemas/page.schema.json': () => schemaText(contentPageSchema),
  'schemas/facts.schema.json': () => schemaText(factsSchema),
  'schemas/currencies.schema.json': () => schemaText(currenciesSchema),
  'schemas/navigation.schema.json': () => schemaText(navigationSchema),
  'schemas/frame.schema.json': () => schemaText(frameSchema),
  'schemas/useful-links.schema.json': () => schemaText(usefulLinksSchema),
  'schemas/search-index.schema.json': () => schemaText(searchIndexSchema),
};

export const command = schemasCommand(generatedFiles);
