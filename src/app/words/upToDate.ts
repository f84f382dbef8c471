// Texts about checks and changes at the foot of a calculator's page; prerendered only, so not in site.ts.
export const checks = {
  checked: 'Rates checked in {month}.',
  unchecked: 'The rates are those of {month}. Nobody has compared them with the source since.',
  reviewBy: 'To be checked again by {month}.',
};

export const history = {
  title: 'What changed',
  first: 'First edition.',
  unchanged: 'First edition. No rule of this calculator has changed since.',
};
