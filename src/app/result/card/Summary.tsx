import {useRef, useState} from 'react';
import type {Completeness} from '../../../engine/answers/completeness.ts';
import type {SharedAnswers} from '../../../engine/answers/shareLink.ts';
import {type CardBlock, verdictIn} from '../../../engine/compiled/card.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import {staleness} from '../../../engine/staleness.ts';
import {FieldLinks} from '../../calculator/fields/Field.tsx';
import {ShareButton} from '../../calculator/sharing.tsx';
import type {Calculation} from '../../calculator/calculateForm.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as cardWords from '../../words/card.ts';
import * as compareWords from '../../words/compare.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/summary.ts';
import {fetchComparison, type ComparisonState} from '../compare/useComparison.ts';
import {StaleSentence} from '../../StaleNotice.tsx';
import {CHANGES_TITLE_ID} from '../suggestions/WhatWouldChange.tsx';
import {BlockView} from './BlockView.tsx';
import {gapOf} from './headline.ts';
import {Provenance} from './Provenance.tsx';
import {Pending, type PendingProps} from './Pending.tsx';
import styles from './summary.module.css';

interface SummaryProps extends PendingProps {
  readonly calculation: Calculation;
  /** The blocks of the card to show. */
  readonly blocks: readonly CardBlock[];
  readonly shared: SharedAnswers | null;
  /** Whether a change that would improve the result is shown below. */
  readonly hasImprovements: boolean;
  readonly comparison: ComparisonState;
}

/** The result in short, in view while the form is edited: verdict, figure, what is missing, and what to do with it. */
export function Summary({calculation, blocks, shared, hasImprovements, comparison, ...pending}: SummaryProps) {
  const {card, page, today, completeness} = calculation;
  const tone = verdictIn(card)?.tone;
  const gap = gapOf(card);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.header}>
        <h2 ref={title} id="result-title" className={styles.title} tabIndex={-1}>
          {calculatorWords.card.title}
        </h2>
        <Pending {...pending} keepFocus={() => title.current?.focus({preventScroll: true})} />
      </div>
      <OpenQuestions completeness={completeness} />
      {/* Blocks have no ids; the index can be the key, since blocks are never reordered within a result. */}
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} page={page} today={today} />
      ))}
      {gap !== null && (
        <p className={styles.gap}>{fill(words.gap, {difference: gap.difference, limit: gap.mark.text})}</p>
      )}
      {tone !== undefined && <Settled completeness={completeness} />}
      <Verify page={page} today={today} isNegative={tone === 'bad' || tone === 'caution'} />
      <div className={styles.actions}>
        {hasImprovements && (
          <button type="button" className="quiet-button" onClick={showImprovements}>
            {words.actions.improve}
          </button>
        )}
        <CompareButton comparison={comparison} />
        <ShareButton title={page.title} shared={shared} />
        <button className="quiet-button" type="button" onClick={() => window.print()}>
          {words.actions.print}
        </button>
      </div>
    </>
  );
}

interface VerifyProps extends Pick<Calculation, 'page' | 'today'> {
  readonly isNegative: boolean;
}

/** Where to check the result: beside every result of rules that may be outdated, and beside every negative one. */
function Verify({page, today, isNegative}: VerifyProps) {
  const isStale = staleness(page, today) !== undefined;
  if (!isStale && !isNegative) return null;
  return (
    <p className={styles.aside}>
      {isNegative && `${cardWords.card.basedOnAnswers} `}
      {isStale ? <StaleSentence rules={page} day={today} /> : <Provenance text={cardWords.card.verify} page={page} />}
    </p>
  );
}

/** Focusing the heading also scrolls to it. */
function showImprovements(): void {
  document.getElementById(CHANGES_TITLE_ID)?.focus();
}

interface CompletenessProps {
  readonly completeness: Completeness;
}

/** The number of open questions that are listed at once. */
const LISTED = 3;

/** The questions that can still change the result, each a link to its field. */
function OpenQuestions({completeness: {open, verdict}}: CompletenessProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (verdict === 'settled') return null;
  const hidden = showsAll || open.length <= LISTED + 1 ? 0 : open.length - LISTED;
  return (
    <div className={styles.incomplete}>
      <p className={styles.incompleteTitle}>{counted(words.completeness.incomplete, open.length)}</p>
      <ul className={styles.open}>
        {open.slice(0, open.length - hidden).map((question) => (
          <li key={question.id}>
            <FieldLinks to={[question]} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
              {fill(words.completeness.more, {count: grouped(hidden)})}
            </button>
          </li>
        )}
      </ul>
      <p className={styles.soFar}>{words.completeness.soFar}</p>
    </div>
  );
}

/** Says that the open questions cannot change the verdict. */
function Settled({completeness: {open, verdict}}: CompletenessProps) {
  if (verdict === 'open' || open.length === 0) return null;
  return <p className={styles.aside}>{counted(words.completeness.settled, open.length)}</p>;
}

function counted(text: {readonly one: string; readonly other: string}, count: number): string {
  return fill(count === 1 ? text.one : text.other, {count: grouped(count)});
}

function CompareButton({comparison}: {readonly comparison: ComparisonState}) {
  const prefetch = (): void => void fetchComparison().catch(() => {});
  return (
    <>
      <button
        className="quiet-button"
        type="button"
        aria-label={compareWords.compare.open}
        aria-expanded={comparison.Comparison !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => comparison.toggle(event.currentTarget)}
      >
        {words.actions.compare}
      </button>
      {comparison.failed && (
        <span className={styles.aside} role="alert">
          {compareWords.compare.notLoaded}
        </span>
      )}
    </>
  );
}
