/** A calculator with all its parts, for a form that loads none of them later. */
import {withCards} from '../../engine/plan/card.ts';
import type {WorkingsModule} from '../../engine/plan/plan.ts';
import type {FormModule} from '../../engine/program/module.ts';
import type {CompiledForm} from '../../engine/published/module.ts';
import {underRules} from '../../engine/results/underRules.ts';
import type {ResultScript} from '../calculators/servedCalculator.ts';
import {ListControl} from '../fields/list/ListControl.tsx';
import {loadable} from '../loading/loadable.tsx';

export type WholeCalculator = ReturnType<typeof calculatorOf>;

export function calculatorOf(form: CompiledForm) {
  const made = withCards(underRules<FormModule & ResultScript & WorkingsModule>(form, 'today'));
  const result = {...made, fetchedWorkings: loadable(async () => made.workings)};
  return {...result, ListControl, loadResult: async () => result};
}
