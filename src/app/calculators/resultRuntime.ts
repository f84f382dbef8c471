/** What the scripts of results need of the site: the functions that they call, and what makes a card of a plan. */
export {withCards} from '../../engine/plan/card.ts';
export {runtime} from '../../engine/runtime/runtime.ts';
