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

type AskedFor = Pick<NotInListProps, 'calculators' | 'purpose' | 'occupation' | 'today'>;

/** The routes that no calculator covers for this purpose: those for everybody, or those for the occupation alone. */
function notCoveredFor({calculators, purpose, occupation, today}: AskedFor, isForOccupation: boolean) {
  return calculators.flatMap(({programme, page}) =>
    (programme.notCovered ?? [])
      .filter(
        ({purposes = programme.purposes ?? ['work']}) => isBlank(purpose) || purposes.some((each) => each === purpose),
      )
      .filter(({occupations}) =>
        occupation === '' || occupations === undefined
          ? !isForOccupation
          : isForOccupation && occupations.some((each) => each === occupation),
      )
      .map(({say}) => ({say, source: page(today).source})),
  );
}

/** Above the list: the routes for the visitor's own occupation that it lacks. Without an occupation they are at its end. */
export function NotForOccupation(props: AskedFor) {
  const routes = notCoveredFor(props, true);
  if (routes.length === 0) return null;
  return (
    <div className={styles.forOccupation}>
      <p>{text.forOccupation}</p>
      <ul className={styles.notInList}>
        <NotCovered routes={routes} />
      </ul>
    </div>
  );
}

function NotCovered({routes}: {readonly routes: ReturnType<typeof notCoveredFor>}) {
  return routes.map(({say, source}) => (
    <li key={say}>
      <Sentence
        text={text.notCovered}
        values={{what: <span>{say}</span>, authority: <a href={source.url}>{source.name}</a>}}
      />
    </li>
  ));
}

/** Programmes for other purposes, each a press away, and what no calculator covers, with who does. */
export function NotInList(props: NotInListProps) {
  const {hidden, purpose, onPurpose} = props;
  const others = (Object.keys(purposeNames) as (keyof typeof purposeNames)[]).filter((each) => each !== purpose);
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
        <NotCovered routes={notCoveredFor(props, false)} />
      </ul>
    </section>
  );
}
