import {useEffect, useRef, useState} from 'react';
import type {Input} from '../definition/module.ts';
import {openShareLink, type OpenedLink} from '../form/shareLink.ts';

/**
 * Opens a link with answers, once the page is hydrated and whenever another one is followed.
 * @param run fills the form and calculates; not called where the link holds nothing that fits
 * @returns what the link brought; null without one
 */
export function useOpenedLink(
  fragment: string,
  inputs: readonly Input[],
  rulesHash: string,
  run: (typed: OpenedLink['typed']) => void,
): OpenedLink | null {
  const [link, setLink] = useState<OpenedLink | null>(null);
  const latest = useRef({inputs, rulesHash, run});
  useEffect(() => {
    latest.current = {inputs, rulesHash, run};
  });
  useEffect(() => {
    const opened = openShareLink(fragment, latest.current.inputs, latest.current.rulesHash);
    // A step to another part of the page changes nothing.
    if (opened === null) return;
    setLink(opened);
    if (Object.keys(opened.typed).length > 0) latest.current.run(opened.typed);
  }, [fragment]);
  return link;
}
