import {useEffect, useState} from 'react';

export interface Fetched<Data> {
  /** The last that came; undefined before the first, and while another path is asked for the data of the one before. */
  readonly data: Data | undefined;
  readonly loading: boolean;
  /** What went wrong, in words. */
  readonly problem: string | undefined;
}

/**
 * Data of the workbench's server.
 * @param path below /workbench/data/; null asks for nothing
 * @param turn asks again when it changes
 */
export function useData<Data>(path: string | null, turn: string | number = 0): Fetched<Data> {
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
  }, [path, turn]);
  return fetched;
}

/** @throws with what the server said */
export async function fetchData<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(`/workbench/data/${path}`, signal === undefined ? {} : {signal});
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Data;
}
