import type {Tone} from '../../../engine/compiled/card.ts';
import type {BlockProps} from './BlockView.tsx';
import {Tick} from './TickedText.tsx';
import styles from './blocks.module.css';

const signs: {readonly [Judgement in Tone]?: '✓' | '✗' | '!'} = {good: '✓', caution: '!', bad: '✗'};

/** The verdict in words, with a colour and a sign if it judges. */
export function Verdict({block: {items}}: BlockProps) {
  return items.map(({tone, text}) => {
    const sign = tone && signs[tone];
    return (
      <p key={text} className={styles.verdict} data-tone={tone}>
        {sign && <Tick sign={sign} />}
        {text}
      </p>
    );
  });
}
