/** What a result says first: the visitor's figure, how far it is from the mark, the verdict, and both in the other edition. */
import {isAmbiguous, isProvisional} from '../../../engine/answers/completeness.ts';
import {
  type CardBlock,
  type CardItem,
  headlinesIn,
  isJudgement,
  itemText,
  verdictIn,
} from '../../../engine/results/card.ts';
import {changesId, isInForce} from '../../../engine/plan/lawChange.ts';
import {isCurrency} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Edition} from '../../../engine/results/editions.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {announcement} from '../../words/card.ts';
import {editions as words} from '../../words/editions.ts';
import {undecided} from '../../words/summary.ts';
import type {OtherMarks} from '../charts/Bars.tsx';
import {InRules} from '../explanation/InRules.tsx';
import {type EditionsProps, hasSameHeadline, useOtherEdition} from './Editions.tsx';
import {LeadFigure} from './Figure.tsx';
import {distanceOf, distanceText, withoutTones} from './headline.ts';
import {isMet, TickedText} from './TickedText.tsx';
import {Verdict, VerdictBand} from './Verdict.tsx';
import styles from './editions.module.css';

interface LeadProps extends EditionsProps {
  /** The blocks of the summary. */
  readonly blocks: readonly CardBlock[];
}

/** The headline figures with their scales, the verdict, and what both are in the other edition, also while questions are open. */
export function Lead({calculation, blocks, onChoose}: LeadProps) {
  const {page, today, missing, completeness, isUntouched, rules} = calculation;
  const {usual, other, otherCard: calculated} = useOtherEdition(calculation);
  // Without a single usable answer nobody has that result either. Rules that ended give none, as it says above.
  const isBeside = !isUntouched && !isAmbiguous(completeness) && calculated !== undefined && calculated.length > 0;
  const otherCard = isBeside ? calculated : undefined;
  const isOpen = isProvisional(completeness);
  const isJudged = isJudgement(verdictIn(calculation.card)?.tone ?? 'neutral');
  const figures = headlinesIn(blocks);
  const compared = figures.find(({marks}) => marks !== undefined);
  const distance = distanceOf(calculation.card);
  const names = [words.short[other === 'today' ? usual : 'today'], words.short[other]] as const;
  return (
    <>
      {figures.map((item) => (
        <LeadFigure
          key={item.label}
          item={item}
          estimatedOn={calculation.card.some(({kind}) => kind === 'progress') ? today : undefined}
          gap={item === compared && distance && (!isOpen || isCurrency(item.unit)) ? distanceText(distance) : undefined}
          other={otherCard && otherMarks(item, otherCard, names)}
        />
      ))}
      {blocks.map(
        (block, index) =>
          block.kind === 'verdict' &&
          (completeness.verdict === 'open' && isJudged ? (
            <Undecided key={index} calculation={calculation} />
          ) : (
            <Verdict key={index} block={block} page={page} today={today} missing={missing} />
          )),
      )}
      {otherCard !== undefined &&
        (other === usual && rules !== undefined && !hasSameHeadline(calculation.card, otherCard) ? (
          !isOpen && <p className={styles.brief}>{inOtherEdition(calculation.card, otherCard, other)}</p>
        ) : (
          <OtherEdition
            calculation={calculation}
            otherCard={otherCard}
            other={other}
            usual={usual}
            onChoose={onChoose}
          />
        ))}
      {!isUntouched && !isAmbiguous(completeness) && <NotCounted page={page} today={today} />}
    </>
  );
}

/** In place of a verdict that open questions can still change: what they don't know is no 'no'. */
function Undecided({calculation: {card, deciding}}: Pick<LeadProps, 'calculation'>) {
  const [first, ...others] = deciding;
  const text =
    first === undefined || others.length > 0
      ? fill(undecided.several, {count: deciding.length})
      : fill(undecided.one, {question: first.label});
  return (
    <VerdictBand item={{tone: 'neutral', text}}>
      <p>{fill(undecided.soFar, {verdict: verdictIn(card)!.text})}</p>
    </VerdictBand>
  );
}

/** The marks of a figure that has the same value in the other edition. */
function otherMarks(
  item: CardItem,
  otherCard: readonly CardBlock[],
  names: OtherMarks['names'],
): OtherMarks | undefined {
  const same = headlinesIn(otherCard).find(({label, text}) => label === item.label && text === item.text);
  return same?.marks && {names, marks: same.marks};
}

/** What the other edition says, where a visitor chose other rules than the page's: 'In the June 2024 edition: Eligible'. */
function inOtherEdition(card: readonly CardBlock[], otherCard: readonly CardBlock[], other: Edition): string {
  const said = [verdictIn(otherCard)?.text ?? [], otherFigures(card, otherCard).map(figureText)].flat();
  return `${words.other[other]} ${said.join(', ')}`;
}

/** The headline figures of the other card that differ from this one's. */
function otherFigures(card: readonly CardBlock[], otherCard: readonly CardBlock[]): readonly CardItem[] {
  const known = headlinesIn(card).map(({text}) => text);
  return headlinesIn(otherCard).filter(({text}) => !known.includes(text));
}

const figureText = ({label = '', text, outOfText}: CardItem): string =>
  fill(announcement.figure, {label, text: outOfText ?? text});

interface OtherEditionProps extends EditionsProps, Pick<ReturnType<typeof useOtherEdition>, 'other' | 'usual'> {
  readonly otherCard: readonly CardBlock[];
}

/** Verdict, figure and reasons in the edition that a result does not have, as far as they are others, and a button to calculate with it. */
function OtherEdition({calculation: {card, completeness}, otherCard, other, usual, onChoose}: OtherEditionProps) {
  if (JSON.stringify(card) === JSON.stringify(otherCard)) return <p className={styles.brief}>{words.same[other]}</p>;
  const isSame = hasSameHeadline(card, otherCard);
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
  const distance = distanceOf(otherCard);
  const details = (
    <>
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
        <button type="button" className="quiet-button" onClick={() => onChoose(other === usual ? undefined : other)}>
          {words.use[other]}
        </button>
      )}
    </>
  );
  if (isSame || lead === undefined)
    return (
      <div className={styles.other}>
        <p>{words.details[other]}</p>
        {details}
      </div>
    );
  return (
    <VerdictBand item={{tone: 'neutral', ...lead}} rules={words.other[other]}>
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

/** So many changes are said; all are in a list below the form. */
const MAX_SAID = 4;

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
