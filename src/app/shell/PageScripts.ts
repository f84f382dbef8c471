import {useEffect} from 'react';
import {hasSavedAnswers} from '../saved/savedKey.ts';

const loadTaskChooser = async () => (await import('../content/taskChooser.ts')).attachTaskChooser;
const loadSnippetBuilder = async () => (await import('../content/snippetBuilder.ts')).attachSnippetBuilder;

/**
 * Makes the static HTML of a page work. It stands beside the page, so that it runs when that is there: after Back the page may
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
    const load = path === '/' ? loadTaskChooser : path === '/developers' ? loadSnippetBuilder : undefined;
    const left = new AbortController();
    void load?.().then((attach) => left.signal.aborted || attach(left.signal));
    return () => left.abort();
  }, [path]);
  return null;
}
