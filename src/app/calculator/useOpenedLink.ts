import {useEffect, useRef, useState} from 'react';
import type {Input} from '../../engine/compiled/module.ts';
import {LINK_MARK} from '../../engine/answers/linkMark.ts';
import type {OpenedLink} from '../../engine/answers/shareLink.ts';

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
    // A step to another part of the page changes nothing.
    if (!fragment.startsWith(LINK_MARK)) return;
    let isLatest = true;
    void import('../../engine/answers/shareLink.ts').then(({openShareLink}) => {
      if (!isLatest) return;
      const opened = openShareLink(fragment, latest.current.inputs, latest.current.rulesHash);
      setLink(opened);
      if (opened !== null && Object.keys(opened.typed).length > 0) latest.current.run(opened.typed);
    });
    return () => {
      isLatest = false;
    };
  }, [fragment]);
  return link;
}
