import {type FormEvent, type RefObject, useId} from 'react';
import {NotLoaded} from '../rendering/hydration.tsx';
import * as words from '../words/search.ts';
import {maxQueryLength} from '../addresses/searchAddress.ts';
import styles from './search.module.css';

interface SearchFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onInput: () => void;
  readonly onSubmit: () => void;
  readonly onFocus: () => void;
}

/** The field and its button. Before hydration submitting does nothing, and typed text is kept. */
export function SearchForm({field, onInput, onSubmit, onFocus}: SearchFormProps) {
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} role="search" method="dialog" onSubmit={submit}>
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
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-describedby={`${id}-hint`}
          onInput={onInput}
          onFocus={onFocus}
        />
        <button className="main-button">{words.form.submit}</button>
      </div>
    </form>
  );
}

/** Shown if the search index or its script cannot be fetched. */
export function Failed({onRetry}: {readonly onRetry: () => void}) {
  return (
    <div className={styles.aside} role="alert">
      <p>{words.failed.message}</p>
      <button type="button" className="main-button" onClick={onRetry}>
        {words.failed.retry}
      </button>
    </div>
  );
}
