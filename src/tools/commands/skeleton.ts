/** A definition and cases that pass the check, from which a calculator is begun. */
import {stringify} from 'yaml';
import {labelFromName} from '../../engine/language/definition/constant.ts';

/**
 * The text of a skeleton, with the id, a title made from it, and the months of its data and of its next review.
 * @param schemas the folder of the schemas, from that of the file: editors find them through its first line
 */
export function filledSkeleton(skeleton: string, id: string, today: string, schemas: string): string {
  const [year, month] = today.split('-') as [string, string];
  const words = id.split('-').map(titleWord);
  // A word with a figure, such as H1B, is a name, which the definition must declare.
  const names = words.filter((word) => /\d/.test(word)).map((word) => yaml(word));
  return skeleton
    .replace(/(\$schema=)[./]*schemas/, `$1${schemas}`)
    .replace(/^id: new-calculator/m, `id: ${yaml(id)}`)
    .replace(/^title: .*$/m, `title: ${yaml(words.join(' '))}`)
    .replace(/^needs:/m, names.length === 0 ? '$&' : `names: [${names.join(', ')}]\n$&`)
    .replace(/^((?:dataAsOf|published): )2024-06/gm, `$1${year}-${month}`)
    .replace(/^(reviewBy: )2025-06/m, `$1${Number(year) + 1}-${month}`)
    .replace(/^(today: )2024-06-30/m, `$1${today}`);
}

/** A word of an id as a title has it: Visa, but UK and H1B. */
function titleWord(word: string): string {
  const isAbbreviation = shortNames.has(word) || (/^[a-z\d]{2,5}$/.test(word) && /[a-z]\d|\d[a-z]/.test(word));
  return isAbbreviation ? word.toUpperCase() : labelFromName(word);
}

/** Short names of countries and unions, as ids have them. */
const shortNames: ReadonlySet<string> = new Set(['uk', 'us', 'usa', 'uae', 'eu', 'eea']);

/** The text as a YAML value, quoted where YAML would read it as something else. */
function yaml(text: string): string {
  return stringify(text).trim();
}
