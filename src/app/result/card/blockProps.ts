import type {CardBlock} from '../../../engine/results/card.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import type {AnswerChange} from '../suggestions/useTriedChange.ts';

/** What shows a block of the card is given. */
export interface BlockProps extends Pick<Calculation, 'page' | 'today' | 'missing'> {
  readonly block: CardBlock;
  /** Fills in these answers and calculates; only for a block that offers it. */
  readonly onTry?: ((change: AnswerChange) => void) | undefined;
}
