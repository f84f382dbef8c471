/**
 * All that the code knows of English beside its messages: how names and texts of definitions change where they begin a sentence, or become
 * a part of one. Another language has its own such rules beside its messages.
 */

/** 'Monthly salary' for 'monthly salary'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const startsWithLanguage =
  /^(?:Arabic|Chinese|Danish|English|French|German|Hebrew|Japanese|Korean|Norwegian|Portuguese|Spanish|Swedish)\b/;

/**
 * 'get a job offer' for 'Get a job offer'; abbreviations such as 'EU' and 'B1', names such as 'Child Benefit', and languages keep their
 * capitals.
 */
export function uncapitalized(text: string): string {
  if (startsWithLanguage.test(text)) return text;
  return text.replace(/^(?:\p{Lu}(?=\p{Ll})(?!\p{Ll}+ \p{Lu}\p{Ll})|A(?= ))/u, (letter) => letter.toLowerCase());
}

/** Whether words are a name, which a sentence quotes, rather than its continuation. */
export const isName = (words: string): boolean => /^\p{Lu}/u.test(words);

/** A sentence as part of another: 'Eligible' for 'Eligible.' */
export const withoutFullStop = (sentence: string): string => sentence.replace(/[.!]$/, '');

/** 'Home Office' for 'the Home Office'. */
export const withoutArticle = (name: string): string => name.replace(/^the /, '');

/** Whether words could be taken for several items of a list of choices. */
export const isSeveralWords = (words: string): boolean => /[,;']| or /.test(words);

/** Whether a label brings its article: 'Your salary'. */
export const hasArticle = (label: string): boolean => /^(the|your|an?) /i.test(label);

/** Whether a hint says itself that a question need not be answered. */
export const saysOptional = (hint: string): boolean => /\b(?:optional|blank|empty)\b/i.test(hint);

/** Whether a label says itself what an amount is for: 'Fees per year'. */
export const saysPeriod = (label: string, period: string): boolean => label.endsWith(`per ${period}`);

/** Whether a label ends with a unit: 'Total points', 'Work experience in years'. */
export const endsWithUnit = (label: string, unit: string): boolean => label.toLowerCase().endsWith(unit);

/** Whether a label asks something, so that what follows it begins a sentence, and a name for its answer is needed within one. */
export const isQuestion = (label: string): boolean => label.endsWith('?');

/** 'child' for 'children', 'country' for 'countries'. */
export const singular = (plural: string): string =>
  plural
    .replace(/people$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/(?<=child)ren$|s$/, '');

/** 'children' for 'child', 'trips' for 'trip'. */
export const plural = (singularNoun: string): string => singularNoun + (/\bchild$/.test(singularNoun) ? 'ren' : 's');

/** What a number of things counts: 'visits' for 'earlier visits'. */
export const nounOf = (things: string): string => things.split(' ').at(-1)!;

const preposition = /^(?:as|for|from|in|of|on|to|with)\b/;

/**
 * What a second instruction adds to a first: 'a job offer' for 'Get a job offer' after 'Get a degree', but all of it where the verbs
 * differ. 'Work in a city and in high tech' would sound as if both were one.
 */
export function addedTo(first: string, second: string): string {
  const verb = `${first.split(' ', 1)[0]!} `;
  const rest = second.slice(verb.length);
  return second.startsWith(verb) && !preposition.test(rest) ? rest : uncapitalized(second);
}
