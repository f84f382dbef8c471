// Texts about checks and changes at the foot of a calculator's page; prerendered only, so not in site.ts.
export const reviewBy = 'Next check due by {month}.';

export const history = {
  title: 'Updates to this calculator',
  first: 'First version.',
  unchanged: 'First version.',
} as const;
