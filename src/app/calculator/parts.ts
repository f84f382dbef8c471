/** Calculators from the scripts of their forms. */
import {loadable} from '../loadable.tsx';
import type {FormScript, ServedCalculator} from './servedCalculator.ts';

const resultRuntime = loadable(() => import('./resultRuntime.ts'));

/** A calculator whose result is fetched once it is needed. */
export function calculatorOf({default: form, fetchResult, ListControl}: FormScript): ServedCalculator {
  const result = loadable(async () => {
    const [{default: make}, {runtime, withWords}] = await Promise.all([fetchResult(), resultRuntime.load()]);
    return withWords(make(runtime));
  });
  return {...form(), ...(ListControl && {ListControl}), loadResult: result.load};
}
