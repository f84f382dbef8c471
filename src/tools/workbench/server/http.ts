/**
 * The addresses of the workbench's data, below /workbench/data, and the threads that compute it. A long task sends its progress line by
 * line, and ends when the page closes the connection. Only a page of this server may save: another site can neither send JSON here (the
 * browser's preflight request is refused) nor forge the Origin header.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import * as z from 'zod';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {type CallOptions, openPool, type Pool} from '../../workers/pool.ts';
import type {Answers, CaseToSave, Progress, SaveResult, TaskMessage} from '../data.ts';
import type {LongTasks, runTask, Tasks} from './tasks.ts';

interface Reply {
  readonly status: number;
  readonly type: 'application/json' | 'application/x-ndjson' | 'text/javascript' | 'text/plain';
  /** A stream ends its task when it is destroyed. */
  readonly body: string | Readable;
}

/** The parts of a request that matter here. */
export interface DataRequest {
  readonly method: string;
  /** Below /workbench/data/. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Pick<IncomingMessage['headers'], 'host' | 'origin' | 'content-type'>;
  readonly body: () => Promise<string>;
}

const MAX_BODY_LENGTH = 100_000;

export async function replyTo(request: DataRequest, {run, runLong}: Omit<Workers, 'close'>): Promise<Reply> {
  const {method, path, query} = request;
  const [endpoint, id = '', part = ''] = path.split('/') as [string, string?, string?];
  if (endpoint === 'cases')
    return method === 'POST' ? saveCase(request, id, run) : refuse(405, 'Only POST saves a case.');
  if (method !== 'GET') return refuse(405, 'Only GET is allowed here.');
  const day = query.get('day') ?? '';
  switch (endpoint) {
    case 'overview':
      return json(await run('overview'));
    case 'details':
      return json(await run('details', id));
    case 'killed':
    case 'analysis':
    case 'mutation':
      return messages((options) => runLong(endpoint, [id], options));
    case 'screens':
      if (!isCalendarDay(day)) return refuse(400, 'A day is YYYY-MM-DD.');
      return messages((options) => runLong('screens', [id, day], options));
    case 'module': {
      const code = await run('module', id, part);
      return code === null ? refuse(404, 'No such module.') : {status: 200, type: 'text/javascript', body: code};
    }
    default:
      return refuse(404, 'No such data.');
  }
}

/** The progress and the result of a task, a message a line. */
function messages(work: (options: CallOptions) => Promise<unknown>): Reply {
  const closed = new AbortController();
  const body = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      closed.abort();
      done(error);
    },
  });
  const push = (message: TaskMessage): void => {
    if (!body.destroyed) body.push(`${JSON.stringify(message)}\n`);
  };
  void work({signal: closed.signal, onProgress: (progress) => push({progress: progress as Progress})})
    .then(
      (result) => push({result}),
      (error: Error) => push({problem: error.message}),
    )
    .finally(() => body.push(null));
  return {status: 200, type: 'application/x-ndjson', body};
}

/** Not a record of Zod, which leaves out an answer named '__proto__'. */
const answersToSave = z.custom<Answers>(
  (data) =>
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.values(data).every((answer) => typeof answer === 'string'),
);

/** Checked before it is sent to a thread: data that is nested deeply cannot be. */
const caseToSave = z.object({
  name: z.string(),
  answers: answersToSave,
  today: z.string().refine(isCalendarDay),
}) satisfies z.ZodType<CaseToSave>;

async function saveCase({headers, body}: DataRequest, id: string, run: Workers['run']): Promise<Reply> {
  const {host = '', origin = '', 'content-type': type = ''} = headers;
  if (!['http://', 'https://'].some((scheme) => origin === scheme + host))
    return refuse(403, 'Only a page of this server may save.');
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return refuse(415, 'A case is sent as JSON.');
  const text = await body();
  if (text.length > MAX_BODY_LENGTH) return refuse(413, 'The case is too long.');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse(400, 'The body is not JSON.');
  }
  const parsed = caseToSave.safeParse(data);
  const result: SaveResult | null = parsed.success
    ? await run('save', id, parsed.data)
    : {saved: false, message: 'A case has a name, answers and a day.'};
  if (result === null) return refuse(404, 'No such calculator.');
  return {...json(result), status: result.saved ? 201 : 422};
}

/** The body of a request; one that is too long is cut off. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > MAX_BODY_LENGTH) break;
  }
  return text;
}

export function send(response: ServerResponse, {status, type, body}: Reply): void {
  response.writeHead(status, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store'});
  if (typeof body === 'string') return void response.end(body);
  // A page that closes the connection does not wait for the rest.
  response.once('close', () => body.destroy());
  body.pipe(response);
}

const json = (data: unknown): Reply => ({status: 200, type: 'application/json', body: JSON.stringify(data)});

const refuse = (status: number, message: string): Reply => ({status, type: 'text/plain', body: message});

/** Runs tasks in their threads. */
export interface Workers {
  /** @throws the task's error */
  readonly run: <Task extends Exclude<keyof Tasks, keyof LongTasks>>(
    task: Task,
    ...args: Parameters<Tasks[Task]>
  ) => Promise<ReturnType<Tasks[Task]>>;
  /** @throws the task's error, and an AbortError when the signal ends it */
  readonly runLong: (task: keyof LongTasks, args: readonly string[], options: CallOptions) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A thread for each slow task, so that the dev server never waits; the other tasks share one. */
const threadOf: Partial<Record<keyof Tasks, string>> = {
  overview: 'overview',
  screens: 'screens',
  analysis: 'analysis',
  killed: 'changes',
  mutation: 'mutation',
};

/** A thread starts with the first of its tasks. @param root of the project */
export function openWorkers(root: string): Workers {
  const pools = new Map<string, Pool>();
  const call = (task: keyof Tasks, args: readonly unknown[], options?: CallOptions): Promise<unknown> => {
    const thread = threadOf[task] ?? 'files';
    const pool = pools.get(thread) ?? openPool(new URL('tasks.ts', import.meta.url), 1);
    pools.set(thread, pool);
    return pool.call('runTask', [root, task, args] satisfies Parameters<typeof runTask>, options);
  };
  return {
    run: (task, ...args) => call(task, args) as Promise<never>,
    runLong: (task, args, options) => call(task, args, options),
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
