/** The engine as the studio's page has it: the tasks of the worker as promises, which can be stopped. */
import type {ProjectFile, ProjectFiles, Reply, Request, TaskName, TaskProgress, Tasks} from './protocol.ts';

/** The part of a `Worker` that matters here. */
export interface EngineWorker {
  postMessage(request: Request): void;
  addEventListener(type: 'message', listen: (event: {readonly data: Reply}) => void): void;
  addEventListener(type: 'error', listen: (event: {readonly message: string}) => void): void;
  terminate(): void;
}

export interface CallOptions {
  /** Ends the task, even in the middle of a calculation; its promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: TaskProgress) => void;
}

export interface Engine {
  /** @returns what the task of the worker does, or a rejection with an Error for people */
  readonly call: <Name extends TaskName>(
    task: Name,
    args: Parameters<Tasks[Name]>,
    options?: CallOptions,
  ) => Promise<ReturnType<Tasks[Name]>>;
  /** Ends the worker, and rejects what is still asked. */
  readonly close: () => void;
}

interface Pending {
  readonly request: Request;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onProgress: CallOptions['onProgress'];
}

/**
 * A worker does its tasks one after the other. To stop one is to end the worker: another takes its place, with the same project, and begins
 * what else was asked anew.
 * @param createWorker starts the script worker.ts
 */
export function startEngine(createWorker: () => EngineWorker): Engine {
  const pending = new Map<number, Pending>();
  /** Those of the project as they are now, by path. */
  const files = new Map<string, ProjectFile>();
  let worker: EngineWorker | undefined;
  let requests = 0;

  const receive = (reply: Reply): void => {
    const asked = pending.get(reply.id);
    if (asked === undefined) return;
    if ('progress' in reply) return asked.onProgress?.(reply.progress);
    pending.delete(reply.id);
    if ('problem' in reply) asked.reject(new Error(reply.problem));
    else asked.resolve(reply.result);
  };
  /** Rejects what is asked; the next call starts another worker. */
  const end = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of pending.values()) reject(error);
    pending.clear();
  };
  const start = (): EngineWorker => {
    const started = createWorker();
    // What an ended worker had sent before may arrive after its end.
    started.addEventListener('message', ({data}) => started === worker && receive(data));
    started.addEventListener('error', ({message}) => started === worker && end(new Error(message)));
    if (files.size > 0) started.postMessage({id: requests++, task: 'check', args: [[...files.values()], []]});
    return started;
  };
  const stop = (id: number, reason: unknown): void => {
    const stopped = pending.get(id);
    if (stopped === undefined) return;
    pending.delete(id);
    stopped.reject(reason);
    worker?.terminate();
    worker = start();
    for (const {request} of pending.values()) worker.postMessage(request);
  };
  const call: Engine['call'] = (task, args, {signal, onProgress} = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      worker ??= start();
      const request = {id: requests++, task, args};
      pending.set(request.id, {request, resolve: resolve as (result: unknown) => void, reject, onProgress});
      signal?.addEventListener('abort', () => stop(request.id, signal.reason), {once: true});
      if (task === 'check') files.clear();
      if (task === 'check' || task === 'edit') for (const file of args[0] as ProjectFiles) files.set(file.path, file);
      worker.postMessage(request);
    });
  return {call, close: () => end(new Error('The studio was closed.'))};
}
