// Texts of the button that saves dates, fetched once there is one to come. Components fill in {name}.
export const calendar = {
  addOne: 'Add this date to your calendar (.ics)',
  addAll: 'Add these dates to your calendar (.ics)',
  summary: '{what}: {title}',
  description: 'This is an estimate. The real date may be different, so check it {source}.',
} as const;
