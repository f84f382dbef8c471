// Does a printed diagnostic underline the right part of the right line, as text and as JSON?
import {describe, expect, it} from 'vitest';
import {diagnose} from '../../../src/engine/diagnostics/diagnostic.ts';
import {summary, toJson, toText, underlined} from '../../../src/engine/diagnostics/print.ts';

const source = {path: 'calculators/europe/x.yaml', text: 'needs: [age]\nlines:\n\t- when: salry >= 1\n  last: line'};
const at = (words: string, label?: string) => {
  const start = source.text.indexOf(words);
  return {source, start, end: start + words.length, ...(label === undefined ? {} : {label})};
};
const unknown = diagnose('unknown-name', at('salry'), {name: 'salry'}, "Did you mean 'salary'?");
const twice = diagnose('duplicate-name', [at('last', 'again here'), at('lines', 'first here')], {name: 'lines'});

describe('toText', () => {
  it('shows the place, the line and what to do, and keeps tabs, so that the underline is aligned', () => {
    expect(toText(unknown)).toBe(
      [
        "calculators/europe/x.yaml:3:10 error unknown-name: Nothing is called 'salry'.",
        '  | 3 | \t- when: salry >= 1',
        '  |   | \t        ^^^^^',
        "  = Did you mean 'salary'?",
      ].join('\n'),
    );
  });

  it('shows every place with its label', () => {
    expect(toText(twice).split('\n')).toEqual([
      "calculators/europe/x.yaml:4:3 error duplicate-name: The name 'lines' is defined twice.",
      '  | 4 |   last: line',
      '  |   |   ^^^^ again here',
      '  | 2 | lines:',
      '  |   | ^^^^^ first here',
      '  = Inputs, constants, tables, values, sums and lines share one set of names: rename one.',
    ]);
  });
});

describe('underlined', () => {
  it.each([
    ['a stretch of several lines ends with its first', {source, start: 7, end: 30}, '^^^^^'],
    ['nothing at all is one sign', {source, start: 3, end: 3}, '^'],
    ['the end of the file is one sign', {source, start: source.text.length, end: source.text.length + 1}, '^'],
  ])('%s', (_, place, signs) => {
    expect(underlined(place).split('\n')[1]!.replace(/[ |]/g, '')).toBe(signs);
  });
});

describe('a line that is very long or has control characters', () => {
  const long = {path: 'x.yaml', text: `first\n\u001b[2J${'a'.repeat(5_000)}HERE${'b'.repeat(5_000)}`};
  it('is shown around the place, one column for each character', () => {
    const start = long.text.indexOf('HERE');
    const lines = underlined({source: long, start, end: start + 4}).split('\n');
    expect(lines[0]!.length).toBeLessThan(1_100);
    expect(lines[0]!.slice(lines[1]!.indexOf('^'), lines[1]!.lastIndexOf('^') + 1)).toBe('HERE');
    expect(underlined({source: long, start: 6, end: 7})).toContain('| \ufffd[2Jaaa');
  });
});

describe('toJson', () => {
  it('begins with the specified keys, with lines and columns from 1', () => {
    const json = toJson(unknown);
    expect(Object.keys(json).slice(0, 6)).toEqual(['code', 'severity', 'message', 'file', 'line', 'column']);
    expect(json).toEqual({
      code: 'unknown-name',
      severity: 'error',
      message: "Nothing is called 'salry'.",
      file: 'calculators/europe/x.yaml',
      line: 3,
      column: 10,
      endLine: 3,
      endColumn: 15,
      hint: "Did you mean 'salary'?",
      related: [],
    });
  });

  it('includes the other places', () => {
    expect(toJson(twice).related).toEqual([
      {file: 'calculators/europe/x.yaml', line: 2, column: 1, label: 'first here'},
    ]);
  });
});

describe('summary', () => {
  const warning = diagnose('cases-missing', at('needs'), {name: 'x.cases.yaml'});
  it.each([
    [[], 1, 'No problems in 1 file'],
    [[unknown], 2, '1 error in 2 files'],
    [[unknown, twice, warning], 5, '2 errors, 1 warning in 5 files'],
    [[warning, warning], 1, '2 warnings in 1 file'],
  ])('%#: %s', (diagnostics, files, words) => {
    expect(summary(diagnostics, files)).toBe(words);
  });
});
