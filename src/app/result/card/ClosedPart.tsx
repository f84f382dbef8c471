import {type ReactNode, useState} from 'react';
import type {Calculation} from '../../form/calculateForm.ts';
import {closed as words} from '../../words/summary.ts';
import {useShortPrint} from '../explanation/useShortPrint.ts';
import type {OpenedParts} from '../openedParts.ts';
import {NotLoaded} from './NotLoaded.tsx';
import styles from './details.module.css';

interface ClosedPartProps {
  readonly title: string;
  readonly calculation: Calculation;
  /** Whether to print it in short while it is closed. */
  readonly isPrinted?: boolean;
  readonly opened: OpenedParts;
  /** What it shows, once that has been fetched. */
  readonly children: (parts: NonNullable<OpenedParts['parts']>, isOpen: boolean) => ReactNode;
}

/** A part of a result that is closed at first. A press opens it, and fetches what it shows if that is not there yet. */
export function ClosedPart({title, calculation, isPrinted = false, opened, children}: ClosedPartProps) {
  const {parts, hasFailed, load} = opened;
  const [isOpen, setIsOpen] = useState(false);
  const details = useShortPrint(isPrinted && parts !== undefined);
  function onToggle({open, dataset}: HTMLDetailsElement): void {
    const isPressed = open && dataset.short === undefined;
    setIsOpen(isPressed);
    if (isPressed) void load();
  }
  return (
    <details ref={details} onToggle={({currentTarget}) => onToggle(currentTarget)}>
      <summary>{title}</summary>
      {parts === undefined ? (
        <p className={styles.notLoaded}>
          {hasFailed ? <NotLoaded text={words.notLoaded} calculation={calculation} /> : words.awaited}
        </p>
      ) : (
        children(parts, isOpen)
      )}
    </details>
  );
}
