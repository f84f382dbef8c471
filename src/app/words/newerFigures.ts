// Fields for figures that change every year, which a visitor may know better.

export const newerFigures = {
  about: 'These figures change every year. If you know a newer one, calculate with it.',
  now: 'Our figure: {figure}.',
  calculate: 'Calculate with these figures',
} as const;
