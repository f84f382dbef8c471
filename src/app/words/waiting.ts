// Texts of waits and their stages, fetched with the result. Components fill in {name}.
export const progress = {over: '{days} over the estimate.'} as const;

export const stages = {
  completed: 'completed',
  current: 'current',
  pending: 'not yet',
  on: '{date}',
  expectedBy: 'expected by {date}',
} as const;

export const calendar = {
  addOne: 'Add this date to your calendar (.ics)',
  addAll: 'Add these dates to your calendar (.ics)',
  notSaved: 'The file could not be made. Check your connection and try again.',
  stage: '{stage} (estimate)',
  summary: '{what}: {title}',
  description: 'This is an estimate. The real date may be different, so check it {source}.',
} as const;
