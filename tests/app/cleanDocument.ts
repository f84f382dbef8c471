/**
 * Set-up of every test file. Those that have a document share it with the files that ran before in the same worker, so each
 * test leaves it as a new tab would be: nothing rendered, nothing kept in the history or the storage.
 */
import {afterEach} from 'vitest';
import {UNANSWERED} from '../limits.ts';
import {shareComputedStyles} from './computedStyle.ts';

if (typeof document !== 'undefined') {
  const {cleanup, configure} = await import('@testing-library/react');
  configure({asyncUtilTimeout: UNANSWERED});
  const forgetStyles = shareComputedStyles(document.defaultView!);
  afterEach(() => {
    cleanup();
    forgetStyles();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
  });
}
