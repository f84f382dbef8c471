// An item of a list of stays on the card: how long it was, and until when its days count.
export const noDate = 'not counted: a date is missing';
export const reversed = 'not counted: it ends before it begins';
export const tooMany = '{days}, {over} too many';
export const past = '{days}, no longer counted';
export const freeOn = '{days}, free again on {from}';
export const free = '{days}. You get them back between {from} and {to}';
