/** Helpers are not on the page: no card shows one, and none is a part of a sum, whose parts are listed. */
import type {Model, Step} from '../language/model.ts';
import {stepOf} from '../language/references.ts';
import {expressionsOfStays} from '../language/walk.ts';
import type {Context} from './context.ts';

export function checkHelpers(model: Model, {report}: Context): void {
  const reported = new Set<Step>();
  const reportStep = (step: Step | undefined, where: string): void => {
    if (step === undefined || !step.named.helper || reported.has(step)) return;
    reported.add(step);
    report('helper-shown', step.named.place, {name: step.named.name, where});
  };
  for (const {name, parts} of model.definition.sums)
    for (const named of parts)
      reportStep(
        model.steps.find((step) => step.named === named),
        `it is a part of the sum '${name}'`,
      );
  for (const {items, total, list, stays} of model.card) {
    const shown = [...items, ...(total === undefined ? [] : [total])].flatMap(({value, outOf, percentDone, range}) => [
      value,
      outOf,
      percentDone,
      range?.least,
      range?.most,
    ]);
    for (const typed of [...shown, list?.of, list?.current, ...expressionsOfStays(stays)])
      if (typed?.kind === 'reference') reportStep(stepOf(typed.name, model), 'the card shows it');
  }
}
