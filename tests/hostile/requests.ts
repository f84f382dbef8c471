/** Requests to the server for assistants, as any client can write them: one server answers all of them. */
import {PassThrough} from 'node:stream';
import {deserializeMessage, isJSONRPCRequest} from '@modelcontextprotocol/server';
import {openShareLink} from '../../src/engine/answers/openShareLink.ts';
import {siteDocuments} from '../../src/app/search/index/documents.ts';
import {beginningOf} from '../../src/engine/runtime/formats.ts';
import type {AnswerProblem} from '../../src/engine/results/published.ts';
import {isBlank} from '../../src/engine/runtime/answers.ts';
import {serveAssistant} from '../../src/tools/assistant/server.ts';
import {compileCache} from '../calculators/compileCache.ts';
import {library} from '../calculators/compiled.ts';
import {someCalculator, soundAnswers, TODAY} from './answers.ts';
import {mutateData, oddJson, oddValue} from './json.ts';
import {someNumber} from './numbers.ts';
import type {Random} from './random.ts';
import {mutateText, oddText} from './texts.ts';
import {breachesOfText, type HostileKind, type Tried} from './tried.ts';

interface Request {
  readonly line: string;
  /** The id of the request, unless the line is broken. */
  readonly id: number;
}

export const requests: HostileKind<Request> = {
  prepare: serve,
  make: (random, number) => ({id: number, line: hostileRequest(number, random)}),
  try: tryRequest,
  show: ({line}) => line,
  limit: () => 3,
};

const tools = ['find', 'describe', 'calculate', 'explain', 'what_would_change_it'];

function hostileRequest(id: number, random: Random): string {
  const calculator = someCalculator(random);
  const {fields} = calculator.page(TODAY);
  const answers = soundAnswers(fields, random);
  const numbers = fields.filter(({kind}) => kind === 'number' || kind === 'integer');
  const call = (name: string, given: unknown) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: {name, arguments: given},
  });
  const asked = {calculator: calculator.id, answers, today: TODAY};
  const request = call(random.of(tools.slice(2)), asked);
  switch (random.below(11)) {
    case 0:
      return mutateText(JSON.stringify(request), random).replaceAll('\n', ' ');
    case 1:
      return oddJson(mutateData(request, random), random).replaceAll('\n', ' ');
    case 2:
      return JSON.stringify(call(request.params.name, mutateData(asked, random)));
    case 3:
      return JSON.stringify(call(request.params.name, {...asked, answers: mutateData(answers, random)}));
    case 4:
      return oddJson(
        call(request.params.name, {...asked, answers: {...answers, [oddText(random)]: oddValue(random)}}),
        random,
      ).replaceAll('\n', ' ');
    case 5:
      return JSON.stringify(call(request.params.name, {...asked, [oddText(random)]: oddValue(random)}));
    case 6:
      return JSON.stringify(
        call(request.params.name, {...asked, today: random.once(2) ? oddText(random) : oddValue(random)}),
      );
    case 7:
      return JSON.stringify(
        call(request.params.name, {
          ...asked,
          answers: {...answers, ...Object.fromEntries(numbers.map((field) => [field.id, someNumber(random)]))},
        }),
      );
    case 8:
      return JSON.stringify(
        call('find', random.once(3) ? mutateData({query: 'work'}, random) : {query: oddText(random)}),
      );
    case 9:
      return JSON.stringify(
        call('describe', random.once(3) ? oddValue(random) : {calculator: oddText(random), rules: random.once(2)}),
      );
    default:
      return JSON.stringify({
        ...request,
        method: random.of([
          'ping',
          'tools/list',
          'resources/list',
          'completion/complete',
          'logging/setLevel',
          oddText(random),
        ]),
      });
  }
}

const [stdin, stdout] = [new PassThrough(), new PassThrough({encoding: 'utf8'})];
let replies: Reply[] = [];
let partialLine = '';
let onReply = (): void => undefined;
stdout.on('data', (text: string) => {
  const lines = (partialLine + text).split('\n');
  partialLine = lines.pop()!;
  replies.push(...lines.filter(Boolean).map((line) => JSON.parse(line) as Reply));
  onReply();
});
const errors: string[] = [];

interface Reply {
  readonly id?: unknown;
  readonly error?: {readonly message: string};
  readonly result?: {
    readonly isError?: boolean;
    readonly content?: readonly {readonly text: string}[];
    readonly structuredContent?: Readonly<Record<string, unknown>>;
  };
}

async function replyTo(id: unknown): Promise<Reply | undefined> {
  while (!replies.some((reply) => reply.id === id)) await new Promise<void>((resolve) => (onReply = resolve));
  return replies.find((reply) => reply.id === id);
}

