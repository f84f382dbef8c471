import {type RefObject, useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {useHydrated} from '../calculator/hydration.tsx';

/** In characters; longer queries are cut, so that a search stays fast. */
export const maxQueryLength = 200;

/** Trims and cuts the text of the search field or of the URL's parameter. */
export function queryOf(text: string | null): string {
  return (text ?? '').slice(0, maxQueryLength).trim();
}

/** The address of the search page for a query. */
export function addressOfQuery(query: string): string {
  return query === '' ? '/search' : `/search?${new URLSearchParams({q: query})}`;
}

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

/**
 * Keeps the query in the URL and the search field in sync. The field is uncontrolled, so that text typed before hydration
 * is kept.
 */
export function useUrlQuery(): UrlQuery {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const {search, key} = useLocation();
  const navigate = useNavigate();
  const query = hydrated ? queryOf(new URLSearchParams(search).get('q')) : '';
  /** The query of the history entry in which typing began. */
  const queryBeforeTyping = useRef('');
  /** What typing has put into the URL, until the page is shown with it. */
  const typed = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirstTime = useRef(true);
  const replaceByTyped = useCallback(
    (text: string): void => {
      typed.current = text;
      void navigate(addressOfQuery(text), {replace: true});
    },
    [navigate],
  );

  // With the page itself: a later effect could find that typing has gone on.
  useLayoutEffect(() => {
    if (!hydrated || field.current === null) return;
    const fieldQuery = queryOf(field.current.value);
    const isFirst = isFirstTime.current;
    isFirstTime.current = false;
    if (isFirst && query === '' && fieldQuery !== '') {
      replaceByTyped(fieldQuery);
      return;
    }
    const isTyped = typed.current === query;
    typed.current = undefined;
    if (isTyped) return;
    queryBeforeTyping.current = query;
    if (fieldQuery !== query) field.current.value = query;
    // `key`: Back can lead to an entry with the same query.
  }, [hydrated, query, key, replaceByTyped]);
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
      // Typing has replaced this entry's query; restore it, so that Back leads there.
      void navigate(addressOfQuery(queryBeforeTyping.current), {replace: true});
      if (fieldQuery !== queryBeforeTyping.current) void navigate(addressOfQuery(fieldQuery));
    },
  };
}
