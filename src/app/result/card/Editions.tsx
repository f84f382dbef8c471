import {useMemo} from 'react';
import {isProvisional} from '../../../engine/answers/completeness.ts';
import {type CardBlock, headlineItems} from '../../../engine/results/card.ts';
import {type Edition, hasOwnFigures, usualRules} from '../../../engine/results/editions.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {differencesOn, endedBy} from '../../../engine/plan/lawChange.ts';
import {ownFiguresIn} from '../../../engine/results/ownFigures.ts';
import {inUnit, list} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {announcement} from '../../words/card.ts';
import {editions as words, rulesMessage} from '../../words/editions.ts';
import {loadable, useDeferred} from '../../loading/loadable.tsx';
import styles from './editions.module.css';

export interface EditionsProps {
  readonly calculation: Calculation;
  /** Calculates again under the rules of this name, or under those of the page; undefined if they are chosen elsewhere. */
  readonly onChoose: ((name: string | undefined) => void) | undefined;
}

/**
 * Says above a result which rules it has: if they are not those of the page, with a way back; if those of the page ended; or if something
 * is different today.
 */
export function ChosenRules({calculation: {rules, page, today}, onChoose}: EditionsProps) {
  const usual = usualRules(page.dataAsOf);
  if (rules !== undefined && rules !== usual)
    return (
      <p className={styles.chosen}>
        {rulesMessage(rules, words.uses, figuresInWords(rules, page))}{' '}
        {onChoose && (
          <button type="button" className="link-button" onClick={() => onChoose(undefined)}>
            {words.use[usual]}
          </button>
        )}
      </p>
    );
  if (usual === 'today') return null;
  const ended = endedBy(page, today);
  const inEdition = differencesOn(page, today) > 0 && <p className={styles.edition}>{words.inEdition}</p>;
  if (ended === undefined) return inEdition;
  return (
    <>
      <p className={styles.ended}>{fill(words.ended, {change: ended.say})}</p>
      {inEdition}
    </>
  );
}

/** Those that were put in by hand: 'Minimum annual salary: €52,000' */
function figuresInWords(rules: string, {yearlyFigures = []}: Page): string {
  const own = ownFiguresIn(rules);
  const put = yearlyFigures.filter(({id}) => id in own);
  return list(put.map(({id, label, unit}) => fill(announcement.figure, {label, text: inUnit(own[id]!, unit)})));
}

/** Says below a result, where its summary may be out of view, that today's is another one. */
export function EditionBelow({calculation}: Pick<EditionsProps, 'calculation'>) {
  const {rules, page, card} = calculation;
  const usual = usualRules(page.dataAsOf);
  const {otherCard} = useOtherEdition(calculation);
  if ((rules ?? usual) !== usual || otherCard === undefined) return null;
  if (otherCard.length === 0) return <p className={styles.edition}>{words.endedBelow}</p>;
  return hasSameHeadline(card, otherCard) ? null : <p className={styles.edition}>{words.inEdition}</p>;
}

/** Whether two cards have the same verdict and the same headline figures, whatever these are compared with. */
export function hasSameHeadline(card: readonly CardBlock[], otherCard: readonly CardBlock[]): boolean {
  const [shown, others] = [card, otherCard].map((blocks) =>
    headlineItems(blocks).map(({label = '', text, tone = ''}) => `${tone} ${label}: ${text}`),
  );
  return shown!.join('\n') === others!.join('\n');
}

/** The edition that a result does not have, and its card; undefined for rules that have only one, empty if its rules have ended. */
export function useOtherEdition({calculator, answers, today, rules, page}: Calculation) {
  const usual = usualRules(page.dataAsOf);
  const chosen = rules ?? usual;
  const other: Edition = chosen === 'today' ? usual : 'today';
  const isCalculated = other !== chosen && (calculator.changesOn.length > 0 || hasOwnFigures(chosen));
  const otherCard = useMemo(
    () => (isCalculated ? calculator.under?.(other).evaluate(answers, today).card() : undefined),
    [calculator, answers, today, other, isCalculated],
  );
  return {usual, other, otherCard};
}

const laterPart = loadable(() => import('./LaterResults.tsx'));

/** How the result changes on known days; fetched only if there are any. */
export function LaterResults({calculation}: {readonly calculation: Calculation}) {
  const {calculator, today, completeness} = calculation;
  const part = useDeferred(
    laterPart.load,
    calculator.changesOn.some((day) => day > today),
  );
  // While questions are open, nobody has this result, today or later.
  if (part === undefined || isProvisional(completeness)) return null;
  return (
    <div className={styles.later}>
      <part.LaterResults calculation={calculation} />
    </div>
  );
}
