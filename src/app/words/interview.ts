// Texts of a form that is asked one question at a time, fetched with it. Components fill in {name}.
/** In place of 'Answer one question at a time'. */
export const allQuestions = 'Show all questions';

export const progress = {atMost: 'Question {number} of at most {count}', last: 'Question {number} of {count}'};

export const actions = {
  next: 'Next',
  finish: 'See your result',
  unknown: "I don't know",
  /** In its place, for a question that may be left blank. */
  blank: 'Leave it blank',
  back: 'Back',
  change: 'Change',
  changeOf: 'Change your answer: {field}',
};

export const notUsable = {
  unanswered: "Answer this question, or choose “I don't know”.",
  other: "Check your answer, or choose “I don't know”.",
};

export const answers = {title: 'Your answers so far', unknown: "You don't know", blank: 'Left blank'};

/** The questions that no rule of the verdict needs any more. */
export const skipped = {
  title: 'Questions we skipped',
  text: "They can't change the verdict, but they may change the details of your result.",
};

export const end = {
  title: "That's all we need to ask",
  settled: 'The verdict is “{verdict}”, whatever your other answers would be.',
  depends: {one: 'It depends on your answer to:', other: 'It depends on your answers to:'},
  verdicts: 'The verdict can be {verdicts}.',
  quoted: '“{verdict}”',
  unproven: {
    one: "We can't tell yet. It may depend on your answer to:",
    other: "We can't tell yet. It may depend on your answers to:",
  },
};

export const noResultYet = "We skip the questions that can't change it any more.";
