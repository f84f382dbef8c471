import type {OfferedOption} from '../../form/visibility.ts';
import {fill} from '../fill.ts';
import words from '../words.yaml';

export function optionLabel({label, keptFromBefore}: OfferedOption): string {
  return keptFromBefore ? fill(words.form.chosenBefore, {option: label}) : label;
}
