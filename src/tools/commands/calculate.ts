/** `npm run calculate`: one calculation in the terminal, or one per line of stdin with `--jsonl`. */
import {once} from 'node:events';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import type {CompiledCalculator, Page} from '../../engine/compiled/module.ts';
import {forTerminal} from '../../engine/diagnostics/print.ts';
import {missingNeeds, readAnswers} from '../../engine/answers/formValues.ts';
import {laterResults, laterText} from '../../engine/answers/laterResults.ts';
import {calculate, resultOf} from '../../engine/published/calculate.ts';
import {formValuesOf} from '../../engine/published/answers.ts';
import {receiptOf} from '../../engine/published/receipt.ts';
import type {Completeness} from '../../engine/published/types.ts';
import {today as readClock} from '../../engine/today.ts';
import {linesOf, tooLong} from '../lines.ts';
import {beginningOf, readJson, UnsoundJson} from '../../engine/published/soundJson.ts';
import {answerNotes} from './answerNotes.ts';
import {blockLines, explanationLines, noticeOf, openLines, sourceLines, stillNeeded} from './cardLines.ts';
import {defineCommand, jsonText, UsageError, type Streams} from './command.ts';
import {requireAnswers, unknownInput, withoutBooleans} from './jsonAnswers.ts';
import {dirOption, inFile, openLibrary, requireDay, todayOption, type Library} from './definitions.ts';
import type {CardBlock} from '../../engine/compiled/card.ts';
import type {Source} from '../../engine/sources.ts';
import type {Explanation} from '../../engine/runtime/explanation.ts';

export const command = defineCommand({
  name: 'calculate',
  summary: 'Calculates once in the terminal, or once per line of stdin with --jsonl',
  details:
    'Says on stderr which answers do not count as given, such as salary=much; with --jsonl, in the notes of a line.\n' +
    'Exits with 1 when a line of --jsonl could not be answered.',
  arguments: {
    id: {optional: true, description: 'The calculator'},
    answers: {many: true, placeholder: 'name=value', description: 'Answers by input'},
  },
  options: {
    json: {type: 'boolean', description: 'Print the result and all intermediate values as JSON'},
    receipt: {
      type: 'boolean',
      description: 'Print a receipt, which npm run verify can calculate again; with --jsonl, one per line',
    },
    jsonl: {
      type: 'boolean',
      description: 'Answer each line {calculator, inputs, today} of stdin with a line {calculator, result, notes}',
    },
    today: todayOption('The day of the calculation'),
    dir: dirOption,
  },
  examples: ['green-card-points-calculator age=30 education=masters', '--jsonl < answers.jsonl'],
  async run({id, answers, json, receipt, jsonl, today = readClock(), dir}, streams) {
    const library = openLibrary(dir);
    if (jsonl) return calculateLines(library, receipt ? receiptFor : resultFor, streams);
    requireDay(today);
    calculateOnce(library, id, answers, today, json ? 'json' : receipt ? 'receipt' : 'text', streams);
    return 0;
  },
});

function calculateOnce(
  library: Library,
  id: string | undefined,
  pairs: readonly string[],
  today: CalendarDay,
  format: 'text' | 'json' | 'receipt',
  {stdout, stderr}: Streams,
): void {
  if (id === undefined) throw new UsageError('No calculator is named. Write: npm run calculate -- <id> [name=value …]');
  if (!library.ids.includes(id))
    throw new UsageError(
      `There is no calculator '${id}'. ${didYouMean(id, library.ids, "'npm run check' lists the files.")}`,
    );
  const calculator = library.get(id);
  const run = <Output>(output: () => Output): Output => inFile(library.source(id), output);
  const page = run(() => calculator.page(today));
  const given = readPairs(
    pairs,
    page.fields.map((input) => input.id),
  );
  const answers = readAnswers(page.fields, given);
  for (const note of answerNotes(page.fields, given)) stderr.write(`Note: ${forTerminal(note)}\n`);
  const text = run(() => {
    if (format === 'receipt') return jsonText(receiptOf(calculator, given, {today}));
    const calculation = calculate(calculator, given, {today});
    const {completeness, result} = calculation;
    const {values, card} = calculator.evaluate(answers, today);
    const {sources} = calculator;
    if (format === 'json') return jsonText({...calculation, values: values(), sources});
    if (result === null) return `${stillNeeded(missingNeeds(page, answers))}\n`;
    const explanation = calculator.explain(answers, today) ?? [];
    const later = laterResults(calculator, answers, today).map(laterText);
    return formatCard({page, completeness, card: card(), later, explanation, sources, today});
  });
  stdout.write(text);
}

function readPairs(pairs: readonly string[], inputs: readonly string[]): Record<string, string> {
  const answers = pairs.map((pair) => {
    const [name, value] = pair.split(/=(.*)/s) as [string, string?];
    if (value === undefined) throw new UsageError(`'${pair}' is not an answer: write name=value.`);
    if (!inputs.includes(name)) throw new UsageError(unknownInput(name, inputs));
    return [name, value] as const;
  });
  const twice = answers.find(([name], index) => answers.slice(0, index).some(([earlier]) => earlier === name));
  if (twice !== undefined)
    throw new UsageError(`'${twice[0]}' is answered twice, and nobody knows which answer was meant.`);
  return Object.fromEntries(answers);
}

