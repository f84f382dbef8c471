/** A checked definition: names resolved, types checked, values in the order in which they can be calculated. */
import type {Tone} from '../results/card.ts';
import type {Place} from '../diagnostics/diagnostic.ts';
import type {CheckedText, CheckedValue, TypedExpression, TypedOf} from './typed.ts';
import type {Definition} from './definition/definition.ts';
import type {NamedValue} from './definition/named.ts';
import type {Input} from './definition/input.ts';
import type {LawChange} from './definition/page.ts';
import type {Programme, MoneyTerm} from '../runtime/profile.ts';
import type {Period} from '../runtime/periods.ts';
import type {Word} from './shape/concept.ts';

export interface Model {
  readonly definition: Definition;
  /** Tables, values and parts of sums, each after everything that it reads. */
  readonly steps: readonly Step[];
  /** Tables and values with arguments, in the order of the definition. */
  readonly templates: readonly Template[];
  readonly card: readonly CheckedBlock[];
  readonly page: CheckedPage;
  /** Undefined if the calculator is not offered as a destination. */
  readonly profile: CheckedProfile | undefined;
  readonly needs: readonly CheckedNeed[];
  /** The conditions for showing an input in the form, by the input's name. */
  readonly shownWhen: ReadonlyMap<string, TypedExpression>;
  /** The conditions for naming a change of the law beside a result. */
  readonly changesWhen: ReadonlyMap<LawChange, TypedExpression>;
  readonly exceptions: readonly CheckedException[];
}

/** A required input, which stops the calculation while it is not answered; it is always required if it has no condition. */
export interface CheckedNeed {
  readonly name: string;
  readonly place: Place;
  readonly condition?: TypedExpression;
  readonly conditionPlace?: Place;
}

/** A declared exception to a law of the analysis. */
export type CheckedException = {readonly place: Place; readonly because: string} & (
  | {
      readonly law: 'above' | 'below' | 'negative';
      readonly figure: TypedExpression;
      /** How far it goes at most; missing if an answer can take it any distance. */
      readonly by?: number;
      readonly when?: TypedExpression;
    }
  | {readonly law: 'contradicts'; readonly lines: readonly ExcusedLine[]; readonly when?: TypedExpression}
  | {readonly law: 'unnamed'; readonly input: string; readonly options: readonly Word[]}
  | ({readonly law: 'never'; readonly condition: TypedExpression} & Period)
  | ({readonly law: 'unreached'; readonly part: Word} & Period)
);

export interface ExcusedLine {
  /** All lines of the definition with this text. */
  readonly texts: readonly CheckedText[];
  readonly place: Place;
}

/** A value with a name: 'permit', 'points.age', 'points.total', 'result.eligible'. */
export interface Step {
  readonly name: string;
  readonly named: NamedValue;
  readonly value: CheckedValue;
}

/**
 * A table or value with arguments, whose formulas hold parameters. Formulas that call it hold its value for their arguments
 * (`instance`); what exists once, however often it is called, comes from here: its emitted function, its rows on the page,
 * its mutants.
 */
export interface Template extends Step {
  /** In the order of a call; each type fits the arguments of every call. */
  readonly parameters: readonly TypedOf<'parameter'>[];
}

/** What the calculator leads to, and how a profile answers its inputs. */
export interface CheckedProfile {
  readonly programme: Programme;
  readonly answers: readonly CheckedMapping[];
}

/** How a profile answers an input. */
export type CheckedMapping = {readonly input: Input} & (
  | {readonly kind: 'term'; readonly term: string}
  | {readonly kind: 'money'; readonly term: MoneyTerm; readonly currency: string}
  | {readonly kind: 'always'; readonly option: string}
  /**
   * A table by one answer. Its `by` is a variable that emitted code sets from the terms, named by
   * `deciderName` in check/profile.ts: `education$by` for the input `education`. Of two terms, such as `english`
   * and `french`, it is the higher level.
   */
  | {readonly kind: 'table'; readonly terms: readonly string[]; readonly value: CheckedValue}
);

