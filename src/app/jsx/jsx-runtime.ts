/** What the JSX of this project compiles to: React's own elements, with each text in an element of its own (decision 036). */
import type {ElementType, Key, ReactElement} from 'react';
import * as react from 'react/jsx-runtime';
import {withOwnElements} from './ownElements.ts';

export {Fragment} from 'react/jsx-runtime';
export type {JSX} from './types.ts';

export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  return react.jsx(type, withOwnElements(type, props), key);
}

export function jsxs(type: ElementType, props: object, key?: Key): ReactElement {
  return react.jsxs(type, withOwnElements(type, props), key);
}
