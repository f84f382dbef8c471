import type {Explainable} from '../../engine/plan/explanation/explainResult.ts';
import type {Calculation} from '../form/calculateForm.ts';

/** A result of which a figure is reported. */
export interface ReportedResult {
  readonly calculation: Calculation;
  /** What it was calculated by; undefined until loaded. */
  readonly rules: Explainable | undefined;
  /** The name of the figure beside the button, if there is one. */
  readonly chosen?: string | undefined;
}
