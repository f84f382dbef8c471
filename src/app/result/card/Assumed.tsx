import type {CardItem} from '../../../engine/results/card.ts';
import * as words from '../../words/card.ts';
import type {BlockProps} from './blockProps.ts';
import styles from './blocks.module.css';

interface AssumedProps extends Pick<BlockProps, 'missing'> {
  readonly item: CardItem;
}

/** Marks an amount for which we filled in an answer; the summary says which. */
export function Assumed({item: {assumes = []}, missing}: AssumedProps) {
  const isAssumed = missing.some(({id, countedAs}) => countedAs === 'default' && assumes.includes(id));
  return isAssumed && <span className={styles.most}> {words.card.assumed}</span>;
}
