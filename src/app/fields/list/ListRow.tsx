import {type FocusEvent, memo, startTransition, use, useCallback, useEffect, useMemo, useState} from 'react';
import type {UseFormGetValues, UseFormRegister} from 'react-hook-form';
import type {FormValues} from '../../../engine/answers/formValues.ts';
import type {ListField} from '../../../engine/language/inputs/list.ts';
import {isBlank} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {capitalized} from '../../../engine/runtime/english.ts';
import {title} from '../../../engine/words/items.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {afterPress} from '../../loading/afterPress.ts';
import {ShownFields} from '../Field.tsx';
import {FieldsContext} from '../Labelled.tsx';
import type {RowAction} from './rowChanges.ts';
import styles from './list.module.css';

/** What the rows of a list hold, by the list's id, the row's key and the field's id within the item. */
export type RowForm = Record<string, Record<string, FormValues>>;

/** Fields of an item that fit into one line, where there is room for any. */
const MOST_IN_A_LINE = 2;

export interface ListRowProps {
  readonly list: ListField;
  readonly rowKey: string;
  /** Its place in the list, from 1 on. */
  readonly number: number;
  readonly isLast: boolean;
  readonly latestDay: CalendarDay | undefined;
  readonly tools: typeof import('./listTools.tsx') | undefined;
  readonly register: UseFormRegister<RowForm>;
  readonly getValues: UseFormGetValues<RowForm>;
  readonly onAction: (action: RowAction, rowKey: string) => void;
}

/** The fields of an item. Memoized: a key pressed in one of 60 rows must not render them all. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const {list, rowKey, number, latestDay, tools, register, getValues} = props;
  const {each, item} = list;
  const {source} = use(FieldsContext);
  const id = `${useListId(list.id)}.${number}`;
  const read = useCallback((): FormValues => ({...getValues(list.id)?.[rowKey]}), [getValues, list.id, rowKey]);
  const [values, setValues] = useState(read);
  const [isEdited, setEdited] = useState(false);
  const context = useMemo(() => ({prefix: `${id}.`, fields: each, source}), [id, each, source]);
  const isEmpty = each.every((field) => isBlank(values[field.id]));
  const showsNote = tools !== undefined && !isEdited && !isEmpty;
  const naming = {item, number: String(number)};

  // For what was typed before hydration.
  useEffect(() => startTransition(() => setValues(read())), [read]);

  function leave({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) afterPress(() => setEdited(false));
  }

  return (
    <div
      id={id}
      className={each.length > MOST_IN_A_LINE ? styles.row : `${styles.row} ${styles.short}`}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={showsNote ? `${id}-note` : undefined}
    >
      <div className={styles.bar}>
        <span id={`${id}-title`} className={styles.title}>
          {capitalized(fill(title, naming))}
        </span>
        {tools && <tools.RowButtons {...props} id={id} isEmpty={isEmpty} />}
      </div>
      <div
        className={styles.fields}
        onChange={() => {
          setEdited(true);
          startTransition(() => setValues(read()));
        }}
        onBlur={leave}
      >
        <FieldsContext value={context}>
          <ShownFields
            fields={each}
            answers={values}
            values={values}
            latestDay={latestDay}
            register={useCallback(
              (name: string) => register(`${list.id}.${rowKey}.${name}`),
              [register, list.id, rowKey],
            )}
          />
        </FieldsContext>
      </div>
      <div aria-live="polite">
        {showsNote && <tools.RowNote id={`${id}-note`} list={list} number={number} values={values} />}
      </div>
    </div>
  );
});

/** What the ids of a list's elements begin with; those of its rows go on with their number. */
export function useListId(id: string): string {
  return use(FieldsContext).prefix + id;
}
