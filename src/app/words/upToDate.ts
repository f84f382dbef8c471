// Texts about checks and changes at the foot of a calculator's page; prerendered only, so not in site.ts.
export const checks = {
  checked: 'We last checked them in {month}.',
  unchecked: 'They are from {month}, and we have not checked them since.',
  reviewBy: 'Next check due by {month}.',
} as const;

export const history = {
  title: 'Updates to this calculator',
  first: 'First version.',
  unchanged: 'First version. We have not changed our rules since.',
} as const;
