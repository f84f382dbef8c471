import type {ReactNode} from 'react';
import type {CardItem, Tone} from '../../../engine/results/card.ts';
import type {BlockProps} from './blockProps.ts';
import {Tick} from './TickedText.tsx';
import styles from './blocks.module.css';

const signs: {readonly [Judgement in Tone]?: '✓' | '✗' | '!'} = {good: '✓', caution: '!', bad: '✗'};

/** The verdict in words, with a colour and a sign if it judges, and what it is about. */
export function Verdict({block: {items}, page: {verdictFor}}: BlockProps) {
  return items.map((item) => (
    <VerdictBand key={item.text} item={item}>
      {verdictFor !== undefined && <p>{verdictFor}</p>}
    </VerdictBand>
  ));
}

interface VerdictBandProps {
  readonly item: CardItem;
  /** Under which rules, if there are others beside it. */
  readonly rules?: string | undefined;
  readonly children?: ReactNode;
}

/** A verdict, and below it what it is about or what there is to do. */
export function VerdictBand({item: {tone, text}, rules, children}: VerdictBandProps) {
  const sign = tone && signs[tone];
  return (
    <div className={styles.verdict} data-tone={tone}>
      {sign && (
        <span className={styles.badge}>
          <Tick sign={sign} />
        </span>
      )}
      <div className={styles.verdictBody}>
        {rules !== undefined && <p className={styles.rules}>{rules}</p>}
        <p className={styles.verdictText}>{text}</p>
        {children}
      </div>
    </div>
  );
}
