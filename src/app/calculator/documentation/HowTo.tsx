import type {Documentation} from '../../../engine/compiled/documentation.ts';
import * as site from '../../words/site.ts';
import {Section} from './Section.tsx';
import styles from './calculator.module.css';

export function HowTo({steps}: {readonly steps: Documentation['howTo']}) {
  if (steps.length === 0) return null;
  return (
    <Section id="how-to-use" title={site.calculator.howTo} className={styles.onScreen}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}
