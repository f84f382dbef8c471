import type {ResultModule} from '../calculators/servedCalculator.ts';
import type {Calculation} from '../form/calculateForm.ts';

/** A result of which a figure is reported. */
export interface ReportedResult {
  readonly calculation: Calculation;
  /** What it was calculated by; undefined until loaded. */
  readonly rules: ResultModule | undefined;
  /** The name of the figure beside the button, if there is one. */
  readonly chosen?: string | undefined;
}
