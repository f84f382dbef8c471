import type {CardBlock} from '../../../engine/compiled/card.ts';
import type {Calculation} from '../../calculator/calculateForm.ts';

/** What shows a block of the card is given. */
export interface BlockProps extends Pick<Calculation, 'page' | 'today' | 'missing'> {
  readonly block: CardBlock;
}
