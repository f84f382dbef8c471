import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {save, savedAnswers, type SavedResult, useSavedAnswers, withResult} from '../device/savedAnswers.ts';
import type {Calculation} from '../form/calculateForm.ts';
import {loadable, useDeferred} from '../loading/loadable.tsx';
import {ResultCard, type ResultCardProps} from '../result/card/ResultCard.tsx';
import {saved as savedWords} from '../words/saved.ts';
import {sharedResult as words} from '../words/sharedResult.ts';
import {isSomebodysLink, savedResultOf} from './savedResult.ts';
import styles from './saved.module.css';

const comparedWithMine = loadable(() => import('./ComparedWithMine.tsx'));

/** A result that a link gave, which is not the visitor's own. */
export function LinkedCard(props: ResultCardProps) {
  const {calculation, calculator, link, linkNote} = props;
  const [mine, setMine] = useState<SavedResult>();
  const compared = useDeferred(comparedWithMine.load, mine !== undefined);
  const opener = useRef<Element>(null);
  const note = (
    <SharedResult
      key={link}
      calculation={calculation}
      rulesHash={calculator.rulesHash}
      link={link}
      note={linkNote}
      onCompare={(saved) => {
        opener.current = document.activeElement;
        setMine(saved);
      }}
    />
  );
  const close = (): void => {
    setMine(undefined);
    (opener.current as HTMLElement | null)?.focus();
  };
  return (
    <>
      <ResultCard {...props} linkNote={note} />
      {mine && compared && <compared.ComparedWithMine mine={mine} theirs={calculation} onClose={close} />}
    </>
  );
}

interface SharedResultProps {
  readonly calculation: Calculation;
  readonly rulesHash: string;
  /** The fragment of the link that the page was opened with. */
  readonly link: string;
  /** What to say of that link. */
  readonly note: ReactNode;
  readonly onCompare: (mine: SavedResult) => void;
}

/** Above a result that came from a link: whose it is, the visitor's own beside it, and a copy if they want one. */
function SharedResult({calculation, rulesHash, link, note, onCompare}: SharedResultProps) {
  const {isOn, results} = useSavedAnswers();
  const titleId = useId();
  const [status, setStatus] = useState('');
  const {id} = calculation.page;
  const isSomebodys = useMemo(() => isSomebodysLink(id, link), [id, link]);
  const result = useMemo(() => savedResultOf(calculation, rulesHash), [calculation, rulesHash]);
  const [opened] = useState(result.fragment);
  if (!isSomebodys) return <>{note}</>;
  const mine = results.find((each) => each.id === id && each.isCopy === undefined);

  function keepCopy(): void {
    const isKept = save(withResult(savedAnswers(), {...result, isCopy: true}));
    setStatus(isKept ? words.kept : savedWords.notStored);
  }

  return (
    <div className={styles.shared} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {result.fragment === opened ? words.title : words.changed}
      </p>
      {note}
      <p>{isOn ? words.fromLink : words.notSaving}</p>
      {mine && <p>{fill(words.mine, {day: calendarDay(mine.day), headline: mine.headline})}</p>}
      {isOn && (
        <div className={styles.buttons}>
          {mine && (
            <button type="button" className="quiet-button" onClick={() => onCompare(mine)}>
              {words.compare}
            </button>
          )}
          <button type="button" className="quiet-button" onClick={keepCopy}>
            {words.keepCopy}
          </button>
        </div>
      )}
      <p aria-live="polite">{status}</p>
    </div>
  );
}
