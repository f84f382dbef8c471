/**
 * What a visitor typed, kept in the state of this entry of the tab's history, so that Back finds it again. It goes with the
 * tab, and nothing else keeps it without being asked (decision 023).
 */
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

export interface KeptForm {
  readonly values: FormValues;
  /** Whether the visitor had a result. */
  readonly submitted: boolean;
  /** The ids of the questions that the visitor cannot answer, where they are asked one at a time. */
  readonly unknown?: readonly string[];
  /** The day whose rules were chosen in place of today's. */
  readonly on?: CalendarDay | undefined;
}

/** What was typed in this entry; undefined if nothing was. */
export function keptForm(): KeptForm | undefined {
  return (window.history.state as State)?.form;
}

type State = {readonly form?: KeptForm} | null;

/**
 * Loads the page again, which then calculates with the same answers.
 * @param form what it holds, unless something later is kept already
 */
export function reloadWith({values, on}: Pick<KeptForm, 'values' | 'on'>): void {
  const state = window.history.state as State;
  window.history.replaceState({...state, form: {values, on, ...state?.form, submitted: true}}, '');
  window.location.reload();
}