/**
 * Answers each line as soon as it arrives; a line that is invalid or too long is answered with an error.
 * Answers to the lines of one chunk are written together: writing each separately would cost more than calculating it.
 */
async function calculateLines(library: Library, answerTo: AnswerTo, {stdin, stdout}: Streams): Promise<number> {
  let failed = false;
  for await (const lines of linesOf(stdin)) {
    const answers = lines
      .filter(({text}) => text.trim() !== '')
      .map((line) => (line.isTooLong ? {error: `This line ${tooLong}.`} : answerLine(line.text, library, answerTo)));
    failed ||= answers.some((reply) => 'error' in reply);
    const text = answers.map((reply) => `${JSON.stringify(reply)}\n`).join('');
    if (text !== '' && !stdout.write(text)) await once(stdout, 'drain');
  }
  return failed ? 1 : 0;
}

type Inputs = Readonly<Record<string, unknown>>;

/** What answers a line: a part of its reply that can be written as JSON. */
type AnswerTo = (library: Library, id: string, inputs: Inputs, today: CalendarDay) => object;

type Reply = {readonly calculator?: string; readonly error: string} | object;

const lineKeys: ReadonlySet<string> = new Set(['calculator', 'inputs', 'today']);

const unknownKey = (key: string): string =>
  `A line has only 'calculator', 'inputs' and 'today', not '${beginningOf(key)}'. ${didYouMean(key, [...lineKeys], '')}`.trim();

function answerLine(line: string, library: Library, answerTo: AnswerTo): Reply {
  let calculator: unknown;
  try {
    const request = readJson(line);
    if (!isObject(request)) throw new Error('A line must be an object {calculator, inputs, today}.');
    ({calculator} = request);
    if (typeof calculator !== 'string') throw new Error("A line needs 'calculator', the id as a string.");
    const {inputs = {}, today = readClock()} = request;
    for (const key in request) if (!lineKeys.has(key)) throw new Error(unknownKey(key));
    if (!isObject(inputs)) throw new Error("'inputs' must be an object of answers.");
    if (typeof today !== 'string' || !isCalendarDay(today))
      throw new Error(`'today' must be a day of the calendar, YYYY-MM-DD, not ${beginningOf(JSON.stringify(today))}.`);
    return answerTo(library, calculator, inputs, today);
  } catch (error) {
    const {message: problem} = error as Error;
    const message = error instanceof UnsoundJson ? `This line ${problem}.` : problem;
    return {...(typeof calculator === 'string' ? {calculator} : {}), error: message};
  }
}

const resultFor: AnswerTo = (library, calculator, inputs, today) => {
  // The whole calculator takes twice as long to load, and most answers are written as the rules read them.
  const rules = library.rules(calculator);
  const source = library.source(calculator);
  if (rules.arePlain(inputs)) return {calculator, result: inFile(source, () => rules.calculate(inputs, today))};
  const {compiled, fields} = openCalculator(library, calculator, inputs, today);
  const given = formValuesOf(fields, withoutBooleans(inputs));
  const notes = answerNotes(fields, given);
  return {
    calculator,
    result: inFile(source, () => resultOf(compiled, given, {today})),
    ...(notes.length > 0 && {notes}),
  };
};

const receiptFor: AnswerTo = (library, calculator, inputs, today) => {
  const {compiled} = openCalculator(library, calculator, inputs, today);
  return inFile(library.source(calculator), () => receiptOf(compiled, withoutBooleans(inputs), {today}));
};

/** @throws an Error for programmers where the inputs are no answers to the questions: only what `inFile` runs is blamed on the tool */
function openCalculator(
  library: Library,
  id: string,
  inputs: Inputs,
  today: CalendarDay,
): {readonly compiled: CompiledCalculator; readonly fields: Page['fields']} {
  const compiled = library.get(id);
  const {fields} = inFile(library.source(id), () => compiled.page(today));
  requireAnswers(fields, inputs);
  return {compiled, fields};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface PrintedResult {
  readonly page: Page;
  readonly completeness: Completeness;
  readonly card: readonly CardBlock[];
  /** How the result changes on later days. */
  readonly later: readonly string[];
  readonly explanation: Explanation;
  readonly sources: readonly Source[];
  readonly today: CalendarDay;
}

/** The result card as text for a terminal, with its explanation and the sources of its figures below. */
function formatCard({page, completeness, card, later, explanation, sources, today}: PrintedResult): string {
  return [
    page.title,
    ...openLines(completeness),
    ...card.flatMap(blockLines),
    ...(later.length === 0 ? [] : ['', ...later]),
    ...explanationLines(card, explanation),
    '',
    noticeOf(page, today),
    ...sourceLines(sources, page),
    '',
  ].join('\n');
}
