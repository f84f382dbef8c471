import {withDescendants} from '../../engine/language/walk.ts';
import type {Model} from '../../engine/language/model.ts';

/** A rule that looks for a day tries many: with so many fewer answer sets, what visits them takes no longer than for other rules. */
const DAYS_TRIED = 400;

/** By what to divide how many answer sets are visited. */
export function slownessOf(models: readonly Pick<Model, 'steps'>[]): number {
  const triesDays = models.some(({steps}) =>
    steps.some(({value}) =>
      withDescendants(value).some((node) => node.kind === 'call' && node.name === 'firstDayWhen'),
    ),
  );
  return triesDays ? DAYS_TRIED : 1;
}
