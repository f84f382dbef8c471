import {type ReactNode, useRef, useState} from 'react';
import {loadable} from '../loading/loadable.tsx';
import type {KeepProps} from '../result/resultContext.ts';
import {saved as words} from '../words/saved.ts';

const opening = loadable(() => import('./openedFile.tsx'));

/** Opens the file of a saved result: its answers in place of those in the form, with Undo, and today's result. */
export function OpenFile(props: Omit<KeepProps, 'link'>) {
  const input = useRef<HTMLInputElement>(null);
  const [notes, setNotes] = useState<readonly ReactNode[]>([]);

  async function open(file: File): Promise<void> {
    setNotes([]);
    const {openFile} = await opening.load();
    setNotes(await openFile(file, props));
  }

  return (
    <>
      <button type="button" className="quiet-button" onClick={() => input.current?.click()}>
        {words.open}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".html,.json,text/html,application/json"
        aria-label={words.open}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file !== undefined) open(file).catch(() => setNotes([words.notOpened]));
        }}
      />
      <div aria-live="polite">
        {notes.map((note, index) => (
          <p key={index}>{note}</p>
        ))}
      </div>
    </>
  );
}
