/**
 * What a definition compiles to. The form, the result card and the pages know a calculator only through these shapes;
 * the tools also use its `Model`. In the browser each of the interfaces called Module is a part with a file of its own, so
 * that a page loads only what it needs (app/calculator/parts.ts).
 */
import type {FormField} from '../inputs/index.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {AmountIn, Profile, Programme} from '../runtime/profile.ts';
import type {Stage} from '../runtime/progress.ts';
import type {CardBlock, Tone} from './card.ts';
import type {Explanation} from '../plan/derived.ts';
import type {Plan} from '../plan/plan.ts';
import type {Cut, JointCut} from '../regions/cut.ts';
import type {Source} from '../sources.ts';

/** Makes a part of a result from the runtime, every function that emitted code may call. */
export type PartMaker<Part> = (runtime: Readonly<Record<string, unknown>>) => Part;

/** What the script of a part of a result exports. */
export interface ResultPartModule<Part> {
  readonly default: PartMaker<Part>;
}

/** What the script of a part of a page exports. */
export interface PagePartModule<Part> {
  readonly default: () => Part;
}

/** What the form needs. */
export interface FormModule {
  /** The calculator's id, which is also its route without the slash. */
  readonly id: string;
  /** Changes when the rules change, but not when only their wording does. Links that contain answers include it. */
  readonly rulesHash: string;
  /**
   * The contents of the form and the card's fixed texts, with the constants in force on `today` filled in.
   * @param today only selects among dated values
   */
  page(today: CalendarDay): Page;
  /** The days on which a rule of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

/** The rules as a program. */
export interface ProgramModule {
  /** The calculator's id. */
  readonly id: string;
  /**
   * The calculation. Pure: same answers and day, same result. Never throws, never mutates
   * `answers`, never yields NaN or Infinity.
   * @param answers what the form holds, by input id; unknown keys and options are ignored
   * @param today the visitor's calendar day
   * @returns the result, keyed as under `result` in the definition; null if a guard (`needs`) stops the calculation
   */
  calculate(answers: Answers, today: CalendarDay): Result | null;
  /** The same calculation, with the intermediate values on demand. */
  evaluate(answers: Answers, today: CalendarDay): Calculation;
  /**
   * The card's verdict, without the rest of the result; null if a guard stops the calculation, or the card has no verdict of which one
   * is better than another.
   */
  outcome(answers: Answers, today: CalendarDay): Outcome | null;
}

/** What a result needs: the program, whose results are shown as cards. */
export interface RulesModule extends ProgramModule {
  evaluate(answers: Answers, today: CalendarDay): Evaluation;
}

/** What the form and its result need. */
export interface CalculatorModule extends FormModule, RulesModule {}

/** The part of the page below the form. */
export interface DocumentationModule {
  /** The calculator's id. */
  readonly id: string;
  /** @param today only selects among dated values */
  documentation(today: CalendarDay): Documentation;
}

/** What the list of destinations needs besides the form and the result. */
export interface ProfileModule {
  /** The calculator's id. */
  readonly id: string;
  readonly programme: Programme;
  /**
   * The answers of a profile, by input id, as a form holds them; '' if the profile lacks the answer.
   * Inputs without a mapping under `profile` are missing.
   */
  answersOf(profile: Profile, amountIn: AmountIn): Readonly<Record<string, string>>;
}

/** What an explanation is made from. */
export interface PlanModule {
  /** The calculator's id. */
  readonly id: string;
  readonly plan: Plan;
}

/** The explanation of a result. */
export interface ExplanationModule {
  /** The calculator's id. */
  readonly id: string;
  /**
   * How each block of the card came about, in the order of the card that `evaluate` returns for the same arguments;
   * null if a guard stops the calculation. Pure, and never throws.
   */
  explain(answers: Answers, today: CalendarDay): Explanation | null;
}

/** A calculator with the exports of all its modules. */
export interface CompiledCalculator
  extends CalculatorModule, DocumentationModule, ChangesModule, PlanModule, ExplanationModule {
  /** Undefined if the definition has no `profile`. */
  readonly answersOf?: ProfileModule['answersOf'];
  readonly programme?: Programme;
  /** Those of `documentation`. */
  readonly sources: readonly Source[];
}

export type ResultValue =
  | number
  | boolean
  | string
  | null
  | readonly string[]
  | readonly Stage[]
  | {readonly [key: string]: ResultValue};

export type Result = {readonly [key: string]: ResultValue};

/** A result, with a function that computes its values on demand. */
export interface Calculation {
  /** What `calculate` returns. If it is null, `values` returns no values. */
  readonly result: Result | null;
  /** Every named value by its name in the definition; a sum is an object of its parts and `total`. */
  readonly values: () => Readonly<Record<string, unknown>>;
}

/** A calculation with its card. */
export interface Evaluation extends Calculation {
  /** What the result card shows, from top to bottom; no blocks if there is no result. */
  readonly card: () => readonly CardBlock[];
}

/** The contents of the form, and the card's fixed texts. All texts are plain: no markup, figures filled in. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** One or two sentences below the title, also the page's meta description. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly country: string;
  /** ISO 4217 code of the amounts, if there are any. */
  readonly currency?: string;
  readonly source: Authority;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Month when the data was last compared with the source and found correct, YYYY-MM. */
  readonly checked?: string;
  /** Month by which the data is to be checked again, YYYY-MM. */
  readonly reviewBy?: string;
  /** Month when the page was published, YYYY-MM, if it was not part of the site's first edition. */
  readonly published?: string;
  readonly fields: readonly FormField[];
  /** Ids of the required inputs: until they are answered, there is no result, unless the field's `neededWhen` says otherwise. */
  readonly needs: readonly string[];
  /** What the verdict is about, as a line below it: 'For an EU Blue Card. You also need a job in Germany.' */
  readonly verdictFor?: string;
  /** Shown on the result card beside the general disclaimer. */
  readonly disclaimer?: string;
}

