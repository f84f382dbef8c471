import {type MouseEvent, useState} from 'react';
import {differencesOn} from '../../engine/plan/lawChange.ts';
import type {Edition} from '../../engine/results/editions.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {inUnit} from '../../engine/runtime/formats.ts';
import {languages} from '../../engine/runtime/profile.ts';
import {fill} from '../../engine/runtime/message.ts';
import {FieldLinks} from '../fields/Field.tsx';
import type {ServedProfile} from '../calculators/servedCalculator.ts';
import * as words from '../words/destinationList.ts';
import * as formWords from '../words/destinations.ts';
import {editions} from '../words/editions.ts';
import {Sentence} from '../words/Sentence.tsx';
import type {InEditions} from './findDestinations.ts';
import {type Match, matches, matchOf, sortedByCloseness, stepsTo} from './match.ts';
import {NotForOccupation, NotInList, notInListId} from './NotInList.tsx';
import {Place} from './Place.tsx';
import type {Profile} from './profile.ts';
import styles from './list.module.css';

interface DestinationListProps {
  readonly destinations: readonly InEditions[];
  /** All programmes, also those for other purposes. */
  readonly calculators: readonly ServedProfile[];
  readonly purpose: string | null | undefined;
  readonly profile: Profile;
  readonly today: CalendarDay;
  readonly onPurpose: (purpose: string) => void;
  /** Whose rules the places have. */
  readonly edition: Edition;
  readonly onEdition: (edition: Edition) => void;
}

/** Places of a group that are shown at first. */
const MAX_OPEN = 6;

type Region = keyof typeof words.region;

