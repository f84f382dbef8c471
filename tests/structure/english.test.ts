// Does only one file know English words, so that another language brings its messages and nothing else?
import {expect, it} from 'vitest';
import {codeOf, sourceFiles} from './sources.ts';

/** Code that looks at what an English text begins or ends with, or changes it. */
const looksAtWords = [
  /(?:ends|starts)With\('(?:\?|“|Total |The |the |Yes|No)'/,
  /[=!]== '(?:Yes|No)'/,
  /\/[^/\n]* points\?\$\//,
  /replace\(\/(?:\[\.!\]|\\\.|s|people|\^the )\$?\//,
  /\\p\{Lu\}\//,
];

/** What visitors type and editors write is read in English, and so are the words of a search. */
const reads =
  /^(?:app\/(?:search|content|fonts)|engine\/(?:check|diagnostics|language\/(?:yaml|shape|inputs\/number|numbers)|answers\/parse)|tools)/;

it('code decides by data what to say, not by the words of a text', () => {
  const found = sourceFiles()
    .filter((file) => file !== 'engine/runtime/english.ts' && !reads.test(file))
    .flatMap((file) =>
      looksAtWords.flatMap((pattern) => pattern.exec(codeOf(file))?.[0] ?? []).map((code) => `${file}: ${code}`),
    );
  expect(found).toEqual([]);
});
