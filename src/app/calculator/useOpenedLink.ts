import {useEffect, useRef, useState} from 'react';
import type {FormField} from '../../engine/inputs/index.ts';
import {openShareLink, type OpenedLink} from '../../engine/answers/shareLink.ts';

/**
 * Opens a link with answers after hydration, and whenever the fragment changes.
 * @param onOpen fills the form and calculates; not called for a link without usable answers
 * @returns the link's contents; null without one
 */
export function useOpenedLink(
  fragment: string,
  fields: readonly FormField[],
  rulesHash: string,
  onOpen: (values: OpenedLink['values']) => void,
): OpenedLink | null {
  const [link, setLink] = useState<OpenedLink | null>(null);
  const latest = useRef({fields, rulesHash, onOpen});
  useEffect(() => {
    latest.current = {fields, rulesHash, onOpen};
  });
  useEffect(() => {
    const opened = openShareLink(fragment, latest.current.fields, latest.current.rulesHash);
    // The fragment is an anchor of the page.
    if (opened === null) return;
    setLink(opened);
    if (Object.keys(opened.values).length > 0) latest.current.onOpen(opened.values);
  }, [fragment]);
  return link;
}
