import type {ChoiceInput, Input} from '../../../engine/compiled/module.ts';

/** With more options a list is quicker to scan than radios. */
const MOST_RADIOS = 6;

/** Whether all options stand open on the form. */
export function isRadioGroup({kind, options}: ChoiceInput): boolean {
  return kind === 'yesno' || options.length <= MOST_RADIOS;
}

/** The id of a radio. */
export function radioId(inputId: string, option: string): string {
  return `${inputId}-${option}`;
}

/** The id of the element that takes the focus for a field: its control, or its first radio. */
export function controlId(input: Input): string {
  const isChoice = input.kind === 'choice' || input.kind === 'yesno';
  return isChoice && isRadioGroup(input) ? radioId(input.id, input.options[0]?.value ?? '') : input.id;
}
