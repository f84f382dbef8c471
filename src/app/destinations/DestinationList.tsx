import {useState} from 'react';
import type {CardItem} from '../../engine/results/card.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {differencesOn, endedBy} from '../../engine/plan/lawChange.ts';
import {linkTo} from '../addresses/base.ts';
import {Flag} from '../flags/Flag.tsx';
import * as words from '../words/destinations.ts';
import {fill} from '../../engine/runtime/message.ts';
import type {Destination} from './findDestinations.ts';
import {type Match, matches, matchOf, sortedByCloseness, stepsTo} from './match.ts';
import {stepText} from './stepText.ts';
import styles from './destinations.module.css';

interface DestinationListProps {
  readonly destinations: readonly Destination[];
  readonly today: CalendarDay;
}

/** Destinations of a group that are shown at first. */
const MAX_OPEN = 6;

type Region = keyof typeof words.region;

/** The destinations of one region or of all, grouped by how well they match, the closest first. */
export function DestinationList({destinations, today}: DestinationListProps) {
  const [region, setRegion] = useState<Region>('all');
  const shown = destinations.filter(({calculator}) => region === 'all' || calculator.region === region);
  return (
    <>
      <EditionOfRules destinations={destinations} today={today} />
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
        <MatchSection
          key={match}
          match={match}
          today={today}
          destinations={sortedByCloseness(shown.filter((destination) => matchOf(destination) === match))}
        />
      ))}
    </>
  );
}

interface MatchSectionProps extends DestinationListProps {
  readonly match: Match;
}

/** A heading, what its destinations have in common, and the destinations. Only the best match keeps its heading without any. */
function MatchSection({match, destinations, today}: MatchSectionProps) {
  const headingId = `match-${match}`;
  if (destinations.length === 0 && match !== 'likely') return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.match}>
        {words.match[match]} <span className={styles.count}>{destinations.length}</span>
      </h2>
      <p className={styles.rule}>{destinations.length === 0 ? words.list.nothing : words.rule[match]}</p>
      <Destinations match={match} destinations={destinations} today={today} />
    </section>
  );
}

function Destinations({match, destinations, today}: MatchSectionProps) {
  const open = match === 'unlikely' ? 0 : MAX_OPEN;
  const articles = destinations.map((destination) => (
    <DestinationArticle key={destination.page.id} destination={destination} match={match} today={today} />
  ));
  // A button that reveals only one more is not worth a press.
  const shown = articles.length === open + 1 ? articles.length : open;
  const more = articles.slice(shown);
  return (
    <>
      <div className={styles.destinations}>{articles.slice(0, shown)}</div>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{fill(words.list[shown === 0 ? 'show' : 'showMore'], {count: more.length})}</summary>
          <div className={styles.destinations}>{more}</div>
        </details>
      )}
    </>
  );
}

/** Which edition the rules of the destinations have, and for how many something is different today. */
function EditionOfRules({destinations, today}: DestinationListProps) {
  const different = destinations.filter(({page}) => differencesOn(page, today) > 0);
  return (
    <p className={styles.edition}>{fill(words.list.edition, {count: different.length, all: destinations.length})}</p>
  );
}

interface DestinationArticleProps {
  readonly match: Match;
  readonly today: CalendarDay;
  readonly destination: Destination;
}

const tones = {
  likely: 'good',
  job: 'caution',
  one: 'caution',
  more: 'caution',
  whom: 'caution',
  unlikely: 'neutral',
} as const;

/** A country with its visa, what that still needs, and a link that fills in the answers. */
function DestinationArticle({destination, match, today}: DestinationArticleProps) {
  const {calculator, page, answers, worksWithoutJob, profile} = destination;
  const {programme, rulesHash} = calculator;
  const {id, country, fields} = page;
  const headingId = `destination-${id}`;
  return (
    <article className={styles.destination} data-tone={tones[match]} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        <a href={linkTo(`/${id}${shareFragment({fields, answers, rulesHash})}`)}>
          <Flag country={country} />
          {country} <span className={styles.programme}>{programme.name}</span>
        </a>
      </h3>
      {programme.needsJobOffer === 'never' && worksWithoutJob && !programme.closed && (
        <p className={styles.quiet}>{words.destination.noJobNeeded}</p>
      )}
      {programme.needsJobOffer !== 'always' && match === 'likely' && !worksWithoutJob && profile.jobOffer === 'yes' && (
        <p className={styles.quiet}>{words.destination.jobCounted}</p>
      )}
      {programme.needsJobOffer === 'sometimes' &&
        worksWithoutJob &&
        match === 'likely' &&
        profile.jobOffer !== 'yes' && <p className={styles.quiet}>{words.destination.jobSometimesNeeded}</p>}
      {endedBy(page, today) && <p className={styles.line}>{words.destination.ended}</p>}
      {/* What rules ask for that ended is no advice, but whom they are about is worth knowing. */}
      {(match === 'whom' || endedBy(page, today) === undefined) &&
        (match === 'likely' ? <Met destination={destination} /> : <StillNeeded destination={destination} />)}
    </article>
  );
}

/** Which rules the profile meets, and what the calculator would ask besides. */
function Met({destination}: Pick<DestinationArticleProps, 'destination'>) {
  const {headline, minimumSalary, openQuestions, profile} = destination;
  return (
    <>
      <p className={styles.line}>{meetsText(destination)}</p>
      {headline.figure?.value !== undefined && <p className={styles.quiet}>{figureText(headline.figure)}</p>}
      {minimumSalary !== undefined && (
        <p className={styles.quiet}>
          {fill(words.destination.minimumSalary, {amount: {number: minimumSalary, unit: profile.currency}})}
        </p>
      )}
      {openQuestions.length > 0 && (
        <p className={styles.quiet}>{fill(words.destination.notAsked, {questions: openQuestions.join(' · ')})}</p>
      )}
    </>
  );
}

function StillNeeded({destination}: Pick<DestinationArticleProps, 'destination'>) {
  const {calculator, lowerSalary, profile} = destination;
  const {closed} = calculator.programme;
  const steps = closed ? [] : stepsTo(destination).map((step) => stepText(step, destination));
  if (steps.length === 0)
    return <p className={styles.line}>{closed ? words.destination.closed : words.destination.noChange}</p>;
  return (
    <>
      {steps.length === 1 ? (
        <p className={styles.line}>{steps[0]}</p>
      ) : (
        <ul className={styles.items}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {lowerSalary !== undefined && (
        <p className={styles.quiet}>
          {fill(words.destination.lowerSalary, {
            question: lowerSalary.question,
            amount: {number: lowerSalary.amount, unit: profile.currency},
          })}
        </p>
      )}
      {destination.jobInstead && <p className={styles.quiet}>{words.destination.jobInstead}</p>}
    </>
  );
}

/** Only what decided: a salary counts as a rule where a lower one would not have been enough. */
function meetsText({headline, minimumSalary}: Destination): string {
  const {meets} = words.destination;
  const hasPoints = headline.figure?.unit === 'points';
  if (hasPoints) return minimumSalary === undefined ? meets.points : meets.pointsAndSalary;
  return minimumSalary === undefined ? meets.rules : meets.salary;
}

function figureText({label = '', text, outOf}: CardItem): string {
  return outOf === undefined
    ? fill(words.destination.figure, {label, text})
    : fill(words.destination.figureOf, {label, text, maximum: outOf});
}
