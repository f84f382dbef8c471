import type {ReactNode} from 'react';

interface SectionProps {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page, which can be linked to. */
export function Section({id, title, className, children}: SectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
