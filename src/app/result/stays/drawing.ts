/** The drawings of stays: a script of its own, which only results with stays fetch. */
export {AnyDay} from './AnyDay.tsx';
export {PlannedStay} from './PlannedStay.tsx';
