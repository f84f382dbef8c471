/** What a number's field shows below what was typed. */
import {use} from 'react';
import {numberFeedback, type Reading, withUnit} from '../../engine/answers/numberMessages.ts';
import type {NumberField} from '../../engine/language/inputs/number.ts';
import {parseNumber, writeNumber} from '../../engine/language/numbers/parseNumber.ts';
import {isCurrency} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import * as words from '../../engine/words/numberFeedback.ts';
import {useDeferred} from '../loading/loadable.tsx';
import {FieldsContext} from './Labelled.tsx';
import {inPeriod, isDoubted} from './period.ts';
import fieldStyles from './fields.module.css';
import styles from './number.module.css';

export {isInvalid} from '../../engine/answers/numberMessages.ts';

interface FeedbackProps {
  readonly field: NumberField;
  readonly typed: string;
  readonly onChoose: (written: string) => void;
}

export function Feedback({field, typed, onChoose}: FeedbackProps) {
  const feedback = numberFeedback(field, typed);
  const isAmount = isCurrency(field.unit);
  const {otherAmount} = use(FieldsContext);
  const part = useDeferred(otherAmount?.load, isAmount && feedback?.kind === 'note', typed);
  switch (feedback?.kind) {
    case undefined:
      return null;
    case 'question':
      return <Choice readings={feedback.readings} onChoose={onChoose} />;
    case 'note': {
      const found = part?.otherAmountIn(field, typed);
      if (part && found) return <part.OtherAmount field={field} found={found} onChoose={onChoose} />;
      return <p className={fieldStyles.note}>{feedback.text}</p>;
    }
    case 'understood':
      return (
        <>
          <p className={styles.understood}>{feedback.text}</p>
          {isAmount && <OtherPeriod field={field} typed={typed} onChoose={onChoose} />}
        </>
      );
  }
}

interface ChoiceProps extends Pick<FeedbackProps, 'onChoose'> {
  /** The numbers that may have been meant, the likelier one first. */
  readonly readings: readonly Reading[];
}

/** Asks which of two numbers was meant. */
function Choice({readings: [likely, other], onChoose}: ChoiceProps) {
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

/** Asks about an amount that looks as if it were for the other period. */
function OtherPeriod({field, typed, onChoose}: FeedbackProps) {
  const {questions} = use(FieldsContext);
  const {id, per} = field;
  const number = Number(parseNumber(typed, field).plain);
  const question = questions?.find((asked) => asked.id === id);
  if (per === undefined || !isDoubted(number, per, question)) return null;
  const other = inPeriod(number, per);
  const amount = withUnit(other, field);
  return (
    <div className={fieldStyles.note}>
      <p>{fill(words.otherPeriod[per], {amount})}</p>
      <button type="button" className="quiet-button" onClick={() => onChoose(writeNumber(other, field))}>
        {fill(words.use, {amount})}
      </button>
    </div>
  );
}
