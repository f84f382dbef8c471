/** A result to keep: everything that is needed to calculate it again, and to see which rule has changed since. */
import {shareFragment} from '../answers/shareLink.ts';
import type {CompiledCalculator} from '../program/module.ts';
import type {Result} from '../results/program.ts';
import {provenCompleteness} from '../answers/verdictProof.ts';
import {isBlank} from '../runtime/answers.ts';
import {nameOfRules, usualRules} from '../results/editions.ts';
import {withOwnFigures} from '../results/ownFigures.ts';
import {answersFor, dayOf, formValuesOf} from './answers.ts';
import {explanationOf, type ExplanationAlone} from './explain.ts';
import type {Calculation, Day, On} from '../results/published.ts';

/** The version of the engine, as in package.json: results and receipts name it, so that a difference can be traced to it. */
export const engineVersion = '0.1.0';

/** A result to keep: `npm run verify` calculates it again, or says which rule has changed since. */
export interface Receipt extends Omit<Calculation<Result | null>, 'problems'> {
  /** The version of this shape. */
  readonly receipt: typeof RECEIPT_SHAPE;
  /** The version of the engine. */
  readonly engine: string;
  readonly title: string;
  readonly today: Day;
  readonly rulesHash: string;
  /** As given, by input id; blank ones are left out. */
  readonly answers: Readonly<Record<string, string>>;
  /** The path of the page with the same answers, the form in which links share them. */
  readonly link: string;
  /** How the result came about, with the sources of the figures. */
  readonly explanation: ExplanationAlone;
  /** The rules of that day, as the page lists them. */
  readonly rules: readonly ReceiptRules[];
}

export interface ReceiptRules {
  readonly title: string;
  readonly rows: readonly {readonly label: string; readonly when?: string; readonly texts: readonly string[]}[];
}

/** What a receipt needs of a calculator. */
export type Receipted = Pick<
  CompiledCalculator,
  | 'id'
  | 'page'
  | 'changesOn'
  | 'rulesHash'
  | 'calculate'
  | 'evaluate'
  | 'outcome'
  | 'rules'
  | 'own'
  | 'rulesOn'
  | 'questions'
  | 'cardPlan'
  | 'workings'
  | 'sources'
  | 'documentation'
>;

/** The version of the shape of receipts: a reader refuses those that it does not know. */
export const RECEIPT_SHAPE = 1;

/**
 * The receipt of a calculation. Never throws for any answers.
 * @param given answers by input id, as the form holds them
 * @throws a RangeError if `on.today` is not a day of the calendar
 */
export function receiptOf(calculator: Receipted, given: unknown, on?: On): Receipt {
  const today = dayOf(on);
  const {title, fields, dataAsOf} = calculator.page(today);
  const values = formValuesOf(fields, given);
  const answers = answersFor(fields, given);
  const {rules} = calculator.documentation(today);
  const {rulesHash} = calculator;
  const edition = withOwnFigures(nameOfRules(calculator.rules), calculator.own ?? {});
  return {
    receipt: RECEIPT_SHAPE,
    engine: engineVersion,
    calculator: calculator.id,
    title,
    today,
    edition,
    rulesHash,
    answers: Object.fromEntries(Object.entries(values).filter(([, text]) => !isBlank(text))),
    link: `/${calculator.id}${shareFragment({fields, answers, rulesHash, ...(edition !== usualRules(dataAsOf) && {rules: edition})})}`,
    result: calculator.calculate(answers, today),
    completeness: provenCompleteness(calculator, fields, values, today),
    explanation: explanationOf(calculator, answers, today),
    rules: rules.map(({title: list, rows}) => ({
      title: list,
      rows: rows.map(({label, when, texts}) => ({label, ...(when !== undefined && {when}), texts})),
    })),
  };
}
