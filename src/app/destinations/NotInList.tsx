import {Fragment} from 'react';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {isBlank} from '../../engine/runtime/answers.ts';
import type {ServedProfile} from '../calculators/servedCalculator.ts';
import * as words from '../words/destinationList.ts';
import {purpose as purposeNames} from '../words/destinations.ts';
import {Sentence} from '../words/Sentence.tsx';
import styles from './list.module.css';

const {notInList: text} = words;

export const notInListId = 'not-in-list';

interface NotInListProps {
  /** How many programmes are for other purposes. */
  readonly hidden: number;
  readonly calculators: readonly ServedProfile[];
  readonly purpose: string | null | undefined;
  readonly occupation: string;
  readonly today: CalendarDay;
  readonly onPurpose: (purpose: string) => void;
}

/** Programmes for other purposes, each a press away, and what no calculator covers, with who does. */
export function NotInList({hidden, calculators, purpose, occupation, today, onPurpose}: NotInListProps) {
  const others = (Object.keys(purposeNames) as (keyof typeof purposeNames)[]).filter((each) => each !== purpose);
  const notCovered = calculators.flatMap(({programme, page}) =>
    (programme.notCovered ?? [])
      .filter(
        ({purposes = programme.purposes ?? ['work']}) => isBlank(purpose) || purposes.some((each) => each === purpose),
      )
      .filter(
        ({occupations}) =>
          occupations === undefined || occupation === '' || occupations.some((each) => each === occupation),
      )
      .map(({say}) => ({say, source: page(today).source})),
  );
  return (
    <section aria-labelledby={notInListId}>
      <h2 id={notInListId} tabIndex={-1} className={styles.match}>
        {text.title}
      </h2>
      <ul className={styles.notInList}>
        {hidden > 0 && (
          <li>
            <Sentence
              text={text.others}
              values={{
                count: hidden,
                purposes: others.map((each, index) => (
                  <Fragment key={each}>
                    {index > 0 && ', '}
                    <button type="button" className="link-button" onClick={() => onPurpose(each)}>
                      {text.purpose[each]}
                    </button>
                  </Fragment>
                )),
              }}
            />
          </li>
        )}
        {notCovered.map(({say, source}) => (
          <li key={say}>
            <Sentence
              text={text.notCovered}
              values={{what: <span>{say}</span>, authority: <a href={source.url}>{source.name}</a>}}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
