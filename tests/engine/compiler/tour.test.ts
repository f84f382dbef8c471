// Are the guide and the how-tos for editors up to date: their examples, tables and error message?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {catalogue} from '../../../src/engine/diagnostics/catalogue.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {operatorRows} from '../../../src/tools/commands/reference/tables.ts';
import {formats} from '../../../src/engine/language/expression/types.ts';
import {jsonSchemaOf} from '../../../src/engine/language/shape/jsonSchema.ts';
import {definitionSchema} from '../../../src/engine/blocks/definitionWithCard.ts';
import {inUnit} from '../../../src/engine/runtime/formats.ts';
import {runtime} from '../../../src/engine/runtime/runtime.ts';
import {functions} from '../../../src/engine/language/functions/index.ts';
import {readKitchenSink, readSample} from './goodSamples.ts';

const guide = readFileSync('calculators/README.md', 'utf8');
const howTos = readFileSync('calculators/HOWTO.md', 'utf8');
const tour = `${guide}\n${howTos}`;

/** The fenced blocks in a language, as lines without the indentation of the fence. */
function blocks(language: string): readonly (readonly string[])[] {
  const pattern = new RegExp(`^( *)\`\`\`${language}\\n([^]*?)\\n *\`\`\`$`, 'gm');
  return [...tour.matchAll(pattern)].map(([, indent, text]) =>
    text!.split('\n').map((line) => line.slice(indent!.length)),
  );
}

/** Whether the text contains the lines, all indented further by the same amount. */
function isExcerpt(lines: readonly string[], text: readonly string[]): boolean {
  return text.some((candidate, at) => {
    const more = candidate.slice(0, Math.max(0, candidate.length - lines[0]!.length));
    return more.trim() === '' && lines.every((line, index) => text[at + index] === (line === '' ? '' : more + line));
  });
}

const dedented = (lines: readonly string[]): readonly string[] => {
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
};

describe('examples', () => {
  // The guide quotes no real calculators, so that a fee can change without a change to the guide.
  const sources = readSample('kitchen-sink').map((source) => source.text.split('\n'));

  // A blank line separates two excerpts.
  const excerpts = blocks('yaml').flatMap((lines) =>
    lines
      .join('\n')
      .split('\n\n')
      .map((excerpt) => excerpt.split('\n')),
  );

  it.each(excerpts.map((lines) => [lines[0]!.trim(), lines] as const))('%s', (_, lines) => {
    expect(
      sources.some((text) => isExcerpt(dedented(lines), text)),
      `no file of the kitchen sink has these lines:\n${lines.join('\n')}`,
    ).toBe(true);
  });

  it('quote the error message that the compiler prints', () => {
    const source = readKitchenSink('kitchen-sink.yaml');
    const {diagnostics} = compile({
      ...source,
      path: 'everything/kitchen-sink.yaml',
      text: source.text.replace('service == express', 'service == expres'),
    });
    expect(blocks('text').map((lines) => lines.join('\n'))).toEqual([diagnostics.map(toText).join('\n')]);
  });
});

describe('the two pages', () => {
  it('are a guide that can be read in one go, and how-tos that are all in the list at their top', () => {
    expect(guide.split('\n').length).toBeLessThan(382);
    const headings = [...howTos.matchAll(/^### (.+)$/gm)].map((match) => match[1]!);
    const listed = [...howTos.split('\n## ')[0]!.matchAll(/^- \[(.+)\]\(#/gm)].map((match) => match[1]!);
    expect(listed).toEqual(headings);
  });

  it('name every key of definitions, cases and shared data', () => {
    const keys = new Set(['calculator', 'cases', 'shared'].flatMap((name) => keysIn(readSchema(name))));
    expect(keys.size).toBeGreaterThan(100);
    expect([...keys].filter((key) => !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(tour))).toEqual([]);
  });
});

const readSchema = (name: string): unknown => JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));

/** The keys under any `properties` of a JSON Schema. */
function keysIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {properties} = schema as {readonly properties?: object};
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(keysIn)];
}

/** The cells of each row of the table whose heading begins like this. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, table] = tour.split(`\n| ${heading} |`);
  return table!
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('tables', () => {
  it('list every key of a definition', () => {
    const listed = rowsUnder('key | contains | required').flatMap(([keys]) =>
      [...keys!.matchAll(/`(\w+)`/g)].map((match) => match[1]!),
    );
    expect(listed.toSorted()).toEqual(Object.keys(jsonSchemaOf(definitionSchema).properties!).toSorted());
  });

  it('list every operator with what it works on', () => {
    expect(rowsUnder('operator')).toEqual(operatorRows());
  });

  it('list every function with its meaning', () => {
    expect(rowsUnder('function').map(([call, about]) => [call!.match(/\w+/)![0], about])).toEqual(
      Object.entries(functions).map(([name, {about}]) => [name, about]),
    );
  });

  it('list every format with what it writes', () => {
    const rows = rowsUnder('reference').slice(1);
    expect(rows.map(([reference]) => reference)).toEqual(Object.keys(formats).map((name) => `\`{x:${name}}\``));
    for (const [index, [name, {call}]] of Object.entries(formats).entries()) {
      const ofFigure = call === undefined ? undefined : (runtime[call] as (value: number) => string);
      const write = ofFigure ?? ((value: number) => inUnit(value, name === 'amount' ? 'EUR' : 'months'));
      const shown = rows[index]!.slice(1).map((cell) => (ofFigure === undefined ? cell : cell.split(' ')[0]));
      expect(shown).toEqual([write(43_800), write(40_653.6)]);
    }
  });

  it('name codes that exist', () => {
    const codes = rowsUnder('code').flatMap(([named]) =>
      [...named!.matchAll(/`([a-z-]+)`/g)].map((match) => match[1]!),
    );
    expect(codes.filter((code) => !(code in catalogue))).toEqual([]);
    expect(codes.length).toBeGreaterThan(10);
  });
});
