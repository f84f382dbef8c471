import {card as words} from '../../words/card.ts';
import styles from './ticks.module.css';

/** Drawn, because the site's font has no ticks and crosses, and some systems have none either. */
const drawings: Readonly<Record<string, string>> = {
  '✓': 'M3 8.5 6.5 12 13 4.5',
  '✗': 'm4 4 8 8m0-8-8 8',
  '!': 'M8 3v6m0 3.5v.5',
};

interface TickProps {
  readonly sign: '✓' | '✗' | '!';
  /** For screen readers; without it the sign is hidden from them, as the text says the same. */
  readonly label?: string | undefined;
}

/** One of the drawn signs. */
export function Tick({sign, label}: TickProps) {
  const naming = label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label};
  return (
    <svg className={styles.tick} viewBox="0 0 16 16" {...naming}>
      <path d={drawings[sign]} />
    </svg>
  );
}

/** Whether a text begins with a tick or a cross. */
export function isTicked(text: string): boolean {
  return /^[✓✗]/.test(text);
}

/** Whether a text says by its tick that something is met. */
export const isMet = (text: string): boolean => text.startsWith('✓');

/** A text with its tick or cross as a drawing. Copies have the character, which screen readers would call 'ballot x'. */
export function TickedText({text}: {readonly text: string}) {
  if (!isTicked(text)) return <>{text}</>;
  const sign = text.charAt(0) as '✓' | '✗';
  return (
    <>
      <Tick sign={sign} label={sign === '✗' ? words.notMet : undefined} />
      <span className={styles.sign} aria-hidden>{`${sign} `}</span>
      {text.slice(1).trimStart()}
    </>
  );
}
