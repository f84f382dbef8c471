import type {ReactNode} from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Also the fragment that links to it. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page under a heading. */
export function Section({id, title, className, children}: SectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** The same, closed at first. The target is within it: going there opens it. */
export function ClosedSection({id, title, children}: Omit<SectionProps, 'className'>) {
  return (
    <details className={styles.closed}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
