// Texts of pages of content. Components fill in {name}.
export const content = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  /** What opens the rest of a list on a phone. */
  calculators: '{count} calculators',
  more: 'Show {count} more',
  rules:
    '{month} edition. Where we know that a figure is different today, both are given. Check {source} before you rely on them.',
} as const;
