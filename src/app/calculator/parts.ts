/** Fetches calculators, part by part. Each part is a script that exports a function that makes it (decision 034). */
import type {PartMaker, ResultPartModule} from '../../engine/compiled/module.ts';
import {loadable} from '../loadable.tsx';
import type {FormScript, ServedCalculator} from './servedCalculator.ts';

/** A calculator from the script of its form, which knows those of its result. */
export async function calculatorOf(script: FormScript): Promise<ServedCalculator> {
  const {hasLists, ...form} = script.default();
  return {
    ...form,
    ...(hasLists && (await import('./list/ListControl.tsx'))),
    loadRules: fetchedOnce(script.fetchRules),
    loadChanges: fetchedOnce(script.fetchChanges),
    loadExplanation: fetchedOnce(script.fetchExplanation),
  };
}

function fetchedOnce<Part>(fetchScript: () => Promise<ResultPartModule<Part>>): () => Promise<Part> {
  const fetchMakers = async () => [(await fetchScript()).default];
  return loadable(async () => (await fetchParts(fetchMakers))[0]!).load;
}

/** Parts of results, fetched together with the runtime. */
export async function fetchParts<Part>(
  fetchMakers: () => Promise<readonly PartMaker<Part>[]>,
): Promise<readonly Part[]> {
  const [makers, {runtime}] = await Promise.all([fetchMakers(), import('../../engine/runtime/runtime.ts')]);
  return makers.map((make) => make(runtime));
}
