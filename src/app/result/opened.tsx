/** What the closed parts of a result show: a script of its own, which a first result does without (openedParts.ts). */
export {explainResult} from '../../engine/plan/explanation/explainResult.ts';
export {Curves} from './charts/Curves.tsx';
export {NewerFigures} from './card/NewerFigures.tsx';
export {Figures, Reasons} from './explanation/Explanation.tsx';
