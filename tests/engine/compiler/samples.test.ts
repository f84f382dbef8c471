// Does each mistake get exactly the diagnostics that help to fix it, in the right place of the right file?
// UPDATE=1 writes what the check prints now into the tables of samples: review the difference before you commit it.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkAddresses} from '../../../src/app/content/ownAddresses.ts';
import {checkNavigation} from '../../../src/app/content/navigation.ts';
import {checkLinks} from '../../../src/app/content/checkLinks.ts';
import {compilePage} from '../../../src/app/content/compilePage.ts';
import {compile} from '../../../src/engine/compile.ts';
import {ignoredIn, listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import {catalogue, type Code} from '../../../src/engine/diagnostics/catalogue.ts';
import {sortByPlace, type Diagnostic} from '../../../src/engine/diagnostics/diagnostic.ts';
import {toJson, toText} from '../../../src/engine/diagnostics/print.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {definitionPath, readTables, writeSays, type Sample} from './badSamples.ts';

const allSamples = readTables().flatMap(({samples}) => samples);
const names = allSamples.map(({name}) => name);
const checked = new Map(allSamples.map((sample) => [sample.name, check(sample)]));
const all = [...checked.values()].flat();
const printed = new Map(Array.from(checked, ([name, diagnostics]) => [name, textOf(diagnostics)]));
if (process.env['UPDATE'] === '1') writeSays(printed);
const tables = readTables();

/** All diagnostics of a sample, in the order in which `check` prints them. */
function check({files, encoding}: Pick<Sample, 'files' | 'encoding'>): readonly Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'visatally-sample-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text, encoding);
    }
    const unread = [...ignoredIn(folder, folder)];
    const sources = readFiles(listFiles(folder), folder, (diagnostic) => unread.push(diagnostic));
    return sortByPlace([...unread, ...compileProject(sources).diagnostics]);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function textOf(diagnostics: readonly Diagnostic[]): string {
  return `${diagnostics.map(toText).join('\n\n')}\n`;
}

/** The diagnostics of a file that is too large to commit. */
const tooLarge = compileProject([
  {path: 'europe/work-visa.yaml', text: '# A long comment.\n'.repeat(6_000)},
]).diagnostics;

const workVisa = compile({path: definitionPath, text: tables[0]!.common.get(definitionPath)!});

/** The diagnostics of cases whose calculator cannot be loaded, and of those of another definition. */
const afterAnInternalError = compileProject(
  ['a', 'b'].flatMap((id) => [
    {path: `europe/${id}.yaml`, text: ''},
    {path: `europe/${id}.cases.yaml`, text: 'today: 2024-06-30\ncases: [{case: One, expect: {points: 1}}]'},
  ]),
  ({path}) => ({
    ...workVisa,
    body: path.includes('a.yaml') ? [{declares: '', names: [], text: 'labels.age'}] : workVisa.body!,
  }),
).diagnostics;

/** The diagnostics of pages: one names a figure that changes, one links nowhere, one has a link with a space too many, and no task leads to a calculator. */
const onPage = compilePage(
  {
    path: 'guide.yaml',
    text: `title: A
description: B
start: {tasks: {work: [work-visa]}, areas: {}, countries: [{name: D, to: /d}]}
sections: [{title: C, blocks: [{text: "{work-visa.fee} [D](//elsewhere.example) [E] (/e)"}]}]
keywords: [B]`,
  },
  {facts: new Map(), ids: ['work-visa', 'student-visa'], summary: () => undefined, figures: () => new Map()},
).diagnostics;

/** The diagnostics of a menu that lists a calculator twice. */
const onNavigation: Diagnostic[] = [];
const menus = read(
  {path: 'navigation.yaml', text: 'menus: [{id: europe, lists: [{work-visa: Work}, {work-visa: Work}]}]'},
  (diagnostic) => onNavigation.push(diagnostic),
);
checkNavigation(menus!, ['work-visa'], (diagnostic) => onNavigation.push(diagnostic));

/** The diagnostics of a definition whose id is a page of the site. */
const onAddresses: Diagnostic[] = [];
checkAddresses([{path: 'europe/about.yaml', text: 'id: about'}], ['about'], (diagnostic) =>
  onAddresses.push(diagnostic),
);

/** The diagnostics of links to a page and to a part of the page that are not there. */
const onLinks: Diagnostic[] = [];
const links = read({path: 'guide.yaml', text: "sections: [{title: '[A](/nowhere) [B](#nowhere)'}]"}, (diagnostic) =>
  onLinks.push(diagnostic),
);
checkLinks(links!, '/guide', {addresses: ['/guide'], parts: new Map([['/guide', []]])}, (diagnostic) =>
  onLinks.push(diagnostic),
);

/** The codes of all of these. */
const shownCodes = new Set(
  [...all, ...tooLarge, ...afterAnInternalError, ...onPage, ...onNavigation, ...onAddresses, ...onLinks].map(
    ({code}) => code,
  ),
);

describe.each(tables)('$topic', ({samples}) => {
  it.each(samples)('$name', ({name, says}) => {
    expect(printed.get(name)).toBe(says);
  });
});

