/** What nothing that visitors read may contain, whether a definition says it or the site makes it up. */

/** Phrases about our data, our documents or our rules, which are no business of a visitor's, and phrases nobody would say. */
const refusedPhrases: readonly RegExp[] = [
  /\bour data\b/i,
  /\bthe data\b/i,
  /\bthe specification\b/i,
  /\bthe (?:source )?documents?\b(?= (?:state|say|name|list|hold|give|count))/i,
  /\bthis estimate(?:'s data| (?:adds|asks|begins|calls|counts|names|reads|says|takes))\b/i,
  /\bin this estimate\b/i,
  /\bcounts as\b/i,
  /\basks for\b/i,
  /\bnothing is (?:chosen|filled in)\b/i,
  /\bleft empty\b/i,
  /\blies? (?:too far )?ahead\b/i,
  /\bit stands on\b/i,
  /\bwhoever\b/i,
  /\bhowever many\b/i,
  /\banything but\b/i,
];

/** Slips that a template makes. */
const slips: Readonly<Record<string, RegExp>> = {
  'two punctuation marks': /[.!?:;,] ?[.,:;](?!\d)/,
  'a plural after 1': /(?<![\d.,])1 (?:points|years|people|days|months|weeks|others|hours)\b/,
  'an unfilled placeholder': /[{}]/,
  'a difference below zero': / minus .+ is −\d+ days/,
  'two factors that both count': /for each of the .+ for each of the/,
  'two spaces': / {2}/,
  'a sentence that starts in lower case': /^[a-z]|[.?!] [a-z]/,
  'a value that JavaScript prints': /\b(?:undefined|NaN|null|Infinity)\b/,
};

/** The slips in a text that a template made. */
export function slipsIn(text: string): readonly string[] {
  return Object.keys(slips).filter((name) => slips[name]!.test(text));
}

/** The refused phrases in a text. */
export function refusedPhrasesIn(text: string): readonly string[] {
  return refusedPhrases.flatMap((phrase) => phrase.exec(text)?.[0] ?? []);
}

/** The number of words in each sentence. */
export function sentenceLengths(text: string): readonly number[] {
  return text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length)
    .filter((count) => count > 0);
}
