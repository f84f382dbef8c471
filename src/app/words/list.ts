// Texts of a repeated question. Components fill in {name}; {item} is 'trip', {items} 'trips'.
export const add = 'Add another {item}';
/** Beside a box to tick, as long as no row is filled in. */
export const none = 'No {items}';
export const paste = 'Paste {items} from a spreadsheet';
