/** What the scripts of results need of the site: the functions that they call, and what explains a result from its plan. */
export {explained} from '../../engine/plan/explain.ts';
export {runtime} from '../../engine/runtime/runtime.ts';
