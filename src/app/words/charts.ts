// Texts of the charts, fetched after the form. Components fill in {name}.
export const scale = {
  figure: '{label}: {text}',
  mark: '{label}: {text}',
  over: '{amount} over',
  you: 'You',
  under: '{label}, {rules}',
} as const;

export const timeline = {today: 'Today', start: 'Start', end: 'Estimate', label: '{label}: {text}'} as const;
