import {termsOf} from '../terms.ts';

/**
 * The other names of what texts name.
 * @param texts what names a page: title, country, keywords
 * @param synonyms groups of names for the same thing
 * @returns names that none of the texts holds
 */
export function otherNames(texts: readonly string[], synonyms: readonly (readonly string[])[]): readonly string[] {
  // Between texts stands what is no word, so that no name reaches from one into the next.
  const whole = ` ${texts.map(inTerms).join(' | ')} `;
  const holds = (name: string): boolean => whole.includes(` ${inTerms(name)} `);
  return synonyms.filter((names) => names.some(holds)).flatMap((names) => names.filter((name) => !holds(name)));
}

function inTerms(text: string): string {
  return termsOf(text)
    .map(({term}) => term)
    .join(' ');
}
