/** Calculators from the scripts of their forms. */
import {allOf} from '../loading/fetchFirst.ts';
import {loadable} from '../loading/loadable.tsx';
import type {FormScript, ServedCalculator} from './servedCalculator.ts';

const resultRuntime = loadable(() => import('./resultRuntime.ts'));

const listFile = 'src/app/fields/list/ListControl.tsx';

/** For the forms that have a list. They do not import it themselves: their scripts would change with what it loads later. */
export const listControl = loadable(() => import('../fields/list/ListControl.tsx'), listFile);

/** A calculator whose result is fetched once it is needed. */
export async function calculatorOf({default: make, fetchResult}: FormScript): Promise<ServedCalculator> {
  const {hasLists, ...form} = make();
  const result = loadable(async () => {
    const [{default: makeResult}, {runtime, withCards}] = await allOf([fetchResult(), resultRuntime.load()]);
    return withCards(makeResult(runtime));
  });
  return {...form, ...(hasLists && (await listControl.load())), loadResult: result.load};
}
