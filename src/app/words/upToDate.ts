// Texts about checks and changes at the foot of a calculator's page; prerendered only, so not in site.ts.
export const checks = {
  checked: 'Rates checked in {month}.',
  unchecked: 'Rates as of {month}. Not checked since.',
  reviewBy: 'Next check due by {month}.',
};

export const history = {
  title: 'What changed',
  first: 'First version.',
  unchanged: 'First version. The rules have not changed since.',
};
