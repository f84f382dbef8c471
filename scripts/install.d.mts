/** What `ensureInstalled` needs besides files; see install.mjs. */
interface Surroundings {
  readonly isInCi?: boolean;
  readonly ask?: (question: string) => Promise<boolean | undefined>;
  readonly install?: (folder: string) => number;
}

/** See install.mjs, which is plain JavaScript. */
export function ensureInstalled(folder?: string, surroundings?: Surroundings): Promise<number>;