/** The official place to verify the rules. */
export interface Authority {
  readonly name: string;
  /** The name within a sentence, such as 'IRCC' or 'the Home Office', if it differs. */
  readonly short?: string;
  /** Whether the name is that of a website: readers check 'on GOV.UK', but 'with IRCC'. */
  readonly website?: boolean;
  readonly url: string;
  /** What the rules were taken from, if it is not the page at `url`. */
  readonly document?: string;
}

export interface Documentation {
  /** How the result is worked out, in paragraphs. */
  readonly method: readonly string[];
  /** The rules as lists: the figures first, then the rest in the order of the definition. */
  readonly rules: readonly RuleList[];
  /** Where the figures come from. The first is the source of all rows that name no other. */
  readonly sources: readonly Source[];
  /** By text below, the positions of the sources of its figures, from 0; a text is missing if it has only the first one. */
  readonly textSources?: Readonly<Record<string, readonly number[]>>;
  readonly explainers: readonly {readonly title: string; readonly text: string}[];
  readonly howTo: readonly string[];
  readonly faqs: readonly {readonly question: string; readonly answer: string}[];
  /** How the calculator interprets what the documents leave open. */
  readonly assumptions: readonly string[];
  /** What changed since the first edition, the latest first. */
  readonly history: readonly DatedChange[];
}

export interface DatedChange {
  /** YYYY-MM-DD, or YYYY-MM where the day is not known. */
  readonly on: string;
  readonly say: string;
}

/** A list of the rules in readable form: figures, points by an answer, what the result says under which condition. */
export interface RuleList {
  readonly title: string;
  readonly rows: readonly RuleItem[];
  readonly note?: string;
}

/** A row of a list: a name, an answer or a condition, and what follows from it. */
export interface RuleItem {
  readonly label: string;
  /** The condition under which it applies, if the label does not say it. */
  readonly when?: string;
  readonly texts: readonly string[];
  readonly note?: string;
  /** The positions of its sources in `Documentation.sources`, from 0; missing if it has only the first one. */
  readonly sources?: readonly number[];
}

/** What searches for other outcomes need: suggestions, curves, and the proof that open questions cannot change a verdict. */
export interface ChangesModule {
  /** The calculator's id. */
  readonly id: string;
  /** The inputs that the verdict depends on and that suggestions may vary, in the form's order. */
  readonly variables: readonly Variable[];
  /** All inputs that the verdict depends on, in the form's order. */
  readonly questions: readonly Question[];
  /** The numbers that the verdict or a headline figure depends on, in the form's order, with the thresholds of both. */
  readonly numbers: readonly NumberQuestion[];
  /** What sentences and narrow tables call an input, by its id, or a field of an item, 'trips.exit': 'monthly salary'. Missing if that is its label. */
  readonly shortNames: Readonly<Record<string, string>>;
}

/** A calculator whose other outcomes can be searched. */
export type SearchedModule = Pick<RulesModule, 'outcome'> & ChangesModule;

/** A verdict, with its rank among the verdicts of its calculator. */
export interface Outcome {
  readonly tone: Tone;
  readonly text: string;
  /** Larger is better. Neutral verdicts are no better and no worse than coloured ones. */
  readonly rank: number;
}

/** How easily an answer can change. `ages`: only with a birthday; `planned`: only a day in the future, to another one. */
export type ChangePace = 'slowly' | 'freely' | 'ages' | 'planned';

/** An input that suggestions may vary. */
export type Variable = ChoiceVariable | NumberVariable | DateVariable | ListVariable;

interface Varied {
  readonly id: string;
  readonly changes: ChangePace;
  /** What a suggestion says: a text in which the answer takes the place of `{answer}`, or texts for options. */
  readonly suggest?: string | Readonly<Record<string, string>>;
}

export interface ChoiceVariable extends Varied {
  readonly kind: 'choice';
  readonly ordered: boolean;
  readonly options: readonly string[];
  /** Options within a sentence, for those whose label does not fit into one. */
  readonly short?: Readonly<Record<string, string>>;
}

/** A number with its thresholds. */
export interface NumberQuestion {
  readonly id: string;
  readonly cuts: readonly Cut[];
  readonly joint: readonly JointCut[];
  /** There are other thresholds too, which no formula gives: nothing is known of the numbers between those that are tried. */
  readonly hasOthers?: true;
}

export interface NumberVariable extends Varied, NumberQuestion {
  readonly kind: 'number';
}

export interface DateVariable extends Varied {
  readonly kind: 'date';
}

/** A field of a list's items; its id is its name within the item. The thresholds of a number are not known. */
export type ItemVariable = ChoiceVariable | DateVariable | (Varied & {readonly kind: 'number'});

export interface ListVariable extends Omit<Varied, 'changes'> {
  readonly kind: 'list';
  /** Which items can be left out. */
  readonly changes: 'freely' | 'planned' | 'fixed';
  readonly each: readonly ItemVariable[];
}

/**
 * An input that the verdict depends on, with what the verdict can tell apart: the options of a choice, or the numbers
 * on both sides of each cut. Of an input of another kind this is not known.
 */
export type Question =
  | {readonly id: string; readonly kind: 'choice' | 'other'}
  | {readonly id: string; readonly kind: 'number'; readonly cuts: readonly Cut[]; readonly joint: readonly JointCut[]};
