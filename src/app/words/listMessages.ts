// Texts of a repeated question that are fetched at its first touch. Components fill in {name}; {item} is 'trip'.
export const happened = {added: '{item} {number} was added.', removed: '{item} {number} was removed.'} as const;
export const moved = '{item} {from} is now {item} {number}.';
export const undone = 'As it was before.';
export const undo = 'Undo';

export const pasted = '{count, plural, one {1 row was} other {{count} rows were}} pasted.';
export const tooMany =
  'You pasted {count, plural, one {1 row, but there is no room for it} other {{count} rows, but there is room for {room}}}: you can enter up to {many} {items}. Nothing has changed.';
export const nothing = 'There is nothing in it to paste.';
/** Above the cells that could not be read. */
export const notRead = 'Not understood, so these fields still need an answer:';
export const cell = '{item} {number}, {field}: “{text}”';
export const headings = 'Left out as headings: {cells}.';
export const extra =
  'Left out, as a {item} has no more fields: the last {count, plural, one {column} other {{count} columns}}.';
/** How a day was read whose first two figures could each be the month. */
export const order = {
  day: '“{written}” was read as {day}, with the day first.',
  month: '“{written}” was read as {day}, with the month first.',
} as const;
export const swap = {day: 'Read the month first', month: 'Read the day first'} as const;

export const rows = 'One row for each {item}: {fields}';
export const example = 'For example {example}';
export const fill = 'Fill in';

export const remove = 'Remove';
/** For screen readers. */
export const row = {
  up: 'Move {item} {number} up',
  down: 'Move {item} {number} down',
  remove: 'Remove {item} {number}',
} as const;
