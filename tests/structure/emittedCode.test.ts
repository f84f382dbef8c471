// Does emitted code know its names, so that nothing searches its text for them?
import {expect, it} from 'vitest';
import {codeOf, sourceFiles} from './sources.ts';

/** The files that make code into text, with what they do with it. */
const readers: Readonly<Record<string, string>> = {
  'engine/program/context.ts': 'rows with the same code are declared once',
  'engine/program/emit.ts': 'the hash of the rules, and imports',
  'engine/program/onDays.ts': 'the same code on two days stands once',
  'engine/program/parts.ts': 'modules, and code that is run',
  'engine/program/statements.ts': 'statements, as they are kept',
  'engine/program/values.ts': 'a row with the same code as `otherwise` needs no condition',
  'engine/published/module.ts': 'modules',
  'tools/analysis/instrument.ts': 'code that is run',
  'tools/workbench/server/version.ts': 'a hash that tells versions apart',
};

/** The files that compose code. That of the pieces itself tests keys and escapes data by regular expressions, before either becomes code. */
const composers = sourceFiles().filter((file) => /\/javascript\.ts'/.test(codeOf(file)));

it('few files make code into text', () => {
  const found = sourceFiles().filter((file) =>
    /\btextOf(?:All)?\b[^;]*from '[^']*\/(?:javascript|statements)\.ts'|export const textOfAll/.test(codeOf(file)),
  );
  expect(found).toEqual(Object.keys(readers));
});

it('none of them searches that text', () => {
  const searching =
    /\btextOf(?:All)?\([^;]*?\)\s*\.(?:includes|indexOf|match|matchAll|replace|search|split|startsWith)\(/;
  expect(Object.keys(readers).filter((file) => searching.test(codeOf(file)))).toEqual([]);
});

it('none of those that compose code, or make it into text, has a regular expression', () => {
  const emitting = [
    ...composers.filter((file) => !/^engine\/language\/(?:functions|inputs)\//.test(file)),
    ...Object.keys(readers),
  ];
  expect(emitting.length).toBeGreaterThan(20);
  const matching = /\bRegExp\b|\.(?:match|matchAll|search)\(|[(,=?:!&|]\s*\/(?![/*])[^/\n]+\/[a-z]*[.,);]/;
  const found = emitting.filter((file) => matching.test(codeOf(file)));
  // It tries the words of a definition, not code.
  expect(found).toEqual([]);
});

it('rules become JavaScript once: one function emits a formula, one a value, and one puts the values in order', () => {
  const users = (name: string): readonly string[] =>
    sourceFiles().filter((file) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(codeOf(file)));
  expect(users('emit')).toEqual(['engine/program/context.ts']);
  // Instrumentation records the branches of the same values by a hook of their context.
  expect(users('valueStatements')).toEqual(['tools/analysis/instrument.ts']);
  expect(users('calculationCode')).toEqual(['engine/program/emit.ts']);
});
