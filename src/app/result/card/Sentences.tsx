import {SourceText} from '../../sources/SourceText.tsx';
import type {BlockProps} from './blockProps.ts';
import {isTicked, TickedText} from './TickedText.tsx';
import styles from './blocks.module.css';

/** Reasons or requirements; nothing if there are none. */
export function Sentences({block: {heading, items}}: BlockProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{heading}</h3>
      <ul className={styles.lines}>
        {items.map(({text}) => (
          <li key={text} className={isTicked(text) ? styles.ticked : undefined}>
            <TickedText text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sentence by itself. */
export function Note({block: {items}, page}: BlockProps) {
  return items.map(({text}) => (
    <p key={text} className={styles.note}>
      <SourceText text={text} source={page.source} />
    </p>
  ));
}
