import styles from './summary.module.css';

const drawings = {
  save: 'M6 3h12v18l-6-4.5L6 21z',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  print: 'M7 8V3h10v5M7 17H3.5V8h17v9H17M7 14h10v7H7z',
  compare: 'M3.5 4H10v16H3.5zM14 4h6.5v16H14z',
} as const;

/** The sign of an action before its word. */
export function ActionIcon({of}: {readonly of: keyof typeof drawings}) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={drawings[of]} />
    </svg>
  );
}
