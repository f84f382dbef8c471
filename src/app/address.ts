import {createContext} from 'react';
import {pathOf} from './calculator/base.ts';

/** Where the visitor is within the site. */
export interface Address {
  /** Begins with / wherever the site lies. */
  readonly path: string;
  /** Begins with #; '' where there is none. */
  readonly hash: string;
  /** How the visitor came there: with the document, by a link, or by Back and Forward. */
  readonly by: 'document' | 'link' | 'history';
  /** How many links were followed: a link may lead to the page that is shown, with another query. */
  readonly links: number;
}

export const AddressContext = createContext<Address>({path: '/', hash: '', by: 'document', links: 0});

/** The address of the open window. */
export function addressBy(by: Address['by'], links = 0): Address {
  const {pathname, hash} = window.location;
  return {path: pathOf(pathname) ?? pathname, hash, by, links};
}
