// Texts of 'What would change your result', fetched after a result.
export const changes = {
  title: 'What would change your result',
  one: 'For the result “{outcome}”:',
  oneOf: 'For the result “{outcome}”, one of these is enough:',
  two: 'For the result “{outcome}”, change two things:',
  orTwo: 'Or change two things:',
  worse: {
    one: 'You would drop to “{outcome}” with this answer:',
    other: 'You would drop to “{outcome}” with any of these answers:',
  },
  none: 'For a better result, you would have to change more than two answers. “Why this result?” shows what is missing.',
  showMore: {one: 'Show 1 more way', other: 'Show {count} more ways'},
  tryThis: 'Try this',
  tryChange: 'Try this: {change}',
  takesTime: '(this takes time)',
};

/** A change to one answer. */
export const change = {
  named: '{name}: {answer}',
  answered: '{question} {answer}',
  answerTo: 'Answer “{answer}” to “{question}”',
  /** For an answer that has quotation marks already: '“A1” or higher'. */
  answersTo: 'Answer {answer} to “{question}”',
  birthday: 'Wait until you turn {age}',
  fromAge: '{age} or older',
  withDifference: '{change} ({difference})',
  /** Two instructions; the second begins with a small letter. */
  and: '{first} and {second}',
  both: '{first}, and {second}',
};

export const answer = {
  atLeast: 'at least {number}',
  over: 'more than {number}',
  atMost: 'at most {number}',
  below: 'less than {number}',
  more: '{number} more',
  less: '{number} less',
  /** Before a unit: '2 more years'. */
  moreOf: 'more {unit}',
  fewerOf: 'fewer {unit}',
  quoted: '“{option}”',
  orHigher: '{option} or higher',
  orLower: '{option} or lower',
  others: '{options} (or {count} other options)',
};
