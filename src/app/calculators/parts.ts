/** Calculators from the scripts of their forms. */
import {allOf} from '../loading/fetchFirst.ts';
import {loadable} from '../loading/loadable.tsx';
import type {PagePartModule} from '../../engine/program/module.ts';
import {underRules} from '../../engine/results/underRules.ts';
import type {FormPart, FormScript, ResultScript, ServedCalculator, SiteDocumentation} from './servedCalculator.ts';

const resultRuntime = loadable(() => import('./resultRuntime.ts'));

const listFile = 'src/app/fields/list/ListControl.tsx';

/** For the forms that have a list. They do not import it themselves: their scripts would change with what it loads later. */
export const listControl = loadable(() => import('../fields/list/ListControl.tsx'), listFile);

/** A calculator whose result is fetched once it is needed. */
export async function calculatorOf({default: make, fetchResult}: FormScript): Promise<ServedCalculator> {
  const {hasLists, ...form} = underRules<FormPart>(make(), 'today');
  const result = loadable(async () => {
    const [{default: makeResult}, {runtime, withCards}] = await allOf([fetchResult(), resultRuntime.load()]);
    return withCards(underRules<ResultScript>(makeResult(runtime), 'today'));
  });
  return {...form, ...(hasLists && (await listControl.load())), loadResult: result.load};
}

export const documentationOf = ({default: make}: PagePartModule<SiteDocumentation>): SiteDocumentation =>
  underRules<SiteDocumentation>(make(), 'today');
