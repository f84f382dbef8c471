// Is every command of the launcher declared under its own name, listed in package.json, and explained by its --help?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {commandFiles} from '../../scripts/commands.mjs';
import {commandList, helpText, type Command} from '../../src/tools/commands/command.ts';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};
const names = Object.keys(commandFiles);
const load = async (name: string): Promise<Command> =>
  ((await import(new URL(commandFiles[name]!, new URL('../../scripts/', import.meta.url)).href)) as {command: Command})
    .command;

describe.each(names)('%s', (name) => {
  it('is declared under its name, with a one-line summary', async () => {
    const command = await load(name);
    expect(command.name).toBe(name);
    expect(command.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  it('is a script of package.json', () => {
    expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
  });

  it('has help that says more than the list, with an example', async () => {
    const {details, examples} = await load(name);
    expect(details).toMatch(/\.$/);
    expect(examples).not.toEqual([]);
  });

  it('has help that fits into 160 columns', async () => {
    const help = helpText(await load(name));
    expect(help).toContain(`npm run ${name}`);
    expect(help.split('\n').filter((line) => line.length > 160)).toEqual([]);
  });
});

it('the list shows each command once, in the order of the launcher', async () => {
  const list = commandList(await Promise.all(names.map(load)));
  const shown = [...list.matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name);
  expect(shown).toEqual(names);
});

it('package.json names no other command', () => {
  const named = Object.values(scripts).flatMap((script) => /^node scripts\/run\.mjs ([\w-]+)/.exec(script)?.[1] ?? []);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
