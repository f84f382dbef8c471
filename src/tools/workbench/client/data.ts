import {useCallback, useEffect, useState} from 'react';
import type {ChangesModule, CalculatorModule, ExplanationModule} from '../../../engine/compiled/module.ts';
import type {LazyParts} from '../../../app/calculator/servedCalculator.ts';
import type {Edited} from '../data.ts';

interface Fetched<Data> {
  /** The data of the last response, while another path loads that of the previous one; undefined before the first. */
  readonly data: Data | undefined;
  readonly loading: boolean;
  /** What went wrong, in words. */
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
    const outdated = new AbortController();
    setFetched(({data}) => ({data, loading: true, problem: undefined}));
    fetchData<Data>(path, outdated.signal).then(
      (data) => setFetched({data, loading: false, problem: undefined}),
      (error: Error) => {
        if (!outdated.signal.aborted) setFetched(({data}) => ({data, loading: false, problem: error.message}));
      },
    );
    return () => outdated.abort();
  }, [path, reloadKey]);
  return fetched;
}

/** @throws an error with the server's message */
export async function fetchData<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(`/workbench/data/${path}`, signal === undefined ? {} : {signal});
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Data;
}

/** A value in the query of the page's address, so that a reload keeps it. */
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

export type LoadedCalculator = CalculatorModule & LazyParts;

/** The compiled calculator in its newest version without errors; undefined until the first has loaded. */
export function useCalculator(id: string, version: string | undefined): LoadedCalculator | undefined {
  const [calculator, setCalculator] = useState<LoadedCalculator>();
  useEffect(() => {
    if (version === undefined) return;
    let isLatest = true;
    const load = <Module>(part: string): Promise<Module> =>
      import(/* @vite-ignore */ `/workbench/data/module/${id}/${part}?v=${version}`) as Promise<Module>;
    void load<CalculatorModule>('calculator').then((module) => {
      if (!isLatest) return;
      setCalculator({
        ...module,
        loadChanges: () => load<ChangesModule>('changes'),
        loadExplanation: () => load<ExplanationModule>('explanation'),
      });
    });
    return () => {
      isLatest = false;
    };
  }, [id, version]);
  return calculator;
}

/** Counts how often a calculator's files were saved; those of all calculators without an id. */
export function useEdits(id?: string): number {
  const [edits, setEdits] = useState(0);
  useEffect(() => {
    const count = (edited: Edited): void => {
      if (id === undefined || edited.id === id) setEdits((before) => before + 1);
    };
    import.meta.hot?.on('workbench:edited', count);
    return () => import.meta.hot?.off('workbench:edited', count);
  }, [id]);
  return edits;
}
