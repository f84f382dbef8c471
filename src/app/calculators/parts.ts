/** Calculators from the scripts of their forms. */
import {allOf} from '../loading/fetchFirst.ts';
import {loadable} from '../loading/loadable.tsx';
import type {PagePartModule} from '../../engine/program/module.ts';
import {editions, usualRules} from '../../engine/results/editions.ts';
import {type Emitted, underRules} from '../../engine/results/underRules.ts';
import type {FormPart, FormScript, ResultScript, ServedCalculator, SiteDocumentation} from './servedCalculator.ts';

const resultRuntime = loadable(() => import('./resultRuntime.ts'));

const listFile = 'src/app/fields/list/ListControl.tsx';

/** For the forms that have a list. They do not import it themselves: their scripts would change with what it loads later. */
export const listControl = loadable(() => import('../fields/list/ListControl.tsx'), listFile);

/** A calculator under the rules of its page, whose result is fetched once it is needed. */
export async function calculatorOf({default: make, fetchResult}: FormScript): Promise<ServedCalculator> {
  const emitted = make();
  const rules = editions[usualRules(emitted.page('', '').dataAsOf)];
  const {hasLists, ...form} = underRules<FormPart>(emitted, rules);
  const result = loadable(async () => {
    const [{default: makeResult}, {runtime, withCards}] = await allOf([fetchResult(), resultRuntime.load()]);
    return withCards(underRules<ResultScript>(makeResult(runtime), rules));
  });
  return {...form, ...(hasLists && (await listControl.load())), loadResult: result.load};
}

/** Under the rules of the calculator that it is shown with (results/underRules.ts). */
export const documentationOf = ({default: make}: PagePartModule<SiteDocumentation>): Emitted<SiteDocumentation> =>
  make();
