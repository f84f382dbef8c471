import {checkIds, checkSiteContent} from '../src/app/content/siteContent.ts';
import {compileToModel} from '../src/engine/compile.ts';
import {figuresOf, type NamedFigures} from '../src/engine/project/figures.ts';
import {readFiles} from '../src/engine/project/files.ts';
import {checkCommand} from '../src/tools/commands/check.ts';
import {staleFiles} from '../src/tools/commands/schemas.ts';
import {generatedFiles} from './schemas.ts';

export const command = checkCommand({
  checkIds: (definitions) => checkIds(definitions, process.cwd()),
  // The summaries of calculators appear on pages but have no problems of their own.
  checkContent: () => checkSiteContent({root: process.cwd(), summaryOf: () => undefined, figuresOf: figuresAt}),
  staleFiles: () => staleFiles(generatedFiles),
});

function figuresAt(path: string): NamedFigures | undefined {
  const [source] = readFiles([path], process.cwd(), () => undefined);
  const model = source && compileToModel(source).model;
  return model && figuresOf(model);
}
