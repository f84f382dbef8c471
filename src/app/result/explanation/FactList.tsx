import type {Page} from '../../../engine/compiled/module.ts';
import type {Fact} from '../../../engine/explanation/facts.ts';
import * as words from '../../../engine/explanation/words.ts';
import {SentenceView} from './SentenceView.tsx';
import styles from './workings.module.css';

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly page: Page;
  /** Whether each fact says if it was met, as those of a verdict do. */
  readonly isMarked?: boolean;
}

export function FactList({facts, page, isMarked = false}: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({met, sentence, inner}, index) => (
        <li key={index}>
          {isMarked && (
            <span className={met ? styles.met : styles.failed}>{met ? words.facts.met : words.facts.failed}</span>
          )}
          <div>
            <SentenceView sentence={sentence} page={page} />
            <FactList facts={inner} page={page} />
          </div>
        </li>
      ))}
    </ul>
  );
}
