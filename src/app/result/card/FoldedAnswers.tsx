import {useLayoutEffect, useRef} from 'react';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {isQuestion} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {FieldLinks} from '../../fields/Field.tsx';
import {answeredFields, answerText} from '../../form/answerTexts.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import * as words from '../../words/summary.ts';
import styles from './folded.module.css';

/** In place of the form on a small screen: its answers in a line or two, and a link back to it. */
export function FoldedAnswers({calculation: {page, answers, values}}: {readonly calculation: Calculation}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const {activeElement} = document;
    // The button that was pressed is hidden now.
    if (activeElement instanceof HTMLElement && activeElement.closest('form') && activeElement.offsetParent === null)
      place.current?.querySelector('a')?.focus({preventScroll: true});
  }, [values]);
  const [first] = page.fields.filter(({unused}) => !unused);
  const given = answeredFields({page, answers}).filter(({unused}) => !unused);
  return (
    <div ref={place} className={styles.folded}>
      <p>{given.map((field) => namedAnswer(field, answers[field.id])).join(' · ') || words.folded.none}</p>
      <FieldLinks to={[{id: first!.id, label: words.folded.change}]} />
    </div>
  );
}

/** Shorter ones, such as 'No' and 'None', say nothing without their question. */
const TELLING = 5;

function namedAnswer(field: FormField, answer: unknown): string {
  const text = answerText(field, answer);
  if (text.length >= TELLING) return text;
  return fill(words.folded[isQuestion(field.label) ? 'asked' : 'named'], {question: field.label, answer: text});
}
