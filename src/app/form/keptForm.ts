/**
 * What a visitor typed, kept in the state of this entry of the tab's history, so that Back finds it again. It goes with the
 * tab, and nothing else keeps it without being asked (decision 023).
 */
import type {FormValues} from '../../engine/answers/formValues.ts';
import {linkTo} from '../addresses/base.ts';

export interface KeptForm {
  readonly values: FormValues;
  /** Whether the visitor had a result. */
  readonly submitted: boolean;
  /** The ids of the questions that the visitor cannot answer, where they are asked one at a time. */
  readonly unknown?: readonly string[];
  /** Whether the answers of the address are the visitor's own, and not those of somebody who shared them. */
  readonly isOwn?: boolean;
  /** The name of the rules that were chosen in place of those of the page. */
  readonly rules?: string | undefined;
}

/** What was typed in this entry; undefined if nothing was. */
export function keptForm(): KeptForm | undefined {
  return (window.history.state as State)?.form;
}

type State = {readonly form?: KeptForm} | null;

/**
 * Keeps what the form of a page holds in this entry of the history. Not through the router, which would render the page
 * again.
 * @param path of the page that has the form. While the next page is being fetched, this one is still shown, but the entry is
 *   the next page's.
 * @param fragment of its address, where another one may have answers for the form: once a link to them is followed, the entry is
 *   the link's, some time before the page hears of it. By default all fragments are the form's.
 */
export function keepForm(path: string, form: KeptForm, fragment = window.location.hash): void {
  if (window.location.pathname !== linkTo(path) || window.location.hash !== fragment) return;
  try {
    window.history.replaceState({...(window.history.state as object | null), form}, '');
  } catch {
    // Browsers refuse more than about 100 changes in 10 seconds; the next one is kept.
  }
}

/**
 * Loads the page again, which then calculates with the same answers.
 * @param form what it holds, unless something later is kept already
 */
export function reloadWith({values, rules}: Pick<KeptForm, 'values' | 'rules'>): void {
  const state = window.history.state as State;
  window.history.replaceState({...state, form: {values, rules, ...state?.form, submitted: true}}, '');
  window.location.reload();
}
