import {useHydrated} from './useHydrated.ts';
import * as words from '../words/notLoaded.ts';

/** The build writes the words; in the browser, where they are taken away at once, they are in no script. */
const content = import.meta.env.SSR ? {children: words.form.notLoaded} : {dangerouslySetInnerHTML: {__html: ''}};

/**
 * Beside a form that does nothing yet: says so where its scripts take too long or never come. It is in the
 * prerendered HTML and its style sheet shows it, since a script that fails can say nothing.
 */
export function NotLoaded() {
  return useHydrated() ? null : <p className="not-loaded" suppressHydrationWarning {...content} />;
}
