/** What the scripts of results need of the site: the functions that they call, and what makes a card and an explanation of a plan. */
export {withWords} from '../../engine/plan/explain.ts';
export {runtime} from '../../engine/runtime/runtime.ts';
