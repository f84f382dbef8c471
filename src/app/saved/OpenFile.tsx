import {type ReactNode, useRef, useState} from 'react';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {linkTo} from '../calculator/base.ts';
import {namesOf} from '../calculator/linkNotes.ts';
import {calculatorModules} from '../calculatorModules.ts';
import {loadable} from '../loadable.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import {openedFile as words} from '../words/saved.ts';
import type {KeepProps} from '../result/resultContext.ts';

const opening = loadable(() => import('./openReceipt.ts'));

/** Opens the file of a saved result: its answers in place of those in the form, with Undo, and today's result. */
export function OpenFile({calculation: {page}, rulesHash, onTry}: Omit<KeepProps, 'link'>) {
  const input = useRef<HTMLInputElement>(null);
  const [notes, setNotes] = useState<readonly ReactNode[]>([]);

  async function open(file: File): Promise<void> {
    setNotes([]);
    const {readReceiptFile, usableAnswers} = await opening.load();
    const receipt = await readReceiptFile(file);
    if (receipt === 'no receipt') return setNotes([words.noReceipt]);
    if (receipt === 'another version') return setNotes([words.otherVersion]);
    const {calculator, title, today, fragment, headline} = receipt;
    if (calculator !== page.id) {
      const known = await calculatorModules(calculator).definition.load();
      if (known === undefined) return setNotes([words.goneCalculator]);
      const link = <a href={linkTo(`/${calculator}`) + fragment}>{title}</a>;
      return setNotes([<Sentence key="other" text={words.otherCalculator} values={{link}} />]);
    }
    const {values, dropped, rulesChanged} = usableAnswers(receipt, page.fields, rulesHash);
    if (Object.values(values).every((text) => text === '')) return setNotes([words.noAnswers]);
    const day = calendarDay(today);
    onTry({text: fill(words.tried, {day}), values});
    setNotes([
      fill(words.opened, {day}),
      ...(headline === undefined ? [] : [fill(words.thenResult, {headline})]),
      ...(dropped.length === 0 ? [] : [fill(words.dropped, {fields: namesOf(dropped)})]),
      ...(rulesChanged ? [words.rulesChanged] : []),
    ]);
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
        accept=".json,application/json"
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
