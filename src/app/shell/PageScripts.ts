import {useEffect} from 'react';
import {loadable, type Loadable} from '../loading/loadable.tsx';
import {hasSavedAnswers} from '../device/savedKey.ts';

const scripts: Readonly<Record<string, Loadable<{attach: (signal: AbortSignal) => void}>>> = {
  '/': loadable(() => import('../blocks/taskChooser.ts')),
  '/developers': loadable(() => import('../blocks/snippetBuilder.ts')),
};
const savedList = loadable(() => import('../saved/savedList.ts'));

/**
 * Makes the static HTML of a page work. It is rendered next to the page, so that it runs once the page is there: after Back the page may
 * have to be fetched again.
 */
export function PageScripts({path}: {readonly path: string}): null {
  useEffect(() => {
    if (!hasSavedAnswers()) return undefined;
    const left = new AbortController();
    void savedList.load().then(({showSavedResults}) => showSavedResults(path, left.signal));
    return () => left.abort();
  }, [path]);
  useEffect(() => {
    const left = new AbortController();
    void scripts[path]?.load().then(({attach}) => left.signal.aborted || attach(left.signal));
    return () => left.abort();
  }, [path]);
  return null;
}
