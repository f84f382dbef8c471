// Do title, message and text of a proposal say what changes from when, as `diff` does; and does a review show every change to somebody who knows
// the rules: figures, texts, cases, and what visitors get?
import {expect, it} from 'vitest';
import {listFiles, readFiles} from '../../../../src/engine/project/files.ts';
import type {Change} from '../../../../src/tools/studio/change/change.ts';
import {proposalOf} from '../../../../src/tools/studio/change/proposal.ts';
import {review} from '../../../../src/tools/studio/change/review.ts';
import {openTasks} from '../../../../src/tools/studio/tasks.ts';
import type {ProjectFiles} from '../../../../src/tools/studio/protocol.ts';

const id = 'germany-blue-card-calculator';
const [path, casesPath] = [`calculators/europe/${id}.yaml`, `calculators/europe/${id}.cases.yaml`];
const files: ProjectFiles = readFiles(listFiles('calculators'), process.cwd(), () => undefined).map((file) => ({
  path: file.path,
  text: file.text,
}));
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

const later = [/(\n *- \{from: 2026-01-01, value: 50_700.*)/, '$1\n      - {from: 2027-01-01, value: 53_000}'] as const;
const hidden = ['Before tax, as in your contract.', 'After tax, as in your contract.'] as const;

it('a figure with its day, a text beside it and a case that was made to pass', () => {
  const change = changed({[path]: [later, hidden], [casesPath]: [['eligible: true\n', 'eligible: false\n']]});
  const {title, message, text} = proposalOf(files, change);
  expect(title).toBe('Germany EU Blue Card: minimum annual salary €50,700 → €53,000 from 1 January 2027');
  expect(message.split('\n').slice(0, 3)).toEqual([
    title,
    '',
    `- ${id}: From 1 January 2027: €53,000 instead of €50,700 (Minimum annual salary).`,
  ]);
  expect(text).toBe(openTasks(() => undefined).diff(files, withFiles(change)));
  expect(text).toContain('€53,000 instead of €50,700');

  const {definitions, cases} = review(files, withFiles(change));
  expect(definitions).toMatchObject([{id, title: 'Germany EU Blue Card Calculator', kind: 'changed', problems: []}]);
  const [{changes, answers}] = definitions as [(typeof definitions)[number]];
  const line =
    files
      .find((file) => file.path === path)!
      .text.split('\n')
      .findIndex((each) => each.includes(hidden[0])) + 1;
  expect(changes).toEqual([
    expect.objectContaining({kind: 'form', file: path, line, before: hidden[0], after: hidden[1]}),
    {
      kind: 'constant',
      file: path,
      line: expect.any(Number),
      name: 'Minimum annual salary',
      unit: 'EUR',
      before: '50700',
      after: '53000',
      from: '2027-01-01',
    },
  ]);
  expect(answers.changed).toBeGreaterThan(0);
  expect(answers.sentences[0]).toContain('The result changes for');
  expect(answers.examples[0]!.differences).toContainEqual({
    label: 'Verdict',
    before: 'Eligible',
    after: 'Not eligible',
  });
  expect(cases).toMatchObject([
    {
      file: casesPath,
      name: 'A manager at exactly the general minimum is eligible',
      before: {expect: {eligible: 'true'}},
      after: {expect: {eligible: 'false'}},
    },
  ]);
});

it.each<[string, Edits, string]>([
  [
    'a figure without a day',
    {[path]: [['value: 21\n', 'value: 24\n']]},
    'Germany EU Blue Card: time until permanent residence with German at B1 or higher 21 months → 24 months',
  ],
  ['a text', {[path]: [['say: Eligible,', 'say: You are eligible,']]}, 'Germany EU Blue Card: texts'],
  ['a label', {[path]: [[hidden[0], hidden[1]]]}, 'Germany EU Blue Card: questions'],
  ['cases only', {[casesPath]: [['eligible: true\n', 'eligible: false\n']]}, `Cases of ${id}`],
  ['an error', {[path]: [['result.eligible, say', 'result.elegible, say']]}, `${id} (it has an error)`],
])('the title of %s', (_, edits, title) => {
  expect(proposalOf(files, changed(edits)).title).toBe(title);
});

it('says why a definition with an error could not be compared', () => {
  const {definitions} = review(files, withFiles(changed({[path]: [['result.eligible, say', 'result.elegible, say']]})));
  expect(definitions).toMatchObject([{id, kind: 'broken', changes: [], problems: [{file: path}]}]);
});

it('a new calculator and one that is removed', () => {
  const kept = files.filter((file) => file.path !== path && file.path !== casesPath);
  const own = files.filter((file) => file.path === path || file.path === casesPath);
  expect(proposalOf(kept, {before: [], after: own}).title).toBe(`New calculator: ${id}`);
  expect(proposalOf(files, {before: own, after: []}).title).toBe(`${id} is removed`);
  expect(review(kept, files).definitions).toMatchObject([{id, kind: 'added'}]);
});
