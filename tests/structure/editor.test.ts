// Do editors offer completion and explanations in every YAML file that people edit, through its first line and through
// the settings?
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/engine/project/files.ts';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  readonly 'yaml.schemas': Readonly<Record<string, string | readonly string[]>>;
};
const schemas = Object.entries(settings['yaml.schemas']).map(
  ([schema, patterns]) => [join(schema), [patterns].flat()] as const,
);
const written = [
  ...listFiles('calculators').filter((path) => path.endsWith('.yaml')),
  ...listFiles('src/app/content/pages'),
  'src/app/content/facts.yaml',
  'src/app/content/currencies.yaml',
  'src/app/content/navigation.yaml',
  'src/app/content/frame.yaml',
  'src/app/content/searchIndex.yaml',
  'src/app/content/usefulLinks.yaml',
];

/** Whether a path matches a pattern whose only wildcard is `*`. */
const fits = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path);

/** The schema that the settings assign to a file. */
function inSettings(path: string): readonly string[] {
  return schemas
    .filter(([, patterns]) =>
      patterns.reduce(
        (found, pattern) =>
          pattern.startsWith('!') ? found && !fits(path, pattern.slice(1)) : found || fits(path, pattern),
        false,
      ),
    )
    .map(([schema]) => schema);
}

describe('the first line', () => {
  it.each(written)('of %s has the same schema as the settings', (path) => {
    const [, named] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(path, 'utf8')) ?? [];
    expect(named, 'the first line is no yaml-language-server comment').toBeDefined();
    expect([join(dirname(path), named!)]).toEqual(inSettings(path));
  });
});

it('the settings use every schema, and no other', () => {
  const committed = readdirSync('schemas').map((name) => join('schemas', name));
  expect(schemas.map(([schema]) => schema).toSorted()).toEqual(committed.toSorted());
  for (const path of committed) expect(existsSync(path)).toBe(true);
});
