// Texts above and below changes of the law that no figure has, so no result; fetched for a page with such changes.
export const notCounted = {title: 'Different today, but not counted here:', more: '{count} more'} as const;
