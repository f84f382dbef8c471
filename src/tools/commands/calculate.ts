/** `npm run calculate`: one calculation in the terminal, or one a line with `--jsonl`. */
import {once} from 'node:events';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import type {CalculatorModule, Result} from '../../engine/compiled/module.ts';
import {missingNeeds} from '../../engine/answers/missingAnswers.ts';
import {today as readClock} from '../../engine/today.ts';
import {defineCommand, WrongUse, type Streams} from './command.ts';
import {dirOption, openLibrary, type Library} from './definitions.ts';
import {formatCard} from './terminalCard.ts';

export const command = defineCommand({
  name: 'calculate',
  summary: 'Calculates once in the terminal, or once a line with --jsonl',
  details: 'Exits with 1 when a line of --jsonl could not be answered.',
  arguments: {
    id: {optional: true, description: 'The calculator'},
    answers: {many: true, placeholder: 'name=value', description: 'Answers by input'},
  },
  options: {
    json: {type: 'boolean', description: 'Print the result and every value on the way as JSON'},
    jsonl: {
      type: 'boolean',
      description: 'Answer each line {calculator, inputs, today} of stdin with a line {calculator, result}',
    },
    today: {type: 'string', placeholder: 'YYYY-MM-DD', description: 'The day of the calculation; today without it'},
    dir: dirOption,
  },
  examples: ['green-card-points-calculator age=30 education=masters', '--jsonl < answers.jsonl'],
  async run({id, answers, json, jsonl, today = readClock(), dir}, streams) {
    const library = openLibrary(dir);
    if (jsonl) return calculateLines(library, streams);
    if (!isCalendarDay(today)) throw new WrongUse(`'${today}' is not a day of the calendar: write YYYY-MM-DD.`);
    calculateOnce(library, id, answers, today, json, streams);
    return 0;
  },
});

function calculateOnce(
  library: Library,
  id: string | undefined,
  pairs: readonly string[],
  today: CalendarDay,
  json: boolean,
  {stdout}: Streams,
): void {
  if (id === undefined) throw new WrongUse('No calculator is named. Write: npm run calculate -- <id> [name=value …]');
  if (!library.ids.includes(id))
    throw new WrongUse(
      `There is no calculator '${id}'. ${didYouMean(id, library.ids, "'npm run check' lists the files.")}`,
    );
  const calculator = library.get(id);
  const page = calculator.page(today);
  const answers = readPairs(
    pairs,
    page.fields.map((input) => input.id),
  );
  const {result, values, card} = calculator.evaluate(answers, today);
  if (json) stdout.write(`${JSON.stringify({calculator: id, today, result, values: values()}, null, 2)}\n`);
  else if (result === null)
    stdout.write(
      `Nothing is calculated yet. Still needed: ${missingNeeds(page, answers)
        .map((input) => `${input.label} (${input.id})`)
        .join(', ')}.\n`,
    );
  else stdout.write(formatCard(page, card(), calculator.explain(answers, today) ?? []));
}

function readPairs(pairs: readonly string[], inputs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split(/=(.*)/s) as [string, string?];
      if (value === undefined) throw new WrongUse(`'${pair}' is no answer: write name=value.`);
      if (!inputs.includes(name))
        throw new WrongUse(
          `There is no input '${name}'. ${didYouMean(name, inputs, `The inputs are: ${inputs.join(', ')}.`)}`,
        );
      return [name, value];
    }),
  );
}

/**
 * Answers each line when it arrives, an invalid one with its error.
 * Lines that arrive in one chunk are written together: a write for each would cost more than its calculation.
 */
async function calculateLines(library: Library, {stdin, stdout}: Streams): Promise<number> {
  let failed = false;
  let partialLine = '';
  const answer = async (lines: readonly string[]): Promise<void> => {
    const answers = lines.filter((line) => line.trim() !== '').map((line) => answerLine(line, library));
    failed ||= answers.some((reply) => 'error' in reply);
    const text = answers.map((each) => `${JSON.stringify(each)}\n`).join('');
    if (text !== '' && !stdout.write(text)) await once(stdout, 'drain');
  };
  for await (const chunk of stdin.setEncoding('utf8')) {
    const lines = (partialLine + String(chunk)).split('\n');
    partialLine = lines.pop()!;
    await answer(lines);
  }
  await answer([partialLine]);
  return failed ? 1 : 0;
}

function answerLine(
  line: string,
  library: Library,
): {calculator?: string; result: Result | null} | {calculator?: string; error: string} {
  let calculator: unknown;
  try {
    const request = JSON.parse(line) as unknown;
    if (!isObject(request)) throw new Error('A line must be an object {calculator, inputs, today}.');
    ({calculator} = request);
    if (typeof calculator !== 'string') throw new Error("A line needs 'calculator', the id as text.");
    const {inputs = {}, today = readClock()} = request;
    if (!isObject(inputs)) throw new Error("'inputs' must be an object of answers.");
    if (typeof today !== 'string' || !isCalendarDay(today))
      throw new Error(`'today' must be a day of the calendar, YYYY-MM-DD, not ${JSON.stringify(today)}.`);
    const module: CalculatorModule = library.get(calculator);
    return {calculator, result: module.calculate(inputs, today)};
  } catch (error) {
    const message = error instanceof SyntaxError ? `This line is not JSON: ${error.message}` : (error as Error).message;
    return {...(typeof calculator === 'string' ? {calculator} : {}), error: message};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