/** Starts the server, and searches once, for which it reads all pages. */
async function serve(): Promise<void> {
  const site = {
    library,
    address: 'https://visas.example',
    documents: () => siteDocuments('.', TODAY, compileCache()),
    today: () => TODAY,
  };
  void serveAssistant(site, '1.0.0', stdin, stdout, ({message}) => void errors.push(message));
  const params = {protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {name: 'hostile', version: '1'}};
  stdin.write(`${JSON.stringify({jsonrpc: '2.0', id: 'start', method: 'initialize', params})}\n`);
  await replyTo('start');
  stdin.write(`${JSON.stringify({jsonrpc: '2.0', method: 'notifications/initialized'})}\n`);
  const search = {name: 'find', arguments: {query: 'work'}};
  stdin.write(`${JSON.stringify({jsonrpc: '2.0', id: 'search', method: 'tools/call', params: search})}\n`);
  await replyTo('search');
}

async function tryRequest({line, id}: Request): Promise<Tried> {
  replies = [];
  errors.length = 0;
  stdin.write(`${line.toWellFormed()}\n${JSON.stringify({jsonrpc: '2.0', id: `after ${id}`, method: 'ping'})}\n`);
  await replyTo(`after ${id}`);
  const [first] = replies;
  const request = requestIn(line.toWellFormed());
  if (request === 'no message') {
    const isRefused = first?.error !== undefined && first.error.message.trim() !== '';
    return {outcome: 'refused by the protocol', breaches: isRefused ? [] : ['is ignored, though its client waits']};
  }
  if (request === undefined) return {outcome: 'a notification', breaches: []};
  const reply = await replyTo(request.id);
  return {
    outcome:
      reply?.error !== undefined
        ? 'refused by the protocol'
        : reply?.result?.isError
          ? 'refused with a message'
          : 'answered',
    breaches: breachesOfReply(line, request, reply!),
  };
}

interface ParsedRequest {
  readonly id: string | number;
  readonly method: string;
  readonly params?: {readonly name?: unknown; readonly arguments?: unknown};
}

/** The request in a line; undefined if it holds another message, which has no answer. */
function requestIn(line: string): ParsedRequest | 'no message' | undefined {
  if (line.trim() === '') return undefined;
  try {
    const message = deserializeMessage(line);
    return isJSONRPCRequest(message) ? (message as ParsedRequest) : undefined;
  } catch {
    return 'no message';
  }
}

function breachesOfReply(line: string, {params}: ParsedRequest, {error, result}: Reply): readonly string[] {
  if (error !== undefined) return error.message.trim() === '' ? ['is refused without a word'] : [];
  const text = (result?.content ?? []).map((part) => part.text).join('\n');
  // The validator's words for what is missing.
  const words = text.replaceAll('received undefined', '').replaceAll('received NaN', '');
  const own = errors.includes(text) ? [`fails with ${text.slice(0, 200)}`] : [];
  const breaches = [...own, ...breachesOfText(words, line, 'the answer')];
  if (result?.isError || result?.structuredContent === undefined) return breaches;
  return [...breaches, ...breachesOfAnswers(params?.arguments, result.structuredContent)];
}

/** Every answer that was given is in the link to the page that shows the same, or named as a problem. */
function breachesOfAnswers(given: unknown, data: Readonly<Record<string, unknown>>): readonly string[] {
  const asked = given as {readonly answers?: Readonly<Record<string, unknown>>; readonly today?: string} & Record<
    string,
    unknown
  >;
  const unknown = Object.keys(asked).filter(
    (key) => !['calculator', 'answers', 'today', 'query', 'rules', '__proto__'].includes(key),
  );
  const breaches = unknown.map((key) => `says nothing of the key '${key}'`);
  if (asked.answers === undefined) return breaches;
  if (asked.today !== undefined && data['today'] !== asked.today)
    breaches.push(`calculates for ${String(data['today'])}`);
  const {fields} = library.get(data['calculator'] as string).page(TODAY);
  const problems = (data['problems'] ?? []) as readonly AnswerProblem[];
  const link = data['link'] as string;
  const {values = {}} =
    openShareLink(link.slice(link.indexOf('#') === -1 ? link.length : link.indexOf('#')), {fields}, '') ?? {};
  // Zod leaves out a key of this name, which no question has.
  const answers = Object.entries(asked.answers).filter(([name, answer]) => name !== '__proto__' && answer !== null);
  const lost = answers.filter(
    ([name, answer]) =>
      !isBlank(typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? answer : 'x') &&
      values[name] === undefined &&
      !problems.some(({id}) => id === beginningOf(name) || id === ''),
  );
  return [...breaches, ...lost.map(([name, answer]) => `loses ${name}: ${JSON.stringify(answer).slice(0, 80)}`)];
}
