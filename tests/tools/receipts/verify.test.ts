// Is a saved result reproduced by the same rules, and is the rule named that has changed since, whatever the file holds?
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {blocks} from '../../../src/engine/blocks/index.ts';
import {tones} from '../../../src/engine/results/card.ts';
import {receiptOf, type Receipt, engineVersion} from '../../../src/engine/published/receipt.ts';
import {readReceipt, verify, type ReadReceipt, type Verification} from '../../../src/tools/receipts/verify.ts';
import {command} from '../../../src/tools/commands/verify.ts';
import {library} from '../../calculators/compiled.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import {runInProcess} from '../commands/runInProcess.ts';

const TODAY = '2026-11-23';

const definition = (fee: number, routes = '{worker: Worker, student: Student}') => `
inputs: {route: {label: Route, options: ${routes}}}
constants:
  fee: {label: Fee, value: ${fee}, unit: EUR}
  unrelated: {label: Period, value: 3, unit: months}
result: {fee: {when: route == worker, give: fee, else: 0}}
card:
  - figure: {label: What you pay, of: result.fee, unit: money}
  - facts: [{label: Months, of: unrelated, unit: months}]
`;

const {calculator} = small(definition(180));
const saved = read(receiptOf(calculator, {route: 'worker'}, {today: TODAY}));

/** What is said of a receipt that is as it was made. */
const reproduced: Verification = {kind: 'reproduced', changed: [], refused: [], altered: [], areRulesSame: true};

/** As it comes back from a file. */
function read(receipt: unknown): ReadReceipt {
  const found = readReceipt(JSON.stringify(receipt));
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a receipt', () => {
  it('is reproduced by the rules that made it', () => {
    expect(verify(calculator, saved)).toEqual(reproduced);
  });

  it('names the rule that has changed since', () => {
    expect(verify(small(definition(200)).calculator, saved)).toEqual({
      kind: 'differs',
      result: {fee: 200},
      changed: [{name: 'How we work it out: Fee: Route: Worker', before: '€180', after: '€200'}],
      refused: [],
      altered: ['link', 'explanation', 'rules'],
      areRulesSame: false,
    });
  });

  it('is reproduced if a rule has changed that its answers do not reach, and says which', () => {
    const other = read(receiptOf(calculator, {route: 'student'}, {today: TODAY}));
    expect(verify(small(definition(200)).calculator, other)).toEqual({
      ...reproduced,
      kind: 'altered',
      changed: [{name: 'How we work it out: Fee: Route: Worker', before: '€180', after: '€200'}],
      altered: ['link', 'rules'],
      areRulesSame: false,
    });
  });

  it('names the question whose answer is not accepted any more', () => {
    const without = small(
      definition(180, '{employee: Employee, student: Student}').replace('== worker', '== employee'),
    );
    expect(verify(without.calculator, saved)).toMatchObject({kind: 'differs', refused: ['Route']});
  });

  it('that was changed by hand has another result under the same rules', () => {
    const altered = {...saved, result: {fee: 18}};
    expect(verify(calculator, altered)).toMatchObject({kind: 'differs', areRulesSame: true, changed: []});
  });

  it('that names the same rules has altered ones, not changed ones, where its list of them is another', () => {
    const rules = saved.rules.map((list) => ({...list, rows: list.rows.map((row) => ({...row, texts: ['€18']}))}));
    expect(verify(calculator, {...saved, rules})).toMatchObject({
      kind: 'altered',
      altered: ['rules'],
      areRulesSame: true,
    });
  });

  it('names the text that has changed since, although the hash of the rules leaves out wording', () => {
    const worded = (late: string, otherwise: string) =>
      small(`
inputs: {days: {label: Days, type: integer}}
constants: {limit: {label: Limit, value: 30, unit: days}}
values:
  state:
    first:
      - {when: days > limit, say: ${late}}
      - {say: ${otherwise}}
tables: {fine: {by: state, rows: {too late: 500, in time: 0}}}
result: {fine: fine}
card:
  - figure: {label: Fine, of: result.fine}
`).calculator;
    const [former, present] = [worded('too late', 'in time'), worded('in time', 'too late')];
    expect(present.rulesHash).toBe(former.rulesHash);
    expect(verify(present, read(receiptOf(former, {days: '40'}, {today: TODAY})))).toMatchObject({
      kind: 'differs',
      areRulesSame: false,
      changed: [
        {name: expect.stringContaining('State') as string, before: 'too late', after: 'in time'},
        {name: expect.stringContaining('State') as string, before: 'in time', after: 'too late'},
      ],
    });
  });

  it('of another version of the engine is reproduced if all else is the same', () => {
    expect(verify(calculator, {...saved, engine: '0.0.9'})).toEqual(reproduced);
  });

  it.each(['engine', 'rulesHash'])('in which all but the result was forged is not reproduced by another %s', (name) => {
    const forged = {
      ...saved,
      [name]: '0.0.9',
      title: 'Free visas',
      link: 'https://evil.example',
      completeness: {},
      explanation: {},
      rules: [],
    };
    expect(verify(calculator, forged)).toMatchObject({
      kind: 'altered',
      altered: ['title', 'link', 'completeness', 'explanation', 'rules'],
    });
  });

  it('names an answer that no form takes, and each part that was changed by hand, though the result is the same', () => {
    const {answers, link} = saved;
    const altered = {...saved, answers: {...answers, since: '1999'}, link: `${link}&since=1999`, title: 'Free visas'};
    expect(verify(calculator, altered)).toEqual({
      ...reproduced,
      kind: 'altered',
      refused: ['since'],
      altered: ['title', 'answers', 'link'],
    });
  });
});

