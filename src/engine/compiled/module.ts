/**
 * What a definition compiles to. The form, the result card, the pages and the commands know a calculator only through
 * these shapes. A browser gets them as modules of their own, so that a page loads only what it needs.
 */
import type {FormField} from '../inputs/index.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Profile, SalaryIn} from '../runtime/profile.ts';
import type {Stage} from '../runtime/stages.ts';
import type {CardBlock} from './card.ts';
import type {ChangesModule} from './changes.ts';
import type {Explanation} from '../runtime/explanation.ts';
import type {Documentation} from './documentation.ts';

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
