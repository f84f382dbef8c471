import {Fragment, use, type MouseEvent} from 'react';
import type {Input} from '../../engine/compiled/module.ts';
import {controlId} from './fields/controlId.ts';
import {FieldsContext} from './fields/FieldsContext.ts';

interface FieldLinksProps {
  readonly inputs: readonly Input[];
  /** The fields to link, by their labels. */
  readonly fields: readonly {readonly id: string; readonly label: string}[];
}

/** Links to fields of the form, in a row. */
export function FieldLinks({inputs, fields}: FieldLinksProps) {
  const {prefix} = use(FieldsContext);
  return fields.map(({id, label}, index) => {
    const input = inputs.find((candidate) => candidate.id === id);
    const target = prefix + (input ? controlId(input) : id);
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        <a href={`#${target}`} onClick={focusField}>
          {label}
        </a>
      </Fragment>
    );
  });
}

/** Moves the focus and leaves the address alone, so that the way back is not littered with fields. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))?.focus();
}
