/** What a result says first: the visitor's figure, how far it is from the mark, the verdict, and both in the other edition. */
import type {ReactNode} from 'react';
import {isProvisional} from '../../../engine/answers/completeness.ts';
import {
  type CardBlock,
  type CardItem,
  headlinesIn,
  isJudgement,
  itemText,
  verdictIn,
} from '../../../engine/results/card.ts';
import {endedBy} from '../../../engine/plan/lawChange.ts';
import {isCurrency} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {type Edition, usualRules} from '../../../engine/results/editions.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {
  hasSameHeadline,
  notCountedFor,
  type OtherEdition as OtherEditionOfResult,
  todaysVerdict,
  undecidedText,
} from '../../form/otherEdition.ts';
import {FieldLinks} from '../../fields/Field.tsx';
import {announcement} from '../../words/card.ts';
import {editions as words} from '../../words/editions.ts';
import {undecided} from '../../words/summary.ts';
import type {OtherMarks} from '../charts/Bars.tsx';
import type {EditionsProps} from './Editions.tsx';
import {LeadFigure} from './Figure.tsx';
import {distanceOf, distanceText, withoutTones} from './headline.ts';
import {isMet, TickedText} from './TickedText.tsx';
import {Verdict, VerdictBand} from './Verdict.tsx';
import styles from './editions.module.css';

interface LeadProps extends EditionsProps {
  /** The blocks of the summary. */
  readonly blocks: readonly CardBlock[];
  /** The blocks of the summary that are neither figure nor verdict. */
  readonly children: ReactNode;
}

/**
 * The headline figures with their scales, the verdict, and what both are in the other edition, also while questions are open. Who reads
 * only the first verdict must learn the one that counts now: where that of today is another result, it comes first.
 */
export function Lead({calculation, blocks, onChoose, children}: LeadProps) {
  const {page, today, missing, completeness, rules, card, other} = calculation;
  const isOpen = isProvisional(completeness);
  const isJudged = isJudgement(verdictIn(card)?.tone ?? 'neutral');
  const usual = usualRules(page.dataAsOf);
  const isUsual = (rules ?? usual) === usual;
  const isDifferent = !hasSameHeadline(calculation);
  const hasEnded = endedBy(page, today) !== undefined;
  const isTodayFirst = other !== undefined && isUsual && isDifferent && !isOpen;
  const otherEdition = other && (
    <OtherEdition calculation={calculation} other={other} isFirst={isTodayFirst} onChoose={onChoose} />
  );
  const hasVerdict = blocks.some(({kind}) => kind === 'verdict');
  const figures = headlinesIn(blocks);
  const compared = figures.find(({marks}) => marks !== undefined);
  return (
    <>
      {figures.map((item) => (
        <LeadFigure
          key={item.label}
          item={item}
          estimatedOn={card.some(({kind}) => kind === 'progress') ? today : undefined}
          gaps={item === compared && (!isOpen || isCurrency(item.unit)) ? gapsIn(calculation, isUsual) : undefined}
          other={other && otherMarks(item, other, isUsual ? usual : 'today')}
        />
      ))}
      {isTodayFirst && otherEdition}
      {blocks.map(
        (block, index) =>
          block.kind === 'verdict' &&
          (completeness.verdict === 'open' && isJudged ? (
            <Undecided key={index} calculation={calculation} />
          ) : (
            <Verdict
              key={index}
              {...{block, page, today, missing}}
              rules={isTodayFirst || hasEnded ? words.other[usual] : undefined}
            />
          )),
      )}
      {/* A verdict says it itself. */}
      {children && isUsual && isDifferent && (isOpen || !hasVerdict) && (
        <p className={styles.edition}>{words.other[usual]}</p>
      )}
      {children}
      {other !== undefined &&
        !isTodayFirst &&
        (other.edition === usual && isDifferent
          ? !isOpen && <p className={styles.brief}>{inOtherEdition(calculation, other)}</p>
          : otherEdition)}
    </>
  );
}

/**
 * How far the figure is from the mark that counts: '€4,700 above €43,800'. Where it is another distance today, that comes first, and each
 * says when.
 */
function gapsIn(calculation: Calculation, isUsual: boolean): readonly string[] {
  const {card, other} = calculation;
  const own = distanceOf(card);
  const text = own && distanceText(own);
  if (other === undefined || !isUsual) return text === null ? [] : [text];
  const today = distanceOf(other.card);
  const todays = today && distanceText(today);
  if (todays === text && todaysVerdict(calculation) === undefined) return text === null ? [] : [text];
  return [todays && fill(words.gap.today, {gap: todays}), text && fill(words.gap['june-2024'], {gap: text})].filter(
    (gap) => gap !== null,
  );
}

/** In place of a verdict that open questions can still change: what they don't know is no 'no'. */
function Undecided({calculation: {card, deciding}}: Pick<LeadProps, 'calculation'>) {
  return (
    <VerdictBand item={{tone: 'neutral', text: undecidedText(deciding)}}>
      <p>{fill(undecided.soFar, {verdict: verdictIn(card)!.text})}</p>
    </VerdictBand>
  );
}

/** The marks of a figure that has the same value in the other edition. */
function otherMarks(item: CardItem, other: OtherEditionOfResult, own: Edition): OtherMarks | undefined {
  const same = headlinesIn(other.card).find(({label, text}) => label === item.label && text === item.text);
  return same?.marks && {names: [words.short[own], words.short[other.edition]], marks: same.marks};
}

