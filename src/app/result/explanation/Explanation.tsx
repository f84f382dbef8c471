import {createContext, Fragment, memo, use} from 'react';
import type {CardBlock} from '../../../engine/results/card.ts';
import type {BlockExplanation} from '../../../engine/plan/explanation/explainCard.ts';
import type {ExplainedCheck} from '../../../engine/plan/explanation/explainChecks.ts';
import type {ValueExplanation, LedgerLine} from '../../../engine/plan/explanation/explainValue.ts';
import type {Sentence} from '../../../engine/plan/explanation/sentence.ts';
import * as words from '../../../engine/words/explanation.ts';
import type {RuleRow} from '../../../engine/plan/derived.ts';
import {FieldLinks} from '../../fields/Field.tsx';
import * as cardWords from '../../words/card.ts';
import * as appWords from '../../words/explanation.ts';
import type {ReportedResult} from '../reportedResult.ts';
import {Provenance} from '../card/Provenance.tsx';
import {ResultContext} from '../resultContext.ts';
import {ruleRowId} from './idsInRules.ts';
import {InRules, SourceMarks} from './InRules.tsx';
import {useShortPrint} from './useShortPrint.ts';
import styles from './explanation.module.css';

interface ReasonsProps extends ReportedResult {
  readonly explanation: BlockExplanation | undefined;
  /** The source is named elsewhere. */
  readonly hasNoSource?: boolean;
}

/** The result whose figures are explained, for the button beside each of them. */
const Explained = createContext<ReportedResult | undefined>(undefined);

/** How a block of the card was calculated. Memoized: opening and closing does not render it again. */
export const Reasons = memo(function Reasons({explanation, hasNoSource = false, ...reported}: ReasonsProps) {
  const {showsOneValue = false, isJudged = false, checks = [], values = []} = explanation ?? {};
  const {Report} = use(ResultContext);
  return (
    <div className={styles.body}>
      {explanation === undefined && <p>{appWords.nothing}</p>}
      <CheckList checks={checks} showsMet={isJudged} />
      <Explained value={reported}>
        {values.map((value, index) => (
          <Value key={index} value={value} isNamed={!showsOneValue} />
        ))}
      </Explained>
      <p className={styles.source}>
        {!hasNoSource && (
          <Provenance
            text={cardWords.card.source}
            page={reported.calculation.page}
            rules={reported.calculation.rules}
          />
        )}{' '}
        {Report && <Report result={reported} />}
      </p>
    </div>
  );
});

interface FiguresProps extends Omit<ReportedResult, 'chosen'> {
  readonly blocks: readonly CardBlock[];
  /** One for each block; undefined for blocks without an explanation. */
  readonly explanations: readonly (BlockExplanation | undefined)[];
  /** Whether the list is open: with it, its first figure is, so that one press shows a figure. */
  readonly isOpen: boolean;
}

/** Whether a figure is an answer as it was given: nothing was worked out. */
const isAnswer = ({checks, values}: BlockExplanation): boolean =>
  [checks, ...values.flatMap((value) => [value.checks, value.ledger, value.inner])].every((each) => each.length === 0);

/** How everything but the verdict was worked out, each value under its block's name if there are several. */
export function Figures({blocks, explanations, isOpen, ...reported}: FiguresProps) {
  const all = blocks.flatMap((block, index) => {
    const explanation = explanations[index];
    return block.kind === 'verdict' || explanation === undefined ? [] : [{block, explanation}];
  });
  // The first one opens with the list: an answer as it was given is the last thing that anyone asks about.
  const isLast = ({block, explanation}: (typeof all)[number]): number =>
    Number(block.kind === 'figure' && isAnswer(explanation));
  const figures = all.toSorted((one, other) => isLast(one) - isLast(other));
  const [first, ...others] = figures;
  if (others.length === 0)
    return <Reasons explanation={first?.explanation} chosen={first && firstFigureOf(first.block)} {...reported} />;
  return (
    <>
      {figures.map(({block, explanation}, index) => (
        <Figure
          key={index}
          title={nameOf(block, explanation) ?? explanation.question}
          isOpen={isOpen && index === 0}
          isPrinted={block.kind === 'figure'}
          explanation={explanation}
          chosen={firstFigureOf(block)}
          {...reported}
        />
      ))}
      <p className={styles.source}>
        <Provenance text={cardWords.card.source} page={reported.calculation.page} rules={reported.calculation.rules} />
      </p>
    </>
  );
}

interface FigureProps extends Omit<ReasonsProps, 'hasNoSource'> {
  readonly title: string;
  readonly isOpen: boolean;
  /** Whether to print it in short if it is closed. */
  readonly isPrinted: boolean;
}

/** In print, whole if a visitor has opened it. */
function Figure({title, isOpen, isPrinted, ...reasons}: FigureProps) {
  const details = useShortPrint(isPrinted);
  return (
    <details ref={details} className={styles.figure} open={isOpen}>
      <summary>{title}</summary>
      <Reasons hasNoSource {...reasons} />
    </details>
  );
}

function firstFigureOf({heading, items}: CardBlock): string | undefined {
  return items[0]?.label ?? heading;
}

/** 'Points by category', or 'Planned stay · Days left'; undefined for a block of sentences without a heading. */
function nameOf({heading, items}: CardBlock, {values}: BlockExplanation): string | undefined {
  const explained = new Set(values.map(({label}) => label));
  const labels = items.flatMap(({label}) => label ?? []);
  const named = labels.filter((label) => explained.has(label));
  return heading ?? [named, labels].find(({length}) => length > 0)?.join(appWords.and);
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
          <ReportFigure name={label} />
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
            <td className={styles.report}>
              <ReportFigure name={line.label} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Reports the figure beside it; nothing where reports cannot be made. */
function ReportFigure({name}: {readonly name: string}) {
  const {Report} = use(ResultContext);
  const result = use(Explained);
  return Report && result && name !== '' && <Report result={result} figure={name} />;
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
