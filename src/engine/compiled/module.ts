/**
 * What a definition compiles to. The form, the result card, the pages and the commands know a calculator only through
 * these shapes. A browser gets them as modules of their own, so that a page loads only what it needs.
 */
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Profile, Rates} from '../runtime/profile.ts';
import type {Stage} from '../runtime/stages.ts';
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
   * @param workings filled in when given, best what `emptyWorkings` gives: the values on the way, and the card to show
   * @returns the result by the contract's keys, or null when a guard (`needs`) stopped it
   */
  calculate(answers: Answers, today: CalendarDay, workings?: Partial<Workings>): Result | null;
  /**
   * What the form and the card say, with the constants in force on `today` written into its texts.
   * @param today decides between dated values only
   */
  page(today: CalendarDay): Page;
  /** The days on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

/** What a browser fetches of a calculator once a visitor turns to its form. */
export interface LaterParts {
  readonly loadChanges: () => Promise<ChangesModule>;
  readonly loadExplanation: () => Promise<ExplanationModule>;
}

/** A calculator as a browser gets it. */
export interface ServedCalculator extends CalculatorModule, LaterParts {}

/** What the page says below the form. */
export interface DocumentationModule {
  /** The calculator's id. */
  readonly id: string;
  /** @param today decides between dated values only */
  documentation(today: CalendarDay): Documentation;
}

/** What the page of all destinations needs of a calculator that a profile answers. */
export interface ProfileModule extends Omit<CalculatorModule, 'changesOn'> {
  /**
   * The answers that a profile gives, by input id, as a form holds them; '' where the profile does not say.
   * Inputs that no profile knows are missing.
   * @param rates convert the salary; without a rate for its currency it counts as not answered
   */
  answersOf(profile: Profile, rates: Rates): Readonly<Record<string, string>>;
}

/** How a result came about. */
export interface ExplanationModule {
  /** The calculator's id. */
  readonly id: string;
  /**
   * What stands behind each block of the card that `calculate` gives for the same answers and day, in its order; null
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

/** The way to a result. */
export interface Workings {
  /**
   * Every named value by its name in the definition; a sum is an object of its parts and `total`. Those that the result
   * does not need are worked out only when they are asked for.
   */
  values: () => Readonly<Record<string, unknown>>;
  /** What the result card shows, from top to bottom; its texts are formatted only when it is asked for. */
  card: () => readonly Block[];
}

// ---------------------------------------------------------------- the page

/** What the form and the result card say. Every text is plain: no markup, figures written in. */
export interface Page {
  readonly id: string;
  /** The folder of the definition: united-states, europe, … */
  readonly region: string;
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

/** The fields of a form by kind of input. */
export interface FieldByKind {
  readonly number: NumberField;
  readonly integer: NumberField;
  readonly date: DateField;
  readonly text: TextField;
  readonly choice: ChoiceField;
  readonly yesno: ChoiceField;
}

export type InputKind = keyof FieldByKind;

/** A field of the form. */
export type FormField = FieldByKind[InputKind];

interface BaseField {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** No rule reads it; the form says that it does not change the estimate. */
  readonly unused: boolean;
  /** Whether the form shows the field for these answers; without it, always. */
  readonly shownWhen?: (answers: Answers) => boolean;
}

export interface ChoiceField extends BaseField {
  readonly kind: 'choice' | 'yesno';
  readonly options: readonly FieldOption[];
  /** Which options the form offers for each value of another input; all where a value has no row. */
  readonly offered?: {readonly by: string; readonly rows: Readonly<Record<string, readonly string[]>>};
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface NumberField extends BaseField {
  readonly kind: 'number' | 'integer';
  /** What is counted: years, points, or an ISO 4217 code. */
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** What 0, blank and junk count as instead of 0. */
  readonly whenZero?: number;
}

export interface DateField extends BaseField {
  readonly kind: 'date';
  /** Future days are blocked in the picker. */
  readonly max?: 'today';
}

export interface TextField extends BaseField {
  readonly kind: 'text';
}

// ---------------------------------------------------------------- the result card

/** good: green · caution: yellow · bad: red · neutral: no colour. The words always say it too. */
export type Tone = 'good' | 'caution' | 'bad' | 'neutral';

/** A part of the result card. Texts and figures are already formatted; numbers are for meters and charts. */
export type Block =
  | VerdictBlock
  | FigureBlock
  | BreakdownBlock
  | FeesBlock
  | LinesBlock
  | FactsBlock
  | ProgressBlock
  | StagesBlock
  | NoteBlock;

/** What is counted: an ISO 4217 code, or a plural such as points or days. */
export type Unit = string;

export interface VerdictBlock {
  readonly kind: 'verdict';
  readonly tone: Tone;
  readonly text: string;
}

/** The headline figure: the largest thing on the card, with a meter where it is out of something. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly label: string;
  /** Missing where the figure is a date or words. */
  readonly value?: number;
  readonly unit?: Unit;
  /** The value with its unit, '105 points', '$35,165', '7 June 2024'. */
  readonly text: string;
  readonly outOf?: number;
  /** '105 / 200' */
  readonly outOfText?: string;
  /** With what a verdict of the card compares the figure. */
  readonly marks?: readonly Mark[];
}

/** A pass mark: 'Competitive from', 470, '470 points'. */
export interface Mark {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** Points by category: the parts of a sum, each with the most that it can give. */
export interface BreakdownBlock {
  readonly kind: 'breakdown';
  readonly title: string;
  readonly unit?: Unit;
  readonly parts: readonly Part[];
  readonly total: {readonly label: string; readonly value: number; readonly text: string};
}

/** Amounts that add up: the parts of a sum as a ledger with its total below. */
export interface FeesBlock {
  readonly kind: 'fees';
  readonly title: string;
  readonly unit?: Unit;
  readonly parts: readonly Part[];
  readonly total: {readonly label: string; readonly value: number; readonly text: string};
}

export interface Part {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  /** The most that this part can give, where the definition bounds it. */
  readonly outOf?: number;
}

/** A list of sentences. `reasons` say why not (or what is noted), `requirements` what is asked for. */
export interface LinesBlock {
  readonly kind: 'reasons' | 'requirements';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Name and value pairs. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly title?: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Missing where the fact is no number. */
  readonly value?: number;
  readonly unit?: Unit;
}

/** Elapsed time against an estimate. */
export interface ProgressBlock {
  readonly kind: 'progress';
  readonly label: string;
  /** 0 to 100, a whole number. */
  readonly percent: number;
  readonly text: string;
  /** Whole days since the start and until the estimated end; none passed where the start is not known. */
  readonly days?: {readonly passed: number; readonly estimated: number};
}

/** Steps in order; the current one is named. */
export interface StagesBlock {
  readonly kind: 'stages';
  readonly title: string;
  readonly stages: readonly Stage[];
  readonly current: string;
}

/** A sentence below the figures. */
export interface NoteBlock {
  readonly kind: 'note';
  readonly text: string;
}
