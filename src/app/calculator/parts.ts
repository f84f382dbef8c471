/** Calculators from the scripts of their forms. */
import {allOf} from '../fetchFirst.ts';
import {loadable} from '../loadable.tsx';
import type {FormScript, ServedCalculator} from './servedCalculator.ts';

const resultRuntime = loadable(() => import('./resultRuntime.ts'));

/** For the forms that have a list. They do not import it themselves: their scripts would change with what it loads later. */
export const listControl = loadable(() => import('./list/ListControl.tsx'), 'src/app/calculator/list/ListControl.tsx');

/** A calculator whose result is fetched once it is needed. */
export async function calculatorOf({default: make, fetchResult}: FormScript): Promise<ServedCalculator> {
  const {hasLists, ...form} = make();
  const result = loadable(async () => {
    const [{default: makeResult}, {runtime, withWords}] = await allOf([fetchResult(), resultRuntime.load()]);
    return withWords(makeResult(runtime));
  });
  return {...form, ...(hasLists && (await listControl.load())), loadResult: result.load};
}
