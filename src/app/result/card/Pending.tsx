import type {FormField} from '../../../engine/language/inputs/index.ts';
import {MissingAnswers} from '../../form/CalculatorForm.tsx';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/summary.ts';
import styles from './summary.module.css';

export interface PendingProps {
  /** Whether the form now has other answers than those this result was calculated from. */
  readonly answersChanged: boolean;
  /** The required fields that are empty, if they stopped the last update. */
  readonly missing: readonly FormField[];
  /** The suggestion that led to this result, in words. */
  readonly tried: string | null;
  readonly onUpdate: () => void;
  readonly onUndo: () => void;
}

interface PlacedPendingProps extends PendingProps {
  /** Gives the focus to what stays when the pressed button disappears. */
  readonly keepFocus: () => void;
}

/** Says that the answers have changed since the result, or that it comes from a suggestion; a button for either. */
export function Pending({answersChanged, missing, tried, onUpdate, onUndo, keepFocus}: PlacedPendingProps) {
  const pressed = (act: () => void) => () => {
    keepFocus();
    act();
  };
  if (answersChanged)
    return (
      <div className={`${styles.pending} ${styles.changed}`}>
        <span>{words.actions.changed}</span>
        <button type="button" className="main-button" onClick={pressed(onUpdate)}>
          {words.actions.update}
        </button>
        <MissingAnswers missing={missing} />
      </div>
    );
  if (tried === null) return null;
  return (
    <div className={styles.pending}>
      <span>{fill(words.actions.tried, {change: tried})}</span>
      <button type="button" className="quiet-button" onClick={pressed(onUndo)}>
        {words.actions.undo}
      </button>
    </div>
  );
}
