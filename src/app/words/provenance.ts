// Where the figures of a calculator come from. Components fill in {name}.
export const provenance = {
  unchecked: 'Source: {source}, data as of {month}, not checked since.',
  checked: 'Source: {source}, data as of {month}, rates checked in {checked}.',
};
