/** Every check of a definition whose shape is sound, in the order in which they build on each other. */
import type {Report} from '../diagnostics/diagnostic.ts';
import type {Definition} from '../definition/definition.ts';
import type {Model} from '../model.ts';
import {checkWhen} from './context.ts';
import {checkHistory} from './dates.ts';
import {checkInputs} from './inputs.ts';
import {collectNames} from './names.ts';
import {resolveValues} from './order.ts';
import {checkPage} from './texts.ts';
import {checkProfile} from './profile.ts';
import {checkUsage} from './usage.ts';

/** The checked definition; sound only when nothing was reported as an error. */
export function checkDefinition(definition: Definition, report: Report): Model {
  const {context, steps} = resolveValues(definition, collectNames(definition, report), report);
  const shownWhen = checkInputs(context);
  const card = definition.card.map(({check}) => check(context));
  const model: Model = {
    definition,
    steps,
    shownWhen,
    card,
    page: checkPage(definition.page, context),
    profile: checkProfile(card, context),
    exceptions: definition.exceptions.map(({when, condition, because, place}) => ({
      when,
      because,
      condition: checkWhen({formula: condition, negated: false, place}, context),
    })),
  };
  checkHistory(definition.page.history, report);
  checkUsage(model, context);
  return model;
}
