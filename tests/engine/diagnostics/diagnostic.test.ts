// Are messages filled in, errors distinguished from warnings, and diagnostics sorted by file and position?
import {describe, expect, it} from 'vitest';
import {catalogue, type Code} from '../../../src/engine/diagnostics/catalogue.ts';
import {diagnose, hasErrors, sortByPlace} from '../../../src/engine/diagnostics/diagnostic.ts';

const place = (path: string, start: number) => ({source: {path, text: ''}, start, end: start + 1});

describe('diagnose', () => {
  it('fills message and hint from the details', () => {
    expect(diagnose('file-name', place('a', 0), {id: 'x', name: 'y'})).toEqual({
      code: 'file-name',
      severity: 'error',
      message: "The id is 'x', but the file is called 'y'.",
      hint: 'Give the file and the id the same name: the id is the address of the page.',
      places: [place('a', 0)],
    });
  });

  it('does not fill what a detail quotes', () => {
    expect(diagnose('unknown-name', place('a', 0), {name: '{name}'}).message).toBe("Nothing is called '{name}'.");
  });

  it('accepts a more specific hint, and several places', () => {
    const places = [place('a', 5), place('a', 1)] as const;
    expect(diagnose('duplicate-name', places, {name: 'x'}, 'Rename one.')).toMatchObject({hint: 'Rename one.', places});
  });
});

it('a warning alone does not stop compilation', () => {
  const warning = diagnose('cases-missing', place('a', 0), {name: 'a.cases.yaml'});
  expect(hasErrors([])).toBe(false);
  expect(hasErrors([warning])).toBe(false);
  expect(hasErrors([warning, diagnose('file-empty', place('a', 0))])).toBe(true);
});

it('inOrder sorts by file, then by position, without mutating its list', () => {
  const given = [place('b', 0), place('a', 9), place('a', 2)].map((each) => diagnose('file-empty', each));
  const before = [...given];
  expect(sortByPlace(given).map(({places: [{source, start}]}) => `${source.path} ${start}`)).toEqual([
    'a 2',
    'a 9',
    'b 0',
  ]);
  expect(given).toEqual(before);
});

describe('the catalogue', () => {
  it.each(Object.keys(catalogue) as Code[])('%s says what happened and what to do in whole sentences', (code) => {
    const {message, hint} = catalogue[code];
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const sentence of [message, hint]) expect(sentence).toMatch(/^['A-Z{].*[.]$/);
  });
});
