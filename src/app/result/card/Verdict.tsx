import type {BlockProps} from './BlockView.tsx';
import styles from './blocks.module.css';

/** The verdict in words and colour. */
export function Verdict({block: {items}}: BlockProps) {
  return items.map(({tone, text}) => (
    <p key={text} className={styles.verdict} data-tone={tone}>
      {text}
    </p>
  ));
}
