// What the foot of a calculator's page says of its age. No script brings it, so it stands apart from site.yaml.
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
