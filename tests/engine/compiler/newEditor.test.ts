// Does each typical mistake of a new editor, made in a real definition, get exactly one message in the right place?
// Does the check pass once the editor has done what the message says?
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {compile} from '../../../src/engine/compile.ts';
import {readFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import type {Diagnostic, Place} from '../../../src/engine/diagnostics/diagnostic.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {isCasesFile, lineAt, positionAt, type SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {inFigures} from './mistakes/inFigures.ts';
import {inNames} from './mistakes/inNames.ts';
import {inYaml} from './mistakes/inYaml.ts';
import {france, germany, greenCard, singapore, type Mistake} from './mistakes/mistake.ts';

const files = new Map<string, readonly SourceFile[]>();

/** Some definitions as they were in November 2026: those of the site change with the law. */
const site = 'tests/frozen';

/** A definition and its cases, without its related calculators, which are not loaded here. */
function filesOf(calculator: string): readonly SourceFile[] {
  const known = files.get(calculator);
  if (known !== undefined) return known;
  const read = ['.yaml', '.cases.yaml'].map((ending) => {
    const path = join(site, 'calculators', `${calculator}${ending}`);
    const [source] = readFiles([path], site, () => undefined);
    return {...source!, text: source!.text.replace(/^related:.*$/m, '')};
  });
  files.set(calculator, read);
  return read;
}

const check = (sources: readonly SourceFile[]): readonly Diagnostic[] => compileProject(sources).diagnostics;
const shown = (diagnostics: readonly Diagnostic[]): string => diagnostics.map(toText).join('\n');

/** Replaces the text at each place with that of the hint. */
function mendPlaces(text: string, places: readonly Place[], written: string): string {
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((mended, {start, end}) => {
      const old = mended.slice(start, end);
      // In cases, a row like 'one | other' is underlined as a whole.
      const row = old.includes('|') ? old.replace(/^[^|]*?(?=\s*\|)/, written) : written;
      return mended.slice(0, start) + row + mended.slice(end);
    }, text);
}

const mistakes: readonly Mistake[] = [...inYaml, ...inNames, ...inFigures];

describe.each(mistakes)('$slip', ({file, from, to, code, at, line, hint, mend, then}) => {
  const sources = filesOf(file).map((source) => {
    if (isCasesFile(source.path)) return source;
    expect(source.text.split(from), `${file} has '${from}' once`).toHaveLength(2);
    return {...source, text: source.text.replace(from, () => to)};
  });
  const found = check(sources);
  const [first] = found;

  it('gives one message', () => {
    expect(
      found.map((each) => each.code),
      shown(found),
    ).toEqual([code]);
  });

  it('in the right place', () => {
    const {source, start, end} = first!.places[0];
    expect(source.text.slice(start, end)).toBe(at);
    expect(lineAt(source, positionAt(source, start).line)).toContain(line ?? at);
  });

  it('that leads to the fix', () => {
    const mended = mendedBy(found[0]!, sources);
    if (then === undefined) return expect(shown(check(mended))).toBe('');
    const next = check(mended);
    expect(
      next.map((each) => each.code),
      shown(next),
    ).toEqual([then]);
    expect(shown(check(mendedBy(next[0]!, mended)))).toBe('');
  });

  function mendedBy(diagnostic: Diagnostic, written: readonly SourceFile[]): readonly SourceFile[] {
    expect(diagnostic.hint).toMatch(hint);
    const {source} = diagnostic.places[0];
    const text = mend?.(source.text) ?? mendPlaces(source.text, diagnostic.places, hint.exec(diagnostic.hint)![1]!);
    expect(text).not.toBe(source.text);
    return written.map((each) => (each.path === source.path ? {...each, text} : each));
  }
});

describe('a file in the wrong folder or with the wrong name', () => {
  const others = [france, germany].flatMap(filesOf);
  const own = filesOf(singapore);
  const cases = own.find(({path}) => isCasesFile(path))!;
  const definition = own.find(({path}) => isDefinitionFile(path))!;
  const neighbour = filesOf('asia-middle-east/japan-work-visa-calculator');
  const sound = [...own, ...neighbour, ...others];

  /** The files with the paths of some replaced. */
  const moved = (which: readonly SourceFile[], from: string, to: string): readonly SourceFile[] =>
    sound.map((source) => (which.includes(source) ? {...source, path: source.path.replace(from, to)} : source));

  it.each([
    ['a definition beside the folders', moved(own, 'asia-middle-east/', ''), 'file-folder', /one of: asia-middle-east/],
    ['a folder that is misspelt', moved(own, 'asia-middle-east', 'europa'), 'file-folder', /^Did you mean 'europe'\?/],
    [
      'cases in another folder',
      moved([cases], 'asia-middle-east', 'europe'),
      'cases-without-definition',
      /^Move this file to calculators\/asia-middle-east\//,
    ],
    [
      'cases called like a definition',
      moved([cases], '.cases.yaml', '.case.yaml'),
      'cases-misnamed',
      /^Call it singapore-s-pass-calculator\.cases\.yaml:/,
    ],
    [
      'cases under a name that is misspelt',
      moved([cases], 'singapore-s-pass', 'singapor-s-pass'),
      'cases-without-definition',
      /^Did you mean 'singapore-s-pass-calculator\.cases\.yaml'\?/,
    ],
    [
      'a definition renamed without its id',
      moved([definition], 'singapore-s-pass', 'singapore-s'),
      'file-name',
      /^Give the file and the id the same name/,
    ],
    [
      'a copy with the same id',
      [...sound, {...definition, path: definition.path.replace('s-pass', 'work')}],
      'file-name',
      /^Give the file and the id the same name/,
    ],
  ])('%s', (_, sources, code, hint) => {
    const found = check(sources);
    expect(
      found.map((each) => each.code),
      shown(found),
    ).toEqual([code]);
    expect(found[0]!.hint).toMatch(hint);
    expect(shown(check(sound))).toBe('');
  });
});

describe('a case that expects a wrong value', () => {
  const [definition, cases] = filesOf(singapore) as [SourceFile, SourceFile];
  const wrong = {...cases, text: cases.text.replace('eligible: true', 'eligible: false')};

  it('is reported at that value, with the actual one', () => {
    const found = check([definition, wrong]);
    expect(
      found.map(({code}) => code),
      shown(found),
    ).toEqual(['case-fails']);
    const {source, start, end} = found[0]!.places[0];
    expect(source.text.slice(start, end)).toBe('false');
    const [, is] = /but is (\w+)\.$/.exec(found[0]!.message)!;
    const text = source.text.slice(0, start) + is + source.text.slice(end);
    expect(shown(check([definition, {...wrong, text}]))).toBe('');
  });
});

describe('a total above the figure that it is shown out of', () => {
  const [source] = filesOf(greenCard) as [SourceFile];
  const findingsOf = (text: string) => analyse(compile({...source, text}).model!).findings;
  const declaration = /^exceptions:\n(?: .*\n)+/m;

  it('is found by the analysis, with the figure', () => {
    const lower = source.text.replace('out of, value: 200', 'out of, value: 110').replace(declaration, '');
    const [finding, ...others] = findingsOf(lower);
    expect(others).toEqual([]);
    expect(finding!.message).toBe("'Total points' is above the figure that it is shown out of");
    expect(finding!.hint).toMatch(/^Fix the rule/);
    const most = 30 + 35 + 20 + 20 + 25 + 50 + 15;
    expect(findingsOf(lower.replace('out of, value: 110', `out of, value: ${most}`))).toEqual([]);
  });
});
