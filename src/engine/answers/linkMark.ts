/** How a fragment begins that holds answers; alone, so that a page without such a link need not load shareLink.ts. */
export const LINK_MARK = '#answers:';
