import {useCallback, useEffect, useRef, useState} from 'react';
import type {Task} from '../../workbench/client/data.ts';
import type {Engine} from '../engine.ts';
import type {TaskName, TaskProgress, Tasks} from '../protocol.ts';

export interface Proof<Result> extends Task<Result> {
  readonly progress: TaskProgress | undefined;
  /** What it was asked about; undefined before the first start. */
  readonly about: unknown;
  readonly start: () => void;
}

interface State<Result> {
  readonly data: Result | undefined;
  readonly loading: boolean;
  readonly problem: string | undefined;
  readonly isStopped: boolean;
  readonly about: unknown;
}

/**
 * A long task of a worker, which begins when it is told to, and ends when it is told to or when what shows it is gone.
 * @param about what tells one state of the files from another
 * @param before what the worker has to do first
 */
export function useProof<Name extends TaskName>(
  engine: Engine,
  task: Name,
  args: Parameters<Tasks[Name]>,
  about: unknown,
  before: () => Promise<unknown>,
): Proof<ReturnType<Tasks[Name]>> {
  type Result = ReturnType<Tasks[Name]>;
  const [state, setState] = useState<State<Result>>({
    data: undefined,
    loading: false,
    problem: undefined,
    isStopped: false,
    about: undefined,
  });
  const [progress, setProgress] = useState<TaskProgress>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const {signal} = controller;
    setProgress(undefined);
    setState({data: undefined, loading: true, problem: undefined, isStopped: false, about});
    const set = (changes: Partial<State<Result>>): void => {
      if (running.current === controller) setState((now) => ({...now, loading: false, ...changes}));
    };
    before()
      .then(() => engine.call(task, args, {signal, onProgress: setProgress}))
      .then(
        (data) => set({data}),
        (error: Error) => set(signal.aborted ? {isStopped: true} : {problem: error.message}),
      );
  }, [engine, task, args, about, before]);
  const stop = useCallback(() => running.current?.abort(), []);
  return {...state, progress, start, stop, restart: start};
}
