import type {CardBlock} from '../../../engine/results/card.ts';
import type {Calculation} from '../../form/calculateForm.ts';

/** What shows a block of the card is given. */
export interface BlockProps extends Pick<Calculation, 'page' | 'today' | 'missing'> {
  readonly block: CardBlock;
}
