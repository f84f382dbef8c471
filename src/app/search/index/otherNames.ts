import {termsOf} from '../terms.ts';

/**
 * The synonyms of names in a page's texts.
 * @param texts title, country and keywords of the page
 * @param synonyms groups of names for the same thing
 * @returns names that occur in none of the texts
 */
export function otherNames(texts: readonly string[], synonyms: readonly (readonly string[])[]): readonly string[] {
  // The separator is not a word, so that no name matches across two texts.
  const whole = ` ${texts.map(inTerms).join(' | ')} `;
  const holds = (name: string): boolean => whole.includes(` ${inTerms(name)} `);
  return synonyms.filter((names) => names.some(holds)).flatMap((names) => names.filter((name) => !holds(name)));
}

function inTerms(text: string): string {
  return termsOf(text)
    .map(({term}) => term)
    .join(' ');
}
