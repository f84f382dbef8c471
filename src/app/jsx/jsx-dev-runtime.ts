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
  const own = withOwnElements(type, props);
  // Pieces of text become one text, which React does not take for static children.
  const isArray = 'children' in own && Array.isArray(own.children);
  return react.jsxDEV(type, own, key, isStatic && isArray, source, self);
}
