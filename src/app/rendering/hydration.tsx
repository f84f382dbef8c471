import {useSyncExternalStore} from 'react';
import * as words from '../words/notLoaded.ts';

const subscribeToNothing = () => () => {};

/** False in prerendered HTML and in the first render in the browser, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Only the prerendered HTML needs the text: the browser removes the element on hydration, so its script leaves it out. */
const content = import.meta.env.SSR ? {children: words.form.notLoaded} : {dangerouslySetInnerHTML: {__html: ''}};

/**
 * Warns that a form does not work yet because its scripts are slow or failed to load. It is part of the
 * prerendered HTML and shown by the style sheet after a delay, since a script that fails cannot show anything.
 */
export function NotLoaded() {
  return useHydrated() ? null : <p className="not-loaded" suppressHydrationWarning {...content} />;
}