it.each(tables.filter(({common}) => common.size > 0))('the common definition of $topic is sound', ({common}) => {
  const diagnostics = check({files: common, encoding: 'utf8'});
  expect(diagnostics.map(({code}) => code)).toEqual(['cases-missing']);
});

it('the samples of mistakes are tables, few enough to find one by its topic', () => {
  expect(tables.length).toBeLessThanOrEqual(20);
});

describe('a bad definition', () => {
  it('is rejected before parsing if it is too large', () => {
    expect(tooLarge.map((diagnostic) => diagnostic.code)).toEqual(['file-too-large']);
  });
});

describe('an error that the tool throws', () => {
  it('is a diagnostic of the file, and the other files still run', () => {
    const [thrown, other] = afterAnInternalError.filter(({code}) => code === 'internal-error' || code === 'case-fails');
    expect(thrown!.places[0].source.path).toBe('europe/a.cases.yaml');
    expect(thrown!.message).toMatch(/mistake of the tool, not of the file: labels is not defined/);
    expect(other!.message).toBe('One: points should be 1, but is 0.');
  });
});

describe('the samples', () => {
  it('show every code of the catalogue', () => {
    expect((Object.keys(catalogue) as Code[]).filter((code) => !shownCodes.has(code))).toEqual([]);
  });

  it('have one name each', () => {
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('each have a diagnostic', () => {
    expect(names.filter((name) => checked.get(name)!.length === 0)).toEqual([]);
  });

  it('report only the mistake: one sample asks for cases, and nothing is reported twice', () => {
    const asked = names.filter((name) => checked.get(name)!.some(({code}) => code === 'cases-missing'));
    const twice = names.filter((name) => new Set(checked.get(name)!.map(toText)).size < checked.get(name)!.length);
    expect({asked, twice}).toEqual({asked: ['cases-not-written'], twice: []});
  });
});

describe('the wording of a diagnostic', () => {
  it.each([...shownCodes].toSorted())('%s', (code) => {
    for (const {message, hint} of all.filter((diagnostic) => diagnostic.code === code)) {
      expect(message).toMatch(/^\S.*\.$/);
      expect(hint).toMatch(/^\S.*[.?]$/);
      for (const words of [message, hint]) {
        expect(words).not.toMatch(/ {2}|undefined|NaN|\[object|''$|: \./);
        for (const blank of blanksOf(code)) expect(words).not.toContain(blank);
      }
    }
  });
});

/** The {blanks} of a code's message and hint in the catalogue. */
function blanksOf(code: keyof typeof catalogue): readonly string[] {
  const {message, hint} = catalogue[code];
  return [...`${message} ${hint}`.matchAll(/\{\w+\}/g)]
    .map((match) => match[0])
    .filter((blank) => blank !== '{minimum}' && blank !== '{answer}');
}

describe('the JSON form', () => {
  it.each(names)('points at the underlined text in %s', (name) => {
    for (const diagnostic of checked.get(name)!) {
      const {source, start} = diagnostic.places[0];
      const {code, severity, message, file, line, column} = toJson(diagnostic);
      expect({code, severity, message, file}).toEqual({
        code: diagnostic.code,
        severity: diagnostic.severity,
        message: diagnostic.message,
        file: source.path,
      });
      const before = source.text
        .split('\n')
        .slice(0, line - 1)
        .reduce((sum, text) => sum + text.length + 1, 0);
      expect(before + column - 1).toBe(start);
    }
  });

  it('counts lines and columns from 1', () => {
    const [diagnostic] = checked.get('file-not-called-like-its-id')!;
    expect(toJson(diagnostic!)).toMatchObject({
      file: 'europe/work-visa.yaml',
      line: 1,
      column: 5,
      endLine: 1,
      endColumn: 16,
    });
  });
});

describe('one run', () => {
  it('reports the problems of every file, even if one is not valid YAML', () => {
    const found = checked.get('three-broken-files')!.map(({code, places}) => `${places[0].source.path} ${code}`);
    expect(found).toEqual([
      'europe/study-visa.yaml yaml-syntax',
      'europe/tourist-visa.yaml unknown-key',
      'europe/work-visa.yaml unknown-name',
    ]);
  });

  it('reports every problem of a file', () => {
    expect(checked.get('two-mistakes-of-different-kinds')!.map(({code}) => code)).toEqual([
      'unknown-name',
      'figure-in-text',
      'unknown-option',
    ]);
  });
});

it('cases may be four times as long as a definition; where they are longer, the hint says how to write fewer', () => {
  const casesOf = (length: number) =>
    compileProject([
      {path: 'europe/work-visa.yaml', text: ''},
      {path: 'europe/work-visa.cases.yaml', text: '# An official test.\n'.repeat(length / 20)},
    ]).diagnostics.filter(({code}) => code === 'file-too-large');
  expect(casesOf(199_980)).toEqual([]);
  expect(casesOf(200_020).map(({hint}) => hint)).toEqual([
    expect.stringMatching(/^Write cases .* as a ladder or a grid/),
  ]);
});
