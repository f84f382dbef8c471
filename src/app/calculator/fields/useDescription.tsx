import {use, type ReactNode} from 'react';
import type {Input} from '../../../engine/compiled/module.ts';
import {FieldsContext} from './FieldsContext.ts';
import {hintOf} from './hint.ts';
import styles from './fields.module.css';

interface Description {
  /** The ids of its elements, for `aria-describedby`. */
  readonly ids: string | undefined;
  readonly elements: ReactNode;
}

/** What stands between a field's label and its control: the hint and, where there is one, a note. */
export function useDescription(input: Input): Description {
  const {prefix, noteOf} = use(FieldsContext);
  const texts = [
    {id: `${prefix}${input.id}-hint`, text: hintOf(input), style: styles.hint},
    {id: `${prefix}${input.id}-note`, text: noteOf?.(input), style: styles.fieldNote},
  ].filter(({text}) => text);
  return {
    ids: texts.map(({id}) => id).join(' ') || undefined,
    elements: texts.map(({id, text, style}) => (
      <p key={id} id={id} className={style}>
        {text}
      </p>
    )),
  };
}
