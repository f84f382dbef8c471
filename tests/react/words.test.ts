// Do the files of words hold exactly the names that their types declare?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

describe.each([
  ['src/react/words.yaml', 'src/react/words.d.ts'],
  ['src/react/notLoaded.yaml', 'src/react/notLoaded.d.ts'],
  ['src/react/share.yaml', 'src/react/share.d.ts'],
  ['src/react/destinations/destinations.yaml', 'src/react/destinations/destinations.d.ts'],
  ['src/react/changes/changes.yaml', 'src/react/changes/changes.d.ts'],
  ['src/workings/workings.yaml', 'src/workings/workings.d.ts'],
  ['src/react/charts/chartWords.yaml', 'src/react/charts/chartWords.d.ts'],
  ['src/react/compare/compare.yaml', 'src/react/compare/compare.d.ts'],
  ['src/site/site.yaml', 'src/site/site.d.ts'],
  ['src/site/calculator/upToDate.yaml', 'src/site/calculator/upToDate.d.ts'],
  ['src/site/metadata/metadata.yaml', 'src/site/metadata/metadata.d.ts'],
  ['src/site/offline/offline.yaml', 'src/site/offline/offline.d.ts'],
  ['src/site/search/search.yaml', 'src/site/search/search.d.ts'],
  ['src/workbench/client/workbench.yaml', 'src/workbench/client/workbench.d.ts'],
])('%s', (wordsFile, typesFile) => {
  it(`has the names of ${typesFile}`, () => {
    const words: Record<string, Record<string, string>> = parse(readFileSync(wordsFile, 'utf8'));
    const types = readFileSync(typesFile, 'utf8');
    const declared = Object.fromEntries(
      [...types.matchAll(/readonly (\w+): Words<([^>]*)>/g)].map(([, section, names]) => [
        section,
        [...names!.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!),
      ]),
    );
    const written = Object.fromEntries(Object.entries(words).map(([section, texts]) => [section, Object.keys(texts)]));
    expect(written).toEqual(declared);
  });
});
