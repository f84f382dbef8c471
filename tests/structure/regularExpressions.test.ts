// Does every regular expression take time proportional to the length of the text, whichever character it repeats?
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {analyse} from 'scslre';
import {parseSync} from 'vite';
import {expect, it} from 'vitest';

/** Those that are only tried on short texts, with what sees to that. */
const bounded: Readonly<Record<string, string>> = {
  'src/engine/check/bandRows.ts': 'a row has at most MAX_KEY characters',
  'src/engine/language/yaml/figure.ts': 'a figure has at most maxLength characters',
};

interface Written {
  readonly source: string;
  readonly flags: string;
  /** 'src/app/search/terms.ts:9' */
  readonly where: string;
}

function regularExpressionsIn(file: string): readonly Written[] {
  const text = readFileSync(file, 'utf8');
  const found: Written[] = [];
  JSON.stringify(parseSync(file, text).program, (_, node) => {
    if (node?.type === 'Literal' && node.regex !== undefined) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push({source: node.regex.pattern, flags: node.regex.flags, where: `${file}:${line}`});
    }
    return node;
  });
  return found;
}

/** The characters that make an expression slow, repeated; none for one that is not. */
const slowRuns = ({source, flags}: {readonly source: string; readonly flags: string}): readonly string[] =>
  analyse({source, flags}, {assumeRejectingSuffix: false}).reports.map(({character}) => character.pick);

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('bench'))
    .map((path) => join(folder, path).replaceAll('\\', '/')),
);
const all = files.flatMap(regularExpressionsIn);

it('finds them, and which are slow', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(slowRuns({source: '\\s+to\\s+', flags: ''})).toEqual([' ']);
  expect(slowRuns({source: '(?:[^"]*"[^"]*")*[^"]*$', flags: ''})).not.toEqual([]);
});

it('each is linear, or tried on short texts alone', () => {
  const slow = all.flatMap((written) => {
    const file = written.where.replace(/:\d+$/, '');
    if (file in bounded) return [];
    return slowRuns(written).map((run) => `${written.where}: /${written.source}/ is slow on many '${run}'`);
  });
  expect(slow).toEqual([]);
});

it('the exceptions are still needed', () => {
  const unneeded = Object.keys(bounded).filter(
    (file) => !all.some((written) => written.where.startsWith(`${file}:`) && slowRuns(written).length > 0),
  );
  expect(unneeded).toEqual([]);
});
