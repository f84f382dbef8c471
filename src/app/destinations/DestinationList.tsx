import {useState} from 'react';
import type {CardItem} from '../../engine/compiled/card.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import {amount, inUnit, quantity} from '../../engine/runtime/formats.ts';
import type {EducationLevel, LanguageLevel} from '../../engine/runtime/profile.ts';
import {linkTo} from '../calculator/base.ts';
import * as words from '../words/destinations.ts';
import {fill, withoutFullStop} from '../words/placeholders.tsx';
import type {Destination} from './findDestinations.ts';
import type {OpenAnswer} from './openAnswers.ts';
import type {Profile} from './profile.ts';
import type {ProfileChange} from './profileChanges.ts';
import styles from './destinations.module.css';

interface DestinationListProps {
  readonly destinations: readonly Destination[];
  readonly profile: Profile;
}

/** More options than this are counted instead of listed. */
const MAX_LISTED = 4;

type Region = keyof typeof words.region;

const standings = ['yes', 'depends', 'no'] as const;

/** The destinations of one region or of all, grouped by their answer, the closest first. */
export function DestinationList({destinations, profile}: DestinationListProps) {
  const [region, setRegion] = useState<Region>('all');
  const shown = destinations.filter((destination) => region === 'all' || destination.region === region);
  return (
    <>
      <p className={styles.quiet}>{words.list.basedOnAnswers}</p>
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
      {standings.map((standing) => {
        const group = shown.filter((destination) => destination.standing === standing);
        return (
          <section key={standing} aria-labelledby={`standing-${standing}`}>
            <h2 id={`standing-${standing}`} className={styles.standing}>
              {words.list[standing]} <span className={styles.count}>{group.length}</span>
            </h2>
            {group.length === 0 && <p className={styles.quiet}>{words.list.nothing}</p>}
            {group.map((destination) => (
              <DestinationArticle key={destination.page.id} destination={destination} profile={profile} />
            ))}
          </section>
        );
      })}
    </>
  );
}

/** The result of one calculator, what it depends on, and a link that fills in the answers. */
function DestinationArticle({destination, profile}: {readonly destination: Destination; readonly profile: Profile}) {
  const {page, rulesHash, answers, standing, headline, needs, missing, minimumSalary, openQuestions} = destination;
  const {id, country, title} = page;
  const {verdict} = headline;
  const depends = standing === 'depends';
  // A yes that depends on open answers must look different from a plain yes.
  const tone = depends ? 'caution' : (verdict?.tone ?? 'neutral');
  const headingId = `destination-${id}`;
  const otherQuestions = openQuestions.filter((label) => !needs.some(({input}) => input.label === label));
  return (
    <article className={styles.destination} data-tone={tone} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        <a href={linkTo(`/${id}${shareFragment({fields: page.fields, answers, rulesHash})}`)}>
          {title.includes(country) ? title : fill(words.destination.name, {country, title})}
        </a>
      </h3>
      {depends && (
        <Items items={needs.map(needText)}>
          {fill(words.destination.needs, {verdict: withoutFullStop(verdict?.text ?? '')})}
        </Items>
      )}
      {!depends && verdict && <p className={styles.verdict}>{verdict.text}</p>}
      {headline.figure?.value !== undefined && <p className={styles.line}>{figureText(headline.figure)}</p>}
      {minimumSalary !== undefined && (
        <p className={styles.line}>
          {fill(words.destination.minimumSalary, {amount: amount(minimumSalary, profile.currency)})}
        </p>
      )}
      <Items items={(missing ?? []).map((change) => missingText(change, profile))}>{words.destination.missing}</Items>
      {missing === undefined && <p className={styles.line}>{words.destination.noChange}</p>}
      {!depends && <Items items={needs.map(needText)}>{words.destination.alsoNeeds}</Items>}
      {otherQuestions.length > 0 && (
        <p className={styles.quiet}>{fill(words.destination.notAsked, {questions: otherQuestions.join(' · ')})}</p>
      )}
    </article>
  );
}

function figureText({label = '', text, outOf}: CardItem): string {
  return outOf === undefined
    ? fill(words.destination.figure, {label, text})
    : fill(words.destination.figureOf, {label, text, maximum: String(outOf)});
}

/** A list with an introduction; nothing without items. */
function Items({items, children}: {readonly items: readonly string[]; readonly children: string}) {
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.line}>{children}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** A missing requirement as a sentence. */
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
      return fill(missing.education, {level: words.education[to as EducationLevel]});
    default:
      return fill(missing.language, {language: words.language[term], level: words.level[to as LanguageLevel]});
  }
}

const orList = new Intl.ListFormat('en', {type: 'disjunction'});

/** The answers to an open question that would be enough: 'City of work: Tier 1 or Tier 2.' */
function needText({input, enough}: OpenAnswer): string {
  const question = /[?:]$/.test(input.label) ? input.label : `${input.label}:`;
  return fill(words.destination.need, {question, answers: answersText(input, enough)});
}

function answersText(input: OpenAnswer['input'], enough: OpenAnswer['enough']): string {
  if ('options' in enough)
    return enough.options.length > MAX_LISTED
      ? fill(words.destination.oneOf, {count: String(enough.options.length)})
      : `${orList.format(enough.options)}.`;
  const minimum = inUnit(enough.minimum, 'unit' in input ? input.unit : undefined);
  return fill(words.destination.minimum, {minimum});
}
