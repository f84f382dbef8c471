/** A form's answers as a calculation: fetched when a visitor first touches the form, since nothing needs it before. */
import {completenessOf, isAmbiguous} from '../../engine/answers/completeness.ts';
import type {Completeness} from '../../engine/results/published.ts';
import {
  missingAnswers,
  parsedNumbers,
  readAnswers,
  type FormValues,
  type MissingAnswer,
  type ParsedAnswer,
} from '../../engine/answers/formValues.ts';
import {decidingAmong} from '../../engine/answers/interview.ts';
import {provenCompleteness} from '../../engine/answers/verdictProof.ts';
import {type CardBlock, isJudgement, verdictIn} from '../../engine/results/card.ts';
import type {RulesModule} from '../../engine/results/program.ts';
import type {Ruled} from '../calculators/servedCalculator.ts';
import type {CalculatorModule, SearchedModule} from '../../engine/program/module.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {isBlank, type Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {announcementOf} from './announcement.ts';
import {otherEditionOf, type OtherEdition, undecidedIn} from './otherEdition.ts';

export {missingNeeds, readAnswers} from '../../engine/answers/formValues.ts';

/** What the result card shows, with the answers that led to it. */
export interface Calculation {
  readonly calculator: CalculatorModule & Ruled<Pick<RulesModule, 'evaluate'>>;
  /** The visitor's day. */
  readonly today: CalendarDay;
  /** The name of the rules that were chosen in place of those of the page. */
  readonly rules: string | undefined;
  /** The page under these rules. */
  readonly page: Page;
  /** As typed or chosen. */
  readonly values: FormValues;
  /** As the calculation read them. */
  readonly answers: Answers;
  readonly card: readonly CardBlock[];
  /** What the same answers give in the edition that this result does not have; undefined without one, or without a result in it. */
  readonly other: OtherEdition | undefined;
  readonly numbers: readonly ParsedAnswer[];
  readonly missing: readonly MissingAnswer[];
  readonly completeness: Completeness;
  /** The open questions that can still change a verdict that judges; all of them as long as that is not known. */
  readonly deciding: Completeness['open'];
  /** Whether nothing was typed or chosen. */
  readonly isUntouched: boolean;
  /** The result in one sentence, for screen readers. */
  readonly announcement: string;
}

/** What proofs need of a calculator, also under other rules. */
type ProvenBy = SearchedModule & Ruled<SearchedModule>;

/**
 * @param calculator under the rules of the calculation
 * @param today the visitor's calendar day
 * @param rules their name, if they were chosen in place of those of the page
 * @returns null if a guard stopped the calculation
 */
export function calculateForm(
  calculator: Calculation['calculator'],
  values: FormValues,
  today: CalendarDay,
  rules?: string,
): Calculation | null {
  const page = calculator.page(today);
  const answers = readAnswers(page.fields, values);
  const {result, card} = calculator.evaluate(answers, today);
  if (result === null) return null;
  const blocks = card();
  const completeness = completenessOf(page.fields, values);
  const isUntouched = page.fields.every(({id}) => isBlank(values[id]));
  // Without a single usable answer nobody has a result.
  const other =
    isUntouched || isAmbiguous(completeness) ? undefined : otherEditionOf({calculator, page, today, rules}, answers);
  return {
    calculator,
    today,
    rules,
    page,
    values,
    answers,
    card: blocks,
    other,
    numbers: parsedNumbers(page.fields, values),
    missing: missingAnswers(page.fields, answers),
    completeness,
    deciding: completeness.open,
    isUntouched,
    announcement: announcementOf({card: blocks, other, page, rules, isUntouched}, completeness),
  };
}

/** The other edition as far as its verdict is proven: a question that changes nothing under the result's own rules may decide there. */
function provenOther(
  {other, page, values, today}: Calculation,
  changes: ProvenBy,
  completeness: Completeness,
): OtherEdition | undefined {
  const rules = other && changes.under?.(other.edition);
  const isJudged = other !== undefined && isJudgement(verdictIn(other.card)?.tone ?? 'neutral');
  if (!rules || !isJudged || completeness.verdict !== 'settled' || completeness.open.length === 0) return other;
  const there = provenCompleteness(rules, page.fields, values, today);
  return there.verdict === 'settled'
    ? other
    : undecidedIn(other, decidingAmong(there, rules, page.fields, values, today));
}

/** The calculation with a settled verdict, or with fewer questions that decide it, as far as that can be proven. */
export function proven(calculation: Calculation, changes: ProvenBy): Calculation {
  const {page, values, today} = calculation;
  const completeness = provenCompleteness(changes, page.fields, values, today);
  const deciding = decidingAmong(completeness, changes, page.fields, values, today);
  const other = provenOther(calculation, changes, completeness);
  return {
    ...calculation,
    completeness,
    deciding,
    other,
    announcement: announcementOf({...calculation, other}, {...completeness, open: deciding}),
  };
}
