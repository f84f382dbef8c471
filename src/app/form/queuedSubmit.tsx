/**
 * Submitting a form before its scripts have loaded. The prerendered button opens a popover, which needs no script;
 * once the page is hydrated, an open popover means that the visitor has pressed the button, and the form is submitted.
 */
import {type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef} from 'react';
import {beforeScripts} from '../words/notLoaded.ts';
import {useHydrated} from '../rendering/hydration.tsx';
import styles from './CalculatorForm.module.css';

const NOTE_ID = 'submit-queued';

/** Only the prerendered HTML needs the text. */
const prerenderedText = import.meta.env.SSR
  ? {children: beforeScripts.queued}
  : {dangerouslySetInnerHTML: {__html: ''}};

/** The attributes of a form's submit button. */
export function submitButtonProps(hydrated: boolean): ComponentProps<'button'> {
  return hydrated ? {type: 'submit'} : {type: 'button', popoverTarget: NOTE_ID, popoverTargetAction: 'show'};
}

/**
 * Runs the submit that was queued before hydration, if there was one.
 * @param submit called at most once
 * @returns a ref for `QueuedSubmitNote`
 */
export function useQueuedSubmit(submit: () => void): RefObject<HTMLParagraphElement | null> {
  const note = useRef<HTMLParagraphElement>(null);
  const submitQueued = useEffectEvent(submit);
  useEffect(() => {
    const popover = note.current;
    // A browser without popovers has queued nothing, and `matches` would throw.
    if (popover === null || typeof popover.hidePopover !== 'function' || !popover.matches(':popover-open')) return;
    popover.hidePopover();
    submitQueued();
  }, []);
  return note;
}

/** Says that the result will follow once the page has loaded; only in prerendered HTML, until it is interactive. */
export function QueuedSubmitNote({ref}: {readonly ref: RefObject<HTMLParagraphElement | null>}) {
  return useHydrated() ? null : (
    <p
      id={NOTE_ID}
      className={styles.queued}
      ref={ref}
      popover="manual"
      suppressHydrationWarning
      {...prerenderedText}
    />
  );
}
