import {useEffect} from 'react';
import {hasSavedAnswers} from '../saved/savedKey.ts';

const scripts: Readonly<Record<string, () => Promise<{attach: (signal: AbortSignal) => void}>>> = {
  '/': () => import('../content/taskChooser.ts'),
  '/developers': () => import('../content/snippetBuilder.ts'),
};

/**
 * Makes the static HTML of a page work. It is rendered next to the page, so that it runs once the page is there: after Back the page may
 * have to be fetched again.
 */
export function PageScripts({path}: {readonly path: string}): null {
  useEffect(() => {
    if (!hasSavedAnswers()) return undefined;
    const left = new AbortController();
    void import('../saved/savedList.ts').then(({showSavedResults}) => showSavedResults(path, left.signal));
    return () => left.abort();
  }, [path]);
  useEffect(() => {
    const left = new AbortController();
    void scripts[path]?.().then(({attach}) => left.signal.aborted || attach(left.signal));
    return () => left.abort();
  }, [path]);
  return null;
}
