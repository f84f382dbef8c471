// Which edition of the rules a page has, and what is different today. {source} is one of `where` (whereToCheck.ts).
export const edition = {
  name: '{month} edition',
  different: '{edition}. {differences}.',
  differences: '{count, plural, one {1 thing is} other {{count} things are}} different today',
  /** {change} is what ended them, a sentence. */
  ended: '{edition}. {differences}. {change}',
  noLonger: 'These rules no longer apply',
  same: '{edition}. Check {source} before you rely on it.',
  checked: '{edition}. We looked for changes in {month} and found none. Check {source} before you rely on it.',
  unchecked: '{edition}. We have not looked for changes since. Check {source} before you rely on it.',
} as const;
