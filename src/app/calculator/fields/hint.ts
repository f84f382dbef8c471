import type {Input} from '../../../engine/compiled/module.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import {fill} from '../fill.ts';
import * as words from '../../words/calculator.ts';
import {isRadioGroup} from './controlId.ts';

/** What stands below a field's label: the definition's hint, its range, the hints of options in a list. */
export function hintOf(input: Input): string {
  return [input.hint, ...listedOptionHints(input), rangeOf(input), input.unused ? words.form.unused : '']
    .filter(Boolean)
    .join(' ');
}

/** The label with what is counted: 'Monthly salary (QAR)'. */
export function labelOf(input: Input): string {
  if (!('unit' in input) || input.unit === undefined) return input.label;
  const says = input.label.toLowerCase().includes(input.unit.toLowerCase());
  return says ? input.label : fill(words.form.labelWithUnit, {label: input.label, unit: input.unit});
}

function rangeOf(input: Input): string {
  if (input.kind !== 'number' && input.kind !== 'integer') return '';
  const min = input.min === undefined ? '' : grouped(input.min);
  const max = input.max === undefined ? '' : grouped(input.max);
  if (min && max) return fill(words.form.between, {min, max});
  if (min) return fill(words.form.atLeast, {min});
  return max && fill(words.form.atMost, {max});
}

/** A select has no room for hints; radios carry their own. */
function listedOptionHints(input: Input): string[] {
  if (input.kind !== 'choice' || isRadioGroup(input)) return [];
  return input.options.flatMap(({label, hint}) => (hint ? [fill(words.form.optionHint, {option: label, hint})] : []));
}
