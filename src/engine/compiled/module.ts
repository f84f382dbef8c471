/**
 * What a definition compiles to. The form, the result card, the pages and the commands know a calculator only through
 * these shapes. A browser gets them as modules of their own, so that a page loads only what it needs.
 */
import type {FormField} from '../inputs/index.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Profile, SalaryIn} from '../runtime/profile.ts';
import type {Stage} from '../runtime/progress.ts';
import type {CardBlock, Tone} from './card.ts';
import type {Explanation} from '../runtime/explanation.ts';

/** What the form and its result need. */
export interface CalculatorModule {
  /** The calculator's id, which is also its route without the slash. */
  readonly id: string;
  /** Changes with the rules and not with the wording; a link that holds answers carries it. */
  readonly rulesHash: string;
  /**
   * The calculation. Pure: same answers and day, same result. Never throws, never mutates
   * `answers`, never yields NaN or Infinity.
   * @param answers what the form holds, by input id; unknown keys and options are ignored
   * @param today the visitor's calendar day
   * @returns the result by the contract's keys, or null when a guard (`needs`) stopped it
   */
  calculate(answers: Answers, today: CalendarDay): Result | null;
  /** The same calculation, which can also be asked for its card and for the values on the way. */
  evaluate(answers: Answers, today: CalendarDay): Evaluation;
  /**
   * What the form and the card say, with the constants in force on `today` written into its texts.
   * @param today decides between dated values only
   */
  page(today: CalendarDay): Page;
  /** The days on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

/** What the page says below the form. */
export interface DocumentationModule {
  /** The calculator's id. */
  readonly id: string;
  /** @param today decides between dated values only */
  documentation(today: CalendarDay): Documentation;
}

/** What a calculator that a profile answers is for. */
export interface ProfileModule extends Omit<CalculatorModule, 'calculate' | 'changesOn'> {
  /**
   * The answers that a profile gives, by input id, as a form holds them; '' where the profile does not say.
   * Inputs that no profile knows are missing.
   */
  answersOf(profile: Profile, salaryIn: SalaryIn): Readonly<Record<string, string>>;
}

/** How a result came about. */
export interface ExplanationModule {
  /** The calculator's id. */
  readonly id: string;
  /**
   * How each block of the card for the same answers and day came about, in the card's order; null
   * when a guard stopped the calculation. Pure, and never throws.
   */
  explain(answers: Answers, today: CalendarDay): Explanation | null;
}

/** All of a compiled calculator. */
export interface CompiledCalculator extends CalculatorModule, DocumentationModule, ChangesModule, ExplanationModule {
  /** Undefined where no profile is mapped. */
  readonly answersOf?: ProfileModule['answersOf'];
}

export type ResultValue =
  number | boolean | string | null | readonly string[] | readonly Stage[] | {readonly [key: string]: ResultValue};

export type Result = {readonly [key: string]: ResultValue};

/** A calculation with its card and its values, both worked out only when they are asked for. */
export interface Evaluation {
  /** What `calculate` gives; where it is null, `values` gives no value and `card` no block. */
  readonly result: Result | null;
  /** Every named value by its name in the definition; a sum is an object of its parts and `total`. */
  readonly values: () => Readonly<Record<string, unknown>>;
  /** What the result card shows, from top to bottom. */
  readonly card: () => readonly CardBlock[];
}

/** What the form and the result card say. Every text is plain: no markup, figures written in. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** One or two sentences below the title, also the page's meta description. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly country: string;
  /** ISO 4217 code of the amounts, where the calculator has one. */
  readonly currency?: string;
  readonly source: Source;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Month when the data was last compared with the source and found right, YYYY-MM. */
  readonly checked?: string;
  /** Month by which the data is to be checked again, YYYY-MM. */
  readonly reviewBy?: string;
  /** Month when the page came out, YYYY-MM, where it is not the site's first edition. */
  readonly published?: string;
  readonly fields: readonly FormField[];
  /** Ids of the inputs without which nothing is calculated. */
  readonly needs: readonly string[];
  /** Shown on the result card beside the general disclaimer. */
  readonly disclaimer?: string;
}

/** The official place to verify a rule. */
export interface Source {
  readonly name: string;
  readonly url: string;
}

export interface Documentation {
  /** How the result is worked out, in paragraphs. */
  readonly method: readonly string[];
  /** The rules as tables, in the order of the definition. */
  readonly rules: readonly RuleTable[];
  readonly explainers: readonly {readonly title: string; readonly text: string}[];
  readonly howTo: readonly string[];
  readonly faqs: readonly {readonly question: string; readonly answer: string}[];
  /** What the documents leave open and how we read it. */
  readonly assumptions: readonly string[];
  /** What changed since the first edition, the latest first. */
  readonly history: readonly DatedChange[];
}

export interface DatedChange {
  /** YYYY-MM-DD, or YYYY-MM where the day is not known. */
  readonly on: string;
  readonly say: string;
}

/** A table of the definition in readable form; the first column holds the conditions. */
export interface RuleTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** What a search for other outcomes needs. */
export interface ChangesModule {
  /** The calculator's id. */
  readonly id: string;
  /** The verdict of the card, without the rest of the result; null where a guard stops it or the card has none. */
  outcome(answers: Answers, today: CalendarDay): Outcome | null;
  /** The inputs that advice may vary and the verdict reads, in the form's order. */
  readonly variables: readonly Variable[];
}

/** A verdict as it ranks among the others of its calculator. */
export interface Outcome {
  readonly tone: Tone;
  readonly text: string;
  /** More is better. Neutral verdicts are no better and no worse than coloured ones. */
  readonly rank: number;
}

/** `ages`: only a birthday changes it. */
export type ChangePace = 'slowly' | 'freely' | 'ages';

/** An input that advice may vary. */
export type Variable =
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly changes: ChangePace;
      readonly ordered: boolean;
      readonly options: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly changes: ChangePace;
      readonly cuts: readonly Cut[];
      readonly joint: readonly JointCut[];
    };

/** Between two numbers that a rule tells apart: just before `at`, or just after it. */
export interface Cut {
  readonly at: number;
  readonly after: boolean;
}

/** A cut that moves with other numbers: where `constant` + the sum of coefficient * input comes to 0, or gets over 0. */
export interface JointCut {
  readonly constant: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly over: boolean;
}
