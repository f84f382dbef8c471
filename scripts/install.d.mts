/** See install.mjs, which is plain JavaScript. */
export function ensureInstalled(folder?: string): number;