it.each([
  ['', 'It is not JSON'],
  ['[]', "'the file'"],
  ['{"receipt": 2}', "'receipt'"],
  ['{"receipt": 1}', "'calculator': is missing"],
  [JSON.stringify({...saved, today: '2026-02-30'}), "'today': not a day of the calendar"],
  [JSON.stringify({...saved, answers: {route: 5}}), "'answers.route'"],
  [JSON.stringify(saved).replace('"result":', '"result":{"fee":0},"result":'), "It has 'result' twice"],
  [
    JSON.stringify({...saved, result: {}}).replace('"result":{}', `"result":${nested(300_000)}`),
    'more than 100 levels',
  ],
])('a file that is no receipt is refused with what is wrong: %#', (text, problem) => {
  expect(readReceipt(text)).toMatchObject({problem: expect.stringContaining(problem) as string});
});

it('receipts of every calculator are reproduced', () => {
  for (const id of library.ids) {
    const kept = read(receiptOf(library.get(id), {}, {today: TODAY}));
    expect(verify(library.get(id), kept), id).toEqual(reproduced);
  }
});

const kept = readdirSync('tests/tools/receipts/kept').map((name) => `tests/tools/receipts/kept/${name}`);

it.each(kept)('%s, kept on 23 November 2026, is reproduced, or the rule is named that has changed', (path) => {
  const receipt = readReceipt(readFileSync(path, 'utf8')) as ReadReceipt;
  const found = verify(library.get(receipt.calculator), receipt);
  if (found.kind === 'differs') expect(found.changed).not.toEqual([]);
});

it('the kept ones have every kind of question, of block and of verdict, an open result and none at all', () => {
  const receipts = kept.map((path) => readReceipt(readFileSync(path, 'utf8')) as ReadReceipt);
  const kindsIn = (id: string, answers: Readonly<Record<string, string>>, today: string): readonly string[] => {
    const {fields} = library.get(id).page(today);
    const {result, card} = library.get(id).evaluate(answers, today);
    const shown = result === null ? [] : card();
    return [
      ...fields.map(({kind}) => `question: ${kind}`),
      ...shown.map(({kind}) => `block: ${kind}`),
      ...shown.flatMap(({items}) => items.flatMap(({tone}) => (tone === undefined ? [] : [`verdict: ${tone}`]))),
      ...(result === null ? ['no result'] : []),
    ];
  };
  const covered = new Set(receipts.flatMap(({calculator: id, answers, today}) => kindsIn(id, answers, today)));
  const questions = library.ids.flatMap((id) => kindsIn(id, {}, TODAY).filter((kind) => kind.startsWith('question')));
  const all = [...questions, ...Object.keys(blocks).map((kind) => `block: ${kind}`), 'no result'];
  expect([...all, ...tones.map((tone) => `verdict: ${tone}`)].filter((kind) => !covered.has(kind))).toEqual([]);
  const completeness = kept.map((path) => (JSON.parse(readFileSync(path, 'utf8')) as Receipt).completeness.verdict);
  expect(new Set(completeness)).toEqual(new Set(['open', 'settled']));
});

