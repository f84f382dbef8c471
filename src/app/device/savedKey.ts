/** The key in the browser's storage; it exists only while the visitor wants answers remembered. */
export const SAVED_KEY = 'answers';

/** Whether anything is remembered, without fetching the module that reads it. */
export function hasSavedAnswers(): boolean {
  try {
    return localStorage.getItem(SAVED_KEY) !== null;
  } catch {
    return false;
  }
}
