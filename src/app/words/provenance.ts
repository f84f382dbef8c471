// Where the figures of a calculator come from. Components fill in {name}.
export const provenance = {
  unchecked: 'Source: {source}. Rules as of {month}, not checked since.',
  checked: 'Source: {source}. Rules as of {month}, checked in {checked}.',
} as const;
