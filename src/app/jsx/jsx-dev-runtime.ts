/** The same as jsx-runtime.ts for the development server and for tests. */
import type {ElementType, Key, ReactElement} from 'react';
import * as react from 'react/jsx-dev-runtime';
import {withOwnElements} from './ownElements.ts';

export {Fragment} from 'react/jsx-dev-runtime';
export type {JSX} from './types.ts';

type Source = Parameters<typeof react.jsxDEV>[4];

export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: Source,
  self?: unknown,
): ReactElement {
  return react.jsxDEV(type, withOwnElements(type, props), key, isStatic, source, self);
}
