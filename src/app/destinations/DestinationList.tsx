import {useState} from 'react';
import type {CardItem} from '../../engine/compiled/card.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {amount, inUnit, list, quantity} from '../../engine/runtime/formats.ts';
import {staleness} from '../../engine/staleness.ts';
import type {EducationLevel, LanguageLevel} from '../../engine/runtime/profile.ts';
import {linkTo} from '../calculator/base.ts';
import * as words from '../words/destinations.ts';
import {fill} from '../words/placeholders.tsx';
import {StaleSentence} from '../StaleNotice.tsx';
import type {Destination} from './findDestinations.ts';
import {type Match, matches, matchOf, needsJobOffer} from './match.ts';
import type {OpenAnswer} from './openAnswers.ts';
import type {Profile} from './profile.ts';
import type {ProfileChange} from './profileChanges.ts';
import styles from './destinations.module.css';

interface DestinationListProps {
  readonly destinations: readonly Destination[];
  readonly profile: Profile;
  readonly today: CalendarDay;
}

/** More options than this are not listed. */
const MAX_LISTED = 4;
/** Destinations of a group that are shown at first. */
const MAX_OPEN = 6;

type Region = keyof typeof words.region;

/** The destinations of one region or of all, grouped by how well they match, the closest first. */
export function DestinationList({destinations, profile, today}: DestinationListProps) {
  const [region, setRegion] = useState<Region>('all');
  const shown = destinations.filter((destination) => region === 'all' || destination.region === region);
  return (
    <>
      <p className={styles.quiet}>{words.list.basedOnAnswers}</p>
      <StaleRules destinations={destinations} today={today} />
      <label className={styles.filter}>
        {words.list.region}
        <select value={region} onChange={(event) => setRegion(event.target.value as Region)}>
          {Object.entries(words.region).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {matches.map((match) => (
        <MatchGroup
          key={match}
          match={match}
          destinations={shown.filter((destination) => matchOf(destination, profile) === match)}
          profile={profile}
        />
      ))}
    </>
  );
}

interface MatchGroupProps extends Omit<DestinationListProps, 'today'> {
  readonly match: Match;
}

/** A heading with the closest destinations below it; the others, and all unlikely ones, are closed at first. */
function MatchGroup({match, destinations, profile}: MatchGroupProps) {
  const headingId = `match-${match}`;
  const open = match === 'unlikely' ? 0 : MAX_OPEN;
  const articles = destinations.map((destination) => (
    <DestinationArticle key={destination.page.id} destination={destination} match={match} profile={profile} />
  ));
  const more = articles.slice(open);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.match}>
        {words.match[match]} <span className={styles.count}>{destinations.length}</span>
      </h2>
      {destinations.length === 0 && <p className={styles.quiet}>{words.list.nothing}</p>}
      <div className={styles.destinations}>{articles.slice(0, open)}</div>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{fill(words.list[open === 0 ? 'show' : 'showMore'], {count: String(more.length)})}</summary>
          <div className={styles.destinations}>{more}</div>
        </details>
      )}
    </section>
  );
}

/** Says that the rules of the destinations, or of some of them, may be outdated. */
function StaleRules({destinations, today}: Omit<DestinationListProps, 'profile'>) {
  const stale = destinations.map(({page}) => page).filter((page) => staleness(page, today) !== undefined);
  const [oldest] = stale.toSorted((a, b) => (a.checked ?? a.dataAsOf).localeCompare(b.checked ?? b.dataAsOf));
  if (oldest === undefined) return null;
  return (
    <p className={styles.stale}>
      {stale.length === destinations.length ? (
        <StaleSentence rules={{...oldest, source: {name: words.list.allStale}}} day={today} />
      ) : (
        fill(words.list.someStale, {count: String(stale.length), all: String(destinations.length)})
      )}
    </p>
  );
}

interface DestinationArticleProps {
  readonly destination: Destination;
  readonly match: Match;
  readonly profile: Profile;
}

const tones = {likely: 'good', possible: 'caution', unlikely: 'neutral'} as const;

