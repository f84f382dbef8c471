/** The ids of headings and parts that take the focus, or to which a page scrolls, from elsewhere in a result. */
export const RESULT_TITLE_ID = 'result-title';
/** Above the changes that would change the result. */
export const CHANGES_TITLE_ID = 'changes-title';
/** Around what keeps a result. */
export const SAVE_ID = 'save-result';
