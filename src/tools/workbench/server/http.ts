/**
 * The addresses of the workbench's data, below /workbench/data, and the threads that compute it. Only a page of this server may
 * save: another site can neither send JSON here (the browser's preflight request is refused) nor forge the Origin header.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {openPool, type Pool} from '../../workers/pool.ts';
import type {runTask, Tasks} from './tasks.ts';

interface Reply {
  readonly status: number;
  readonly type: 'application/json' | 'text/javascript' | 'text/plain';
  readonly body: string;
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

export async function replyTo(request: DataRequest, run: RunTask): Promise<Reply> {
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
    case 'killed':
    case 'analysis':
    case 'mutation':
      return json(await run(endpoint, id));
    case 'screens':
      return isCalendarDay(day) ? json(await run('screens', id, day)) : refuse(400, 'A day is YYYY-MM-DD.');
    case 'module': {
      const code = await run('module', id, part);
      return code === null ? refuse(404, 'No such module.') : {status: 200, type: 'text/javascript', body: code};
    }
    default:
      return refuse(404, 'No such data.');
  }
}

async function saveCase({headers, body}: DataRequest, id: string, run: RunTask): Promise<Reply> {
  const {host = '', origin = '', 'content-type': type = ''} = headers;
  if (!['http://', 'https://'].some((scheme) => origin === scheme + host))
    return refuse(403, 'Only a page of this server may save.');
  if (!/^application\/json\b/.test(type)) return refuse(415, 'A case is sent as JSON.');
  const text = await body();
  if (text.length > MAX_BODY_LENGTH) return refuse(413, 'The case is too long.');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse(400, 'The body is not JSON.');
  }
  const result = await run('save', id, data);
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
  response.writeHead(status, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store'}).end(body);
}

const json = (data: unknown): Reply => ({status: 200, type: 'application/json', body: JSON.stringify(data)});

const refuse = (status: number, message: string): Reply => ({status, type: 'text/plain', body: message});

/** Runs a task in its thread. @throws the task's error */
export type RunTask = <Task extends keyof Tasks>(
  task: Task,
  ...args: Parameters<Tasks[Task]>
) => Promise<ReturnType<Tasks[Task]>>;

/** A thread for each slow task, so that the dev server never waits; the other tasks share one. */
const threadOf: Partial<Record<keyof Tasks, string>> = {
  overview: 'overview',
  screens: 'analysis',
  analysis: 'analysis',
  killed: 'changes',
  mutation: 'mutation',
};

/** A thread starts with the first of its tasks. @param root of the project */
export function openWorkers(root: string): {readonly run: RunTask; readonly close: () => Promise<void>} {
  const pools = new Map<string, Pool>();
  const run: RunTask = (task, ...args) => {
    const thread = threadOf[task] ?? 'files';
    const pool = pools.get(thread) ?? openPool(new URL('tasks.ts', import.meta.url), 1);
    pools.set(thread, pool);
    return pool.call('runTask', [root, task, args] satisfies Parameters<typeof runTask>) as Promise<never>;
  };
  return {
    run,
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
