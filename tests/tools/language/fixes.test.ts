// Does each fix mend its problem, and nothing but that? Tried on all definitions with mistakes that the messages are tested with.
import {expect, it} from 'vitest';
import type {Diagnostic} from '../../../src/engine/diagnostics/diagnostic.ts';
import {isProjectFile} from '../../../src/engine/project/layout.ts';
import {fixOf} from '../../../src/tools/language/fixes.ts';
import {Project, withEdits} from '../../../src/tools/language/project.ts';
import {readTables} from '../../engine/compiler/badSamples.ts';

const samples = readTables().flatMap(({samples: each}) => each);

const problemsIn = (project: Project): readonly Diagnostic[] =>
  project.paths.flatMap((path) => project.problemsOf(path));

/** A key that was missing has no value yet, which is the next problem. */
const nextProblem: Readonly<Record<string, string>> = {'missing-key': 'value-missing'};

/** What a sample has besides, which its first mistake hides. */
const hidden: Readonly<Record<string, string>> = {
  'case-with-yes-as-true': 'case-bad-answer',
  'key-misspelt-in-cases': 'case-fails',
  'id-with-capitals': 'file-name',
  'mistakes-in-every-layer': 'literal-in-expression',
  'table-with-arguments-not-used': 'unused-constant',
  'top-key-misspelt': 'unused-constant',
  'name-misspelt-in-a-value-that-nothing-reads': 'unused-definition',
  'profile-fills-an-input-that-does-not-exist': 'row-missing',
};

interface Tried {
  readonly sample: string;
  readonly code: string;
  readonly title: string;
  /** What is wrong with the fix; undefined if it mends. */
  readonly wrong: string | undefined;
}

const tried: readonly Tried[] = samples.flatMap(({name, files, encoding = 'utf8'}) => {
  if (encoding !== 'utf8') return [];
  const sources = [...files].flatMap(([path, text]) => (isProjectFile(path) ? [{path, text}] : []));
  const project = new Project(sources);
  const before = problemsIn(project);
  return before.flatMap((problem) => {
    const fix = fixOf(problem);
    if (fix === undefined) return [];
    const fixed = new Project(
      sources.map(({path, text}) => ({
        path,
        text: withEdits(
          text,
          fix.edits.filter((edit) => edit.path === path),
        ),
      })),
    );
    const after = problemsIn(fixed);
    const countIn = (all: readonly Diagnostic[]): number =>
      all.filter(({code, message}) => code === problem.code && message === problem.message).length;
    const remains = countIn(after) >= countIn(before);
    const added = after.filter(
      ({code, severity}) =>
        severity === 'error' &&
        code !== nextProblem[problem.code] &&
        code !== hidden[name] &&
        !before.some((each) => each.code === code),
    );
    const wrong = remains
      ? 'the problem remains'
      : added.length > 0
        ? added.map(({code, message}) => `${code}: ${message}`).join(' ')
        : undefined;
    return [{sample: name, code: problem.code, title: fix.title, wrong}];
  });
});

it('every fix mends its problem and causes no other', () => {
  expect(tried.filter(({wrong}) => wrong !== undefined)).toEqual([]);
});

it('the frequent mistakes have a fix', () => {
  const codes = new Set(tried.map(({code}) => code));
  const frequent = [
    'case-bad-answer',
    'case-unknown-result',
    'constant-as-words',
    'figure-in-text',
    'figure-with-commas',
    'missing-key',
    'not-one-of',
    'row-unreadable',
    'unknown-column',
    'unknown-format',
    'unknown-function',
    'unknown-key',
    'unknown-line',
    'unknown-name',
    'unknown-option',
    'unused-constant',
    'unused-definition',
    'wrong-form',
  ];
  expect(frequent.filter((code) => !codes.has(code))).toEqual([]);
  expect(tried.length).toBeGreaterThan(150);
});
