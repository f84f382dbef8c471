/** Texts that become the beginning or the middle of a sentence. */

/** 'Monthly salary' for 'monthly salary'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'get a job offer' for 'Get a job offer'; abbreviations such as 'EU' and 'B1', and names such as 'Child Benefit', keep their capitals. */
export function uncapitalized(text: string): string {
  return text.replace(/^(?:\p{Lu}(?=\p{Ll})(?!\p{Ll}+ \p{Lu}\p{Ll})|A(?= ))/u, (letter) => letter.toLowerCase());
}

/** A question as the name of its answer: nobody says 'the lower of how old are you? and 65'. */
export const answerTo = (question: string): string => `your answer to “${question}”`;
