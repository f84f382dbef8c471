import type {ReactNode} from 'react';

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
