import {mayBeBlank} from '../../../engine/answers/interview.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import {answerText} from '../../form/answerTexts.ts';
import * as words from '../../words/interview.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {addressOf} from '../../form/interviewAddress.ts';
import styles from './interview.module.css';

interface GivenAnswersProps {
  /** The questions that were answered or passed. */
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  /** The ids of those that were passed. */
  readonly unknown: readonly string[];
  /** Whether the list is open at first. */
  readonly isOpen: boolean;
}

/** The answers so far, each with a link that asks its question again. */
export function GivenAnswers({fields, answers, unknown, isOpen}: GivenAnswersProps) {
  if (fields.length === 0) return null;
  return (
    <details className={styles.part} open={isOpen}>
      <summary>{words.answers.title}</summary>
      <dl className={styles.list}>
        {fields.map((field) => (
          <div key={field.id}>
            <dt>{field.label}</dt>
            <dd>
              {unknown.includes(field.id)
                ? words.answers[mayBeBlank(field) ? 'blank' : 'unknown']
                : answerText(field, answers[field.id])}{' '}
              <a href={`#${addressOf(field.id)}`} aria-label={fill(words.actions.changeOf, {field: field.label})}>
                {words.actions.change}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
