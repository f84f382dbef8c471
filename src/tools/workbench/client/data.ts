import {useCallback, useEffect, useRef, useState} from 'react';
import {withCards} from '../../../engine/plan/card.ts';
import type {CalculatorModule, FormModule, ResultPartModule} from '../../../engine/program/module.ts';
import {type Emitted, underRules} from '../../../engine/results/underRules.ts';
import {ListControl} from '../../../app/fields/list/ListControl.tsx';
import type {WorkingsModule} from '../../../engine/plan/plan.ts';
import {loadable} from '../../../app/loading/loadable.tsx';
import {runtime} from '../../../engine/runtime/runtime.ts';
import type {LazyParts, ResultScript, WithLists} from '../../../app/calculators/servedCalculator.ts';
import type {EditEvent, Progress, TaskMessage} from '../data.ts';

interface Fetched<Data> {
  /** The data of the last response, kept while another path loads; undefined before the first response. */
  readonly data: Data | undefined;
  readonly loading: boolean;
  /** An error message. */
  readonly problem: string | undefined;
}

/**
 * Data of the workbench's server.
 * @param path below /workbench/data/; null fetches nothing
 * @param reloadKey fetches again when it changes
 */
export function useData<Data>(path: string | null, reloadKey: string | number = 0): Fetched<Data> {
  const [fetched, setFetched] = useState<Fetched<Data>>({data: undefined, loading: path !== null, problem: undefined});
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    setFetched(({data}) => ({data, loading: true, problem: undefined}));
    fetchData<Data>(path, controller.signal).then(
      (data) => setFetched({data, loading: false, problem: undefined}),
      (error: Error) => {
        if (!controller.signal.aborted) setFetched(({data}) => ({data, loading: false, problem: error.message}));
      },
    );
    return () => controller.abort();
  }, [path, reloadKey]);
  return fetched;
}

export interface Task<Result> extends Fetched<Result> {
  /** How far it is, or was when it was stopped; undefined before the first report. */
  readonly progress: Progress | undefined;
  /** Ends it, on the server too. */
  readonly stop: () => void;
  readonly isStopped: boolean;
  /** Starts it again after a stop. */
  readonly restart: () => void;
}

/**
 * A long task of the workbench's server, which also ends on the server when the page no longer needs it.
 * @param path below /workbench/data/; null starts nothing
 * @param restartKey starts it again when it changes
 */
export function useTask<Result>(path: string | null, restartKey: string | number = 0): Task<Result> {
  const [fetched, setFetched] = useState<Fetched<Result>>({
    data: undefined,
    loading: path !== null,
    problem: undefined,
  });
  const [progress, setProgress] = useState<Progress>();
  const [starts, setStarts] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    if (path === null) return;
    const controller = (running.current = new AbortController());
    setFetched(({data}) => ({data, loading: true, problem: undefined}));
    setProgress(undefined);
    setStopped(false);
    runTask<Result>(path, controller.signal, setProgress).then(
      (data) => setFetched({data, loading: false, problem: undefined}),
      (error: Error) => {
        if (!controller.signal.aborted) setFetched(({data}) => ({data, loading: false, problem: error.message}));
      },
    );
    return () => controller.abort();
  }, [path, restartKey, starts]);
  return {
    ...fetched,
    progress,
    isStopped,
    stop: () => {
      running.current?.abort();
      setStopped(true);
      setFetched(({data}) => ({data, loading: false, problem: undefined}));
    },
    restart: () => setStarts((count) => count + 1),
  };
}

/**
 * The result of a long task; aborting it ends the task on the server.
 * @throws an error with the server's message
 */
export async function runTask<Result>(
  path: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Result> {
  const response = await fetch(`/workbench/data/${path}`, {signal});
  if (!response.ok || response.body === null) throw new Error(await response.text());
  let rest = '';
  for await (const chunk of textOf(response.body)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const message = JSON.parse(line) as TaskMessage<Result>;
      if ('problem' in message) throw new Error(message.problem);
      if ('result' in message) return message.result;
      onProgress(message.progress);
    }
  }
  throw new Error('The server ended the task.');
}

/** The text of a stream; not every browser can iterate over one. */
async function* textOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    yield decoder.decode(value, {stream: true});
  }
}

/** @throws an error with the server's message */
export async function fetchData<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(`/workbench/data/${path}`, signal === undefined ? {} : {signal});
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Data;
}

/** State in the page's query string, so that it survives a reload. */
export function useQuery(name: string, defaultValue: string): readonly [value: string, set: (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(window.location.search).get(name) ?? defaultValue);
  const set = useCallback(
    (next: string) => {
      setValue(next);
      const address = new URL(window.location.href);
      if (next === defaultValue) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      window.history.replaceState(null, '', address);
    },
    [name, defaultValue],
  );
  return [value, set];
}

export type LoadedCalculator = CalculatorModule & LazyParts & WithLists;

/** The compiled calculator in its newest version without errors; undefined until the first has loaded. */
export function useCalculator(id: string, version: string | undefined): LoadedCalculator | undefined {
  const [calculator, setCalculator] = useState<LoadedCalculator>();
  useEffect(() => {
    if (version === undefined) return;
    let isLatest = true;
    const load = async <Part>(part: string): Promise<Emitted<Part>> => {
      const script: ResultPartModule<Part> = await import(
        /* @vite-ignore */ `/workbench/data/module/${id}/${part}?v=${version}`
      );
      return script.default(runtime);
    };
    void Promise.all([
      load<FormModule>('calculator'),
      load<ResultScript>('result'),
      load<WorkingsModule>('workings'),
    ]).then(([form, result, {workings}]) => {
      // Its day is that of the rules too.
      const calculated = withCards(underRules<ResultScript>(result, 'today'));
      const withCard = {...calculated, fetchedWorkings: loadable(async () => workings)};
      if (isLatest)
        setCalculator({
          ...underRules<FormModule>(form, 'today'),
          ...withCard,
          ListControl,
          loadResult: async () => withCard,
        });
    });
    return () => {
      isLatest = false;
    };
  }, [id, version]);
  return calculator;
}

/** How many times the files of a calculator have been saved, or those of any calculator without an id. */
export function useEdits(id?: string): number {
  const [edits, setEdits] = useState(0);
  useEffect(() => {
    const onEdit = (edited: EditEvent): void => {
      if (id === undefined || edited.id === id) setEdits((count) => count + 1);
    };
    import.meta.hot?.on('workbench:edited', onEdit);
    return () => import.meta.hot?.off('workbench:edited', onEdit);
  }, [id]);
  return edits;
}
