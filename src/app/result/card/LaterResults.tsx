import {useMemo} from 'react';
import {laterResults, laterText} from '../../../engine/answers/laterResults.ts';
import type {Calculation} from '../../form/calculateForm.ts';

/** How the result changes on known days: 'From 1 January 2027: $205.' */
export function LaterResults({calculation}: {readonly calculation: Calculation}) {
  const {calculator, answers, today} = calculation;
  const later = useMemo(() => laterResults(calculator, answers, today), [calculator, answers, today]);
  return later.map((change) => <p key={change.from}>{laterText(change)}</p>);
}
