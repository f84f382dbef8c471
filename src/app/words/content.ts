// Texts of pages of content. Components fill in {name}.
export const content = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  /** What opens the rest of a list on a phone. */
  calculators: 'Show {count} calculators',
  more: 'Show {count} more',
  rules: 'Rules as of {month}. Check {source} before you rely on them.',
} as const;
