import {createContext} from 'react';
import type {Input} from '../../../engine/compiled/module.ts';

interface Fields {
  /** Stands before the ids of elements, so that two forms with the same inputs can share a document. */
  readonly prefix: string;
  /** What else is said below a field's label. */
  readonly noteOf?: (input: Input) => string | undefined;
}

/** What the fields of a form have in common. */
export const FieldsContext = createContext<Fields>({prefix: ''});
