import {useEffect, useId, useMemo, useRef, useState} from 'react';
import {loadable} from '../loading/loadable.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {saved as words} from '../words/saved.ts';
import {show} from '../result/card/Summary.tsx';
import type {KeepProps, SaveProps} from '../result/resultContext.ts';
import {SAVE_ID} from '../result/titleIds.ts';
import {OpenFile} from './OpenFile.tsx';
import {isSomebodysLink, savedResultOf} from './savedResult.ts';
import {forget, MAX_RESULTS, save, savedAnswers, useSavedAnswers, withResult} from '../device/savedAnswers.ts';
import styles from './saved.module.css';

const receipt = loadable(() => import('./receipt.ts'));

/** A result as a file, and back; and the results of this device, remembered if the visitor wants that: off until then. */
export function KeepAnswers({calculation, rulesHash, link, onTry}: KeepProps) {
  const {isOn} = useSavedAnswers();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const {id: calculator} = calculation.page;
  const isOwn = useMemo(() => !isSomebodysLink(calculator, link), [calculator, link]);
  const result = useMemo(() => savedResultOf(calculation, rulesHash), [calculation, rulesHash]);
  useEffect(() => {
    if (isOn && isOwn) save(withResult(savedAnswers(), result));
  }, [isOn, isOwn, result]);

  function forgetAll(): void {
    forget();
    setStatus(words.forgotten);
    // The button that was pressed is gone.
    box.current?.focus();
  }
  async function download(): Promise<void> {
    try {
      const {saveReceipt} = await receipt.load();
      await saveReceipt(calculation);
      setStatus('');
    } catch {
      setStatus(words.notDownloaded);
    }
  }
  function toggle(wanted: boolean): void {
    if (!wanted) forgetAll();
    else setStatus(save({...savedAnswers(), isOn: true}) ? words.saved : words.notStored);
  }
  return (
    <div className={styles.keep} role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <div className={styles.buttons}>
        <button type="button" className="quiet-button" onClick={() => void download()}>
          {words.download}
        </button>
        <OpenFile calculation={calculation} rulesHash={rulesHash} onTry={onTry} />
      </div>
      <p>{words.aboutDownload}</p>
      <label className={styles.choice}>
        <input
          ref={box}
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-about`}
          onChange={({target}) => toggle(target.checked)}
        />
        {words.remember}
      </label>
      <p id={`${id}-about`}>{fill(words.about, {count: MAX_RESULTS})}</p>
      {isOn && (
        <button type="button" className="quiet-button" onClick={forgetAll}>
          {words.forget}
        </button>
      )}
      <p aria-live="polite">{status}</p>
    </div>
  );
}

interface SavedNow {
  readonly isStored: boolean;
  /** Whether this browser saved results before. */
  readonly wasOn: boolean;
}

/** Saves a result because the visitor presses Save, which asks this browser to save: somebody's shared one as a copy. */
export function saveNow({calculation, link}: Pick<SaveProps, 'calculation' | 'link'>): SavedNow {
  const before = savedAnswers();
  const result = savedResultOf(calculation, calculation.calculator.rulesHash);
  const kept = isSomebodysLink(calculation.page.id, link) ? {...result, isCopy: true as const} : result;
  return {isStored: save(withResult({...before, isOn: true}, kept)), wasOn: before.isOn};
}

interface SavedNoteProps extends SavedNow {
  /** Its button is gone then. */
  readonly onUndone: () => void;
}

/** What came of a press on Save, and how to take it back. */
export function SavedNote({isStored, wasOn, onUndone}: SavedNoteProps) {
  const {isOn} = useSavedAnswers();
  function undo(): void {
    const {ticks} = savedAnswers();
    forget();
    // What is ticked off on this page stays so, unstored as before.
    save({...savedAnswers(), ticks});
    onUndone();
  }
  if (!isStored) return <span>{words.notStored}</span>;
  if (!isOn) return <span>{words.undone}</span>;
  return (
    <>
      <span>{wasOn ? words.saved : words.savedFirst}</span>{' '}
      <button type="button" className="link-button" onClick={wasOn ? () => show(SAVE_ID) : undo}>
        {wasOn ? words.manage : words.undo}
      </button>
    </>
  );
}
