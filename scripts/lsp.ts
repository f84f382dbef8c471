import {defineCommand} from '../src/tools/commands/command.ts';
import {serveEditor} from '../src/tools/language/lsp/server.ts';

export const command = defineCommand({
  name: 'lsp',
  summary: 'Serves an editor over the Language Server Protocol: completion, problems, definitions, renames',
  details:
    'An editor starts it itself and speaks over stdin and stdout; calculators/HOWTO.md has the settings. Exits with 1 if the editor leaves without saying so.',
  examples: [''],
  run: (_values, streams) => serveEditor(streams, process.cwd(), 'calculators'),
});
