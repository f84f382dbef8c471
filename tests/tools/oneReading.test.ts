// Does everything that calculates for programs say the same of the same answers: the functions of the packages, JSON lines, the terminal and
// the assistants' server? Of all calculators, each question with each kind of answer that a form would not take (decision 035).
import {describe, expect, it} from 'vitest';
import {Ajv2020} from 'ajv/dist/2020.js';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import {isNumberField} from '../../src/engine/language/inputs/number.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {calculate} from '../../src/engine/published/calculate.ts';
import {explain} from '../../src/engine/published/explain.ts';
import {inputSchema} from '../../src/engine/published/inputSchema.ts';
import {metadata} from '../../src/engine/published/metadata.ts';
import type {Calculation} from '../../src/engine/results/published.ts';
import {isCalendarDay} from '../../src/engine/runtime/calendar.ts';
import {assistantTools} from '../../src/tools/assistant/tools.ts';
import {command} from '../../src/tools/commands/calculate.ts';
import {library} from '../calculators/compiled.ts';
import {isFull} from '../samples.ts';
import {runInProcess} from './commands/runInProcess.ts';

const TODAY = '2026-11-23';

interface Asked {
  readonly calculator: CompiledCalculator;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The question, or the name that is none, whose answer no form would take. */
  readonly bad: string | undefined;
}

/** An answer that the form takes. */
function soundAnswer(field: FormField): unknown {
  if (isNumberField(field)) return field.min ?? Math.min(2, field.max ?? 2);
  if (isChoiceField(field)) return field.options[0]!.value;
  if (field.kind === 'date') return '2026-03-01';
  return field.kind === 'list' ? [] : 'a text';
}

/** What the form would not take as an answer to the question. */
function badAnswers(field: FormField): readonly unknown[] {
  const shapes = [{}, [['x']]];
  if (field.kind === 'list') {
    const items = Array.from({length: field.many + 1}, () =>
      Object.fromEntries(field.each.map(({id}) => [id, '2026-03-01'])),
    );
    return [7, true, {}, [5], [{}, {nothing: 1}], [{[field.each[0]!.id]: 'x'}], 'x,y;z', items];
  }
  if (isNumberField(field)) {
    const ranges = [
      ...(field.min === undefined || field.min <= 0 ? [-1] : [field.min - 1, -1]),
      ...(field.max === undefined ? [2e12] : [field.max + 1]),
    ];
    const fractions = field.kind === 'integer' || Number.isInteger(field.step) ? [(field.min ?? 0) + 1.5] : [];
    return [...ranges, ...fractions, 'much', '1,5 or so', true, ...shapes];
  }
  if (isChoiceField(field))
    return ['__proto__', 'no such option', 7.5, ...(field.kind === 'yesno' ? [] : [true]), ...shapes];
  return field.kind === 'date'
    ? ['2026-13-01', '1/3/2026', 'soon', '0026-01-01', 5, true, ...shapes]
    : [true, ...shapes];
}

function asked(calculator: CompiledCalculator): readonly Asked[] {
  const {fields} = calculator.page(TODAY);
  const sound = Object.fromEntries(fields.map((field) => [field.id, soundAnswer(field)]));
  const [first] = fields;
  return [
    {calculator, answers: sound, bad: undefined},
    {calculator, answers: {}, bad: undefined},
    {calculator, answers: {...sound, [`${first!.id}x`]: 1}, bad: `${first!.id}x`},
    ...fields.flatMap((field) => [
      {calculator, answers: {...sound, [field.id]: null}, bad: undefined},
      ...badAnswers(field).map((answer) => ({calculator, answers: {...sound, [field.id]: answer}, bad: field.id})),
      {calculator, answers: {[field.id]: badAnswers(field)[0]}, bad: field.id},
    ]),
  ];
}

// Every seventh: as many as 7 divides, each calculator has some of each kind.
const all = library.ids.flatMap((id) => asked(library.get(id))).filter((_, index) => isFull || index % 7 === 0);
console.log(`${all.length} sets of answers`);

/** What every way says: the part of a reply that must be the same. */
const partOf = ({result, problems, completeness}: Pick<Calculation, 'result' | 'problems' | 'completeness'>): unknown =>
  JSON.parse(JSON.stringify({result, problems, completeness}));

const nameOf = ({calculator, answers}: Asked): string =>
  JSON.stringify({calculator: calculator.id, inputs: answers, today: TODAY});

const ofPackage = all.map(({calculator, answers}) => calculate(calculator, answers, {today: TODAY}));

