/** Compiled calculators as the site serves them: with the region of their definition, and parts that are fetched later (parts.ts). */
import type {Loadable} from '../loading/loadable.tsx';
import type {ComponentType} from '../jsx/types.ts';
import type {ListField} from '../../engine/language/inputs/list.ts';
import type {ControlProps} from '../fields/Labelled.tsx';
import type {
  CalculatorModule,
  ChangesModule,
  DocumentationModule,
  FormModule,
  PagePartModule,
  ProfileModule,
  ResultPartModule,
} from '../../engine/program/module.ts';
import type {Authority} from '../../engine/plan/inWords/texts.ts';
import type {Edition} from '../../engine/results/editions.ts';
import type {CardPlanModule, Workings, WorkingsModule} from '../../engine/plan/plan.ts';
import type {ProgramModule, RulesModule, WithRules} from '../../engine/results/program.ts';

interface InRegion {
  /** The folder of the definition: united-states, europe, … */
  readonly region: string;
}

/** The control of a list, for a calculator that has one. */
export interface WithLists {
  readonly ListControl?: ComponentType<ControlProps<ListField>>;
}

/** What shows the frame of its page, for a calculator that has the shared one. */
interface WithFrame {
  readonly frame?: typeof import('../frame/Frame.tsx');
}

/** What can also be had under other rules than those of the page. */
export interface Ruled<Module> {
  /** @param name of an edition, or a day (engine/results/editions.ts) */
  under?(name: string): Module;
  /** What it needs before it can be under these rules. */
  neededFor?(rules: string | undefined): Promise<unknown> | undefined;
}

interface WithExplanations extends CardPlanModule {
  /** What explanations need besides. A first result does without. */
  readonly fetchedWorkings: Loadable<Workings>;
}

/** What a result needs: to calculate it, to find what would change it, and to explain it. */
export type ResultModule = ResultPart & Ruled<ResultPart>;

type ResultPart = RulesModule & ChangesModule & WithExplanations;

/** What the script of a result makes. */
export type ResultScript = ProgramModule & ChangesModule & CardPlanModule;

/** What a browser loads once a visitor uses the form. */
export interface LazyParts {
  readonly loadResult: () => Promise<ResultModule>;
}

export interface ServedCalculator
  extends FormModule, WithRules, LazyParts, InRegion, WithLists, WithFrame, Ruled<FormModule> {}

/** A calculator's documentation module as the Vite plugin in src/app/calculators/vite.ts generates it. */
export interface SiteDocumentation extends DocumentationModule {
  readonly related: readonly {readonly id: string; readonly title: string}[];
  /** For whom results are different today, in sentences. */
  readonly affected: readonly string[];
}

/** What the script of a calculator's form makes. */
export interface FormPart extends FormModule, InRegion {
  readonly hasLists: boolean;
  readonly isFramed: boolean;
  /** The edition in which its page calculates unless it is asked for another one. */
  readonly edition: Edition;
  /** Only if its texts name any. */
  readonly others?: Authority['others'];
}

/** What the script of a calculator's form exports. */
export interface FormScript extends PagePartModule<FormPart> {
  readonly fetchResult: () => Promise<ServedResult>;
}

/** What the script of a result exports. */
interface ServedResult extends ResultPartModule<ResultScript> {
  readonly fetchWorkings: () => Promise<PagePartModule<WorkingsModule>>;
}

/** What the list of destinations imports of each calculator that accepts a profile. */
export interface ProfileScript extends PagePartModule<ProfileModule> {
  readonly fetchForm: () => Promise<FormScript>;
}

/** A calculator that accepts a profile, for the destinations page. */
export type ServedProfile = CalculatorWithResult & ProfileModule;

/** A form with its result. */
export type CalculatorWithResult = CalculatorModule &
  ChangesModule &
  InRegion & {
    /** @param name of an edition */
    under(name: Edition): CalculatorModule & ChangesModule;
  };

/** A calculator whose rules are loaded later, or one that has them, as in the workbench. */
export type FormCalculator = WithLists &
  Ruled<FormModule> &
  ((FormModule & LazyParts) | (CalculatorModule & Partial<LazyParts>));
