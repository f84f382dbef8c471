/** The search of the header: a dialog with a combobox (WAI-ARIA APG: list autocomplete with manual selection). */
import {type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {linkTo} from '../addresses/base.ts';
import {Flag, hasFlag} from '../flags/Flag.tsx';
import {fill} from '../../engine/runtime/message.ts';
import * as words from '../words/search.ts';
import {addressOfQuery, maxQueryLength, queryOf} from '../addresses/searchAddress.ts';
import type {SearchIndex} from './openIndex.ts';
import {SearchIndexProvider, useSearch} from './searchIndex.tsx';
import {type Suggestion, suggestionsFor} from './suggestions.ts';
import styles from './suggestions.module.css';

/** Created by the first press, and kept with its query. */
let dialog: HTMLDialogElement | undefined;

/** Opens the dialog, with the last query selected. */
export function openSearch(): void {
  dialog ??= createDialog();
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

function createDialog(): HTMLDialogElement {
  const created = document.createElement('dialog');
  const close = (): void => created.close();
  created.className = styles.dialog!;
  created.ariaLabel = words.suggestions.dialog;
  created.addEventListener('click', ({target}) => {
    // A click on the backdrop targets the dialog itself. Following a link also closes it.
    if (target === created || (target as Element).closest('a') !== null) close();
  });
  window.addEventListener('popstate', close);
  document.body.append(created);
  createRoot(created).render(
    <SearchIndexProvider>
      <Search onClose={close} />
    </SearchIndexProvider>,
  );
  return created;
}

function Search({onClose}: {readonly onClose: () => void}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const listbox = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The position of the active option; -1 while there is none. */
  const [active, setActive] = useState(-1);
  const query = queryOf(text);
  const search = useCallback((index: SearchIndex) => (query === '' ? [] : suggestionsFor(index, query)), [query]);
  const {found, failed, retry} = useSearch(search);
  const groups = found ?? [];
  const suggestions = groups.flatMap((group) => group.suggestions);
  const isExpanded = isOpen && query !== '';

  // showModal() ran before the field existed, so it could not focus it.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    listbox.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const options = [...listbox.current!.querySelectorAll<HTMLElement>('[role=option]')];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      // After the last option no option is active, then the first one again.
      const places = options.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isExpanded) setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      // The last option leads to the search page.
      if (query !== '') options.at(active)!.click();
    } else if (event.key === 'Escape' && isExpanded) {
      // A second Escape closes the dialog.
      setOpen(false);
      setActive(-1);
    } else {
      return;
    }
    event.preventDefault();
  };

  const option = (suggestion: Suggestion, position: number, mark: ReactNode): ReactNode => (
    <a
      key={suggestion.to}
      id={`${id}-${position}`}
      className={styles.option}
      role="option"
      aria-selected={position === active}
      tabIndex={-1}
      href={linkTo(suggestion.to)}
    >
      <span className={styles.mark}>{mark}</span>
      {suggestion.label}
      {suggestion.pages !== undefined && (
        <span className={styles.pages}>{fill(words.suggestions.pages, {count: suggestion.pages})}</span>
      )}
    </a>
  );

  return (
    <div className={styles.search} role="search">
      <label htmlFor={id}>{words.form.label}</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          enterKeyHint="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={({target}) => {
            setText(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="quiet-button" onClick={onClose}>
          {words.suggestions.close}
        </button>
      </div>
      <p id={`${id}-hint`} className={styles.hint} hidden={isExpanded}>
        {words.form.hint}
      </p>
      <p className={suggestions.length > 0 ? styles.announced : styles.hint} role="status">
        {isExpanded && found !== undefined && statusText(suggestions.length, query)}
      </p>
      {failed && (
        <p className={styles.hint} role="alert">
          {words.suggestions.failed}{' '}
          <button type="button" className="quiet-button" onClick={retry}>
            {words.failed.retry}
          </button>
        </p>
      )}
      <div
        ref={listbox}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={words.suggestions.list}
        hidden={!isExpanded}
      >
        {groups.map(({kind, suggestions: inGroup}) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} className={styles.kind} role="presentation">
              {words.suggestions.kinds[kind]}
            </div>
            {inGroup.map((suggestion) =>
              option(
                suggestion,
                suggestions.indexOf(suggestion),
                hasFlag(suggestion.country) ? <Flag country={suggestion.country} /> : <Icon path="M6 3h8l4 4v14H6z" />,
              ),
            )}
          </div>
        ))}
        {option(
          {to: addressOfQuery(query), label: fill(words.suggestions.all, {query}), country: ''},
          suggestions.length,
          <Icon path="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15 15l6 6" />,
        )}
      </div>
    </div>
  );
}

function statusText(count: number, query: string): string {
  if (count === 0) return fill(words.none.message, {query: `‘${query}’`});
  return fill(words.suggestions.count, {count});
}

function Icon({path}: {readonly path: string}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