/** The places of one region or of all, grouped by how well they match, the closest first. */
export function DestinationList(props: DestinationListProps) {
  const {destinations, today, edition, onEdition, profile, ...others} = props;
  const [region, setRegion] = useState<Region>('all');
  const places = destinations.map(({usual, today: now}) =>
    edition === 'today' ? {destination: now, other: usual} : {destination: usual, other: now},
  );
  const shown = places.filter(({destination}) => region === 'all' || destination.calculator.region === region);
  const groups = matches.map((match) => ({
    match,
    places: sortedByCloseness(
      shown.filter(({destination}) => matchOf(destination) === match),
      ({destination}) => destination,
    ),
  }));
  const different = destinations.filter(({usual}) => differencesOn(usual.page, today) > 0).length;
  const otherEdition = edition === 'today' ? 'june-2024' : 'today';
  const isFirst = groups.every(({match, places: some}) => (match !== 'likely' && match !== 'one') || some.length === 0);
  const hidden = others.calculators.length - destinations.length;
  return (
    <>
      <div className={styles.gap}>
        <p>{jobText(places.map(({destination}) => destination))}</p>
        <p className={styles.quiet}>
          <Sentence
            text={words.list.compared}
            values={{
              count: places.length,
              answers: <span>{answersText(profile, others.purpose)}</span>,
              change: <FieldLinks to={[{id: 'purpose', label: words.list.change}]} />,
            }}
          />
        </p>
      </div>
      <ul className={styles.counts} aria-label={words.list.counts}>
        {groups
          .filter(({match, places: some}) => some.length > 0 || match === 'likely')
          .map(({match, places: some}) => (
            <Count key={match} to={idOf(match)} name={words.match[match]} count={some.length} />
          ))}
        <Count to={notInListId} name={words.notInList.title} count={hidden > 0 ? hidden : undefined} />
      </ul>
      <NotForOccupation {...others} occupation={profile.occupation} today={today} />
      {different > 0 && (
        <p className={styles.edition}>
          <span>
            {edition === 'today'
              ? words.list.today
              : fill(words.list.edition, {count: different, all: destinations.length})}
          </span>{' '}
          <button type="button" className="link-button" onClick={() => onEdition(otherEdition)}>
            {editions.use[otherEdition]}
          </button>
        </p>
      )}
      <label className={styles.filter}>
        <span>{words.list.region}</span>
        <select value={region} onChange={(event) => setRegion(event.target.value as Region)}>
          {Object.entries(words.region).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {groups.map(({match, places: some}) => (
        <Group
          key={match}
          match={match}
          places={some}
          isOpen={match === 'likely' || match === 'one' || (match === 'more' && isFirst)}
          otherEdition={otherEdition}
          rules={ruleFor(edition)}
        />
      ))}
      <NotInList hidden={hidden} {...others} occupation={profile.occupation} today={today} />
    </>
  );
}

type InOrder = readonly {readonly destination: InEditions['usual']; readonly other: InEditions['usual']}[];

const idOf = (match: Match): string => `match-${match}`;
const ruleFor = (edition: Edition): string | undefined => (edition === 'today' ? edition : undefined);

interface CountProps {
  readonly to: string;
  readonly name: string;
  readonly count: number | undefined;
}

/** How many places are in a group, and the way there. */
function Count({to, name, count}: CountProps) {
  return (
    <li>
      {count === 0 ? (
        <span>{name}</span>
      ) : (
        <a href={`#${to}`} onClick={openGroup}>
          {name}
        </a>
      )}
      <b>{count}</b>
    </li>
  );
}

/** Opens the group and moves the focus there, without a new entry in the browser's history. */
function openGroup(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  const details = heading?.closest('details');
  if (details) details.open = true;
  heading?.focus({preventScroll: true});
  heading?.scrollIntoView();
}

interface GroupProps {
  readonly match: Match;
  readonly places: InOrder;
  readonly isOpen: boolean;
  readonly otherEdition: Edition;
  readonly rules: string | undefined;
}

/** A heading, what its places have in common, and the places, which may be closed at first. */
function Group({match, places, isOpen, ...rest}: GroupProps) {
  if (places.length === 0) return null;
  const rows = places.map((place) => <Place key={place.destination.page.id} {...place} {...rest} />);
  const heading = (
    <h2 id={idOf(match)} tabIndex={-1} className={styles.match}>
      <span>{words.match[match]}</span> <span className={styles.count}>{rows.length}</span>
    </h2>
  );
  const rule = <p className={styles.rule}>{words.rule[match]}</p>;
  if (isOpen)
    return (
      <section aria-labelledby={idOf(match)}>
        {heading}
        {rule}
        <Rows rows={rows} />
      </section>
    );
  return (
    <details className={styles.group}>
      <summary>
        {heading}
        <span className={styles.quiet}>{countriesText(places)}</span>
      </summary>
      {rule}
      {rows}
    </details>
  );
}

function Rows({rows}: {readonly rows: readonly React.ReactNode[]}) {
  // A button that reveals only one more is not worth a press.
  const open = rows.length === MAX_OPEN + 1 ? rows.length : MAX_OPEN;
  return (
    <>
      {rows.slice(0, open)}
      {rows.length > open && (
        <details className={styles.more}>
          <summary>{fill(words.list.showMore, {count: rows.length - open})}</summary>
          {rows.slice(open)}
        </details>
      )}
    </>
  );
}

/** 'United Kingdom, Hong Kong, Israel and 3 more' */
function countriesText(places: InOrder): string {
  const names = [...new Set(places.map(({destination}) => destination.page.country))];
  if (names.length <= 4) return names.join(', ');
  return fill(words.list.countries, {countries: names.slice(0, 3).join(', '), count: names.length - 3});
}

/** 'Germany fits now. Eleven more are one step away.' */
export function headlineOf(destinations: readonly InEditions[], edition: Edition): string {
  const shown = destinations.map(({usual, today}) => (edition === 'today' ? today : usual));
  const likely = shown.filter((destination) => matchOf(destination) === 'likely');
  const near = shown.filter((destination) => matchOf(destination) === 'one').length;
  const [first, second] = [...new Set(likely.map(({page}) => page.country))];
  const number = (count: number): string => words.headline.numbers[count] ?? String(count);
  const fits =
    likely.length > 2
      ? fill(words.headline.many, {number: number(likely.length)})
      : first === undefined
        ? words.headline.none
        : fill(words.headline.fits, {countries: likely.length, first, second: second ?? first});
  const more = shown.filter((destination) => matchOf(destination) === 'more').length;
  if (near === 0)
    return more === 0 ? fits : `${fits} ${fill(words.headline.more, {count: more, number: number(more)})}`;
  return `${fits} ${fill(words.headline[first === undefined ? 'near' : 'nearToo'], {count: near, number: number(near)})}`;
}

/** 'work · Nursing · 34 years · no job offer': what the list is for, without what was skipped. */
function answersText(profile: Profile, purpose: string | null | undefined): string {
  const {age, education, occupation, experience, jobOffer, offerCountry, salary, currency} = profile;
  const offer = offerCountry === '' ? words.answers.offer : fill(words.answers.offerIn, {country: offerCountry});
  const purposes: Readonly<Record<string, string>> = words.notInList.purpose;
  const parts = [
    purposes[purpose ?? ''],
    occupation && formWords.occupation[occupation],
    age && inUnit(Number(age), 'years'),
    education && formWords.education[education],
    experience && fill(words.answers.experience, {years: {number: Number(experience), unit: 'years'}}),
    ...languages
      .filter((language) => profile[language] !== '' && profile[language] !== 'none')
      .map((language) => formWords.language[language]),
    jobOffer && (jobOffer === 'yes' ? offer : words.answers.noOffer),
    salary && currency && inUnit(Number(salary), currency),
  ];
  return parts.filter(Boolean).join(words.list.separator);
}

/** 'For nine of them, the step is a job offer there.' */
function jobText(destinations: readonly InEditions['usual'][]): string | null {
  const near = destinations.filter((destination) => matchOf(destination) === 'one');
  const jobs = near.filter((destination) => stepsTo(destination)[0]?.kind === 'job').length;
  if (jobs === 0) return null;
  return jobs === near.length ? words.headline.onlyJob : fill(words.headline.job, {count: jobs});
}
