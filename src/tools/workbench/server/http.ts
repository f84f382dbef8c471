/**
 * The addresses of the workbench's data, below /workbench/data. Only a page of this very server may save: another site can neither
 * send JSON here unasked (its browser asks first, and is refused) nor call itself this one.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {openPool, type Pool} from '../../workers/pool.ts';
import type {runTask, Tasks} from './tasks.ts';

export interface Reply {
  readonly status: number;
  readonly type: 'application/json' | 'text/javascript' | 'text/plain';
  readonly body: string;
}

/** A request as far as it matters here. */
export interface Asked {
  readonly method: string;
  /** Below /workbench/data/. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Pick<IncomingMessage['headers'], 'host' | 'origin' | 'content-type'>;
  readonly body: () => Promise<string>;
}

const MOST_SENT = 100_000;

export async function replyTo(asked: Asked, ask: Ask): Promise<Reply> {
  const {method, path, query} = asked;
  const [what, id = '', part = ''] = path.split('/') as [string, string?, string?];
  if (what === 'cases') return method === 'POST' ? save(asked, id, ask) : refused(405, 'Only POST saves a case.');
  if (method !== 'GET') return refused(405, 'Only GET reads.');
  const day = query.get('day') ?? '';
  switch (what) {
    case 'overview':
      return json(await ask('overview'));
    case 'bench':
    case 'killed':
    case 'analysis':
    case 'mutation':
      return json(await ask(what, id));
    case 'screens':
      return isCalendarDay(day) ? json(await ask('screens', id, day)) : refused(400, 'A day is YYYY-MM-DD.');
    case 'module': {
      const code = await ask('module', id, part);
      return code === null ? refused(404, 'No such module.') : {status: 200, type: 'text/javascript', body: code};
    }
    default:
      return refused(404, 'No such data.');
  }
}

async function save({headers, body}: Asked, id: string, ask: Ask): Promise<Reply> {
  const {host = '', origin = '', 'content-type': type = ''} = headers;
  if (!['http://', 'https://'].some((scheme) => origin === scheme + host))
    return refused(403, 'Only a page of this server may save.');
  if (!/^application\/json\b/.test(type)) return refused(415, 'A case is sent as JSON.');
  const text = await body();
  if (text.length > MOST_SENT) return refused(413, 'That is no case.');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refused(400, 'That is no JSON.');
  }
  const saved = await ask('save', id, given);
  if (saved === null) return refused(404, 'No such calculator.');
  return {...json(saved), status: saved.saved ? 201 : 422};
}

/** Of a Node server's request, which may be as long as it likes. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > MOST_SENT) break;
  }
  return text;
}

export function send(response: ServerResponse, {status, type, body}: Reply): void {
  response.writeHead(status, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store'}).end(body);
}

const json = (data: unknown): Reply => ({status: 200, type: 'application/json', body: JSON.stringify(data)});

const refused = (status: number, message: string): Reply => ({status, type: 'text/plain', body: message});

/** Asks for a task. @throws what went wrong in the thread */
export type Ask = <Task extends keyof Tasks>(
  task: Task,
  ...given: Parameters<Tasks[Task]>
) => Promise<ReturnType<Tasks[Task]>>;

/** The thread of each slow task; all others share one. */
const threadOf: Partial<Record<keyof Tasks, string>> = {
  overview: 'overview',
  screens: 'analysis',
  analysis: 'analysis',
  killed: 'changes',
  mutation: 'mutation',
};

/** @param root of the project */
export function openWorkers(root: string): {readonly ask: Ask; readonly close: () => Promise<void>} {
  const open = new Map<string, Pool>();
  const ask: Ask = (task, ...given) => {
    const name = threadOf[task] ?? 'files';
    const pool = open.get(name) ?? openPool(new URL('tasks.ts', import.meta.url), 1);
    open.set(name, pool);
    const args: Parameters<typeof runTask> = [root, task, given];
    return pool.call('runTask', args) as Promise<never>;
  };
  return {
    ask,
    close: async () => {
      await Promise.all([...open.values()].map((pool) => pool.close()));
    },
  };
}
