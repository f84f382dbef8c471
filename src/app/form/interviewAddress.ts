/** Where in a form that is asked one question at a time the visitor is: fragments, here without their '#', and no answers. */

/** The beginning of all these fragments. */
export const INTERVIEW = 'question';

/** The id of the form. Its fragment asks the next question. */
export const QUESTIONS = `${INTERVIEW}s`;

/** The id of the heading once no question is left. If there is one after all, its fragment asks that. */
export const LAST_STEP = `${QUESTIONS}-end`;

/** All questions at once. */
export const ALL_QUESTIONS = 'all-questions';

export const addressOf = (id: string): string => `${INTERVIEW}:${id}`;
