/** `npm run lsp`: the language service for editors, over the Language Server Protocol. */
import {fileURLToPath} from 'node:url';
import {defineCommand} from '../src/tools/commands/command.ts';
import {serveEditor} from '../src/tools/language/lsp/server.ts';

export const command = defineCommand({
  name: 'lsp',
  summary: 'Serves an editor over the Language Server Protocol: completion, problems, definitions, renames',
  details: [
    'An editor starts it, as calculators/HOWTO.md shows: npm itself prints a line on stdout, which is not part of the protocol.',
    'Exits with 1 if the editor leaves without saying so.',
  ].join('\n'),
  examples: [''],
  run: (_values, streams) => serveEditor(streams, fileURLToPath(new URL('..', import.meta.url)), 'calculators'),
});
