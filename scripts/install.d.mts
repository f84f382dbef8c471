export function ensureInstalled(folder?: string): number;
