import {type RefObject, useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {addressOfQuery, queryOf} from '../addresses/searchAddress.ts';
import {useHydrated} from '../rendering/hydration.tsx';

/** Milliseconds; browsers allow only about 100 changes of the URL in 10 seconds. */
const typingPause = 150;

interface UrlQuery {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The current query; '' in the first render, which must match the prerendered page. */
  readonly query: string;
  /** To be called on input: replaces the URL after a pause in typing. */
  readonly onInput: () => void;
  /** To be called on submit: adds the query to the history. */
  readonly onSubmit: () => void;
}

/** What a history entry remembers whose query was typed: the navigation before typing may not be rendered yet. */
interface Typed {
  /** The key of the entry in which typing began. */
  readonly entry: string;
  /** The query that it had then. */
  readonly before: string;
}

/**
 * Keeps the query in the URL and the search field in sync. The field is uncontrolled, so that text typed before hydration
 * is kept.
 */
export function useUrlQuery(): UrlQuery {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const {search, key, state} = useLocation();
  const navigate = useNavigate();
  const query = hydrated ? queryOf(new URLSearchParams(search).get('q')) : '';
  const {entry, before} = (state as Typed | null) ?? {entry: key, before: query};
  /** What typing changes; undefined until the first entry is shown. */
  const current = useRef<Typed>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const replaceByTyped = useCallback(
    (text: string) => void navigate(addressOfQuery(text), {replace: true, state: current.current}),
    [navigate],
  );

  // With the page itself: a later effect could find that typing has gone on.
  useLayoutEffect(() => {
    if (!hydrated || field.current === null) return;
    const isFirst = current.current === undefined;
    if (current.current?.entry === entry) return;
    current.current = {entry, before};
    const fieldQuery = queryOf(field.current.value);
    if (isFirst && query === '' && fieldQuery !== '') replaceByTyped(fieldQuery);
    else if (fieldQuery !== query) field.current.value = query;
  }, [hydrated, query, entry, before, replaceByTyped]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    field,
    query,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => replaceByTyped(queryOf(field.current?.value ?? '')), typingPause);
    },
    onSubmit: () => {
      clearTimeout(timer.current);
      const fieldQuery = queryOf(field.current?.value ?? '');
      const queryBefore = current.current?.before ?? '';
      // Typing has replaced this entry's query; restore it, so that Back leads there.
      void navigate(addressOfQuery(queryBefore), {replace: true});
      if (fieldQuery !== queryBefore) void navigate(addressOfQuery(fieldQuery));
    },
  };
}
