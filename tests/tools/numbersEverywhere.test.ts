// Is each way to write a number read the same by the form, the command, JSON lines, links, assistants and saved cases, or refused by all with what
// to write instead?
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {numberFeedback} from '../../src/engine/answers/numberMessages.ts';
import {readAnswers} from '../../src/engine/answers/formValues.ts';
import {openShareLink} from '../../src/engine/answers/openShareLink.ts';
import type {NumberContext} from '../../src/engine/language/numbers/parseNumber.ts';
import {shareFragment} from '../../src/engine/answers/shareLink.ts';
import {compile} from '../../src/engine/compile.ts';
import {load} from '../../src/engine/program/parts.ts';
import {isNumberField} from '../../src/engine/language/inputs/number.ts';
import {judge} from '../../src/engine/published/calculate.ts';
import type {AnswerProblem} from '../../src/engine/results/published.ts';
import {command} from '../../src/tools/commands/calculate.ts';
import {saveCases} from '../../src/tools/commands/savedCases.ts';
import {datedAnswersInFile} from '../../src/tools/analysis/caseAnswers.ts';
import {writtenNumbers} from '../engine/answers/writtenNumbers.ts';
import {runInProcess} from './commands/runInProcess.ts';

const TODAY = '2026-11-23';

const names = writtenNumbers.map((_, index) => `number${index}`);
const inputOf = ({kind, unit, per, min, max}: NumberContext): string =>
  JSON.stringify({label: 'Asked', type: kind, unit, per, min, max});
const definition = [
  'id: numbers',
  'title: Numbers',
  'description: Numbers.',
  'country: Nowhere',
  'currency: EUR',
  "source: {name: Nobody, url: 'https://example.org'}",
  'dataAsOf: 2026-06',
  'inputs:',
  ...writtenNumbers.map(([, field], index) => `  ${names[index]}: ${inputOf(field)}`),
  `result: {${names.map((name) => `${name}: ${name}`).join(', ')}}`,
  'card: [{note: X}]',
].join('\n');
const compiled = compile({path: 'numbers.yaml', text: definition});
const calculator = load(compiled.body!);
const {fields} = calculator.page(TODAY);

/** The n-th text of each kind of field: all are asked at once, and a kind with fewer leaves its own blank. */
const rounds = Array.from({length: Math.max(...writtenNumbers.map(([, , rows]) => rows.length))}, (_, round) =>
  Object.fromEntries(
    writtenNumbers.flatMap(([, , rows], index) => (round < rows.length ? [[names[index]!, rows[round]!]] : [])),
  ),
);
const typedIn = (round: (typeof rounds)[number]): Record<string, string> =>
  Object.fromEntries(Object.entries(round).map(([name, [typed]]) => [name, typed]));

const folder = mkdtempSync(join(tmpdir(), 'visatally-numbers-'));
beforeAll(() => {
  mkdirSync(join(folder, 'nowhere'));
  writeFileSync(join(folder, 'nowhere/numbers.yaml'), `${definition}\n`);
});
afterAll(() => rmSync(folder, {recursive: true}));

/** What the rules use, by field: a number that is out of range is used all the same, but never below 0. */
const resultOf = (answers: Readonly<Record<string, unknown>>) => calculator.calculate(answers, TODAY)!;

it('the form reads a number, asks which of two, or says what to write', () => {
  for (const round of rounds)
    for (const field of fields.filter(({id}) => id in round && isNumberField(fields.find((each) => each.id === id)!))) {
      const [typed, expected] = round[field.id]!;
      if (!isNumberField(field)) throw new Error(field.id);
      const feedback = numberFeedback(field, typed);
      const text = feedback?.kind === 'question' ? '' : feedback?.text;
      if (Array.isArray(expected)) expect(feedback?.kind, typed).toBe('question');
      else if (typeof expected === 'string' && typed.trim() !== '') {
        expect(feedback?.kind, typed).toBe('note');
        expect(text, typed).toMatch(/^Enter .*\d/);
      } else expect(feedback === null || feedback.kind === 'understood', typed).toBe(true);
    }
});

