/** What is fetched to find changes and to show them. */
export {searchChanges} from '../../../engine/answers/suggestions/findChanges.ts';
export {adviceLines} from './rises.ts';
export {amongAnswered} from './suggestionText.ts';
export {WhatWouldChange} from './WhatWouldChange.tsx';
