import type {ReactNode} from 'react';
import type {CardItem, Tone} from '../../../engine/results/card.ts';
import type {BlockProps} from './blockProps.ts';
import {Tick} from './TickedText.tsx';
import styles from './blocks.module.css';

const signs: {readonly [Judgement in Tone]?: '✓' | '✗' | '!'} = {good: '✓', caution: '!', bad: '✗'};

/** The verdict in words, with a colour and a sign if it judges, and what it is about. */
export function Verdict({block: {items}, page: {verdictFor}, rules}: BlockProps & Pick<VerdictBandProps, 'rules'>) {
  return items.map((item) => (
    <VerdictBand key={item.text} item={item} rules={rules} isSecond={rules !== undefined}>
      {verdictFor !== undefined && rules === undefined && <p>{verdictFor}</p>}
    </VerdictBand>
  ));
}

interface VerdictBandProps {
  readonly item: CardItem;
  /** Under which rules, if there are others beside it. */
  readonly rules?: string | undefined;
  /** It is no longer the one that counts: it has no colour of its own. */
  readonly isSecond?: boolean;
  readonly children?: ReactNode;
}

/** A verdict, and below it what it is about or what there is to do. */
export function VerdictBand({item: {tone, text}, rules, isSecond, children}: VerdictBandProps) {
  const sign = tone && !isSecond && signs[tone];
  return (
    <div className={styles.verdict} data-tone={isSecond ? 'neutral' : tone} data-second={isSecond || undefined}>
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
