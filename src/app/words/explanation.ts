// What pages add to the words of explanations (engine/words/explanation.ts), fetched with them.
/** Between the names of figures that are explained together. */
export const and = ' · ';

/** In place of an explanation. */
export const nothing = 'There was nothing to work out from your answers.';
