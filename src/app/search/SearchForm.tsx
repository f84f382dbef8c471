import {type FormEvent, type RefObject, useId} from 'react';
import {NotLoaded} from '../calculator/hydration.tsx';
import * as words from '../words/search.ts';
import {longestQuery} from './query.ts';
import styles from './search.module.css';

interface SearchFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onTyped: () => void;
  readonly onEntered: () => void;
  readonly onFocus: () => void;
}

/** The field and its button. Before hydration submitting does nothing, and typed text is kept. */
export function SearchForm({field, onTyped, onEntered, onFocus}: SearchFormProps) {
  const id = useId();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    onEntered();
  };
  return (
    <form className={styles.form} role="search" method="dialog" onSubmit={enter}>
      <label htmlFor={id}>{words.form.label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.form.hint}
      </p>
      <noscript>
        <p>{words.form.withoutScript}</p>
      </noscript>
      <NotLoaded />
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          name="q"
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-describedby={`${id}-hint`}
          onInput={onTyped}
          onFocus={onFocus}
        />
        <button className="main-button">{words.form.submit}</button>
      </div>
    </form>
  );
}

/** Shown if the search index or its script cannot be fetched. */
export function Failed({onAgain}: {readonly onAgain: () => void}) {
  return (
    <div className={styles.aside} role="alert">
      <p>{words.failed.said}</p>
      <button type="button" className="main-button" onClick={onAgain}>
        {words.failed.again}
      </button>
    </div>
  );
}