/** What a calculator says of the profile, what else it would take, and a link that fills in the answers. */
function DestinationArticle({destination, match, profile}: DestinationArticleProps) {
  const {page, rulesHash, answers, standing, headline, needs, minimumSalary, openQuestions} = destination;
  const {id, country, title} = page;
  const headingId = `destination-${id}`;
  const verdict = verdictText(destination, profile);
  return (
    <article className={styles.destination} data-tone={tones[match]} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        <a href={linkTo(`/${id}${shareFragment({fields: page.fields, answers, rulesHash})}`)}>
          {title.includes(country) ? title : fill(words.destination.name, {country, title})}
        </a>
      </h3>
      {verdict !== '' && <p className={styles.line}>{verdict}</p>}
      {needs.length > 0 && (
        <>
          <p className={styles.line}>{words.destination[verdict === '' ? 'dependsOn' : 'alsoDependsOn']}</p>
          <ul className={styles.items}>
            {needs.map((need) => (
              <li key={need.input.id}>{needText(need)}</li>
            ))}
          </ul>
        </>
      )}
      {standing === 'yes' && headline.figure?.value !== undefined && (
        <p className={styles.quiet}>{figureText(headline.figure)}</p>
      )}
      {minimumSalary !== undefined && (
        <p className={styles.quiet}>
          {fill(words.destination.minimumSalary, {amount: amount(minimumSalary, profile.currency)})}
        </p>
      )}
      {standing === 'yes' && openQuestions.length > 0 && (
        <p className={styles.quiet}>{fill(words.destination.notAsked, {questions: openQuestions.join(' · ')})}</p>
      )}
    </article>
  );
}

/** Which rules the profile meets and what else it would take; '' if that is only what was not asked. */
function verdictText(destination: Destination, profile: Profile): string {
  const {standing, missing, dependsOnAge} = destination;
  const terms = (missing ?? []).map((change) => missingText(change, profile));
  if (needsJobOffer(destination, profile)) terms.unshift(words.missing.jobOffer);
  const needed = list(terms);
  if (standing === 'yes')
    return [
      meetsText(destination),
      ...(needed === '' ? [] : [fill(words.destination.alsoMissing, {terms: needed})]),
    ].join(' ');
  if (dependsOnAge) return words.destination.dependsOnAge;
  if (missing === undefined) return words.destination.noChange;
  return needed === '' ? '' : fill(words.destination.missing, {terms: needed});
}

function meetsText({headline, answers}: Destination): string {
  const {meets} = words.destination;
  const hasPoints = headline.figure?.unit === 'points';
  const hasSalary = Object.entries(answers).some(([id, answer]) => /salary/i.test(id) && answer !== '');
  if (hasPoints) return hasSalary ? meets.pointsAndSalary : meets.points;
  return hasSalary ? meets.salary : meets.rules;
}

function figureText({label = '', text, outOf}: CardItem): string {
  return outOf === undefined
    ? fill(words.destination.figure, {label, text})
    : fill(words.destination.figureOf, {label, text, maximum: String(outOf)});
}

/** What is missing, to follow "You'd need". */
function missingText({term, to}: ProfileChange, {currency}: Profile): string {
  const {missing} = words;
  switch (term) {
    case 'jobOffer':
      return missing.jobOffer;
    case 'salary':
      return fill(missing.salary, {amount: amount(Number(to), currency)});
    case 'experience':
      return fill(missing.experience, {years: quantity(Number(to), 'years')});
    case 'education':
      return words.educationNeeded[to as EducationLevel];
    default:
      return fill(missing.language, {language: words.language[term], level: words.levelNeeded[to as LanguageLevel]});
  }
}

const orList = new Intl.ListFormat('en', {type: 'disjunction'});

/** The answers to an open question that would be enough: 'City of work: Tier 1 or Tier 2' */
function needText({input, enough}: OpenAnswer): string {
  const question = /[?:]$/.test(input.label) ? input.label : `${input.label}:`;
  return fill(words.destination.need, {question, answers: answersText(input, enough)});
}

function answersText(input: OpenAnswer['input'], enough: OpenAnswer['enough']): string {
  if ('options' in enough)
    return enough.options.length > MAX_LISTED ? words.destination.oneOf : orList.format(enough.options);
  const minimum = inUnit(enough.minimum, 'unit' in input ? input.unit : undefined);
  return fill(words.destination.minimum, {minimum});
}
