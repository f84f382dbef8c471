import type {Input} from '../../engine/compiled/module.ts';
import {fill} from './fill.ts';
import * as words from '../words/calculator.ts';

/** What stopped a press, in a sentence for those who hear the page; empty where nothing did. */
export function stillNeeded(stoppedBy: readonly Input[]): string {
  if (stoppedBy.length === 0) return '';
  return fill(words.form.stillNeeded, {fields: stoppedBy.map(({label}) => label).join(', ')});
}
