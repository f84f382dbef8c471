/** A change of a project, as it is proposed and reviewed: files before and after, in memory. */
import type {ProjectFile, ProjectFiles} from '../protocol.ts';

export interface Change {
  /** What is not among these files is new. */
  readonly before: ProjectFiles;
  /** What is not among these files is removed. */
  readonly after: ProjectFiles;
}

/** A file that a change makes, edits or removes: a side that is missing does not have it. */
export interface ChangedFile {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** The files whose texts differ, sorted by path. */
export function changedFiles({before, after}: Change): readonly ChangedFile[] {
  const [earlier, later] = [before, after].map((files) => new Map(files.map(({path, text}) => [path, text])));
  return [...new Set([...earlier!.keys(), ...later!.keys()])].toSorted().flatMap((path): readonly ChangedFile[] => {
    const [from, to] = [earlier!.get(path), later!.get(path)];
    if (from === to) return [];
    return [{path, ...(from !== undefined && {before: from}), ...(to !== undefined && {after: to})}];
  });
}

/** All files of a project with a change. @param files as before the change */
export function withChange(files: ProjectFiles, change: Change): ProjectFiles {
  const changed = new Map(changedFiles(change).map(({path, after}) => [path, after]));
  const kept = files.flatMap((file): readonly ProjectFile[] => {
    if (!changed.has(file.path)) return [file];
    const text = changed.get(file.path);
    return text === undefined ? [] : [{path: file.path, text}];
  });
  const known = new Set(files.map(({path}) => path));
  return [...kept, ...change.after.filter(({path}) => !known.has(path))];
}
