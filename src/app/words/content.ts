// Texts of pages of content. Components fill in {name}.
export const content = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  rules: 'Rules as of {month}. Check {source} before you rely on this.',
};
