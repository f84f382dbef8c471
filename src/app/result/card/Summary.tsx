import {type ComponentProps, memo, use, useRef, useState} from 'react';
import {hasAnswerToCheck, isAmbiguous, isProvisional} from '../../../engine/answers/completeness.ts';
import type {Completeness, OpenQuestion} from '../../../engine/results/published.ts';
import type {SharedAnswers} from '../../../engine/answers/shareLink.ts';
import {type CardBlock, isJudgement, type Tone, verdictIn} from '../../../engine/results/card.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {isNumberField} from '../../../engine/language/inputs/number.ts';
import {incompleteTitle} from '../../form/announcement.ts';
import {FieldLinks} from '../../fields/Field.tsx';
import {withUnit} from '../../../engine/answers/numberMessages.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as cardWords from '../../words/card.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {Sentence} from '../../words/Sentence.tsx';
import * as words from '../../words/summary.ts';
import {sources as sourceWords} from '../../words/sources.ts';
import {comparisonPart, type ComparisonState} from '../compare/useComparison.ts';
import {WhereToCheck} from '../../sources/WhereToCheck.tsx';
import {ResultContext} from '../resultContext.ts';
import {sourceId} from '../explanation/idsInRules.ts';
import {InRules} from '../explanation/InRules.tsx';
import {CHANGES_TITLE_ID, RESULT_TITLE_ID} from '../titleIds.ts';
import {ChosenRules, EditionSwitch, OtherChanges} from './Editions.tsx';
import {isLead} from './headline.ts';
import {Lead} from './Lead.tsx';
import {NotLoaded} from './NotLoaded.tsx';
import type {BlockProps} from './blockProps.ts';
import {Pending, type PendingProps} from './Pending.tsx';
import {Note, Sentences} from './Sentences.tsx';
import styles from './summary.module.css';
import {capitalized, uncapitalized} from '../../../engine/runtime/english.ts';

interface SummaryProps extends PendingProps {
  readonly calculation: Calculation;
  /** The fragment of the link that the page was opened with; '' without one. */
  readonly link: string;
  /** The blocks of the card to show. */
  readonly blocks: readonly CardBlock[];
  readonly shared: SharedAnswers | null;
  /** The changes that would improve the result, in words, the smallest first; all are shown below. */
  readonly improvements: readonly string[];
  readonly comparison: ComparisonState;
  /** Fetches what is printed of the closed parts. */
  readonly beforePrint: () => Promise<void>;
  readonly onChooseRules: ((name: string | undefined) => void) | undefined;
}

/** The result in short, in view while the form is edited: verdict, figure, what is missing, and what to do with it. */
export function Summary(props: SummaryProps) {
  const {calculation, link, blocks, shared, improvements, comparison, beforePrint, onChooseRules, ...pending} = props;
  const {card, page, today, missing, completeness} = calculation;
  const isOpen = isProvisional(completeness);
  const tone = verdictIn(card)?.tone;
  const isNegative = tone === 'bad' || tone === 'caution';
  const title = useRef<HTMLHeadingElement>(null);
  const {Share, Save} = use(ResultContext);
  // Blocks have no ids; the index can be the key, since blocks are never reordered within a result.
  const views = blocks.flatMap((block, index) =>
    isLead(block) ? [] : [<SummaryBlock key={index} {...{block, page, today, missing}} />],
  );
  return (
    <>
      <div className={styles.header}>
        <h2 ref={title} id={RESULT_TITLE_ID} className={styles.title} tabIndex={-1}>
          {calculatorWords.card.title}
        </h2>
        {/* The same place: a new result has the edition that is chosen then. */}
        {!pending.answersChanged && <EditionSwitch calculation={calculation} onChoose={onChooseRules} />}
        <Pending {...pending} keepFocus={() => title.current?.focus({preventScroll: true})} />
      </div>
      <div className={pending.answersChanged ? styles.outdated : undefined}>
        <ChosenRules calculation={calculation} />
        <OpenQuestions calculation={calculation} />
        <Lead calculation={calculation} blocks={blocks} onChoose={onChooseRules}>
          {views.length > 0 && views}
        </Lead>
        <OtherChanges calculation={calculation} />
        {isNegative && !isOpen && <Advice improvements={improvements} />}
        <Assumptions calculation={calculation} />
        <Remarks calculation={calculation} tone={tone} />
      </div>
      <div className={styles.actions}>
        {Save && <Save calculation={calculation} link={link} icon={<ActionIcon of="save" />} />}
        {Share && <Share title={page.title} shared={shared} icon={<ActionIcon of="share" />} />}
        <button className="quiet-button" type="button" onClick={() => void beforePrint().then(() => window.print())}>
          <ActionIcon of="print" />
          <span>{words.actions.print}</span>
        </button>
        <CompareButton comparison={comparison} calculation={calculation} />
      </div>
    </>
  );
}

const SummaryBlock = memo(function SummaryBlock(props: BlockProps) {
  return props.block.kind === 'note' ? <Note {...props} /> : <Sentences {...props} />;
});

/** The smallest improvement, and a link to the others. */
function Advice({improvements: [first, ...others]}: Pick<SummaryProps, 'improvements'>) {
  if (first === undefined) return null;
  return (
    <p className={styles.advice}>
      <span>{fill(words.advice.first, {change: uncapitalized(first)})}</span>{' '}
      {others.length > 0 && (
        <button type="button" className={`link-button ${styles.below}`} onClick={() => show(CHANGES_TITLE_ID)}>
          {fill(words.advice.others, {count: others.length})}
        </button>
      )}
    </p>
  );
}

