import {Fragment, use, type MouseEvent} from 'react';
import type {FormField} from '../../../engine/inputs/index.ts';
import {focusId} from './Field.tsx';
import {FieldsContext} from './Labelled.tsx';

interface FieldLinksProps {
  /** All fields of the form. */
  readonly fields: readonly FormField[];
  /** The fields to link to. */
  readonly to: readonly {readonly id: string; readonly label: string}[];
}

/** Links to fields of the form, separated by commas. */
export function FieldLinks({fields, to}: FieldLinksProps) {
  const {prefix} = use(FieldsContext);
  return to.map(({id, label}, index) => {
    const field = fields.find((candidate) => candidate.id === id);
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        <a href={`#${prefix}${field ? focusId(field) : id}`} onClick={focusField}>
          {label}
        </a>
      </Fragment>
    );
  });
}

/** Moves the focus without a new entry in the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))?.focus();
}
