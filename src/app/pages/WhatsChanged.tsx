import {changes} from 'virtual:law-changes';
import {latestFirst, linkOf, type PublishedChange, slugOf} from '../../engine/published/lawChanges.ts';
import {addDays, type CalendarDay, firstDayOf} from '../../engine/runtime/calendar.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {Link} from '../addresses/Link.tsx';
import {linkTo} from '../addresses/base.ts';
import {Flag} from '../flags/Flag.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {shownFrom, shownUntil} from '../rendering/datedParts.ts';
import {useDay} from '../rendering/pageContext.ts';
import {Sentence} from '../words/Sentence.tsx';
import {whatsChanged as words} from '../words/whatsChanged.ts';
import styles from './WhatsChanged.module.css';

const path = '/whats-changed';

/** Every change of the law that the calculators know, by country and day. Static: WhatsChangedPage.tsx hides what the filter leaves out. */
export default function WhatsChanged() {
  const day = useDay();
  const countries = [...new Set(changes.map(({country}) => country))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return (
    <article className={styles.page}>
      <Metadata page={{title: words.title, description: words.description, path}} />
      {countries.map((country) => (
        <section key={country} id={slugOf(country)}>
          <h2>
            <Flag country={country} />
            {country}
          </h2>
          <ul className={styles.changes}>
            {latestFirst(changes.filter((change) => change.country === country)).map((change) => (
              <li key={`${change.calculator} ${change.on} ${change.say}`}>
                <Change change={change} day={day} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.quiet}>
        <Sentence
          text={words.feeds}
          values={{
            atom: <a href={linkTo(`${path}.atom`)}>{words.atom}</a>,
            json: <a href={linkTo(`/api/v1${path}.json`)}>{words.json}</a>,
          }}
        />
      </p>
    </article>
  );
}

interface ChangeProps {
  readonly change: PublishedChange;
  readonly day: CalendarDay;
}

function Change({change, day}: ChangeProps) {
  const {title, on, until, say, source, isOfEnded} = change;
  return (
    <>
      <time dateTime={on}>{on.length === 7 ? month(on) : calendarDay(on)}</time>{' '}
      {until !== undefined && (
        <span className={styles.quiet} {...shownFrom(addDays(until, 1)!, day)}>
          {fill(words.until, {day: calendarDay(until)})}
        </span>
      )}
      {firstDayOf(on) > day && (
        <span className={styles.quiet} {...shownUntil(firstDayOf(on), day)}>
          {words.upcoming}
        </span>
      )}
      <p>{say}</p>
      <p className={styles.quiet}>
        <Link to={linkOf(change)}>{isOfEnded ? title : fill(words.calculate, {calculator: title})}</Link> ·{' '}
        <Sentence
          text={source.reported ? words.reported : words.source}
          values={{source: <a href={source.url}>{source.document ?? source.name}</a>}}
        />
      </p>
    </>
  );
}
