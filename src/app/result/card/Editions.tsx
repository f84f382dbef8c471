import {useId} from 'react';
import {isAmbiguous} from '../../../engine/answers/completeness.ts';
import {type Edition, editions, usualRules} from '../../../engine/results/editions.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {hasSameHeadline} from '../../form/otherEdition.ts';
import {capitalized} from '../../../engine/runtime/english.ts';
import {endedBy} from '../../../engine/plan/lawChange.ts';
import {ownFiguresIn} from '../../../engine/results/ownFigures.ts';
import {inUnit, list} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {announcement} from '../../words/card.ts';
import {editions as words, rulesMessage} from '../../words/editions.ts';
import {loadable, useDeferred} from '../../loading/loadable.tsx';
import {SourceText} from '../../sources/SourceText.tsx';
import styles from './editions.module.css';

export interface EditionsProps {
  readonly calculation: Calculation;
  /** Calculates again under the rules of this name, or under those of the page; undefined if they are chosen elsewhere. */
  readonly onChoose: ((name: string | undefined) => void) | undefined;
}

/** 'June 2024' or 'Today', where these answers have another result in the other one, or other rules than those of the page were chosen. */
export function EditionSwitch({calculation: {rules, page, card, other}, onChoose}: EditionsProps) {
  const name = useId();
  const usual = usualRules(page.dataAsOf);
  const chosen = rules ?? usual;
  const isSame = other === undefined || JSON.stringify(card) === JSON.stringify(other.card);
  if (!onChoose || (chosen === usual && (usual === 'today' || isSame))) return null;
  const offered = new Set<Edition>([usual, 'today']);
  return (
    <div className={styles.switch} role="radiogroup" aria-label={words.choose}>
      {[...offered].map((edition) => (
        <label key={edition}>
          <input
            type="radio"
            name={name}
            value={edition}
            checked={chosen === edition}
            onChange={() => onChoose(edition === usual ? undefined : edition)}
          />
          <span>{capitalized(words.short[edition])}</span>
        </label>
      ))}
    </div>
  );
}

/** Says above a result whose rules are those of neither edition; and that those of the page ended. */
export function ChosenRules({calculation: {rules, page, today}}: Pick<EditionsProps, 'calculation'>) {
  if (rules !== undefined && !Object.hasOwn(editions, rules))
    return <p className={styles.chosen}>{rulesMessage(rules, words.uses, figuresInWords(rules, page))}</p>;
  const ended = endedBy(page, today);
  return (
    ended && (
      <p className={styles.ended}>
        <SourceText text={fill(words.ended, {change: ended.say})} source={page.source} />
      </p>
    )
  );
}

/** Those that were put in by hand: 'Minimum annual salary: €52,000' */
function figuresInWords(rules: string, {yearlyFigures = []}: Page): string {
  const own = ownFiguresIn(rules);
  const put = yearlyFigures.filter(({id}) => id in own);
  return list(put.map(({id, label, unit}) => fill(announcement.figure, {label, text: inUnit(own[id]!, unit)})));
}

/** Says above what follows the summary, which may be out of view by then, whose rules it is about. */
export function EditionBelow({calculation}: Pick<EditionsProps, 'calculation'>) {
  const {page, today, rules} = calculation;
  if (endedBy(page, today) !== undefined) return <p className={styles.edition}>{words.endedBelow}</p>;
  const usual = usualRules(page.dataAsOf);
  if ((rules ?? usual) !== usual || hasSameHeadline(calculation)) return null;
  return <p className={styles.edition}>{words.other[usual]}</p>;
}

const changesPart = loadable(() => import('./OtherChanges.tsx'));

/** Changes of the law that the result doesn't have, and how it changes on known days; fetched only if there are any. */
export function OtherChanges({calculation}: {readonly calculation: Calculation}) {
  const {calculator, page, today, completeness, isUntouched} = calculation;
  const part = useDeferred(
    changesPart.load,
    page.notCounted !== undefined || calculator.changesOn.some((day) => day > today),
  );
  // Nobody has this result.
  if (part === undefined || isUntouched || isAmbiguous(completeness)) return null;
  return <part.OtherChanges calculation={calculation} />;
}
