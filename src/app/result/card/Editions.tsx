import {useMemo} from 'react';
import {isAmbiguous, isProvisional} from '../../../engine/answers/completeness.ts';
import {type CardBlock, headlineItems, itemText} from '../../../engine/results/card.ts';
import {type Edition, hasOwnFigures, usualRules} from '../../../engine/results/editions.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {changesId, differencesOn, endedBy, isInForce} from '../../../engine/plan/lawChange.ts';
import {ownFiguresIn} from '../../../engine/results/ownFigures.ts';
import {inUnit, list} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {announcement} from '../../words/card.ts';
import {editions as words, rulesMessage} from '../../words/editions.ts';
import {loadable, useDeferred} from '../../loading/loadable.tsx';
import {InRules} from '../explanation/InRules.tsx';
import {BlockView} from './BlockView.tsx';
import {withoutTones} from './headline.ts';
import {isMet, TickedText} from './TickedText.tsx';
import styles from './editions.module.css';

interface EditionsProps {
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
  return isSame(headlineItems(card), headlineItems(otherCard)) ? null : (
    <p className={styles.edition}>{words.inEdition}</p>
  );
}

/** The edition that a result does not have, and its card; undefined for rules that have only one, empty if its rules have ended. */
function useOtherEdition({calculator, answers, today, rules, page}: Calculation) {
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

/**
 * What the result is in the other edition, also while questions are open; nothing for rules that have only one, or of which nothing is known to be
 * different.
 */
export function OtherEdition({calculation, onChoose}: EditionsProps) {
  const {today, card, page, missing, completeness, isUntouched} = calculation;
  const {usual, other, otherCard} = useOtherEdition(calculation);
  if (isUntouched || isAmbiguous(completeness)) return null;
  const notCounted = <NotCounted page={page} today={today} />;
  if (otherCard === undefined) return notCounted;
  // The rules ended, as it says above the result.
  if (otherCard.length === 0) return notCounted;
  if (isSame(card, otherCard))
    return (
      <div className={styles.other}>
        <p>{words.same[other]}</p>
        {notCounted}
      </div>
    );
  const lead = (blocks: readonly CardBlock[]) =>
    (isProvisional(completeness) ? withoutTones(blocks) : blocks).filter(isLead);
  const hasSameHeadline = isSame(headlineItems(card), headlineItems(otherCard));
  const reasons = hasSameHeadline ? [] : newReasons(card, otherCard);
  const lines = reasons.length > 0 ? reasons : changedFigures(card, otherCard);
  return (
    <div className={styles.other}>
      <p>{(hasSameHeadline ? words.details : words.other)[other]}</p>
      {!hasSameHeadline &&
        lead(otherCard).map((block, index) => (
          <BlockView key={index} block={block} page={page} today={today} missing={missing} />
        ))}
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={line}>
              <TickedText text={line} />
            </li>
          ))}
        </ul>
      )}
      {onChoose && (
        <p>
          <button type="button" className="link-button" onClick={() => onChoose(other === usual ? undefined : other)}>
            {words.use[other]}
          </button>
        </p>
      )}
      {notCounted}
    </div>
  );
}

/** Whether a block has the verdict or the figure in large type. */
export const isLead = ({kind}: CardBlock): boolean => kind === 'verdict' || kind === 'figure';

/** So many say what is different; the rest is in the result itself. */
const MAX_LINES = 5;

/** The figures that both cards have, where they differ: 'Minimum annual salary: €50,700 instead of €43,800'. */
function changedFigures(card: readonly CardBlock[], otherCard: readonly CardBlock[]): readonly string[] {
  const itemsIn = (blocks: readonly CardBlock[]) =>
    blocks.flatMap(({items, total}) => [...items, ...(total ? [total] : [])]);
  const texts = new Map(itemsIn(card).map(({label, text}) => [label, text]));
  return itemsIn(otherCard).flatMap(({label, text, isHeadline}) => {
    const before = label && texts.get(label);
    return !before || before === text || isHeadline ? [] : [fill(words.instead, {label, text, before})];
  });
}

/** What a card gives as reasons, and the other one does not. */
function newReasons(card: readonly CardBlock[], otherCard: readonly CardBlock[]): readonly string[] {
  const reasonsIn = (blocks: readonly CardBlock[]): readonly string[] =>
    blocks.flatMap(({kind, items}) => (kind === 'reasons' ? items.map(itemText) : []));
  const known = reasonsIn(card);
  // What is met says nothing against the other edition.
  return reasonsIn(otherCard).filter((reason) => !known.includes(reason) && !isMet(reason));
}

/** So many changes are said; all are in a list below the form. */
const MAX_SAID = 3;

/** The changes of the law that no figure has, so no result. */
function NotCounted({page: {notCounted = []}, today}: Pick<Calculation, 'page' | 'today'>) {
  const said = notCounted.filter((change) => isInForce(change, today));
  if (said.length === 0) return null;
  const more = said.length - MAX_SAID;
  return (
    <div className={styles.notCounted}>
      <p>{words.notCounted}</p>
      <ul>
        {said.slice(0, MAX_SAID).map(({say}) => (
          <li key={say}>{say}</li>
        ))}
        {more > 0 && (
          <li>
            <InRules id={changesId}>{fill(words.more, {count: more})}</InRules>
          </li>
        )}
      </ul>
    </div>
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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
