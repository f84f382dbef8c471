import {useEffect, useRef, useState} from 'react';
import {saveFile} from '../../../app/device/saveFile.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {linkOf} from '../change/link.ts';
import {patchOf} from '../change/patch.ts';
import type {Engine} from '../engine.ts';
import type {ProjectFiles} from '../protocol.ts';
import * as words from './words.ts';
import styles from './studio.module.css';

interface ProposalProps {
  readonly engine: Engine;
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  readonly onClose: () => void;
}

/** What the change does, in the words of a review. */
export function Proposal({engine, before, after, onClose}: ProposalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const controller = new AbortController();
    engine.call('diff', [before, after], {signal: controller.signal}).then(setText, (error: Error) => {
      if (!controller.signal.aborted) setMessage(fill(words.page.failed, {problem: error.message}));
    });
    return () => controller.abort();
  }, [engine, before, after]);
  const change = {before, after};
  const done = (work: Promise<unknown>, said: string): void => {
    work.then(
      () => setMessage(said),
      (error: Error) => setMessage(error.message),
    );
  };
  const savePatch = async (): Promise<void> => saveFile('change.patch', 'text/x-patch', await patchOf(change));
  const copyLink = async (): Promise<void> => {
    const {origin, pathname} = window.location;
    await navigator.clipboard.writeText(origin + pathname + (await linkOf(change)));
  };
  return (
    <dialog ref={dialog} aria-labelledby="proposal" className={styles.proposal} onClose={onClose}>
      <h2 id="proposal">{words.proposal.title}</h2>
      <p>{words.proposal.about}</p>
      <pre className={styles.report}>{text ?? words.page.loading}</pre>
      <p role="status">{message}</p>
      <button type="button" className="main-button" onClick={() => done(savePatch(), words.proposal.patchSaved)}>
        {words.proposal.savePatch}
      </button>
      <button type="button" className="quiet-button" onClick={() => done(copyLink(), words.proposal.linkCopied)}>
        {words.proposal.copyLink}
      </button>
      <button
        type="button"
        className="quiet-button"
        disabled={text === undefined}
        onClick={() => done(navigator.clipboard.writeText(text!), words.proposal.copied)}
      >
        {words.proposal.copy}
      </button>
      <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
        {words.proposal.close}
      </button>
    </dialog>
  );
}
