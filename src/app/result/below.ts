/** What is fetched to show all that stands below the summary, and to find what would change a result. */
export {searchChanges} from '../../engine/answers/suggestions/findChanges.ts';
export {ResultDetails} from './card/ResultDetails.tsx';
export {adviceLines} from './suggestions/rises.ts';
export {amongAnswered} from './suggestions/suggestionText.ts';
