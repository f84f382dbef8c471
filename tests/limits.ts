/** Milliseconds after which what has not answered counts as hanging: a machine that is busy with other work may be a hundred times slower. */
export const HANGING = 600_000;

/** The same for what is waited for inside a test, so that its message says what did not come. */
export const UNANSWERED = 500_000;
