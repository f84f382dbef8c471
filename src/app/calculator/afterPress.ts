import {startTransition} from 'react';

/** What ends a press: of a mouse, a finger or a key. On a touch screen a field loses the focus after pointerup. */
const ENDS = ['pointerup', 'pointercancel', 'mouseup', 'keyup'];

/**
 * Updates once the press that is under way, if any, has ended: what moves a button under the pointer would make it miss.
 * @param update sets state; React renders it in a transition
 */
export function afterPress(update: () => void): void {
  if (document.querySelector(':active') === null) {
    startTransition(update);
    return;
  }
  const ended = new AbortController();
  for (const end of ENDS)
    document.addEventListener(
      end,
      () => {
        ended.abort();
        startTransition(update);
      },
      {signal: ended.signal},
    );
}