describe('the same answers, with the same result, problems and open questions', () => {
  it('in JSON lines, which give back the id', async () => {
    const {code, out} = await runInProcess(
      command,
      ['--jsonl'],
      all.map((each, index) => JSON.stringify({id: index, ...(JSON.parse(nameOf(each)) as object)})).join('\n'),
    );
    expect(code).toBe(0);
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Calculation & {readonly id: number});
    expect(replies.map(({id}) => id)).toEqual(all.map((_, index) => index));
    // JSON has no undefined.
    for (const [index, reply] of replies.entries()) {
      const {id: _, ...rest} = reply;
      expect(rest, nameOf(all[index]!)).toEqual(JSON.parse(JSON.stringify(ofPackage[index]!)));
    }
  });

  it('in explanations', () => {
    for (const [index, {calculator, answers}] of all.entries()) {
      if (!isFull && index % 3 > 0) continue;
      const {problems, completeness} = explain(calculator, answers, {today: TODAY});
      expect({problems, completeness}, nameOf(all[index]!)).toMatchObject({
        problems: ofPackage[index]!.problems,
        completeness: ofPackage[index]!.completeness,
      });
    }
  });

  it("from the assistants' server, which says each problem in its text too", () => {
    const tools = assistantTools({library, address: 'https://visas.example', documents: () => [], today: () => TODAY});
    for (const [index, {calculator, answers}] of all.entries()) {
      for (const tool of isFull ? ['calculate', 'explain'] : [index % 2 === 0 ? 'calculate' : 'explain']) {
        if (!isFull && index % 3 > 1) continue;
        const {text, data} = tools[tool]!.run({calculator: calculator.id, answers});
        expect(partOf(data as unknown as Calculation), nameOf(all[index]!)).toEqual(partOf(ofPackage[index]!));
        for (const {id, message} of ofPackage[index]!.problems) expect(text).toContain(`- ${id}: ${message}`);
      }
    }
  });

  it('in the terminal, which says each problem on stderr', async () => {
    // The command compiles the definition each time.
    const isTyped = ({answers}: Asked): boolean =>
      Object.values(answers).every((answer) => typeof answer === 'string' || typeof answer === 'number');
    const typed = all.flatMap((each, index) => (isTyped(each) ? [{...each, index}] : []));
    const some = typed.filter((_, index) => index % (isFull ? 5 : 29) === 0);
    for (const {calculator, answers, index} of some) {
      const args = Object.entries(answers).map(([name, answer]) => `${name}=${String(answer)}`);
      const {code, out, err} = await runInProcess(command, [calculator.id, '--json', '--today', TODAY, '--', ...args]);
      const {problems} = ofPackage[index]!;
      expect(code).toBe(0);
      // A number that is typed may be read in two ways.
      expect(partOf(JSON.parse(out) as Calculation), nameOf(all[index]!)).toEqual(
        partOf(
          calculate(calculator, Object.fromEntries(args.map((arg) => arg.split(/=(.*)/s).slice(0, 2))), {today: TODAY}),
        ),
      );
      expect(err.split('\n').filter(Boolean).length, nameOf(all[index]!)).toBe(problems.length);
    }
  });
});

it('an answer that no form would take is always a problem, and one that it takes never is', () => {
  for (const [index, {bad, answers}] of all.entries()) {
    const {problems} = ofPackage[index]!;
    if (bad !== undefined)
      expect(
        problems.map(({id}) => id),
        nameOf(all[index]!),
      ).toContain(bad);
    const others = problems.filter(({id, reason}) => id !== bad && reason !== 'notAsked' && reason !== 'notOffered');
    expect(others, nameOf(all[index]!)).toEqual([]);
    for (const {id, message} of problems) {
      expect(message, nameOf(all[index]!)).toMatch(/^\S.*[.?]$/);
      expect(Object.keys(answers)).toContain(id);
    }
  }
});

it('an open question has a problem unless nothing is given, and no other problem of a shown question is silent', () => {
  for (const [index, {problems, completeness}] of ofPackage.entries()) {
    const given = completeness.open.filter(({reason}) => reason !== 'unanswered');
    for (const {id, reason} of given)
      expect(problems, nameOf(all[index]!)).toContainEqual(expect.objectContaining({id, reason}));
  }
});

it('answers fit the published schema if there is nothing to say of them, and nothing that they need is missing', () => {
  const ajv = new Ajv2020({strict: false, formats: {date: isCalendarDay}});
  for (const id of library.ids) {
    const calculator = library.get(id);
    const fits = ajv.compile(inputSchema(metadata(calculator, {today: TODAY})));
    for (const [index, each] of all.entries()) {
      if (each.calculator.id !== id) continue;
      const {problems, result} = ofPackage[index]!;
      const given = Object.fromEntries(Object.entries(each.answers).filter(([, answer]) => answer !== null));
      const said = problems.filter(({reason}) => reason !== 'notAsked');
      if (fits(given)) expect([nameOf(each), said]).toEqual([nameOf(each), []]);
      else
        expect([nameOf(each), problems.length > 0 || result === null || hasRequired(fits.errors)]).toEqual([
          nameOf(each),
          true,
        ]);
    }
  }
});

const hasRequired = (errors: unknown): boolean => JSON.stringify(errors).includes('"required"');
