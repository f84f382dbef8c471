/** Compiled calculators as the site's build serves them: with the region of their definition, and chunks that load later. */
import type {ChangesModule, CalculatorModule, ExplanationModule, ProfileModule} from '../../engine/compiled/module.ts';

interface InRegion {
  /** The folder of the definition: united-states, europe, … */
  readonly region: string;
}

/** What a browser loads once a visitor uses the form. */
export interface LazyParts {
  readonly loadChanges: () => Promise<ChangesModule>;
  readonly loadExplanation: () => Promise<ExplanationModule>;
}

export interface ServedCalculator extends CalculatorModule, LazyParts, InRegion {}

/** What the page of all destinations needs of a calculator that a profile answers. */
export interface ServedProfile extends ProfileModule, InRegion {}
