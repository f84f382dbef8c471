import type {KeyboardEvent, ReactNode} from 'react';
import styles from './studio.module.css';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly text: string;
  /** What is wrong there; 0 shows no number. */
  readonly count: number;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** Tabs with the panel of the selected one; arrow keys go from tab to tab. */
export function Tabs<Name extends string>({label, tabs, selected, onSelect, children}: TabsProps<Name>) {
  function move({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = tabs.findIndex(({name}) => name === selected);
    const next = (index + step + tabs.length) % tabs.length;
    onSelect(tabs[next]!.name);
    currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div className={styles.right}>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map(({name, text, count}) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls="pane"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {text}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="pane"
        aria-labelledby={`tab-${selected}`}
        className={styles.panel}
        data-pane={selected}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
