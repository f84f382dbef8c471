/** `npm run calculate`: one calculation in the terminal, or one per line of stdin with `--jsonl`. */
import {once} from 'node:events';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {forTerminal} from '../../engine/diagnostics/print.ts';
import {answersFor} from '../../engine/published/answers.ts';
import {laterResults, laterText} from '../../engine/answers/laterResults.ts';
import {shapeProblem} from '../../engine/answers/problems.ts';
import {ownValue} from '../../engine/language/ownValue.ts';
import {calculate} from '../../engine/published/calculate.ts';
import {receiptOf} from '../../engine/published/receipt.ts';
import {editions} from '../../engine/results/editions.ts';
import {rulesNamed} from '../../engine/results/rulesNamed.ts';
import type {Completeness} from '../../engine/results/published.ts';
import {today as readClock} from '../../engine/language/today.ts';
import type {Rules} from '../../engine/runtime/rules.ts';
import {linesOf, tooLong} from '../lines.ts';
import {readJson, UnsoundJson} from '../../engine/published/soundJson.ts';
import {beginningOf} from '../../engine/runtime/formats.ts';
import {blockLines, explanationLines, noticeOf, openLines, problemLine, sourceLines, whyNothing} from './cardLines.ts';
import {defineCommand, jsonText, UsageError, type Streams} from './command.ts';
import {inFile, openLibrary, requireDay, requireRules, type Library} from './definitions.ts';
import {dirOption, rulesOption, todayOption} from './options.ts';
import type {CardBlock} from '../../engine/results/card.ts';
import type {Source} from '../../engine/language/sources.ts';
import type {CardDerivation} from '../../engine/plan/derived.ts';

export const command = defineCommand({
  name: 'calculate',
  summary: 'Calculates once in the terminal, or once per line of stdin with --jsonl',
  details:
    'Says on stderr what is wrong with answers such as salary=much; with --json and --jsonl, also under "problems".\n' +
    'With --jsonl, a line is answered as the function calculate of the package answers, with its id if it has one. A name twice in an object\n' +
    'and a line of over a million characters are errors. Exits with 1 when a line could not be answered.\n' +
    "'npm run --silent calculate' keeps npm's own lines out of the output.",
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
      description:
        'Answer each line {id, calculator, inputs, today, rules} of stdin with {id, calculator, today, edition, result, problems, completeness}',
    },
    today: todayOption('The day of the calculation'),
    rules: rulesOption,
    dir: dirOption,
  },
  examples: ['green-card-points-calculator age=30 education=masters', '--jsonl < answers.jsonl'],
  async run({id, answers, json, receipt, jsonl, today = readClock(), rules, dir}, streams) {
    const library = openLibrary(dir);
    if (jsonl) return calculateLines(library, receipt ? receiptFor : calculationOf, streams);
    requireDay(today);
    requireRules(rules);
    calculateOnce(library, id, answers, {today, rules}, json ? 'json' : receipt ? 'receipt' : 'text', streams);
    return 0;
  },
});

function calculateOnce(
  library: Library,
  id: string | undefined,
  pairs: readonly string[],
  {today, rules}: {readonly today: CalendarDay; readonly rules: string | undefined},
  format: 'text' | 'json' | 'receipt',
  {stdout, stderr}: Streams,
): void {
  if (id === undefined) throw new UsageError('No calculator is named. Write: npm run calculate -- <id> [name=value …]');
  if (!library.ids.includes(id))
    throw new UsageError(
      `There is no calculator '${id}'. ${didYouMean(id, library.ids, "'npm run check' lists the files.")}`,
    );
  const calculator = library.get(id).under(rules);
  const run = <Output>(output: () => Output): Output => inFile(library.source(id), output);
  const page = run(() => calculator.page(today));
  const given = readPairs(pairs);
  const answers = answersFor(page.fields, given);
  const calculation = run(() => calculate(calculator, given, {today}));
  const unknown = calculation.problems.find(({reason}) => reason === 'unknown');
  if (format === 'receipt' && unknown !== undefined) throw new UsageError(problemLine(unknown));
  for (const problem of calculation.problems) stderr.write(`Note: ${forTerminal(problemLine(problem))}\n`);
  const text = run(() => {
    if (format === 'receipt') return jsonText(receiptOf(calculator, given, {today}));
    const {completeness, result} = calculation;
    const {values, card} = calculator.evaluate(answers, today);
    const {sources} = calculator;
    if (format === 'json') return jsonText({...calculation, values: values(), sources});
    if (result === null) return `${whyNothing(calculator, answers, today)}\n`;
    const explanation = calculator.derive(answers, today) ?? [];
    const later = laterResults(calculator, answers, today).map(laterText);
    return formatCard({page, completeness, card: card(), later, explanation, sources, today, rules: calculator.rules});
  });
  stdout.write(text);
}