/** What the command returns and prints for files in a folder of their own; in its output, paths are without the folder. */
async function verified(files: Readonly<Record<string, string>>): Promise<{code: number; out: string; err: string}> {
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
  try {
    const paths = Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const {code, out, err} = await runInProcess(command, paths);
    return {code, out: out.replaceAll(`${folder}/`, ''), err: err.replaceAll(`${folder}/`, '')};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('the command, for files that were changed by hand,', () => {
  const id = 'us-tourist-visa-calculator';
  const receipt = receiptOf(library.get(id), {visaType: 'F1', applicants: '3'}, {today: TODAY});
  const same = JSON.stringify(receipt);
  const altered = JSON.stringify({...receipt, title: 'Free visas'});
  const differs = JSON.stringify({...receipt, result: {total: 1}});
  const unsound = same.replace('"result":', `"more":${nested(100_000)},"result":`);

  it('says what differs, and what that may be due to', async () => {
    const {code, out} = await verified({
      'a.json': altered,
      'b.json': JSON.stringify({...receipt, title: 'Free visas', engine: '0.0.9'}),
      'c.json': JSON.stringify({...receipt, title: 'Free visas', rulesHash: '0000000'}),
    });
    const about = `${id}, calculated for 23 November 2026`;
    expect(out.split('\n')).toEqual([
      `a.json: ${about}: the same result, but other parts differ.`,
      '  Not as this version writes it for these answers, under the same rules: title.',
      `b.json: ${about} by version 0.0.9 of the engine: the same result, but other parts differ.`,
      `  Not as this version writes it for these answers, which may be due to the version that the file names (0.0.9 then, ${engineVersion} now): title.`,
      `c.json: ${about}: the same result, but other parts differ.`,
      '  Not as this version writes it for these answers, which may be due to the rules that the file names: title.',
      '  A rule that the page does not list has changed since, but not this result.',
      '',
    ]);
    expect(code).toBe(3);
  });

  it('accuses nobody of another result, unless nothing else in the file is otherwise', async () => {
    const [{title, rows}, ...others] = receipt.rules as [Receipt['rules'][number]];
    const [row, ...rest] = rows as [(typeof rows)[number]];
    const rules = [{title, rows: [{...row, texts: ['Another text.']}, ...rest]}, ...others];
    const said = async (change: object) => {
      const {code, out} = await verified({'a.json': JSON.stringify({...receipt, result: {total: 1}, ...change})});
      expect(code).toBe(1);
      return out.trimEnd().split('\n').slice(3);
    };
    expect(await said({})).toEqual(['  No rule has changed since, so the file was changed after it was saved.']);
    expect(await said({explanation: {}})).toEqual([
      '  Not as this version writes it for these answers, under the same rules: explanation.',
      '  No rule that the file lists has changed since: the file was changed after it was saved, or a text that it does not list.',
    ]);
    expect(await said({engine: '0.0.9'})).toContain(
      `  No rule that the file lists has changed since: the file was changed after it was saved, or the engine (0.0.9 then, ${engineVersion} now).`,
    );
    expect((await verified({'a.json': JSON.stringify({...receipt, rules})})).out.split('\n').slice(0, 3)).toEqual([
      `a.json: ${id}, calculated for 23 November 2026: the same result, but other parts differ.`,
      '  Not as this version writes it for these answers: rules.',
      '  The file lists these rules otherwise:',
    ]);
    const listed = await said({rules});
    expect(listed.slice(1)).toEqual([
      '  These rules have changed since:',
      expect.stringContaining('Another text. → ') as string,
    ]);
  });

  it.each([
    [{same}, 0],
    [{same, altered}, 3],
    [{altered, differs}, 1],
    [{unsound, altered, differs, same}, 2],
  ])('verifies all, and exits with the code of the worst: %#', async (files, expected) => {
    const {code, out, err} = await verified(files);
    expect(code).toBe(expected);
    expect(`${out}${err}`.match(/^\w+(?=:)/gm)!.toSorted()).toEqual(Object.keys(files).toSorted());
  });
});

it('the command says the same in one line a file, and exits with 2 for what is no receipt', async () => {
  const {code, out, err} = await runInProcess(command, [kept[0]!, 'package.json']);
  expect(code).toBe(2);
  expect(out).toMatch(
    /^tests\/tools\/receipts\/kept\/[\w-]+\.json: [\w-]+, calculated for 23 November 2026: the same result(?:, but other parts differ)?\.\n(?: {2}Not as this version writes it .*\n(?: {2}.*\n)*)?$/,
  );
  expect(err).toContain('package.json: This version cannot read it as a receipt');
});

it('the version that receipts name is that of the project', () => {
  const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
  expect(engineVersion).toBe(version);
});