interface RemarksProps {
  readonly calculation: Calculation;
  readonly tone: Tone | undefined;
}

/**
 * Why the verdict has its colour, where to check a negative result, and where the figures come from. The page says above the form how old the
 * rules are.
 */
function Remarks({calculation: {page, completeness, isUntouched, other}, tone}: RemarksProps) {
  const isNegative = tone === 'bad' || tone === 'caution';
  const {hasRules} = use(ResultContext);
  const remarks = [
    tone !== undefined && isJudgement(tone) && !other?.undecided && settledText(completeness),
    isNegative && !isUntouched && cardWords.card.basedOnAnswers,
  ].filter(Boolean);
  if (remarks.length === 0 && !hasRules) return null;
  return (
    <p className={styles.aside}>
      {remarks.map((remark) => `${remark} `)}
      {isNegative && (
        <Sentence text={cardWords.card.verify} values={{source: <WhereToCheck source={page.source} />}} />
      )}{' '}
      {hasRules && <InRules id={sourceId(0)}>{sourceWords.title}</InRules>}
    </p>
  );
}

/** The numbers that we filled in for fields that were left empty, each with a link to its field. */
function Assumptions({calculation: {page, missing}}: Pick<SummaryProps, 'calculation'>) {
  return page.fields.filter(isNumberField).flatMap((field) => {
    const {countedAs, value = 0} = missing.find(({id}) => id === field.id) ?? {};
    if (countedAs !== 'default') return [];
    const values = {field: <FieldLinks to={[field]} />, number: withUnit(value, field)};
    return (
      <p key={field.id} className={styles.aside}>
        <Sentence text={words.assumption} values={values} />
      </p>
    );
  });
}

/** Focusing a part of the result alone would leave it at the lower edge of the window. */
export function show(id: string): void {
  const title = document.getElementById(id);
  title?.focus({preventScroll: true});
  title?.scrollIntoView({block: 'start'});
}

/** The number of open questions that are listed at once. */
const LISTED = 3;

/** The questions that can still change the result, each a link to its field, and how many others change only its details. */
function OpenQuestions({calculation}: Pick<SummaryProps, 'calculation'>) {
  const {card, completeness, deciding: open, isUntouched, page} = calculation;
  const [showsAll, setShowsAll] = useState(false);
  if (!isProvisional(completeness)) return null;
  const {nothingYet, soFar} = words.completeness;
  const tone = verdictIn(card)?.tone;
  const kind = tone !== undefined && isJudgement(tone) ? 'verdict' : 'result';
  const others = completeness.open.length - open.length;
  const hidden = showsAll || open.length <= LISTED + 1 ? 0 : open.length - LISTED;
  return (
    <div className={styles.incomplete}>
      <p className={styles.incompleteTitle}>{incompleteTitle(open)}</p>
      <ul className={styles.open}>
        {open.slice(0, open.length - hidden).map((question) => (
          <li key={question.id}>
            <FieldLinks to={linksTo(question, page.fields)} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" className="link-button" onClick={() => setShowsAll(true)}>
              {fill(words.completeness.more, {count: hidden})}
            </button>
          </li>
        )}
      </ul>
      {others > 0 && <p className={styles.aside}>{fill(words.completeness.details, {count: others})}</p>}
      <p className={styles.soFar}>
        {isAmbiguous(completeness)
          ? words.completeness.choose
          : isUntouched
            ? nothingYet[kind]
            : soFar[hasAnswerToCheck(completeness) ? 'toCheck' : kind]}
      </p>
    </div>
  );
}

/** The question; of a list each field of an item without a usable answer. */
function linksTo(
  {items = [], ...question}: OpenQuestion,
  fields: readonly FormField[],
): ComponentProps<typeof FieldLinks>['to'] {
  const list = fields.find(({id}) => id === question.id);
  if (items.length === 0 || list?.kind !== 'list') return [question];
  return items.map(({number, field, label}) => ({
    id: question.id,
    label: fill(words.completeness.item, {item: capitalized(list.item), number, field: label}),
    within: {number, field},
  }));
}

/** Says that every question is answered, or that the others cannot change the verdict; '' if they can. */
function settledText(completeness: Completeness): string {
  if (isProvisional(completeness)) return '';
  const {open} = completeness;
  return open.length === 0 ? words.completeness.complete : fill(words.completeness.details, {count: open.length});
}

function CompareButton({comparison, calculation}: Pick<SummaryProps, 'comparison' | 'calculation'>) {
  const prefetch = (): void => void comparisonPart.load().catch(() => {});
  return (
    <>
      <button
        className="quiet-button"
        type="button"
        aria-label={words.actions.compareFully}
        aria-expanded={comparison.Comparison !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => comparison.toggle(event.currentTarget)}
      >
        <ActionIcon of="compare" />
        <span>{words.actions.compare}</span>
      </button>
      {comparison.failed && (
        <span className={styles.aside}>
          <NotLoaded text={words.actions.notLoaded} calculation={calculation} />
        </span>
      )}
    </>
  );
}

const drawings = {
  save: 'M6 3h12v18l-6-4.5L6 21z',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  print: 'M7 8V3h10v5M7 17H3.5V8h17v9H17M7 14h10v7H7z',
  compare: 'M3.5 4H10v16H3.5zM14 4h6.5v16H14z',
} as const;

/** The sign of an action before its word. */
function ActionIcon({of}: {readonly of: keyof typeof drawings}) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={drawings[of]} />
    </svg>
  );
}
