/**
 * What a definition compiles to. The form, the result card and the pages know a calculator only through these shapes;
 * the tools also use its `Model`. In the browser each of the interfaces called Module is a part with a file of its own, so
 * that a page loads only what it needs (app/calculators/parts.ts).
 */
import type {DerivationModule} from '../plan/deriveCard.ts';
import type {Documentation, Page} from '../plan/inWords/texts.ts';
import type {CardPlanModule, WorkingsModule} from '../plan/plan.ts';
import type {Cut, JointCut} from '../language/expression/cut.ts';
import type {Source} from '../language/sources.ts';
import type {RulesModule} from '../results/program.ts';
import type {Emitted} from '../results/underRules.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {AmountIn, Profile, Programme} from '../runtime/profile.ts';

/** Makes a part of a result from the runtime, every function that emitted code may call. */
export type PartMaker<Part> = (runtime: Readonly<Record<string, unknown>>) => Part;

/** What the script of a part of a result exports. */
export interface ResultPartModule<Part> {
  readonly default: PartMaker<Emitted<Part>>;
}

/** What the script of a part of a page exports. */
export interface PagePartModule<Part> {
  readonly default: () => Emitted<Part>;
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

/** A calculator with the exports of all its modules. */
export interface CompiledCalculator
  extends CalculatorModule, DocumentationModule, ChangesModule, CardPlanModule, WorkingsModule, DerivationModule {
  /** @param name of an edition, or a day (results/editions.ts); by default those of the page */
  under(name?: string): CompiledCalculator;
  /** Undefined if the definition has no `profile`. */
  readonly answersOf?: ProfileModule['answersOf'];
  readonly programme?: Programme;
  /** Those of `documentation`. */
  readonly sources: readonly Source[];
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
