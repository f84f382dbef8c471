import {RichText} from './RichText.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly faqs: readonly {readonly question: string; readonly answer: string}[];
}

/** Questions with collapsible answers. */
export function Questions({faqs}: QuestionsProps) {
  return faqs.map(({question, answer}) => (
    <details key={question} className={styles.question}>
      <summary>{question}</summary>
      <p>
        <RichText text={answer} />
      </p>
    </details>
  ));
}
