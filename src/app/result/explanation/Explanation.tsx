import {Fragment, type ReactNode, useEffect, useRef} from 'react';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {BlockExplanation} from '../../../engine/plan/explanation/explainCard.ts';
import type {ExplainedCheck} from '../../../engine/plan/explanation/explainChecks.ts';
import type {ValueExplanation, LedgerLine} from '../../../engine/plan/explanation/explainValue.ts';
import type {Sentence} from '../../../engine/plan/explanation/sentence.ts';
import * as words from '../../../engine/words/explanation.ts';
import type {RuleRow} from '../../../engine/plan/derived.ts';
import {FieldLinks} from '../../calculator/fields/Field.tsx';
import * as calculatorWords from '../../words/card.ts';
import {Provenance} from '../card/Provenance.tsx';
import {ruleRowId} from './idsInRules.ts';
import {InRules, SourceMarks} from './InRules.tsx';
import styles from './explanation.module.css';

interface ExplanationProps {
  readonly explanation: BlockExplanation;
  /** Whether to print it in short if it is closed. */
  readonly isPrinted?: boolean;
  /** Whose source is named; missing if it is named elsewhere. */
  readonly page?: Page;
  /** What a visitor can do about the figures, beside their source. */
  readonly action?: ReactNode;
}

/** Explains how a block of the card was calculated. Collapsed at first; in print, whole if a visitor has opened it. */
export function Explanation({explanation, isPrinted = false, page, action}: ExplanationProps) {
  const {question, showsOneValue, isJudged, checks, values} = explanation;
  const details = useShortPrint(isPrinted);
  return (
    <details ref={details} className={styles.explanation}>
      <summary>{question}</summary>
      <div className={styles.body}>
        <CheckList checks={checks} showsMet={isJudged} />
        {values.map((value, index) => (
          <Value key={index} value={value} isNamed={!showsOneValue} />
        ))}
        <p className={styles.source}>
          {page && <Provenance text={calculatorWords.card.source} page={page} />} {action}
        </p>
      </div>
    </details>
  );
}

/**
 * Opens a closed <details> for printing and marks it with data-short, so that the styles leave out its inner values. Not
 * every browser lets CSS open it, but all fire beforeprint and afterprint.
 */
export function useShortPrint(isPrinted: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const unmounted = new AbortController();
    const openShort = () => {
      if (details.current === null || details.current.open) return;
      details.current.open = true;
      details.current.dataset.short = '';
    };
    const restore = () => {
      if (details.current?.dataset.short === undefined) return;
      details.current.open = false;
      delete details.current.dataset.short;
    };
    window.addEventListener('beforeprint', openShort, {signal: unmounted.signal});
    window.addEventListener('afterprint', restore, {signal: unmounted.signal});
    return () => unmounted.abort();
  }, [isPrinted]);
  return details;
}

interface ValueProps {
  readonly value: ValueExplanation;
  /** Whether to show the label and text, for a value that the block above does not show. */
  readonly isNamed: boolean;
}

/** A value, the reasons for it, and the values it was calculated from. */
function Value({value: {label, text, sentences, checks, ledger, inner, rule}, isNamed}: ValueProps) {
  return (
    <div className={styles.value}>
      {isNamed && (
        <p className={styles.name}>
          {label !== '' && <span>{label}</span>}
          <strong>{text}</strong>
        </p>
      )}
      <CheckList checks={checks} />
      {sentences.map((sentence, index) => (
        <p key={index}>
          <LinkedSentence sentence={sentence} />
        </p>
      ))}
      <Ledger label={label} lines={ledger} />
      {inner.length > 0 && (
        <div className={styles.inner}>
          {inner.map((source, index) => (
            <Value key={index} value={source} isNamed />
          ))}
        </div>
      )}
      {rule !== undefined && (
        <p className={styles.ruleLink}>
          <RuleLink rule={rule}>{words.value.theRule}</RuleLink>
        </p>
      )}
    </div>
  );
}

interface CheckListProps {
  readonly checks: readonly ExplainedCheck[];
  /** Whether to show, for each check, whether it was met, as for a verdict. */
  readonly showsMet?: boolean;
}

function CheckList({checks, showsMet = false}: CheckListProps) {
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {checks.map(({met, sentence, inner}, index) => (
        <li key={index}>
          {showsMet && (
            <span className={met ? styles.met : styles.failed}>{met ? words.checks.met : words.checks.failed}</span>
          )}
          <div>
            <LinkedSentence sentence={sentence} />
            <CheckList checks={inner} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A column of figures with their total. */
function Ledger({label, lines}: {readonly label: string; readonly lines: readonly LedgerLine[]}) {
  if (lines.length === 0) return null;
  return (
    <table className={styles.ledger} aria-label={label}>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={line.isTotal ? styles.total : undefined}>
            <th scope="row">
              <LedgerLabel line={line} />
            </th>
            <td>
              <span className={styles.amount}>{line.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of a figure, with a link to where it comes from: a field of the form, or a row of the rules. */
function LedgerLabel({line: {label, input, rule}}: {readonly line: LedgerLine}) {
  if (input !== undefined) return <FieldLinks to={[{id: input, label}]} />;
  return rule === undefined ? <>{label}</> : <RuleLink rule={rule}>{label}</RuleLink>;
}

/** A sentence with its links to fields of the form and to rows of the rules. */
function LinkedSentence({sentence}: {readonly sentence: Sentence}) {
  return sentence.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    if ('input' in piece) return <FieldLinks key={index} to={[{id: piece.input, label: piece.text}]} />;
    return (
      <RuleLink key={index} rule={piece.rule}>
        {piece.text}
      </RuleLink>
    );
  });
}

interface RuleLinkProps {
  readonly rule: RuleRow;
  readonly children: string;
}

/** A link to a row of the rules, with links to its sources where they are not the ones that the explanation ends with. */
function RuleLink({rule: {list, row, sources}, children}: RuleLinkProps) {
  return (
    <>
      <InRules id={ruleRowId(list, row)}>{children}</InRules>
      {sources && <SourceMarks sources={sources} />}
    </>
  );
}
