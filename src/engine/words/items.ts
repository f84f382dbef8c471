// Texts about the items of a list. {item} is 'trip', {items} 'trips'.
export const title = '{item} {number}';
/** What an item still needs. */
export const missing = '{item} {number} has no {fields}.';
/** For an item that begins with two dates. */
export const reversed = "{item} {number} ends before it begins, so it doesn't count. Check both dates.";
/** In place of the button that adds an item, once there are as many as there can be. */
export const full = 'You can enter up to {many} {items}';
/** A field of an item, before what is wrong with it. */
export const field = '{item} {number}, {field}: {problem}';
/** For items that programs give. */
export const tooManyFields = '{item} {number} has only these fields: {fields}.';
export const more = 'There is more to correct.';