/** A block of the card, in the same form for all kinds. */
export interface CheckedBlock {
  /** A key of `blocks` in blocks/index.ts, which imports this file. */
  readonly kind: string;
  readonly place: Place;
  readonly condition?: TypedExpression;
  readonly conditionPlace?: Place;
  readonly heading?: CheckedText;
  readonly items: readonly CheckedItem[];
  /** Only the first item whose condition holds is shown. */
  readonly showsFirst?: boolean;
  /** Items whose value is 0 are not shown. */
  readonly hidesZeros?: boolean;
  readonly total?: CheckedItem;
  /** Lines or stages from the calculation, instead of `items`. */
  readonly list?: CheckedList;
  /** Periods of stay with the rule for them, instead of `items`. */
  readonly stays?: CheckedStays;
}

/** One line of a block: a value, a text, or both. */
export interface CheckedItem {
  readonly place: Place;
  readonly condition?: TypedExpression;
  readonly conditionPlace?: Place;
  readonly label?: CheckedText;
  readonly value?: TypedExpression;
  /** The unit of the value: 'money', or a word such as points. */
  readonly unit?: string;
  /** Shown if the value is missing: an empty text, or no date. */
  readonly missing?: CheckedText;
  /** Shown in place of the value. */
  readonly text?: CheckedText;
  /** The maximum that the value is measured against. */
  readonly outOf?: TypedExpression;
  /** Shows 'x of y', y being the largest value that the rules can produce, if there is a largest. */
  readonly showsMaximum?: boolean;
  /** The progress, 0 to 100. */
  readonly percentDone?: TypedExpression;
  /** The fewest and the most days of the progress elsewhere, and what that says. */
  readonly range?: {readonly least: TypedExpression; readonly most: TypedExpression; readonly say: CheckedText};
  readonly tone?: Tone;
  readonly isHeadline?: boolean;
  /** Whom a part of a sum is for, if not for the person who asks. */
  readonly person?: string;
}

export interface CheckedList {
  /** Its type is `texts` or `stages`. */
  readonly of: TypedExpression;
  /** The name of the current stage. */
  readonly current?: TypedExpression;
  /**
   * Which of its lines contradict a good verdict: 'conditional' means the lines with a condition, or in their place
   * their `else`; 'unless' means only the lines with `unless`. Missing if none do.
   */
  readonly contradictsGoodVerdict?: 'conditional' | 'unless';
}

/** A moving period that limits stays: at most `limit` days of `of` within the `window` days that end with each `day`. */
export interface CheckedStays {
  /** A list of periods. */
  readonly of: TypedExpression;
  readonly limit: TypedExpression;
  readonly window: TypedExpression;
  /** The day that is shown first, on which a planned stay begins. */
  readonly day: TypedExpression;
  /** The length of a planned stay in days. */
  readonly planned?: TypedExpression;
}

/** The page's texts with their references checked: constants only. */
export interface CheckedPage {
  readonly title: CheckedText;
  readonly description: CheckedText;
  readonly method: readonly CheckedText[];
  readonly explainers: readonly {readonly title: CheckedText; readonly text: CheckedText}[];
  readonly howTo: readonly CheckedText[];
  readonly faqs: readonly {readonly question: CheckedText; readonly answer: CheckedText}[];
  readonly assumptions: readonly CheckedText[];
  readonly verdictFor?: CheckedText;
  readonly disclaimer?: CheckedText;
  readonly inputs: readonly CheckedInputTexts[];
}

export interface CheckedInputTexts {
  /** The name of the input, or of a field of a list's items: 'trips.entry'. */
  readonly name: string;
  readonly label: CheckedText;
  readonly hint?: CheckedText;
  readonly optionHints: ReadonlyMap<string, CheckedText>;
}
