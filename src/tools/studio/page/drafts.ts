/**
 * Unsaved work on this device. Each file that was edited has a draft in the browser's storage, which all tabs share: a tab that has not seen
 * the newest draft of a file does not overwrite it.
 */

export interface Draft {
  /** The text of the file that editing began with. */
  readonly from: string;
  readonly text: string;
  /** Another one after each edit. */
  readonly version: string;
}

/** The part of a `Storage` that matters here. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What became of a draft: 'newer' if another tab has saved one that this one has not read, 'refused' if the browser keeps nothing. */
export type Saved = 'saved' | 'newer' | 'refused';

export interface Drafts {
  /** The newest draft of a file, which this tab may overwrite from then on. */
  readonly read: (path: string) => Draft | undefined;
  /** Keeps a text; one that is as it was in the beginning needs no draft. */
  readonly save: (path: string, draft: Omit<Draft, 'version'>) => Saved;
}

const PREFIX = 'studio:';

/** The path of a file whose draft has this key in the storage. */
export function pathOfKey(key: string | null): string | undefined {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}

/** @param newVersion gives a text that it has not given before, in any tab */
export function openDrafts(storage: DraftStorage, newVersion: () => string): Drafts {
  /** By path, what this tab has last read or written. */
  const seen = new Map<string, string | undefined>();
  const stored = (path: string): Draft | undefined => {
    try {
      return JSON.parse(storage.getItem(PREFIX + path) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: (path) => {
      const draft = stored(path);
      seen.set(path, draft?.version);
      return draft;
    },
    save: (path, {from, text}) => {
      if (stored(path)?.version !== seen.get(path)) return 'newer';
      const version = text === from ? undefined : newVersion();
      try {
        if (version === undefined) storage.removeItem(PREFIX + path);
        else storage.setItem(PREFIX + path, JSON.stringify({from, text, version}));
      } catch {
        return 'refused';
      }
      seen.set(path, version);
      return 'saved';
    },
  };
}
