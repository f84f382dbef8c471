import {startTransition} from 'react';

/** Milliseconds between two looks at whether a press has ended: too short to be noticed. */
const UNTIL_NEXT_LOOK = 50;

/**
 * Updates once the press that is under way, if any, has ended: what moves a button under the pointer would make it miss.
 * No event says so in all cases: on a touch screen an element stays active for a while after the last event of a tap.
 * @param update sets state, in a transition: nobody waits for it, so keys are handled first
 */
export function afterPress(update: () => void): void {
  if (document.querySelector(':active') === null) startTransition(update);
  else setTimeout(() => afterPress(update), UNTIL_NEXT_LOOK);
}
