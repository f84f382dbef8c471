/** `npm run mcp`: the calculators for assistants, over the Model Context Protocol. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {siteDocuments} from '../src/app/search/index/documents.ts';
import {today} from '../src/engine/language/today.ts';
import {serveAssistant} from '../src/tools/assistant/server.ts';
import {defineCommand} from '../src/tools/commands/command.ts';
import {openLibrary} from '../src/tools/commands/definitions.ts';
import {publishedSite} from './build/publishedSite.ts';

/** Clients start the server in any folder. */
const root = fileURLToPath(new URL('..', import.meta.url));

export const command = defineCommand({
  name: 'mcp',
  summary: 'Lets an assistant use the calculators, over the Model Context Protocol on stdin and stdout',
  details: [
    'A client starts it, as src/tools/assistant/README.md shows: npm itself prints a line on stdout, which is not part of the protocol.',
    'Links lead to the site at SITE_ORIGIN and SITE_BASE, as for a build. It opens no connection and stores nothing.',
  ].join('\n'),
  examples: [''],
  async run(_, {stdin, stdout, stderr}) {
    const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {version: string};
    const site = {
      library: openLibrary(join(root, 'calculators')),
      address: publishedSite(process.env).address,
      documents: () => siteDocuments(root, today()),
      today,
    };
    await serveAssistant(site, version, stdin, stdout, ({message}) => stderr.write(`mcp: ${message}\n`));
    return 0;
  },
});
