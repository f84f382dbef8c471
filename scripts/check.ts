import {checkSiteContent} from '../src/app/content/siteContent.ts';
import {checkCommand} from '../src/tools/commands/check.ts';
import {staleFiles} from '../src/tools/commands/schemas.ts';
import {generatedFiles} from './schemas.ts';

export const command = checkCommand({
  // The summaries of calculators appear on pages but have no problems of their own.
  checkContent: () => checkSiteContent({root: process.cwd(), summaryOf: () => undefined}),
  staleFiles: () => staleFiles(generatedFiles),
});
