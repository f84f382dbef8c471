// Texts of 'What would change it', fetched after a result.
export const changes = {
  title: 'What would change it',
  one: 'This gives “{outcome}”:',
  oneOf: 'Any one of these gives “{outcome}”:',
  two: 'Two changes together give “{outcome}”:',
  worse: 'This makes it “{outcome}”:',
  none: 'One or two changes are not enough for a better result. ‘Why this result?’ says what is missing. Answers that a person cannot change were left as they are.',
  further: 'Further ways that are not listed: {count}.',
  tryIt: 'Try it',
  tryThis: 'Try it: {change}',
  takesTime: 'takes time',
  tried: 'Tried: {change}.',
  putBack: 'Put my answer back',
};

export const answer = {
  of: '{field}: {answer}',
  ofQuestion: '{field} {answer}',
  both: '{first}, and {second}',
  atLeast: 'at least {number}',
  over: 'over {number}',
  atMost: 'at most {number}',
  below: 'below {number}',
  more: '{answer} ({difference} more)',
  less: '{answer} ({difference} less)',
  orHigher: '{option} or higher',
  orLower: '{option} or lower',
  others: '{option}, or one of {count} others',
  birthday: 'from your {ordinal} birthday',
};

export const ordinal = {one: '{number}st', two: '{number}nd', few: '{number}rd', other: '{number}th'};
