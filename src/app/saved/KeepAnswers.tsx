import {useEffect, useId, useMemo, useRef, useState} from 'react';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import {loadable} from '../loading/loadable.tsx';
import {headlineOf} from '../result/card/headline.ts';
import {fill} from '../../engine/runtime/message.ts';
import {saved as words} from '../words/saved.ts';
import type {KeepProps} from '../result/resultContext.ts';
import {OpenFile} from './OpenFile.tsx';
import {
  forget,
  MAX_RESULTS,
  save,
  savedAnswers,
  type SavedResult,
  useSavedAnswers,
  withResult,
} from '../device/savedAnswers.ts';
import styles from './saved.module.css';

const receipt = loadable(() => import('./receipt.ts'));

/** A result as a file, and back; and the results of this device, remembered if the visitor wants that: off until then. */
export function KeepAnswers({calculation, rulesHash, link, onTry}: KeepProps) {
  const {isOn} = useSavedAnswers();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const {page, answers, today, rules, card, completeness} = calculation;
  const headline = headlineOf(card, completeness);
  // Anyone may have made the link: what it fills in, and what follows from it, is not the visitor's until they say so.
  const isOwn = useMemo(
    () => link === '' || savedAnswers().results.some(({id: saved, fragment}) => saved === page.id && fragment === link),
    [link, page.id],
  );
  const result = useMemo((): SavedResult => {
    const fragment = shareFragment({fields: page.fields, answers, rulesHash, rules});
    return {id: page.id, title: page.title, day: today, headline, fragment};
  }, [page, answers, rulesHash, today, rules, headline]);
  useEffect(() => {
    if (isOn && isOwn) save(withResult(savedAnswers(), result));
  }, [isOn, isOwn, result]);

  function keepCopy(): void {
    setStatus(save(withResult(savedAnswers(), {...result, isCopy: true})) ? words.kept : words.notStored);
  }

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
    else setStatus(save({...savedAnswers(), isOn: true}) ? '' : words.notStored);
  }
  return (
    <div className={styles.keep} role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <button type="button" className="quiet-button" onClick={() => void download()}>
        {words.download}
      </button>{' '}
      <OpenFile calculation={calculation} rulesHash={rulesHash} onTry={onTry} />
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
      {isOn && !isOwn && (
        <p>
          {words.fromLink}{' '}
          <button type="button" className="quiet-button" onClick={keepCopy}>
            {words.keepCopy}
          </button>
        </p>
      )}
      {isOn && (
        <button type="button" className="quiet-button" onClick={forgetAll}>
          {words.forget}
        </button>
      )}
      <p aria-live="polite">{status}</p>
    </div>
  );
}