/** What the other edition says, where a visitor chose other rules than the page's: 'In the June 2024 edition: Eligible'. */
function inOtherEdition({card}: Calculation, other: OtherEditionOfResult): string {
  const said = [verdictIn(other.card)?.text ?? [], otherFigures(card, other.card).map(figureText)].flat();
  return `${words.other[other.edition]} ${said.join(', ')}`;
}

/** The headline figures of the other card that differ from this one's. */
function otherFigures(card: readonly CardBlock[], otherCard: readonly CardBlock[]): readonly CardItem[] {
  const known = headlinesIn(card).map(({text}) => text);
  return headlinesIn(otherCard).filter(({text}) => !known.includes(text));
}

const figureText = ({label = '', text, outOfText}: CardItem): string =>
  fill(announcement.figure, {label, text: outOfText ?? text});

interface OtherEditionProps extends EditionsProps {
  readonly other: OtherEditionOfResult;
  /** Before the result's own: then it says what it is about, and the figure says the distance. */
  readonly isFirst: boolean;
}

/** Verdict, figure and reasons in the edition that a result does not have, as far as they are others, and a button to calculate with it. */
function OtherEdition({calculation, other, isFirst, onChoose}: OtherEditionProps) {
  const {edition, card: otherCard, undecided: open} = other;
  const {card, completeness, page, answers, today} = calculation;
  if (JSON.stringify(card) === JSON.stringify(otherCard)) {
    const isAll = edition !== 'today' || notCountedFor(page, answers, today).length === 0;
    return <p className={styles.brief}>{isAll ? words.same[edition] : words.sameFigures}</p>;
  }
  const isSame = hasSameHeadline(calculation);
  // What is met says nothing against the other edition.
  const reasons = isSame ? [] : newLines(card, otherCard, 'reasons').filter((reason) => !isMet(reason));
  const [lines = []] = [reasons, changedFigures(card, otherCard), newLines(card, otherCard, 'checklist')].filter(
    ({length}) => length > 0,
  );
  const isOpen = isProvisional(completeness);
  const shown = isOpen ? withoutTones(otherCard) : otherCard;
  const figures = otherFigures(card, shown);
  const verdict = verdictIn(shown);
  const shownVerdict =
    verdict && isOpen && isJudgement(verdictIn(otherCard)!.tone)
      ? {...verdict, text: fill(undecided.soFar, {verdict: verdict.text})}
      : verdict;
  const [lead, ...others] = [shownVerdict ?? [], figures.map((item) => ({text: figureText(item)}))].flat();
  const distance = isFirst ? null : distanceOf(otherCard);
  const details = (
    <>
      {open ? (
        <>
          <FieldLinks to={open.questions} />
          <p>{fill(undecided.soFar, {verdict: open.verdict})}</p>
        </>
      ) : (
        isFirst && verdict && page.verdictFor !== undefined && <p>{page.verdictFor}</p>
      )}
      {others.map(({text}) => (
        <p key={text} className={styles.figure}>
          {text}
        </p>
      ))}
      {!isSame && distance && <p>{distanceText(distance)}</p>}
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
        <button
          type="button"
          className="quiet-button"
          onClick={() => onChoose(edition === usualRules(page.dataAsOf) ? undefined : edition)}
        >
          {words.use[edition]}
        </button>
      )}
    </>
  );
  if (isSame || lead === undefined)
    return (
      <div className={styles.other}>
        <p>{words.details[edition]}</p>
        {details}
      </div>
    );
  return (
    <VerdictBand item={{tone: 'neutral', ...lead}} rules={words.other[edition]}>
      <div className={styles.other}>{details}</div>
    </VerdictBand>
  );
}

/** So many say what is different; the rest is in the result itself. */
const MAX_LINES = 6;

/** The figures that differ, or that only the other card has: 'Minimum annual salary: €50,700 instead of €43,800'. */
function changedFigures(card: readonly CardBlock[], otherCard: readonly CardBlock[]): readonly string[] {
  const itemsIn = (blocks: readonly CardBlock[]) =>
    blocks.flatMap(({items, total}) => [...items, ...(total ? [total] : [])]);
  const texts = new Map(itemsIn(card).map(({label, text}) => [label, text]));
  const headlines = headlinesIn(otherCard).map(({text}) => text);
  const items = itemsIn(otherCard).filter(({label, text}) => label !== undefined && !headlines.includes(text));
  // What the other card alone has says most.
  const added = items.filter(({label, value}) => value !== undefined && !texts.has(label));
  const changed = items.flatMap(({label, text}) => {
    const before = texts.get(label);
    return before === undefined || before === text ? [] : [fill(words.instead, {label: label!, text, before})];
  });
  return [...added.map(figureText), ...changed];
}

/** The lines of the other card's blocks of a kind that this one does not have. */
function newLines(
  card: readonly CardBlock[],
  otherCard: readonly CardBlock[],
  of: 'reasons' | 'checklist',
): readonly string[] {
  const linesIn = (blocks: readonly CardBlock[]): readonly string[] =>
    blocks.flatMap(({kind, items}) => (kind === of ? items.map(itemText) : []));
  const known = linesIn(card);
  return linesIn(otherCard).filter((line) => !known.includes(line));
}
