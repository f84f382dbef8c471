/** What a number's field shows below what was typed. */
import type {NumberField} from '../../engine/language/inputs/number.ts';
import * as words from '../../engine/words/numberFeedback.ts';
import {fill} from '../../engine/runtime/message.ts';
import fieldStyles from './fields.module.css';
import styles from './number.module.css';
import {numberFeedback} from '../../engine/answers/numberMessages.ts';

export {isInvalid} from '../../engine/answers/numberMessages.ts';

interface FeedbackProps {
  readonly field: NumberField;
  readonly typed: string;
  readonly onChoose: (written: string) => void;
}

export function Feedback({field, typed, onChoose}: FeedbackProps) {
  const feedback = numberFeedback(field, typed);
  if (feedback === null) return null;
  if (feedback.kind !== 'question')
    return <p className={feedback.kind === 'note' ? fieldStyles.note : styles.understood}>{feedback.text}</p>;
  const [likely, other] = feedback.readings;
  return (
    <div className={fieldStyles.note}>
      <p>{fill(words.didYouMean, {number: likely!.text})}</p>
      <div className={styles.answers}>
        {[
          {...likely!, label: words.yes},
          {...other!, label: words.no},
        ].map(({label, text, written}) => (
          <button key={label} type="button" className="quiet-button" onClick={() => onChoose(written)}>
            {fill(label, {number: text})}
          </button>
        ))}
      </div>
    </div>
  );
}
