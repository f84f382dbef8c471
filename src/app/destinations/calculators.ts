/** Every calculator that accepts a profile, from the scripts of its form and its result: only the destinations page fetches them all. */
import {calculatorOf} from '../calculators/parts.ts';
import type {
  CalculatorWithResult,
  FormScript,
  ProfileScript,
  ServedCalculator,
  ServedProfile,
} from '../calculators/servedCalculator.ts';
import {allOf} from '../loading/fetchFirst.ts';
import {loadable} from '../loading/loadable.tsx';

const scripts = import.meta.glob<ProfileScript | {readonly default?: undefined}>(
  ['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*'],
  {query: '?profile', eager: true},
);

/** The forms alone. */
export const destinationForms = loadable(() =>
  allOf(
    Object.values(scripts)
      .filter((script) => script.default !== undefined)
      .map(async ({default: profile, fetchForm}) => ({...(await calculatorOf(await fetchForm())), ...profile()})),
  ),
);

/** With their results. */
export const destinations = loadable(async (): Promise<readonly ServedProfile[]> =>
  allOf((await destinationForms.load()).map(withResult)),
);

const studyForms = import.meta.glob<FormScript>(['/calculators/students/*.yaml', '!**/*.cases.yaml']);

/** Those of what studying costs, with their results. */
export const studyCalculators = loadable(() =>
  allOf(Object.values(studyForms).map(async (fetchForm) => withResult(await calculatorOf(await fetchForm())))),
);

/** A form, with its result in any edition. */
async function withResult<Form extends ServedCalculator>(form: Form): Promise<Form & CalculatorWithResult> {
  const result = await form.loadResult();
  return {
    ...form,
    ...result,
    under: (name) => ({...(form.under?.(name) ?? form), ...(result.under?.(name) ?? result)}),
  };
}
