import {useEffect, useRef, type RefObject} from 'react';

/** The note that a press of Calculate opens while the scripts are still on their way. */
export const HELD_NOTE_ID = 'calculate-held';

/**
 * Runs a press of Calculate that was made before hydration. The browser has kept it without any script:
 * the prerendered button opens a popover, and the open popover is the press.
 * @param run the calculation, called once if there was a press
 * @returns where the popover is
 */
export function useHeldPress(run: () => void): RefObject<HTMLParagraphElement | null> {
  const note = useRef<HTMLParagraphElement>(null);
  const runHeld = useRef(run);
  useEffect(() => {
    const popover = note.current;
    // A browser without popovers holds nothing, and does not know the selector.
    if (popover === null || typeof popover.hidePopover !== 'function' || !popover.matches(':popover-open')) return;
    popover.hidePopover();
    runHeld.current();
  }, []);
  return note;
}
