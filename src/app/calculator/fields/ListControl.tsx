import type {ListField} from '../../../engine/inputs/list.ts';
import type {ControlProps} from './Field.tsx';
import {Labelled} from './Labelled.tsx';
import styles from './fields.module.css';

/** A repeated question, as one text: `2026-01-01,2026-01-10;2026-03-01,2026-03-05`. */
export function ListControl({field, registration}: ControlProps<ListField>) {
  return (
    <Labelled field={field}>
      {({id, describedBy}) => (
        <textarea id={id} aria-describedby={describedBy} {...registration} className={styles.control} />
      )}
    </Labelled>
  );
}
