/** What a repeated question needs once it has been touched: its messages, and the reading of pasted rows. */
import {type ReactNode, useId, useRef} from 'react';
import type {FormValues} from '../../../engine/answers/formValues.ts';
import {itemNotes} from '../../../engine/answers/itemMessages.ts';
import type {ListField} from '../../../engine/language/inputs/list.ts';
import {readText} from '../../../engine/runtime/answers.ts';
import {isBlankItem} from '../../../engine/runtime/items.ts';
import {calendarDay, list as listed} from '../../../engine/runtime/formats.ts';
import {capitalized, uncapitalized} from '../../../engine/runtime/english.ts';
import * as words from '../../words/listMessages.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {DayOrder, PastedRows} from './pastedRows.ts';
import {pasteRows, type ListEvent, type RowAction, type Rows, undoChange} from './rowChanges.ts';
import fieldStyles from '../fields.module.css';
import styles from './list.module.css';

export {changeRows, pasteRows} from './rowChanges.ts';

interface MessageProps {
  readonly field: ListField;
  readonly event: ListEvent;
  readonly rows: () => Rows;
}

/** Says what has happened, and offers to undo what takes answers away. */
export function Message({field, event, rows}: MessageProps) {
  function undo(): void {
    if ('before' in event) undoChange(rows(), event.before, event.kind === 'removed' ? event.number : event.first);
  }
  return (
    <div className={styles.message}>
      <p>{messageText(field, event)}</p>
      {event.kind === 'pasted' && <PasteReport field={field} first={event.first} pasted={event.pasted} />}
      <div className={styles.answers}>
        {event.kind === 'pasted' && event.pasted.ambiguous && (
          <SwapButton order={event.pasted.ambiguous.order} onSwap={event.again} />
        )}
        {'before' in event && (
          <button type="button" className="quiet-button" onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
    </div>
  );
}

function messageText({item, items, many}: ListField, event: ListEvent): string {
  switch (event.kind) {
    case 'undone':
      return words.undone;
    case 'moved':
      return capitalized(fill(words.moved, {item, from: event.from, number: event.number}));
    case 'notPasted':
      return event.count === 0
        ? words.nothing
        : fill(words.tooMany, {count: event.count, items, room: event.room, many});
    case 'pasted':
      return fill(words.pasted, {count: event.pasted.rows.length});
    default:
      return capitalized(fill(words.happened[event.kind], {item, number: event.number}));
  }
}

interface PasteReportProps {
  readonly field: ListField;
  readonly first: number;
  readonly pasted: PastedRows;
}

/** What was left out, what could not be read, and what could be read in two ways. */
function PasteReport({field: {item}, first, pasted: {unread, headings, extraColumns, ambiguous}}: PasteReportProps) {
  return (
    <>
      {headings.length > 0 && <p>{fill(words.headings, {cells: headings.join(', ')})}</p>}
      {extraColumns > 0 && <p>{fill(words.extra, {count: extraColumns, item})}</p>}
      {ambiguous && (
        <p>{fill(words.order[ambiguous.order], {written: ambiguous.written, day: calendarDay(ambiguous.day)})}</p>
      )}
      {unread.length > 0 && (
        <>
          <p>{words.notRead}</p>
          <ul>
            {unread.map(({row, field, text}) => (
              <li key={`${row} ${field.id}`}>
                {capitalized(fill(words.cell, {item, number: first + row, field: field.label, text}))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface SwapButtonProps {
  readonly order: DayOrder;
  readonly onSwap: (order: DayOrder) => void;
}

function SwapButton({order, onSwap}: SwapButtonProps) {
  return (
    <button type="button" className="quiet-button" onClick={() => onSwap(order === 'day' ? 'month' : 'day')}>
      {words.swap[order]}
    </button>
  );
}

interface PasteAreaProps {
  readonly field: ListField;
  readonly rows: () => Rows;
}

/** For rows that cannot be pasted into a field, as on a phone. */
export function PasteArea({field: {item, each}, rows}: PasteAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  /** Fills the rows after the last filled one. The text stays in the field if not all of it could be used. */
  function paste(): void {
    const list = rows();
    const row = list.keys.findLastIndex((key) => !isBlankItem(list.textsOf(key))) + 1;
    if (pasteRows(list, area.current!.value, {row, column: 0})) area.current!.value = '';
  }

  return (
    <div className={styles.pasteArea}>
      <label htmlFor={id}>
        {fill(words.rows, {item, fields: listed(each.map(({label}) => uncapitalized(label)))})}
      </label>
      <textarea id={id} ref={area} className={fieldStyles.control} rows={4} autoComplete="off" spellCheck={false} />
      <button type="button" className="quiet-button" onClick={paste}>
        {words.fill}
      </button>
    </div>
  );
}

interface RowButtonsProps {
  /** The id of the row. */
  readonly id: string;
  readonly list: ListField;
  readonly rowKey: string;
  /** Its place in the list, from 1 on. */
  readonly number: number;
  readonly isLast: boolean;
  readonly isEmpty: boolean;
  readonly onAction: (action: RowAction, rowKey: string) => void;
}

/** A single row cannot be moved, and if nothing is filled in, not be removed either. */
export function RowButtons({id, list, rowKey, number, isLast, isEmpty, onAction}: RowButtonsProps) {
  const isSingle = isLast && number === 1;
  const button = (action: keyof typeof words.row, content: ReactNode, disabled = false) => (
    <button
      id={`${id}-${action}`}
      type="button"
      className={styles.button}
      aria-label={fill(words.row[action], {item: list.item, number})}
      disabled={disabled}
      onClick={() => onAction(action, rowKey)}
    >
      {content}
    </button>
  );
  return (
    <>
      {!isSingle && button('up', <Arrow className={styles.up} />, number === 1)}
      {!isSingle && button('down', <Arrow />, isLast)}
      {!(isSingle && isEmpty) && button('remove', words.remove)}
    </>
  );
}

function Arrow({className}: {readonly className?: string | undefined}) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden>
      <path d="M8 3v10M3.5 8.5 8 13l4.5-4.5" />
    </svg>
  );
}

interface RowNoteProps {
  readonly id: string;
  readonly list: ListField;
  readonly number: number;
  readonly values: FormValues;
}

/** 'Trip 2 has no departure.' Only for empty fields and dates in the wrong order: other fields say themselves what is wrong. */
export function RowNote({id, list, number, values}: RowNoteProps) {
  const texts = list.each.map((field) => readText(values[field.id]));
  const notes = itemNotes(list, number, texts);
  if (notes.length === 0) return null;
  return (
    <p id={id} className={styles.note}>
      {notes.join(' ')}
    </p>
  );
}