it('the command and JSON lines use what the form reads, and say what the form says of the others', async () => {
  const lines = rounds.map((round) => JSON.stringify({calculator: 'numbers', inputs: typedIn(round), today: TODAY}));
  const {out} = await runInProcess(command, ['--jsonl', '--dir', folder], lines.join('\n'));
  const replies = out
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as {readonly result: Record<string, number>; readonly problems: readonly AnswerProblem[]},
    );
  for (const [index, round] of rounds.entries()) {
    const typed = typedIn(round);
    const {result, problems} = replies[index]!;
    expect(result).toEqual(resultOf(readAnswers(fields, typed)));
    for (const [name, [text, expected]] of Object.entries(round)) {
      const problem = problems.find(({id}) => id === name);
      if (typeof expected === 'number') {
        const isWhole = fields.find(({id}) => id === name)!.kind === 'integer';
        expect(result[name], text).toBe(isWhole ? Math.floor(expected) : expected);
        expect(problem?.reason, text).toBe(isWhole && !Number.isInteger(expected) ? 'fraction' : undefined);
      } else if (Array.isArray(expected))
        expect(problem, text).toMatchObject({
          reason: 'ambiguous',
          message: expect.stringMatching(/^Did you mean .* or /),
        });
      else if (text.trim() !== '')
        expect(problem, text).toMatchObject({
          reason: expected === 'no number' ? 'unreadable' : 'outOfRange',
          message: expect.stringMatching(/^Enter .*\d/),
        });
    }
  }
  // The command itself, for some: it compiles the definition each time.
  for (const index of [0, 7, 20]) {
    const args = Object.entries(typedIn(rounds[index]!)).map(([name, text]) => `${name}=${text}`);
    const run = await runInProcess(command, ['numbers', '--json', '--dir', folder, '--today', TODAY, '--', ...args]);
    expect((JSON.parse(run.out) as {result: unknown}).result).toEqual(replies[index]!.result);
    expect(run.err.split('\n').filter(Boolean)).toEqual(
      replies[index]!.problems.map(({id, message}) => `Note: ${id}: ${message}`),
    );
  }
});

it('a link holds what the form reads, and names what it cannot use', () => {
  for (const round of rounds) {
    const read = readAnswers(fields, typedIn(round));
    const opened = openShareLink(shareFragment({fields, answers: read, rulesHash: ''}), {fields}, '')!;
    for (const [name, [typed, expected]] of Object.entries(round)) {
      const taken = opened.values[name];
      if (typeof expected === 'number') expect(Number(taken), typed).toBe(expected);
      else if (expected === 'no number') expect([typed, taken]).toEqual([typed, undefined]);
    }
    const unusable = Object.values(round).filter(
      ([typed, expected]) => expected === 'no number' && typed.trim() !== '',
    );
    expect(opened.dropped).toHaveLength(unusable.length);
  }
});

it('an assistant gets the same number, or what to ask the person for', () => {
  for (const round of rounds)
    for (const [name, [typed, expected]] of Object.entries(round)) {
      const {answers, problems} = judge(calculator, {[name]: typed}, TODAY);
      if (typeof expected === 'number') {
        expect([typed, problems.filter(({reason}) => reason !== 'fraction')]).toEqual([typed, []]);
        expect(Number(answers[name])).toBe(expected);
      } else if (typed.trim() !== '') expect(problems[0]?.message, typed).toMatch(/^(?:Enter|Did you mean) /);
    }
});

it('a saved case has the same number, and an ambiguous one is not saved', () => {
  const file = join(folder, 'numbers.cases.yaml');
  const definitionOfCase = {model: compiled.model!, calculator};
  const save = (given: readonly Readonly<Record<string, string>>[]): number => {
    writeFileSync(file, `today: ${TODAY}\ncases:\n`);
    const cases = given.map((answers, index) => ({name: `case ${index}`, answers, today: TODAY}));
    return saveCases(file, cases, definitionOfCase);
  };
  for (const round of rounds) {
    const kept: Record<string, string>[] = [];
    for (const [name, [typed, expected]] of Object.entries(round)) {
      if (typed.length > 64 || (expected !== 'out of range' && typeof expected === 'string')) continue;
      if (Array.isArray(expected)) expect(() => save([{[name]: typed}]), typed).toThrow(/may be two numbers/);
      else kept.push({[name]: typed});
    }
    expect(save(kept)).toBe(kept.length);
    const saved = datedAnswersInFile({path: file, text: readFileSync(file, 'utf8')});
    expect(saved.map(({answers}) => resultOf(answers))).toEqual(
      kept.map((answers) => resultOf(readAnswers(fields, answers))),
    );
  }
});
