// Do title, message and text of a proposal say what changes from when, as `diff` does; and does a review show every change to somebody who knows
// the rules: figures, texts, cases, and what visitors get?
import {expect, it} from 'vitest';
import type {Change} from '../../../../src/tools/studio/change/change.ts';
import {proposalOf} from '../../../../src/tools/studio/change/proposal.ts';
import {review} from '../../../../src/tools/studio/change/review.ts';
import {openTasks} from '../../../../src/tools/studio/tasks.ts';
import type {ProjectFiles} from '../../../../src/tools/studio/protocol.ts';
import {cases, definition} from '../../workbench/folder.ts';

const id = 'small-calculator';
const [path, casesPath] = [`calculators/europe/${id}.yaml`, `calculators/europe/${id}.cases.yaml`];
const files: ProjectFiles = [
  {path, text: definition},
  {path: casesPath, text: cases},
];
type Edits = Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>;

function changed(edits: Edits): Change {
  const before = files.filter((file) => Object.hasOwn(edits, file.path));
  const after = before.map((file) => {
    const text = edits[file.path]!.reduce((edited, [from, to]) => edited.replace(from, to), file.text);
    expect(text).not.toBe(file.text);
    return {path: file.path, text};
  });
  return {before, after};
}
const withFiles = ({after}: Change): ProjectFiles =>
  files.map((file) => after.find(({path: own}) => own === file.path) ?? file);

const later = [/(\n *- \{from: 2026-01-01, value: 120\})/, '$1\n      - {from: 2027-01-01, value: 150}'] as const;
const hidden = ['doctor: 20', 'doctor: 10'] as const;
const caseMadeToPass = ['eligible: true', 'eligible: false'] as const;

it('a figure with its day, another one that hides beside it, and a case that was made to pass', () => {
  const change = changed({[path]: [later, hidden], [casesPath]: [caseMadeToPass]});
  const {title, message, text} = proposalOf(files, change);
  expect(title).toBe('Small: fee €120 → €150 from 1 January 2027; bonus, Doctor 20 → 10');
  expect(message).toBe(
    `${title}\n\n- ${id}: From 1 January 2027: €150 instead of €120 (Fee).\n- ${id}: Bonus, Doctor: 10 instead of 20.\n`,
  );
  expect(text).toBe(openTasks(() => undefined).diff(files, withFiles(change)));
  expect(text).toContain('€150 instead of €120');

  const reviewed = review(files, withFiles(change));
  expect(reviewed.definitions).toMatchObject([{id, title: 'Small', kind: 'changed', problems: []}]);
  const [{changes, answers}] = reviewed.definitions as [(typeof reviewed.definitions)[number]];
  const lineOf = (words: string): number => definition.split('\n').findIndex((line) => line.includes(words)) + 1;
  expect(changes).toEqual([
    {
      kind: 'constant',
      file: path,
      line: lineOf('  fee:') + 3,
      name: 'Fee',
      unit: 'EUR',
      before: '120',
      after: '150',
      from: '2027-01-01',
    },
    // One line was added above it.
    {kind: 'table', file: path, line: lineOf('doctor: 20') + 1, name: 'Bonus, Doctor', before: '20', after: '10'},
  ]);
  expect(answers.changed).toBeGreaterThan(0);
  expect(answers.sentences[0]).toContain('The result changes for');
  expect(answers.examples.flatMap(({differences}) => differences)).toContainEqual({
    label: 'Verdict',
    before: 'Yes',
    after: 'No chance',
  });
  expect(reviewed.cases).toMatchObject([
    {file: casesPath, name: 'A young doctor', before: {expect: {eligible: true}}, after: {expect: {eligible: false}}},
  ]);
});

it.each<[string, Edits, string]>([
  ['a figure with a day', {[path]: [later]}, 'Small: fee €120 → €150 from 1 January 2027'],
  ['a figure without a day', {[path]: [['value: 30', 'value: 35']]}, 'Small: pass mark 30 points → 35 points'],
  [
    'two figures',
    {[path]: [later, ['value: 30', 'value: 35']]},
    'Small: pass mark 30 points → 35 points; fee €120 → €150 from 1 January 2027',
  ],
  ['a rule', {[path]: [['total: bonus + ages', 'total: bonus + ages + ages']]}, 'Small: total'],
  ['a text', {[path]: [['Too young.', 'You are too young.']]}, 'Small: texts'],
  ['a label', {[path]: [['label: Job', 'label: Your job']]}, 'Small: questions'],
  ['cases only', {[casesPath]: [caseMadeToPass]}, `Cases of ${id}`],
  ['an error', {[path]: [['bonus + ages', 'bonus + agges']]}, `${id} (it has an error)`],
])('the title of %s', (_, edits, title) => {
  expect(proposalOf(files, changed(edits)).title).toBe(title);
});

it('says why a definition with an error could not be compared', () => {
  const {definitions} = review(files, withFiles(changed({[path]: [['bonus + ages', 'bonus + agges']]})));
  expect(definitions).toMatchObject([{id, kind: 'broken', changes: [], problems: [{file: path}]}]);
});

it('a new calculator and one that is removed', () => {
  expect(proposalOf([], {before: [], after: files}).title).toBe(`New calculator: ${id}`);
  expect(proposalOf(files, {before: files, after: []}).title).toBe(`${id} is removed`);
  expect(review([], files).definitions).toMatchObject([{id, kind: 'added'}]);
});
