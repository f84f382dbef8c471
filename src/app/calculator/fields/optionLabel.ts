import type {OfferedOption} from '../../../engine/answers/visibility.ts';
import {fill} from '../fill.ts';
import * as words from '../../words/calculator.ts';

export function optionLabel({label, keptFromBefore}: OfferedOption): string {
  return keptFromBefore ? fill(words.form.chosenBefore, {option: label}) : label;
}
