import {useSyncExternalStore} from 'react';
import * as words from '../words/notLoaded.ts';

const never = () => () => {};

/** False in prerendered HTML and in the first render in the browser, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Only prerendering needs the words. The browser removes the element at once, so its script leaves them out. */
const content = import.meta.env.SSR ? {children: words.form.notLoaded} : {dangerouslySetInnerHTML: {__html: ''}};

/**
 * Warns that a form does not work yet because its scripts are slow or failed to load. It is part of the
 * prerendered HTML and shown by the style sheet after a delay, since a script that fails cannot show anything.
 */
export function NotLoaded() {
  return useHydrated() ? null : <p className="not-loaded" suppressHydrationWarning {...content} />;
}
