/** The files that are open in the studio, with what was edited in them. */
import {isCasesFile} from '../../../engine/diagnostics/source.ts';
import {casesBeside, isSharedFile, sharedFolderOf} from '../../../engine/project/layout.ts';
import {withEdits, type Edit} from '../../language/project.ts';
import type {ListedFile} from '../addresses.ts';
import type {ProjectFile, ProjectFiles} from '../protocol.ts';
import type {Drafts, Saved} from './drafts.ts';

export interface OpenFile extends ProjectFile {
  /** The text that editing began with. */
  readonly from: string;
  /** As it is on the site. */
  readonly published: string;
  /** Whether the present text is kept on this device. */
  readonly saved: Saved;
}

export interface WorkspaceState {
  /** Those that were read, by path. */
  readonly files: ReadonlyMap<string, OpenFile>;
  /** Counts edits, in this tab and in others. */
  readonly edits: number;
}

export class Workspace {
  readonly listed: readonly ListedFile[];
  private readonly drafts: Drafts;
  private readonly fetchText: (path: string) => Promise<string>;
  /** Gets each file whose text is new or another one. */
  private readonly onTexts: (files: ProjectFiles) => void;
  private readonly listeners = new Set<() => void>();
  private readonly loading = new Map<string, Promise<void>>();
  private current: WorkspaceState = {files: new Map(), edits: 0};

  constructor(
    listed: readonly ListedFile[],
    drafts: Drafts,
    fetchText: (path: string) => Promise<string>,
    onTexts: (files: ProjectFiles) => void,
  ) {
    this.listed = listed;
    this.drafts = drafts;
    this.fetchText = fetchText;
    this.onTexts = onTexts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): WorkspaceState => this.current;

  /** The definition that a file is, or whose cases it has; undefined for shared data. */
  definitionOf(path: string): string | undefined {
    if (isSharedFile(path)) return undefined;
    return isCasesFile(path) ? path.replace('.cases.yaml', '.yaml') : path;
  }

  /** Reads a file and all that its problems depend on: its definition, its cases, and shared data; for shared data every file. */
  async open(path: string): Promise<void> {
    const definition = this.definitionOf(path);
    const needed = this.listed.filter((listed) => {
      if (definition === undefined) return true;
      if (listed.path === definition || listed.path === casesBeside(definition)) return true;
      return isSharedFile(listed.path) && listed.path.startsWith(`${sharedFolderOf(definition)}/`);
    });
    await Promise.all(needed.map((each) => this.load(each.path)));
  }

  /** Takes a text that was typed or changed by a fix. */
  edit(path: string, text: string): void {
    const file = this.current.files.get(path);
    if (file === undefined || file.text === text) return;
    this.set({...file, text, saved: this.drafts.save(path, {from: file.from, text})});
  }

  /** Makes edits that may be in several files. */
  async apply(edits: readonly Edit[]): Promise<void> {
    const paths = [...new Set(edits.map((edit) => edit.path))];
    await Promise.all(paths.map((path) => this.load(path)));
    for (const path of paths)
      this.edit(
        path,
        withEdits(
          this.current.files.get(path)!.text,
          edits.filter((edit) => edit.path === path),
        ),
      );
  }

  /** Takes the draft that another tab has saved, unless what was typed here is not saved. */
  takeDraft(path: string, isForced = false): void {
    const file = this.current.files.get(path);
    if (file === undefined || (file.saved !== 'saved' && !isForced)) return;
    const draft = this.drafts.read(path);
    this.set({...file, text: draft?.text ?? file.from, from: draft?.from ?? file.from, saved: 'saved'});
  }

  /** Keeps what was typed here in place of the draft of another tab. */
  keepMine(path: string): void {
    const file = this.current.files.get(path);
    if (file === undefined) return;
    this.drafts.read(path);
    this.set({...file, saved: this.drafts.save(path, {from: file.from, text: file.text})});
  }

  /** Gives up what was edited in all files. */
  revert(): void {
    for (const {path, published} of this.changed()) {
      this.drafts.read(path);
      const file = this.current.files.get(path)!;
      const saved = this.drafts.save(path, {from: published, text: published});
      this.set({...file, from: published, text: published, saved});
    }
  }

  /** The files whose text is another one than that which editing began with. */
  changed(): readonly OpenFile[] {
    return [...this.current.files.values()].filter(({from, text}) => from !== text);
  }

  private load(path: string): Promise<void> {
    const begun = this.loading.get(path);
    if (begun !== undefined) return begun;
    const loading = this.fetchText(path).then(
      (published) => {
        const draft = this.drafts.read(path);
        const {from, text} = draft ?? {from: published, text: published};
        this.set({path, published, from, text, saved: 'saved'});
      },
      (error: unknown) => {
        this.loading.delete(path);
        throw error;
      },
    );
    this.loading.set(path, loading);
    return loading;
  }

  private set(file: OpenFile): void {
    const before = this.current.files.get(file.path);
    this.current = {files: new Map(this.current.files).set(file.path, file), edits: this.current.edits + 1};
    if (before?.text !== file.text) this.onTexts([{path: file.path, text: file.text}]);
    for (const listener of this.listeners) listener();
  }
}

/** The files of the project before any of them was read: a check needs to know which calculators there are. */
export const unread = (listed: readonly ListedFile[]): ProjectFiles => listed.map(({path}) => ({path, text: ''}));
