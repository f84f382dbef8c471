/** Everything below a result's summary, and the search for what would change the result: fetched together, after the summary. */
export {searchChanges} from '../../engine/answers/suggestions/findChanges.ts';
export {ResultDetails} from './card/ResultDetails.tsx';
export {adviceLines} from './suggestions/rises.ts';
export {amongAnswered} from './suggestions/suggestionText.ts';
