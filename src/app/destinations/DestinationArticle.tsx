import type {Destination} from './destinations.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import {amount} from '../../engine/runtime/formats.ts';
import type {Profile} from '../../engine/runtime/profile.ts';
import {linkTo} from '../calculator/base.ts';
import {fill} from '../calculator/fill.ts';
import {missingText} from './missingText.ts';
import {needText} from './needText.ts';
import * as words from '../words/destinations.ts';
import styles from './destinations.module.css';

interface DestinationArticleProps {
  readonly destination: Destination;
  readonly profile: Profile;
}

/** One destination: what its calculator says, what it depends on, and the way to it with the answers filled in. */
export function DestinationArticle({destination, profile}: DestinationArticleProps) {
  const {page, rulesHash, answers, standing, judgement, needs, missing, leastSalary, notAsked} = destination;
  const {id, country, title} = page;
  const {verdict} = judgement;
  const depends = standing === 'depends';
  // What depends must not look like a yes.
  const tone = depends ? 'caution' : (verdict?.tone ?? 'neutral');
  const headingId = `destination-${id}`;
  const open = notAsked.filter((label) => !needs.some(({input}) => input.label === label));
  return (
    <article className={styles.destination} data-tone={tone} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.name}>
        <a href={linkTo(`/${id}${shareFragment({inputs: page.inputs, answers, rulesHash})}`)}>
          {title.includes(country) ? title : fill(words.destination.name, {country, title})}
        </a>
      </h3>
      {depends && (
        <Items items={needs.map(needText)}>
          {fill(words.destination.needs, {verdict: withoutStop(verdict?.text)})}
        </Items>
      )}
      {!depends && verdict && <p className={styles.verdict}>{verdict.text}</p>}
      {figureText(judgement.figure) && <p className={styles.line}>{figureText(judgement.figure)}</p>}
      {leastSalary !== undefined && (
        <p className={styles.line}>
          {fill(words.destination.leastSalary, {amount: amount(leastSalary, profile.currency)})}
        </p>
      )}
      <Items items={(missing ?? []).map((change) => missingText(change, profile))}>{words.destination.missing}</Items>
      {missing === undefined && <p className={styles.line}>{words.destination.never}</p>}
      {!depends && <Items items={needs.map(needText)}>{words.destination.alsoNeeds}</Items>}
      {open.length > 0 && (
        <p className={styles.quiet}>{fill(words.destination.notAsked, {questions: open.join(' · ')})}</p>
      )}
    </article>
  );
}

function figureText(figure: Destination['judgement']['figure']): string {
  if (figure === undefined || figure.value === undefined) return '';
  const {label = '', text, outOf} = figure;
  return outOf === undefined
    ? fill(words.destination.figure, {label, text})
    : fill(words.destination.figureOf, {label, text, most: String(outOf)});
}

/** 'Eligible, if:' needs a verdict without its full stop. */
function withoutStop(verdict = ''): string {
  return verdict.replace(/[.!]$/, '');
}

/** A list under its first words; nothing without items. */
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
