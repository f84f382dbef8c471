// Texts of a form that is asked one question at a time, fetched with it. Components fill in {name}.
/** In place of 'Answer one question at a time'. */
export const allQuestions = 'Show all questions';

export const progress = {atMost: 'Question {number}, {count} at most', last: 'Question {number} of {count}'} as const;

export const actions = {
  next: 'Next',
  finish: 'See your result',
  unknown: "I don't know",
  /** In its place, for a question that may be left blank. */
  blank: 'Leave it blank',
  back: 'Back',
  change: 'Change',
  changeOf: 'Change your answer: {field}',
} as const;

export const notUsable = {
  unanswered: "Answer this question, or choose “I don't know”.",
  other: "Check your answer, or choose “I don't know”.",
} as const;

export const answers = {title: 'Your answers so far', unknown: "You don't know", blank: 'Left blank'} as const;

/** The questions that no rule of the verdict needs any more. */
export const skipped = {
  title: 'Questions we skipped',
  text: "They can't change the verdict, but they may change the details of your result.",
} as const;

export const end = {
  /** Unless the result is incomplete: then that is the title of both. */
  title: "That's all we need to ask",
  settled: 'The verdict is “{verdict}”, whatever your other answers would be.',
  /** Without an answer the verdict would be another one. */
  any: 'Any answer leads to “{verdict}”, but your result needs one:',
  depends: 'It depends on your {count, plural, one {answer} other {answers}} to:',
  verdicts: 'The verdict can be {verdicts}.',
  quoted: '“{verdict}”',
  unproven: "We can't tell yet. It may depend on your {count, plural, one {answer} other {answers}} to:",
} as const;

export const noResultYet = "We skip the questions that can't change it any more.";
