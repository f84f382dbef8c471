import styles from './ticks.module.css';

/** Drawn, because the site's font has no ticks and crosses, and some systems have none either. */
const drawings: Readonly<Record<string, string>> = {
  '✓': 'M3 8.5 6.5 12 13 4.5',
  '✗': 'm4 4 8 8m0-8-8 8',
  '!': 'M8 3v6m0 3.5v.5',
};

/** One of the drawn signs; hidden from screen readers, for which the text says the same. */
export function Tick({sign}: {readonly sign: '✓' | '✗' | '!'}) {
  return (
    <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden>
      <path d={drawings[sign]} />
    </svg>
  );
}

/** Whether a text begins with a tick or a cross. */
export function isTicked(text: string): boolean {
  return /^[✓✗]/.test(text);
}

/** A text with its tick or cross as a drawing; screen readers and copies have the character. */
export function TickedText({text}: {readonly text: string}) {
  if (!isTicked(text)) return text;
  const sign = text.charAt(0) as '✓' | '✗';
  return (
    <>
      <Tick sign={sign} />
      <span className={styles.sign}>{`${sign} `}</span>
      {text.slice(1).trimStart()}
    </>
  );
}
