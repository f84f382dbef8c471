import {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {isAmbiguous, isProvisional} from '../../../engine/answers/completeness.ts';
import type {SharedAnswers} from '../../../engine/answers/shareLink.ts';
import {endedBy} from '../../../engine/plan/lawChange.ts';
import type {CalculatorModule} from '../../../engine/program/module.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {loadable, useDeferred} from '../../loading/loadable.tsx';
import {todaysVerdict} from '../../form/otherEdition.ts';
import {LAST_STEP} from '../../form/interviewAddress.ts';
import {keepInView} from '../../form/keepInView.ts';
import type {LazyParts, ResultModule} from '../../calculators/servedCalculator.ts';
import {belowPart, loadBelow} from '../belowPart.ts';
import {useComparison} from '../compare/useComparison.ts';
import {useOpenedParts} from '../openedParts.ts';
import {RESULT_TITLE_ID} from '../titleIds.ts';
import {useFoundChanges} from '../suggestions/useFoundChanges.ts';
import {useTriedChange} from '../suggestions/useTriedChange.ts';
import {FoldedAnswers} from './FoldedAnswers.tsx';
import {headlineOf, summaryLength, withoutTones} from './headline.ts';
import {NotLoaded} from './NotLoaded.tsx';
import type {PendingProps} from './Pending.tsx';
import {Summary} from './Summary.tsx';
import {actions} from '../../words/summary.ts';
import styles from './card.module.css';

/** Nothing else moves when it comes. */
const barPart = loadable(() => import('./ResultBar.tsx'));

type ChooseRules = (name: string | undefined) => void;

export interface ResultCardProps {
  readonly calculator: CalculatorModule & Partial<LazyParts>;
  readonly calculation: Calculation;
  readonly shared: SharedAnswers | null;
  /** The fragment of the link that the page was opened with; '' without one. */
  readonly link: string;
  /** What to say of that link; null without one. */
  readonly linkNote?: ReactNode;
  /** Whether the form now has other answers than those this result was calculated from. */
  readonly answersChanged: boolean;
  /** Whether a small screen shows only the answers of the form, in a line or two. */
  readonly isFolded?: boolean;
  /** The required fields that are empty, if they stopped the last calculation. */
  readonly missing: readonly FormField[];
  /** Finds what would change the verdict, and explains how each block was calculated; undefined until loaded. */
  readonly resultModule: ResultModule | undefined;
  /** The day of the next calculation. */
  readonly today: () => CalendarDay;
  /** Calculates again under the rules of this name, or under those of the page; missing if they are chosen elsewhere. */
  readonly onChooseRules?: ChooseRules;
  /** Fills in these answers, by input id, and calculates. */
  readonly onCalculate: (values: Readonly<Record<string, string>>) => void;
}

/** The result: its summary beside the form, everything else below both, and a bar while the summary is out of view. */
export function ResultCard(props: ResultCardProps) {
  const {calculator, calculation, shared, resultModule, onCalculate} = props;
  const onChooseRules = props.onChooseRules && fromTheTop(props.onChooseRules);
  const {card, page, today, answers, completeness} = calculation;
  const result = useRef<HTMLElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const comparison = useComparison(calculator.loadResult);
  const trial = useTriedChange(calculation, onCalculate);
  const opened = useOpenedParts(resultModule);
  const fetched = useDeferred(loadBelow, true);
  const below = belowPart.loaded() ?? fetched;
  const bar = useDeferred(barPart.load, true);
  const found = useFoundChanges(below, resultModule, calculation);
  const improvements = useMemo(
    () => (found && below ? below.adviceLines(found, page.fields, calculation).map(({text}) => text) : []),
    [below, found, page, calculation],
  );
  useEffect(() => {
    // After a press within the result the focus is there already, and the page must not move. After the last of the
    // questions, what is known of the verdict stays in view above the summary.
    if (!result.current?.contains(document.activeElement))
      keepInView(document.getElementById(LAST_STEP) ?? summary.current);
    // Only for new answers: their completeness may be proven later.
  }, [answers]);

  // Changes come first: all that is below would move.
  const isAwaited = !below || (found === undefined && calculator.loadResult !== undefined);
  const isOpen = isProvisional(completeness);
  const hasEnded = endedBy(page, today) !== undefined;
  const isWithheld = isAmbiguous(completeness);
  const blocks = useMemo(
    () => (isWithheld ? [] : isOpen || hasEnded ? withoutTones(card) : card),
    [isWithheld, isOpen, hasEnded, card],
  );
  const length = summaryLength(card);
  const pending: PendingProps = {
    answersChanged: props.answersChanged,
    missing: props.missing,
    tried: trial.tried,
    onUpdate: () => onCalculate({}),
    onUndo: trial.undo,
  };
  return (
    <>
      {props.isFolded && <FoldedAnswers calculation={calculation} />}
      <section ref={result} className={styles.result} data-open={isOpen || undefined} aria-labelledby={RESULT_TITLE_ID}>
        <div className={styles.place}>
          <div className={styles.summary} ref={summary}>
            {props.linkNote}
            <Summary
              calculation={calculation}
              link={props.link}
              blocks={blocks.slice(0, length)}
              shared={shared}
              improvements={hasEnded ? [] : improvements}
              comparison={comparison}
              beforePrint={opened.load}
              onChooseRules={onChooseRules}
              {...pending}
            />
          </div>
        </div>
        {isAwaited ? (
          <div className={styles.awaitedDetails}>
            {below === null && <NotLoaded text={actions.notLoaded} calculation={calculation} />}
          </div>
        ) : (
          <below.ResultDetails
            calculator={calculator}
            calculation={calculation}
            blocks={blocks}
            summaryLength={length}
            resultModule={resultModule}
            opened={opened}
            found={(isWithheld || hasEnded) && found ? null : found}
            link={props.link}
            onTry={trial.tryChange}
            onChooseRules={onChooseRules}
          />
        )}
        {bar && (
          <bar.ResultBar
            headline={headlineOf(card, completeness, todaysVerdict(calculation))}
            summary={summary}
            {...pending}
          />
        )}
      </section>
      {comparison.Comparison !== null && (
        <comparison.Comparison
          calculator={calculator}
          page={page}
          today={props.today}
          first={calculation}
          shortNames={comparison.shortNames}
          onUse={(values) => {
            comparison.close({preventScroll: true});
            onCalculate(values);
            keepInView(summary.current);
          }}
          onClose={comparison.close}
        />
      )}
    </>
  );
}

/** Under other rules it is another result, which is read from its beginning: where the button was, there is something else. */
const fromTheTop =
  (choose: ChooseRules): ChooseRules =>
  (name) => {
    choose(name);
    const title = document.getElementById(RESULT_TITLE_ID);
    // The switch beside the title stays where it is.
    if (title?.parentElement?.contains(document.activeElement)) return;
    title?.focus({preventScroll: true});
    title?.scrollIntoView({block: 'start'});
  };
