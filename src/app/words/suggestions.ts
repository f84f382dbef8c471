// Texts of 'What would change your result', fetched after a result.
export const changes = {
  title: 'What would change your result',
  one: 'To get the result “{outcome}”, do this:',
  oneOf: 'To get the result “{outcome}”, one of these is enough:',
  two: 'To get the result “{outcome}”, change two things:',
  orTwo: 'Or change two things:',
  worse: {
    one: 'For example, this would change your result to “{outcome}”:',
    other: 'For example, each of these would change your result to “{outcome}”:',
  },
  none: 'For a better result, you would have to change at least three answers. “Why this result?” shows what is missing.',
  /** For a form with a list, which no suggestion changes. */
  lists: 'We did not try other {items}. “Why this result?” shows what is missing.',
  unanswered: 'Answer the remaining questions to see what would change your result.',
  showMore: {one: 'Show 1 more way', other: 'Show {count} more ways'},
  tryThis: 'Try this',
  tryChange: 'Try this: {change}',
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
  quoted: '“{option}”',
  orHigher: '{option} or higher',
  orLower: '{option} or lower',
  others: '{options}, or any of {count} more in the list',
  /** A range that is enough, where a number above it may not be. */
  butLess: 'at least {from} but less than {to}',
  upTo: '{from} to {to}',
  aboutMore: 'about {time} more',
  yearsAnd: ' and ',
};
