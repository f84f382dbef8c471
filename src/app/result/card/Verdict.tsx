import type {Tone} from '../../../engine/results/card.ts';
import type {BlockProps} from './blockProps.ts';
import {Tick} from './TickedText.tsx';
import styles from './blocks.module.css';

const signs: {readonly [Judgement in Tone]?: '✓' | '✗' | '!'} = {good: '✓', caution: '!', bad: '✗'};

/** The verdict in words, with a colour and a sign if it judges, and what it is about. */
export function Verdict({block: {items}, page: {verdictFor}}: BlockProps) {
  return items.map(({tone, text}) => {
    const sign = tone && signs[tone];
    return (
      <div key={text} className={styles.verdict} data-tone={tone}>
        <p className={styles.verdictText}>
          {sign && <Tick sign={sign} />}
          {text}
        </p>
        {verdictFor !== undefined && <p className={styles.verdictFor}>{verdictFor}</p>}
      </div>
    );
  });
}
