/** Lines for `npm run calculate -- --jsonl`, as any program can write them: one command answers all of them. */
import {PassThrough} from 'node:stream';
import {isDeepStrictEqual} from 'node:util';
import {command} from '../../src/tools/commands/calculate.ts';
import {calculate} from '../../src/engine/published/calculate.ts';
import {type FormField, readerOf} from '../../src/engine/language/inputs/index.ts';
import {isBlank} from '../../src/engine/runtime/answers.ts';
import {formValuesOf} from '../../src/engine/published/answers.ts';
import {beginningOf} from '../../src/engine/runtime/formats.ts';
import type {AnswerProblem} from '../../src/engine/results/published.ts';
import {runCommand} from '../../src/tools/commands/command.ts';
import {library} from '../calculators/compiled.ts';
import {someCalculator, soundAnswers, TODAY} from './answers.ts';
import {mutateData, oddJson, oddValue} from './json.ts';
import {someNumber} from './numbers.ts';
import type {Random} from './random.ts';
import {mutateText, oddText} from './texts.ts';
import {breachesOfText, type HostileKind, type Tried} from './tried.ts';

export const jsonLines: HostileKind<string> = {
  prepare: async () => {
    void runCommand(command, ['--jsonl'], {stdin, stdout, stderr: new PassThrough().resume()});
  },
  make: hostileLines,
  try: tryLines,
  show: (text) => text,
  limit: () => 2,
};

/** Mostly one line; sometimes several, or a piece that is none. */
function hostileLines(random: Random): string {
  const calculator = someCalculator(random);
  const {fields} = calculator.page(TODAY);
  const inputs = soundAnswers(fields, random);
  const request = {
    ...(random.once(2) && {id: random.of<unknown>([1, 'a', 'b'])}),
    calculator: calculator.id,
    inputs,
    today: TODAY,
  };
  const numbers = fields.filter(({kind}) => kind === 'number' || kind === 'integer').map(({id}) => id);
  switch (random.below(9)) {
    case 0:
      return mutateText(JSON.stringify(request), random);
    case 1:
      return oddJson(mutateData(request, random), random);
    case 2:
      return oddJson({...request, inputs: mutateData(inputs, random)}, random);
    case 3:
      return oddJson({...request, inputs: {...inputs, [oddText(random)]: oddValue(random)}}, random);
    case 4:
      return oddJson(
        {...request, [random.of(['input', 'Inputs', 'date', 'id', oddText(random)])]: oddValue(random)},
        random,
      );
    case 5:
      return oddJson({...request, inputs: Object.fromEntries(fields.map(({id}) => [id, oddValue(random)]))}, random);
    case 6:
      return oddJson(
        {...request, inputs: {...inputs, ...Object.fromEntries(numbers.map((id) => [id, someNumber(random)]))}},
        random,
      );
    case 7:
      return random
        .some(1 + random.below(4), () => oddJson(request, random))
        .join(random.of(['\n', '\r\n', '\n\n', '\u2028', ',']));
    default:
      return oddText(random);
  }
}

interface Reply {
  readonly calculator?: string;
  readonly result?: unknown;
  readonly id?: unknown;
  readonly problems?: readonly AnswerProblem[];
  readonly error?: string;
}

const stdin = new PassThrough();
const stdout = new PassThrough({encoding: 'utf8'});
let output = '';
let onOutput = (): void => undefined;
stdout.on('data', (text: string) => {
  output += text;
  onOutput();
});

/** All that is written until the line that asks for this calculator, which does not exist, is answered. */
async function untilAnswered(name: string): Promise<readonly Reply[]> {
  const isAnswered = (): boolean => output.includes(`{"calculator":"${name}"`) && output.endsWith('\n');
  while (!isAnswered()) await new Promise<void>((resolve) => (onOutput = resolve));
  const lines = output.split('\n').slice(0, -1);
  output = '';
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Reply);
}

async function tryLines(text: string): Promise<Tried> {
  // As the command sees it, which reads UTF-8.
  const written = text.toWellFormed();
  stdin.write(`${written}\n{"calculator":"the end"}\n`);
  const replies = await untilAnswered('the end');
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  if (replies.length !== lines.length)
    return {outcome: 'loses a line', breaches: [`${lines.length} lines have ${replies.length} answers`]};
  const breaches = replies.flatMap((reply, index) => breachesOfReply(lines[index]!, reply));
  const [first = {}] = replies;
  const outcome =
    lines.length === 0
      ? 'blank'
      : 'error' in first
        ? 'refused with a message'
        : (first.problems ?? []).length > 0
          ? 'answered with problems'
          : 'answered';
  return {outcome, breaches};
}

function breachesOfReply(line: string, {id, error, result, problems = []}: Reply): readonly string[] {
  const words = [error ?? '', ...problems.flatMap((problem) => [problem.id, problem.message])].join(' ');
  const breaches = [
    ...breachesOfText(words, line, 'the answer'),
    ...(words.length > 10_000 ? [`says ${words.length} characters`] : []),
  ];
  if (error !== undefined) return error.trim() === '' ? [...breaches, 'is refused without a word'] : breaches;
  const request = JSON.parse(line) as {calculator: string; inputs?: Readonly<Record<string, unknown>>; today?: string};
  const calculator = library.get(request.calculator);
  const {fields} = calculator.page(TODAY);
  const values = formValuesOf(fields, request.inputs ?? {});
  const given = Object.entries(request.inputs ?? {}).filter(([, answer]) => answer !== null && answer !== '');
  const isNamed = (name: string): boolean => problems.some((problem) => problem.id === beginningOf(name));
  const hasMore = problems.some((problem) => problem.id === '');
  const silent = given.filter(([name]) => {
    const field = fields.find((each) => each.id === name);
    if (field === undefined) return !isNamed(name) && !hasMore;
    return !isNamed(name) && (values[name] === '' || isReadAsSomethingElse(field, values[name]!));
  });
  const isSame = isDeepStrictEqual(
    JSON.parse(JSON.stringify(calculate(calculator, values, {today: request.today ?? TODAY}).result)),
    result,
  );
  const unknown = Object.keys(request).filter((key) => !['id', 'calculator', 'inputs', 'today'].includes(key));
  return [
    ...breaches,
    ...(isDeepStrictEqual(id, (request as {id?: unknown}).id) ? [] : ['has not the id of its line']),
    ...unknown.map((key) => `says nothing of the key '${key}'`),
    ...silent.map(([name, answer]) => `says nothing of ${name}: ${JSON.stringify(answer)?.slice(0, 80)}`),
    ...(isSame || request.today === undefined ? [] : ['is not what the form calculates']),
  ];
}

/** Whether the rules use something else than what was given; what is out of its range is still the number that was meant. */
function isReadAsSomethingElse(field: FormField, text: string): boolean {
  const {openReason, parse, number} = readerOf(field);
  const reason = isBlank(text) ? null : openReason(field, text);
  if (reason === 'unreadable' || reason === 'ambiguous' || reason === 'unfinished') return true;
  const plain = parse?.(field, text).plain ?? text;
  return number !== undefined && !isBlank(text) && number(field, plain) !== Number(plain);
}
