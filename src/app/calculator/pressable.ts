import {HELD_NOTE_ID} from './useHeldPress.ts';

const submits = {type: 'submit'} as const;
const isHeld = {type: 'button', popoverTarget: HELD_NOTE_ID, popoverTargetAction: 'show'} as const;

/** The attributes of a form's button: before hydration a press opens the note that holds it. */
export function pressable(hydrated: boolean): typeof submits | typeof isHeld {
  return hydrated ? submits : isHeld;
}
