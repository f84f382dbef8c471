import type {Documentation} from '../../../engine/compiled/documentation.ts';
import * as site from '../../words/site.ts';
import {Section} from './Section.tsx';
import styles from './calculator.module.css';

export function Faqs({faqs}: Pick<Documentation, 'faqs'>) {
  if (faqs.length === 0) return null;
  return (
    <Section id="faqs" title={site.calculator.faqs} className={styles.onScreen}>
      {faqs.map(({question, answer}) => (
        <details key={question} className={styles.faq}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  );
}
