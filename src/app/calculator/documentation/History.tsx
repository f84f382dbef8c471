import type {DatedChange, Documentation} from '../../../engine/compiled/documentation.ts';
import type {Page} from '../../../engine/compiled/module.ts';
import {calendarDay, month} from '../../../engine/runtime/formats.ts';
import {facts} from '../../content/facts.ts';
import {Section} from './Section.tsx';
import * as words from '../../words/upToDate.ts';
import styles from './calculator.module.css';

interface HistoryProps extends Pick<Documentation, 'history'> {
  readonly page: Pick<Page, 'published'>;
}

/** What changed since the page came out, the latest first. */
export function History({history, page: {published = facts.published}}: HistoryProps) {
  const first = history.length === 0 ? words.history.unchanged : words.history.first;
  const changes: readonly DatedChange[] = [...history, {on: published, say: first}];
  return (
    <Section id="history" title={words.history.title} className={styles.onScreen}>
      <dl className={styles.history}>
        {changes.map(({on, say}) => (
          <div key={on + say}>
            <dt>
              <time dateTime={on}>{on.length === 7 ? month(on) : calendarDay(on)}</time>
            </dt>
            <dd>{say}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
