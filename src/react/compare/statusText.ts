import type {Input} from '../../definition/module.ts';
import type {Calculation} from '../calculation.ts';
import {fill} from '../fill.ts';
import formWords from '../words.yaml';
import {comparedRows} from './comparedRows.ts';
import {essenceOf} from './essence.ts';

/**
 * What a press came to, in a sentence for those who see it and those who hear it.
 * @param missing what a guard still needs, which stopped the last press
 */
export function statusText(first: Calculation, second: Calculation | null, missing: readonly Input[]): string {
  if (missing.length > 0) {
    return fill(formWords.form.stillNeeded, {fields: missing.map(({label}) => label).join(', ')});
  }
  return second === null ? '' : essenceOf(comparedRows(first, second));
}
