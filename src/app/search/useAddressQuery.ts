import {useContext, useEffect, useRef, type RefObject} from 'react';
import {useNavigate, useSearchParams} from 'react-router-dom';
import {useHydrated} from '../calculator/hydration.tsx';
import {NavigationTypeContext} from '../pageContext.ts';
import {addressOfQuery, queryOf} from './query.ts';

/** Browsers refuse more than about 100 changes of the address in 10 seconds. */
const typingPause = 150;

interface AddressQuery {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is searched; '' in the first render, which must be that of the prerendered page. */
  readonly query: string;
  /** The field's text changed: the address follows after a pause, in place. */
  readonly onTyped: () => void;
  /** Enter: the query becomes an entry of its own in the history. */
  readonly onEntered: () => void;
}

/**
 * The query of the page's address and the field that shows it, each following the other. The field is the browser's
 * own, so that what was typed before hydration stays.
 */
export function useAddressQuery(): AddressQuery {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useContext(NavigationTypeContext);
  const query = hydrated ? queryOf(parameters.get('q')) : '';
  /** Of the entry of the history in which typing began. */
  const entered = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirstTime = useRef(true);

  useEffect(() => {
    if (!hydrated || field.current === null) return;
    const typed = queryOf(field.current.value);
    const isFirst = isFirstTime.current;
    isFirstTime.current = false;
    if (isFirst && query === '' && typed !== '') {
      void navigate(addressOfQuery(typed), {replace: true});
      return;
    }
    if (navigation === 'REPLACE') return;
    entered.current = query;
    if (typed !== query) field.current.value = query;
  }, [hydrated, query, navigation, navigate]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    field,
    query,
    onTyped: () => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        void navigate(addressOfQuery(queryOf(field.current?.value ?? '')), {replace: true});
      }, typingPause);
    },
    onEntered: () => {
      clearTimeout(pause.current);
      const typed = queryOf(field.current?.value ?? '');
      // Typing has changed the entry where it began, to which Back must lead.
      void navigate(addressOfQuery(entered.current), {replace: true});
      if (typed !== entered.current) void navigate(addressOfQuery(typed));
    },
  };
}
