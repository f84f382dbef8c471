import type {BlockExplanation} from '../../engine/plan/explanation/explainCard.ts';
import type {Calculation} from '../calculator/calculateForm.ts';

/** A result of which a figure is reported. */
export interface ReportedResult {
  readonly calculation: Calculation;
  readonly explanations: readonly (BlockExplanation | undefined)[];
  /** The name of the figure beside the button, if there is one. */
  readonly chosen?: string | undefined;
}
