/** The id of the heading above the changes, which takes the focus. */
export const CHANGES_TITLE_ID = 'changes-title';
