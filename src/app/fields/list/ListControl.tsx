import {type ClipboardEvent, startTransition, useCallback, useEffect, useRef, useState} from 'react';
import {useForm} from 'react-hook-form';
import type {ListField} from '../../../engine/language/inputs/list.ts';
import {readText} from '../../../engine/runtime/answers.ts';
import {formatItems, isBlankItem, NO_ITEMS, parseItems, type ItemTexts} from '../../../engine/runtime/items.ts';
import * as itemWords from '../../../engine/words/items.ts';
import * as words from '../../words/list.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {focusId} from '../Field.tsx';
import {type ControlProps, useDescription} from '../Labelled.tsx';
import {typeInto} from '../NumberControl.tsx';
import {loadable, useDeferred} from '../../loading/loadable.tsx';
import {useFirstTouch} from '../useFirstTouch.ts';
import {ListRow, type RowForm, useListId} from './ListRow.tsx';
import type {ListEvent, RowAction, Rows} from './rowChanges.ts';
import fieldStyles from '../fields.module.css';
import styles from './list.module.css';

/** Fetched at the first touch of the list, or with its first item. */
const listTools = loadable(() => import('./listTools.tsx'));

/**
 * A repeated question: a row of fields for each item. For the form of the calculator it is one field, whose text holds all
 * items (runtime/items.ts). The rows are a form of their own. Each has a key that it keeps when it is moved, and its answers
 * stay after it has been removed, so that it can be brought back.
 */
export function ListControl({field, values, latestDay, registration}: ControlProps<ListField>) {
  const {id, item, items, many, each} = field;
  const {ref, ...attributes} = registration;
  const text = readText(values[id]);
  const listId = useListId(id);
  const description = useDescription(field);
  const group = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const [first] = useState(() => rowsOf(parseItems(text), field, 0));
  const {register, getValues, setValue} = useForm<RowForm>({defaultValues: {[id]: first}});
  const [keys, setKeys] = useState<readonly string[]>(Object.keys(first));
  const [event, setEvent] = useState<ListEvent>();
  const [focused, setFocused] = useState<{readonly id: string}>();
  const [touched, setTouched] = useState(false);
  const [isNone, setNone] = useState(text === NO_ITEMS);
  const noneBox = useRef<HTMLInputElement>(null);
  const tools = useDeferred(listTools.load, touched || text !== '', text);
  /** What the rows are now; `text` follows later. */
  const now = useRef({text, keys, lastKey: keys.length});
  useFirstTouch(group, () => setTouched(true));
  // A touch before hydration.
  useEffect(() => {
    if (group.current!.matches(':focus-within, :hover, :has(details[open])')) setTouched(true);
  }, []);

  const textsOf = (key: string): ItemTexts => each.map((part) => readText(getValues(id)?.[key]?.[part.id]));

  function create(texts: readonly ItemTexts[]): readonly string[] {
    const rows = rowsOf(texts, field, now.current.lastKey);
    for (const [key, row] of Object.entries(rows)) setValue(`${id}.${key}`, row);
    const created = Object.keys(rows);
    now.current.lastKey += created.length;
    return created;
  }

  /** In slices: the press is answered before 60 rows with new numbers are rendered. */
  function show(rows: readonly string[], what?: ListEvent): void {
    now.current.keys = rows;
    startTransition(() => {
      setKeys(rows);
      setEvent(what);
    });
  }

  /** Tells the calculator's form what the rows hold, without the blank ones at the end. */
  function write(): void {
    const texts = now.current.keys.map(textsOf);
    const count = texts.findLastIndex((row) => !isBlankItem(row)) + 1;
    const says = noneBox.current?.checked && count === 0;
    setNone(says ?? false);
    now.current.text = says ? NO_ITEMS : formatItems(texts.slice(0, count));
    if (input.current!.value !== now.current.text) typeInto(input.current!, now.current.text);
  }

  // Answers of a link, of the tab's history or of a suggestion; at first also what was typed before hydration.
  useEffect(() => {
    const {value} = input.current!;
    if (value === now.current.text) return write();
    now.current.text = value;
    setNone(value === NO_ITEMS);
    show(create(parseItems(value)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions are new in every render
  }, [text]);

  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);

  const rows = (): Rows => ({
    field,
    keys: now.current.keys,
    create,
    textsOf,
    show: (changed, what) => {
      show(changed, what);
      write();
    },
    focus: (part) => startTransition(() => setFocused({id: `${listId}.${part}`})),
  });

  const change = useCallback(
    (action: RowAction, key?: string): void =>
      void listTools.load().then(({changeRows}) => changeRows(rows(), action, key)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows are rendered again only when they change
    [listId],
  );

  /** Several cells; in a date's field a single one too, since browsers ignore it. */
  function paste(pasting: ClipboardEvent<HTMLElement>): void {
    const [, key = '', name] = (pasting.target as HTMLInputElement).name?.split('.') ?? [];
    const column = each.findIndex((part) => part.id === name);
    const pasted = pasting.clipboardData.getData('text');
    if (!(each[column]?.kind === 'date' ? /\S/ : /[\t\r\n]/).test(pasted) || column < 0) return;
    pasting.preventDefault();
    const row = keys.indexOf(key);
    void listTools.load().then(({pasteRows}) => {
      const list = rows();
      pasteRows(list, pasted, {row, column});
      list.focus(`${row + 1}.${focusId(each[column]!)}`);
    });
  }

  const isFull = keys.length >= many;
  return (
    <fieldset className={fieldStyles.group} aria-describedby={description.id} ref={group}>
      <legend className={fieldStyles.label}>{field.label}</legend>
      {description.element}
      <div className={styles.rows} onChange={write} onPaste={paste}>
        {keys.map((key, index) => (
          <ListRow
            key={key}
            list={field}
            rowKey={key}
            number={index + 1}
            isLast={index === keys.length - 1}
            latestDay={latestDay}
            tools={tools}
            register={register}
            getValues={getValues}
            onAction={change}
          />
        ))}
      </div>
      {!field.needsItem && !field.optional && (text === '' || text === NO_ITEMS) && (
        <label className={styles.none}>
          <input type="checkbox" checked={isNone} ref={noneBox} onChange={write} />
          {fill(words.none, {items})}
        </label>
      )}
      <div className={styles.actions}>
        <button
          id={`${listId}.add`}
          type="button"
          className="quiet-button"
          aria-disabled={isFull}
          onClick={() => change('add')}
        >
          {fill(isFull ? itemWords.full : words.add, {item, items, many})}
        </button>
        <details className={styles.paste}>
          <summary>{fill(words.paste, {items})}</summary>
          {tools && <tools.PasteArea field={field} rows={rows} />}
        </details>
      </div>
      <div aria-live="polite">{tools && event && <tools.Message field={field} event={event} rows={rows} />}</div>
      {/* Last, so that the first control of the fieldset can take the focus. */}
      <input
        {...attributes}
        type="text"
        hidden
        autoComplete="off"
        ref={(element) => {
          ref(element);
          input.current = element;
        }}
      />
    </fieldset>
  );
}

/** The fields of some items by a key for each; of one blank item if there are none. */
function rowsOf(items: readonly ItemTexts[], {each}: ListField, lastKey: number): RowForm[string] {
  return Object.fromEntries(
    (items.length > 0 ? items : [[]]).map((texts, row) => [
      `row${lastKey + row + 1}`,
      Object.fromEntries(each.map((part, index) => [part.id, texts[index] ?? ''])),
    ]),
  );
}
