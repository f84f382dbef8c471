import {shareFragment} from '../../engine/answers/shareLink.ts';
import type {Edition} from '../../engine/results/editions.ts';
import {fill} from '../../engine/runtime/message.ts';
import {uncapitalized} from '../../engine/runtime/english.ts';
import {linkTo} from '../addresses/base.ts';
import {Flag} from '../flags/Flag.tsx';
import {Missing, Track} from '../result/charts/fills.tsx';
import * as words from '../words/destinationList.ts';
import type {Destination} from './findDestinations.ts';
import {leadTexts} from './leadText.ts';
import {type Match, matchOf, pointsOf} from './match.ts';
import styles from './list.module.css';

const {destination: text} = words;

interface PlaceProps {
  readonly destination: Destination;
  /** The same in the edition that the list does not have; the same object if nothing is different. */
  readonly other: Destination;
  readonly otherEdition: Edition;
  /** The name of the rules for a link, in place of those of the page. */
  readonly rules: string | undefined;
}

const tones = {
  likely: 'good',
  one: 'caution',
  more: 'caution',
  whom: 'caution',
  unlikely: 'neutral',
  ended: 'neutral',
} as const;

/** A country with its visa, what that still needs, and a link that fills in the answers. */
export function Place({destination, other, otherEdition, rules}: PlaceProps) {
  const {calculator, page, answers} = destination;
  const {programme, rulesHash} = calculator;
  const {id, country, fields} = page;
  const match = matchOf(destination);
  const [lead, ...others] = leadTexts(destination);
  const otherText = textOfOther(destination, other, match, [lead, ...others].join(' '));
  const notes = notesOf(destination, match);
  const headingId = `destination-${id}`;
  return (
    <article className={styles.place} data-tone={tones[match]} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} className={styles.name}>
          <Flag country={country} />
          <a href={linkTo(`/${id}${shareFragment({fields, answers, rulesHash, rules})}`)}>{country}</a>
        </h3>
        <p className={styles.quiet}>{programme.name}</p>
      </div>
      <div>
        <p className={styles.need}>{lead}</p>
        {others.length > 0 && (
          <ul className={styles.items}>
            {others.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        <ReachedBar destination={destination} match={match} />
        {otherText !== undefined && (
          <p className={styles.quiet}>
            <b>{text.other[otherEdition]}</b> <span>{otherText}</span>
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.quiet}>
            {note}
          </p>
        ))}
      </div>
      <p className={styles.quiet}>{notAskedText(destination) ?? (match === 'likely' ? text.askedAll : null)}</p>
    </article>
  );
}

/** The points so far, where their number says how near somebody is. */
function ReachedBar({destination, match}: {readonly destination: Destination; readonly match: Match}) {
  const points = pointsOf(destination);
  // All points, but no job offer there, is not all.
  const isEnough = points !== undefined && points.value >= points.mark;
  if (points === undefined || match === 'unlikely' || match === 'ended' || (isEnough && match !== 'likely'))
    return null;
  const percent = Math.max(0, Math.min(100, (points.value / points.mark) * 100));
  return (
    <svg className={styles.bar} width="100%" height={8} aria-hidden>
      <Track y={0} height={8} />
      <rect className={isEnough ? styles.enough : styles.reached} width={`${percent}%`} height={8} />
      {percent < 100 && <Missing from={percent} to={100} y={0} height={8} />}
    </svg>
  );
}

/** What the other edition says, if that is something else. */
function textOfOther(destination: Destination, other: Destination, match: Match, said: string): string | undefined {
  if (other === destination) return undefined;
  const lead = leadTexts(other).join(' ');
  const otherMatch = matchOf(other);
  if (otherMatch !== match) return fill(text.otherGroup, {group: words.match[otherMatch], lead});
  return lead === said ? undefined : lead;
}

/** What is said of job offers and pay. */
function notesOf({calculator, ...destination}: Destination, match: Match): readonly string[] {
  const {needsJobOffer} = calculator.programme;
  const {worksWithoutJob, profile, lowerSalary, jobInstead, hasEnded} = destination;
  if (hasEnded) return [];
  const isLikely = match === 'likely';
  return [
    ...(needsJobOffer === 'never' && worksWithoutJob ? [text.noJobNeeded] : []),
    ...(needsJobOffer !== 'always' && isLikely && !worksWithoutJob && profile.jobOffer === 'yes'
      ? [text.jobCounted]
      : []),
    ...(needsJobOffer === 'sometimes' && isLikely && worksWithoutJob && profile.jobOffer !== 'yes'
      ? [text.jobSometimesNeeded]
      : []),
    ...(lowerSalary
      ? [
          fill(text.lowerSalary, {
            question: lowerSalary.question.label,
            amount: {number: lowerSalary.amount, unit: profile.currency},
          }),
        ]
      : []),
    ...(jobInstead ? [text.jobInstead] : []),
  ];
}

/** The questions that were not asked and could change what is said: two by name, and how many more. */
function notAskedText({notAsked, calculator, hasEnded}: Destination): string | undefined {
  const [first, second] = notAsked.map(({id, label}) => calculator.shortNames[id] ?? uncapitalized(label));
  if (first === undefined || hasEnded) return undefined;
  if (second === undefined) return fill(text.notAsked.one, {first});
  const more = notAsked.length - 2;
  return more === 0 ? fill(text.notAsked.two, {first, second}) : fill(text.notAsked.more, {first, second, count: more});
}
