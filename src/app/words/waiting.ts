// Texts of waits and their stages, fetched with the result. Components fill in {name}.
export const progress = {over: '{days} over the estimate.'} as const;

export const stages = {
  completed: 'completed',
  current: 'current',
  pending: 'not yet',
  on: '{date}',
  expectedBy: 'expected by {date}',
  /** In a calendar. */
  estimate: '{stage} (estimate)',
} as const;
