// Do all commands treat help, unknown options, missing or extra arguments, and failures in the same way?
import {describe, expect, it} from 'vitest';
import {defineCommand, UsageError} from '../../../src/tools/commands/command.ts';
import {runInProcess} from './runInProcess.ts';

const paint = defineCommand({
  name: 'paint',
  summary: 'Paints walls',
  arguments: {
    wall: {description: 'The first wall'},
    others: {many: true, placeholder: '<wall>', description: 'More walls'},
  },
  options: {
    colour: {type: 'string', placeholder: 'NAME', description: 'Of the paint', default: 'white'},
    brush: {type: 'string', description: 'By its size'},
    dry: {type: 'boolean', description: 'Without paint'},
  },
  examples: ['north south --colour blue'],
  async run(values, {stdout}) {
    if (values.colour === 'plaid') throw new UsageError('Plaid is not a colour.');
    if (values.colour.startsWith('-')) throw new UsageError(`'${values.colour}' is not a colour.`);
    if (values.wall === 'missing') throw new Error('The wall is gone.');
    stdout.write(JSON.stringify(values));
    return values.dry ? 1 : 0;
  },
});

describe('a command', () => {
  it('gets its arguments and options by name, with defaults', async () => {
    const {code, out} = await runInProcess(paint, ['north', '--brush=a=b', 'south', 'west']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      wall: 'north',
      others: ['south', 'west'],
      colour: 'white',
      brush: 'a=b',
      dry: false,
      help: false,
    });
  });

  it('shortens what it quotes of a long argument', async () => {
    const {code, err} = await runInProcess(paint, ['north', `--colour=-${'x'.repeat(100_000)}`]);
    expect(code).toBe(2);
    expect(err).toMatch(/^'-x+ … x+' is not a colour\.\n$/);
    expect(err.length).toBeLessThan(1_100);
  });

  it('returns its exit code', async () => {
    expect((await runInProcess(paint, ['north', '--dry'])).code).toBe(1);
  });

  it.each([['--help'], ['-h'], ['north', '--help', '--colour', 'plaid']])('prints help for %j', async (...args) => {
    expect(await runInProcess(paint, args)).toEqual({
      code: 0,
      err: '',
      out: `Usage: npm run paint -- <wall> [<wall> …] [options]

Paints walls.

Arguments:
  <wall>         The first wall
  <wall>         More walls

Options:
  --colour NAME  Of the paint (default: white)
  --brush VALUE  By its size
  --dry          Without paint
  --help         Show this help

Examples:
  npm run paint -- north south --colour blue
`,
    });
  });

  it.each([
    [[], 'No <wall> is given. Write: npm run paint -- <wall> [<wall> …] [options]'],
    [['a', '--color', 'red'], "There is no option '--color'. Did you mean '--colour'?"],
    [['a', '--toString'], "There is no option '--toString'. It is one of: --colour, --brush, --dry, --help."],
    [['a', '-x'], "There is no option '-x'. It is one of: --colour, --brush, --dry, --help."],
    [['a', '--colour'], "'--colour' needs a value."],
    [['a', '--colour', '--dry'], "'--colour' needs a value."],
    [['a', '--colour='], "'--colour' is empty: write --colour NAME."],
    [['a', '--colour', ''], "'--colour' is empty: write --colour NAME."],
    [['a', '--brush', ''], "'--brush' is empty: write --brush VALUE."],
    [['a', '--colour', '-1'], "'-1' is not a colour."],
    [['a', '--colour', '-1\n\x1b[2J\x9b'], "'-1\\x0a\\x1b[2J\\x9b' is not a colour."],
    [['a', '--dry=yes'], "'--dry' takes no value."],
    [['a', '--colour', 'plaid'], 'Plaid is not a colour.'],
  ])('rejects %j in one line with exit code 2', async (args, message) => {
    expect(await runInProcess(paint, args)).toEqual({code: 2, out: '', err: `${message}\n`});
  });

  it('reports a failure in one line, with exit code 1', async () => {
    expect(await runInProcess(paint, ['missing'])).toEqual({code: 1, out: '', err: 'paint: The wall is gone.\n'});
  });

  it('that takes no arguments rejects one', async () => {
    const rest = defineCommand({name: 'rest', summary: 'Rests', examples: [''], run: async () => 0});
    expect(await runInProcess(rest, ['now'])).toEqual({
      code: 2,
      out: '',
      err: "Unexpected argument 'now': write npm run rest\n",
    });
  });
});