function readPairs(pairs: readonly string[]): Record<string, string> {
  const answers = pairs.map((pair) => {
    const [name, value] = pair.split(/=(.*)/s) as [string, string?];
    if (value === undefined) throw new UsageError(`'${pair}' is not an answer: write name=value.`);
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
type AnswerTo = (calculator: CompiledCalculator, inputs: Inputs, today: CalendarDay) => object;

const lineKeys: ReadonlySet<string> = new Set(['id', 'calculator', 'inputs', 'today', 'rules']);

const unknownKey = (key: string): string =>
  `A line has only 'id', 'calculator', 'inputs', 'today' and 'rules', not '${beginningOf(key)}'. ${didYouMean(key, [...lineKeys], '')}`.trim();

/** As a program that imports the package gets it. */
const calculationOf: AnswerTo = (calculator, inputs, today) => calculate(calculator, inputs, {today});

/** A receipt has the answers as a form holds them, so it is refused where a form has no place for one. */
const receiptFor: AnswerTo = (calculator, inputs, today) => {
  const {fields} = calculator.page(today);
  const {problems} = calculate(calculator, inputs, {today});
  const lost = problems.find(({id, reason}) => {
    const field = fields.find((each) => each.id === id);
    return reason === 'unknown' || (field !== undefined && shapeProblem(field, ownValue(inputs, id)) !== undefined);
  });
  return lost === undefined
    ? receiptOf(calculator, inputs, {today})
    : {calculator: calculator.id, error: problemLine(lost)};
};

function answerLine(line: string, library: Library, answerTo: AnswerTo): object {
  /** What is known of the line, and given back whatever is wrong with the rest. */
  const about: {id?: string | number; calculator?: string} = {};
  try {
    const request = readJson(line);
    if (!isObject(request)) throw new Error('A line must be an object {id, calculator, inputs, today, rules}.');
    const {id, calculator, inputs = {}, today = readClock(), rules} = request;
    if (typeof id === 'string' || typeof id === 'number') about.id = id;
    else if (id !== undefined) throw new Error("'id' must be a text or a number: the answer has it too.");
    if (typeof calculator !== 'string') throw new Error("A line needs 'calculator', the id as a string.");
    about.calculator = calculator;
    for (const key in request) if (!lineKeys.has(key)) throw new Error(unknownKey(key));
    if (!isObject(inputs)) throw new Error("'inputs' must be an object of answers.");
    if (typeof today !== 'string' || !isCalendarDay(today))
      throw new Error(`'today' must be a day of the calendar, YYYY-MM-DD, not ${beginningOf(JSON.stringify(today))}.`);
    if (rules !== undefined && (typeof rules !== 'string' || rulesNamed(rules) === undefined))
      throw new Error(
        `'rules' must be ${Object.keys(editions).join(', ')} or a day of the calendar, not ${beginningOf(JSON.stringify(rules))}.`,
      );
    const compiled = library.get(calculator).under(rules);
    const reply = inFile(library.source(calculator), () => answerTo(compiled, inputs, today));
    return about.id === undefined ? reply : {id: about.id, ...reply};
  } catch (error) {
    const {message: problem} = error as Error;
    return {...about, error: error instanceof UnsoundJson ? `This line ${problem}.` : problem};
  }
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
  readonly explanation: CardDerivation;
  readonly sources: readonly Source[];
  readonly today: CalendarDay;
  readonly rules: Rules;
}

/** The result card as text for a terminal, with its explanation and the sources of its figures below. */
function formatCard({page, completeness, card, later, explanation, sources, today, rules}: PrintedResult): string {
  return [
    page.title,
    ...openLines(completeness),
    ...card.flatMap(blockLines),
    ...(later.length === 0 ? [] : ['', ...later]),
    ...explanationLines(card, explanation),
    '',
    noticeOf(page, today, rules),
    ...sourceLines(sources, page),
    '',
  ].join('\n');
}
