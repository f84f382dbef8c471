// Does a diff follow every rename that `was:` declares, so that the code of the calculation is the same?
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {compile} from '../../../src/engine/compile.ts';
import {idOf, type SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {entriesOf, get, type MapNode, type Node} from '../../../src/engine/language/yaml/node.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {applyRenames, type Rename} from '../../../src/tools/analysis/diff/renames.ts';
import {readFiles} from '../../../src/engine/project/files.ts';
import {definitionFiles} from '../../../src/tools/commands/definitions.ts';
import {isFull} from '../../samples.ts';
import {sampleText} from './fixture.ts';

const kitchenSinkFolder = 'tests/engine/compiler/samples/good/kitchen-sink';
const sources = readFiles(
  [...definitionFiles('calculators'), ...definitionFiles(kitchenSinkFolder)],
  process.cwd(),
  (problem) => {
    throw new Error(problem.message);
  },
);

/** With the shared data that it uses. */
const treeOf = (source: SourceFile): MapNode => compile(source).tree!;

/** Everything that can be renamed, with a name that nothing has. */
function possibleRenames(tree: MapNode): readonly Rename[] {
  const fresh = {name: 'renamedThing', option: ['renamed', '9th', '10+', '0-2', 'and']} as const;
  const keys = (node: Node | undefined): readonly string[] => entriesOf(node).map(({key}) => key);
  const sections = [
    ['inputs', 'input'],
    ['constants', 'constant'],
    ['tables', 'table'],
  ] as const;
  return [
    ...sections.flatMap(([section, kind]) =>
      entriesOf(get(tree, section)).flatMap(({key: was, value}): readonly Rename[] =>
        kind === 'table' && get(value, 'by') === undefined ? [] : [{kind, was, is: fresh.name}],
      ),
    ),
    ...entriesOf(get(tree, 'inputs')).flatMap(({key: owner, value}) =>
      // Formulas may read numerals as numbers.
      keys(get(value, 'options'))
        .filter((was) => !/^\d+$/.test(was))
        .map((was, index): Rename => {
          const is = fresh.option.filter((option) => get(get(value, 'options'), option) === undefined);
          return {kind: 'option', was, is: is[index % is.length]!, owner};
        }),
    ),
    ...entriesOf(get(tree, 'sums')).flatMap(({key: owner, value}) =>
      entriesOf(value).flatMap(({key: was, value: part}): readonly Rename[] =>
        get(part, 'by') === undefined ? [] : [{kind: 'part', was, is: 'renamedPart', owner}],
      ),
    ),
  ];
}

const sectionOf: Readonly<Partial<Record<Rename['kind'], string>>> = {
  input: 'inputs',
  constant: 'constants',
  table: 'tables',
};

/** The definition with one thing renamed, as an editor would write it. */
function renamed(tree: MapNode, rename: Rename): string {
  const {kind, was, is, owner} = rename;
  const data = dataOf(applyRenames(tree, [rename])) as Data;
  const path = {option: ['inputs', owner!, 'options'], part: ['sums', owner!]}[kind as 'option' | 'part'];
  const parent = (path ?? [sectionOf[kind]!]).reduce((map, key) => map.get(key) as Data, data);
  const value = parent.get(is);
  const described = value instanceof Map ? value : new Map([[kind === 'option' ? 'label' : 'value', value]]);
  parent.set(is, new Map([...described, ['was', was]]));
  return stringify(data, {lineWidth: 0});
}

type Data = Map<string, unknown>;

/** Maps keep the order of keys that are numerals. */
function dataOf(node: Node): unknown {
  if (node.kind === 'list') return node.items.map(dataOf);
  return node.kind === 'map' ? new Map(node.entries.map(({key, value}) => [key, dataOf(value)])) : node.value;
}

/** Every eighth one in `npm test`. */
const renamedSources = sources.filter((_, index) => isFull || index % 8 === 0);

describe.each(renamedSources.map((source) => [idOf(source.path), source] as const))('%s', (id, source) => {
  it('is the same with any one thing renamed', () => {
    const tree = treeOf(source);
    for (const rename of isFull ? possibleRenames(tree) : [inTheMiddle(possibleRenames(tree))]) {
      const tried = JSON.stringify(rename);
      const after = {path: source.path, text: renamed(tree, rename)};
      expect(
        compile(after).diagnostics.map(({message}) => message),
        tried,
      ).toEqual([]);
      const diff = diffDefinition({id, before: source, after});
      expect(diff, tried).toMatchObject({kind: 'changed', renames: [{was: rename.was, is: rename.is}]});
      expect(diff.kind === 'changed' && diff.rules, tried).toEqual([]);
      expect(diff, tried).not.toHaveProperty('behaviour');
    }
  });
});

const inTheMiddle = <Item>(items: readonly Item[]): Item => items[Math.floor(items.length / 2)]!;

/** The kitchen sink with texts replaced; each must be there. */
function kitchenSink(...replaced: readonly (readonly [from: string, to: string])[]): SourceFile {
  const source = sources.find(({path}) => path.endsWith('kitchen-sink.yaml'))!;
  const text = replaced.reduce((result, [from, to]) => {
    expect(result).toContain(from);
    return result.replaceAll(from, () => to);
  }, source.text);
  return {...source, text};
}

type Replaced = readonly (readonly [from: string, to: string])[];

const sourceOfRow = [
  '    by: nationality\n    rows:',
  '    by: nationality\n    sources: {hyperborea | ys: {section: The far treaty}}\n    rows:',
] as const;

const written: readonly (readonly [name: string, before: Replaced, after: Replaced])[] = [
  [
    'options that begin with a digit, and need quotes in formulas',
    [],
    [
      ['3-9: Three to nine years', "'3+': {label: Three to nine years, was: 3-9}"],
      ['order: [0-2, 3-9, 10+]', "order: [0-2, '3+', 10+]"],
      ['3+: 3-9, 10+', "3+: '3+', 10+"],
      ["experience >= '3-9'", "experience >= '3+'"],
    ],
  ],
  [
    'an input that shares its name with a term of the profile, whose levels share theirs with its options',
    [],
    [
      ['  education:\n    label: Highest', '  degree:\n    label: Highest'],
      ['was: degree', 'was: education'],
      ["masters: {label: Master's,", "magister: {label: Master's, was: masters,"],
      ['order: [other, bachelors, masters, phd]', 'order: [other, bachelors, magister, phd]'],
      ['  education: {by: education,', '  degree: {by: education,'],
      ['masters: masters,', 'masters: magister,'],
      ['education >= permit.degree', 'degree >= permit.degree'],
      ["yours is '{education}'", "yours is '{degree}'"],
      ['education == phd', 'degree == phd'],
      [
        'by: education, rows: {bachelors: 10, masters | phd: 20',
        'by: degree, rows: {bachelors: 10, magister | phd: 20',
      ],
      ['of: education, missing', 'of: degree, missing'],
    ],
  ],
  [
    'an option that a cell names, in a column that is called like a former input',
    [],
    [
      ["bachelors: {label: Bachelor's,", "ba: {label: Bachelor's, was: bachelors,"],
      ['order: [other, bachelors,', 'order: [other, ba,'],
      ['bachelors: bachelors,', 'bachelors: ba,'],
      ['degree: bachelors,', 'degree: ba,'],
      ['rows: {bachelors: 10', 'rows: {ba: 10'],
    ],
  ],
  [
    'a day in rows and at the lower end of a range',
    [],
    [
      ['  reform: 2020-03-01 ', '  law: {value: 2020-03-01, was: reform} '],
      ['min: reform', 'min: law'],
      ['under reform', 'under law'],
      ['reform to 2023-12-31', 'law to 2023-12-31'],
      ['latest(firstVisit, reform)', 'latest(firstVisit, law)'],
    ],
  ],
  [
    'a day called like the word between the ends of a range',
    [
      ['  reform: 2020-03-01 ', '  to: 2020-03-01 '],
      ['min: reform', 'min: to'],
      ['under reform', 'under to'],
      ['reform to 2023-12-31', 'to to 2023-12-31'],
      ['latest(firstVisit, reform)', 'latest(firstVisit, to)'],
    ],
    [
      ['  reform: 2020-03-01 ', '  law: {value: 2020-03-01, was: to} '],
      ['min: reform', 'min: law'],
      ['under reform', 'under law'],
      ['reform to 2023-12-31', 'law to 2023-12-31'],
      ['latest(firstVisit, reform)', 'latest(firstVisit, law)'],
    ],
  ],
  [
    'an option in a list, a row and `offered`',
    [],
    [
      ['ys: Ys\n', 'is: {label: Ys, was: ys}\n'],
      ['farNationalities: [hyperborea, ys]', 'farNationalities: [hyperborea, is]'],
      ['hyperborea | ys:', 'hyperborea | is:'],
      ['embassy: An embassy abroad', '5th: {label: An embassy abroad, was: embassy}'],
      ['embassy: Apply', '5th: Apply'],
      ['        embassy: [standard', '        5th: [standard'],
      ['      embassy: {standard', '      5th: {standard'],
      ['in [embassy, blank]', "in ['5th', blank]"],
      ['embassy: 25, blank', '5th: 25, blank'],
    ],
  ],
  [
    'an option in the key of a row that has a source of its own',
    [sourceOfRow],
    [
      sourceOfRow,
      ['ys: Ys\n', 'is: {label: Ys, was: ys}\n'],
      [', ys]', ', is]'],
      ['hyperborea | ys:', 'hyperborea | is:'],
    ],
  ],
  [
    'a constant in a row, a cell, a bound and texts, called like a column',
    [
      ['oldestAge', 'fee'],
      ['minimumSalary', 'salaryFloor'],
    ],
    [
      ['  oldestAge: 65 ', '  oldestAge: {value: 65, was: fee} '],
      ['was: salaryThreshold', 'was: salaryFloor'],
    ],
  ],
  [
    'a table in table form among the values, and a part of a sum',
    [],
    [
      ['    english: {label: English, give', '    language: {label: English, give'],
      ['    age: {label: Age, by: age,', '    years: {was: age, label: Age, by: age,'],
      ['    language: {label: English, give', '    english: {label: English, give'],
    ],
  ],
];

it.each(written)('%s', (_name, before, after) => {
  const diff = diffDefinition({id: 'kitchen-sink', before: kitchenSink(...before), after: kitchenSink(...after)});
  expect(diff).toMatchObject({kind: 'changed', rules: []});
  expect(diff.kind === 'changed' && diff.renames.length).toBeGreaterThan(0);
  expect(diff).not.toHaveProperty('behaviour');
});

it('says in which version a former name is still in use', () => {
  const path = 'nowhere/sample-calculator.yaml';
  const after = sampleText(['cook: Cook', 'cook: {was: doctor, label: Cook}']);
  const diff = diffDefinition({
    id: 'sample-calculator',
    before: {path, text: sampleText()},
    after: {path, text: after},
  });
  expect(diff).toMatchObject({kind: 'broken', errors: [{code: 'former-name-in-use'}]});
});
