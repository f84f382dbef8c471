// Texts of 'What would change your result', fetched after a result.
export const changes = {
  title: 'What would change your result',
  one: 'To get the result “{outcome}”{beyond}, do this:',
  oneOf: 'To get the result “{outcome}”{beyond}, one of these is enough:',
  two: 'To get the result “{outcome}”{beyond}, change two things:',
  /** After the outcome, if some of the answers lead to another one that is better or worse still. */
  beyond: {better: ' or a better one', worse: ' or a worse one'},
  orTwo: 'Or change two things:',
  worse:
    'For example, {count, plural, one {this} other {each of these}} would change your result to “{outcome}”{beyond}:',
  none: "Changing one or two answers isn't enough for a better result. “Why this result?” shows what is missing.",
  /** Another answer to a question would be enough, but nobody can give it. */
  dependsOn: 'Your result depends on {questions}, which you can’t change. “Why this result?” shows what is missing.',
  dependsOnAge:
    'Your result depends on {questions}, and that birthday is more than {years} years away. “Why this result?” shows what is missing.',
  /** The same with another answer to a second question. */
  dependsOnMore:
    'Your result depends on {questions}, which you can’t change, and on at least one other answer. “Why this result?” shows what is missing.',
  dependsOnAgeAndMore:
    'Your result depends on {questions}, where that birthday is more than {years} years away, and on at least one other answer. “Why this result?” shows what is missing.',
  quoted: '“{label}”',
  /** For a form with a list that no suggestion changes. */
  otherItems: 'We did not try other {items}. “Why this result?” shows what is missing.',
  /** For a form with a list of which suggestions change one item. */
  oneItem: 'We found no single change to your {items} that is enough. “Why this result?” shows what is missing.',
  /** The same where suggestions change only items in the future. */
  plannedItem:
    'We found no single change to your future {items} that is enough. “Why this result?” shows what is missing.',
  /** For a form with a date that suggestions change. */
  oneAnswer: 'We found no single change that is enough. “Why this result?” shows what is missing.',
  /** There were more changes than could be tried. */
  cutShort: 'There may be other ways. We did not try every change to your {items}.',
  unanswered: 'To see what would change your result, answer every question first.',
  showMore: 'Show {count} more {count, plural, one {way} other {ways}}',
  tryThis: 'Try this',
  tryChange: 'Try this: {change}',
} as const;

/** What a change adds to the points of a result. */
export const points = {
  effect: '+{gain} points, so {total}',
  notToday: "Today's rules give no points for this.",
  today: "Today's rules give {gain} points for this.",
  notEnough: 'Not enough alone:',
  together: 'Not enough alone. Together, these make {total} of {mark} points:',
} as const;

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
  /** The figure that it names is higher today, or will be. */
  rises: '{change}, but {rises}',
  today: '{figure} today',
  from: '{figure} from {day}',
  /** Two instructions; the second begins with a small letter. */
  and: '{first} and {second}',
  both: '{first}, and {second}',
} as const;

/** A change to one item of a list: 'Leave out trip 3 (1 June 2026 – 5 September 2026)'. */
export const item = {
  withDays: '{title} ({days})',
  leaveOut: 'Leave out {item}',
  without: 'Without {item}',
  /** The change is an instruction, or names a field: 'departure: 1 March 2027'. */
  instruction: '{item}: {change}',
  field: '{item}, {change}',
} as const;

export const answer = {
  atLeast: 'at least {number}',
  over: 'more than {number}',
  atMost: 'at most {number}',
  below: 'less than {number}',
  more: '{number} more',
  less: '{number} less',
  /** Of things: '2 more years', '1 more year'. */
  moreOf: '{number} more {things}',
  quoted: '“{option}”',
  orHigher: '{option} or higher',
  orLower: '{option} or lower',
  orLater: '{day} or later',
  orEarlier: '{day} or earlier',
  others: '{options}, or any of {count} more in the list',
  /** A range that is enough, where a number above it may not be. */
  butLess: 'at least {from} but less than {to}',
  upTo: '{from} to {to}',
  aboutMore: 'about {time} more',
} as const;
