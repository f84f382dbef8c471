/** Fetches calculators, part by part. Each part is a script that exports a function that makes it (decision 034). */
import type {PartMaker} from '../../engine/compiled/module.ts';
import {importScript} from '../fetchFirst.ts';
import {loadable} from '../loadable.tsx';
import type {FormScript, ProfileScript, ServedCalculator, ServedProfile} from './servedCalculator.ts';

/** A calculator from the script of its form, which knows that of its result. */
export async function calculatorOf(script: FormScript): Promise<ServedCalculator> {
  const {hasLists, ...form} = script.default();
  const {load} = loadable(async () => {
    const [[maker], {runtime, withWords}] = await withRuntime(async () => [
      (await script.fetchResult(importScript)).default,
    ]);
    return withWords(maker!(runtime));
  });
  return {...form, ...(hasLists && (await import('./list/ListControl.tsx'))), loadResult: load};
}

/** Calculators that accept a profile, fetched together with the runtime. */
export async function fetchProfileParts(
  fetchMakers: () => Promise<readonly PartMaker<ProfileScript>[]>,
): Promise<readonly ServedProfile[]> {
  const [makers, {runtime, withWords}] = await withRuntime(fetchMakers);
  return makers.map((make) => withWords(make(runtime)));
}

const withRuntime = <Makers>(fetchMakers: () => Promise<Makers>) =>
  Promise.all([fetchMakers(), import('./resultRuntime.ts')]);
