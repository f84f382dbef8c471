import {type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import {fileNameOf} from '../../../engine/diagnostics/source.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Range} from '../../language/project.ts';
import type {Engine} from '../engine.ts';
import type {Problem} from '../protocol.ts';
import {createEditor, type Editor} from './editor/createEditor.ts';
import type {OpenFile, Workspace} from './workspace.ts';
import * as words from './words.ts';
import styles from './studio.module.css';

interface SourceProps {
  readonly workspace: Workspace;
  readonly engine: Engine;
  readonly file: OpenFile;
  readonly problems: readonly Problem[];
  /** Set as long as there is an editor, for other panes that lead to a line. */
  readonly editorRef: RefObject<Editor | null>;
  readonly onGoTo: (range: Range) => void;
}

/** What is shown below the editor about the name at the cursor. */
type Asked =
  | {readonly kind: 'uses'; readonly uses: readonly Range[]}
  | {readonly kind: 'rename'; readonly path: string; readonly offset: number; readonly name: string}
  | {readonly kind: 'message'; readonly text: string};

/** The source of a file with its problems, and what the language service says of its names. */
export function Source({workspace, engine, file, problems, editorRef, onGoTo}: SourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => {
    setAsked(undefined);
    editorRef.current?.focus();
  };
  const goTo = useEffectEvent(onGoTo);
  useEffect(() => {
    const editor = createEditor(host.current!, engine, {
      onText: (path, text) => workspace.edit(path, text),
      onFix: (edits) => void workspace.apply(edits),
      onDefinition: (path, offset) =>
        void engine.call('definition', [path, offset]).then((range) => {
          if (range !== null) goTo(range);
          else setAsked({kind: 'message', text: words.source.noUses});
        }),
      onUses: (path, offset) => void engine.call('uses', [path, offset]).then((uses) => setAsked({kind: 'uses', uses})),
      onRename: (path, offset) =>
        void engine.call('nameAt', [path, offset]).then((found) => {
          if ('problem' in found) setAsked({kind: 'message', text: found.problem});
          else setAsked({kind: 'rename', path, offset, name: found.name});
        }),
    });
    editorRef.current = editor;
    return () => {
      editorRef.current = null;
      editor.close();
    };
  }, [workspace, engine, editorRef]);
  const {path, text} = file;
  useEffect(() => editorRef.current?.show(path, text), [editorRef, path, text]);
  useEffect(() => editorRef.current?.setProblems(problems), [editorRef, problems]);
  useEffect(() => setAsked(undefined), [path]);

  return (
    <div className={styles.source}>
      <Notes workspace={workspace} file={file} />
      <div ref={host} className={styles.editor} />
      {asked === undefined ? (
        <p className={styles.hint}>{words.source.keys}</p>
      ) : (
        <div className={styles.asked}>
          {asked.kind === 'message' && <p role="status">{asked.text}</p>}
          {asked.kind === 'uses' && <Uses uses={asked.uses} workspace={workspace} onGoTo={onGoTo} />}
          {asked.kind === 'rename' && (
            <Rename
              key={`${asked.path} ${asked.offset}`}
              {...asked}
              engine={engine}
              workspace={workspace}
              onDone={(message) => setAsked({kind: 'message', text: message})}
              onCancel={close}
            />
          )}
          <button type="button" className="quiet-button" onClick={close}>
            {words.source.close}
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether the text is kept, and is about the newest file. */
function Notes({workspace, file}: {readonly workspace: Workspace; readonly file: OpenFile}) {
  const {path, saved, from, published, text} = file;
  return (
    <div role="status">
      {saved === 'refused' && <p className={styles.note}>{words.source.refused}</p>}
      {saved === 'newer' && (
        <div className={styles.note}>
          <p>{words.source.newer}</p>
          <button type="button" className="quiet-button" onClick={() => workspace.takeDraft(path, true)}>
            {words.source.takeOther}
          </button>
          <button type="button" className="quiet-button" onClick={() => workspace.keepMine(path)}>
            {words.source.keepMine}
          </button>
        </div>
      )}
      {from !== published && text !== published && <p className={styles.note}>{words.source.publishedNewer}</p>}
    </div>
  );
}

interface UsesProps {
  readonly uses: readonly Range[];
  readonly workspace: Workspace;
  readonly onGoTo: (range: Range) => void;
}

function Uses({uses, workspace, onGoTo}: UsesProps) {
  if (uses.length === 0) return <p role="status">{words.source.noUses}</p>;
  return (
    <>
      <p role="status">{fill(words.source.uses, {count: String(uses.length)})}</p>
      <ul>
        {uses.map((use) => {
          const text = workspace.state().files.get(use.path)?.text ?? '';
          const before = text.slice(0, use.start).split('\n');
          const shown = text.split('\n')[before.length - 1] ?? '';
          return (
            <li key={`${use.path} ${use.start}`}>
              <button type="button" className="link-button" onClick={() => onGoTo(use)}>
                {fill(words.source.use, {file: fileNameOf(use.path), line: String(before.length), text: shown.trim()})}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface RenameProps {
  readonly path: string;
  readonly offset: number;
  readonly name: string;
  readonly engine: Engine;
  readonly workspace: Workspace;
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

function Rename({path, offset, name, engine, workspace, onDone, onCancel}: RenameProps) {
  const [next, setNext] = useState(name);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await engine.call('renamed', [path, offset, next]);
    if ('problem' in found) return setProblem(found.problem);
    await workspace.apply(found.edits);
    onDone(fill(words.source.renamed, {count: String(found.edits.length)}));
  }
  return (
    <form className={styles.rename} onSubmit={(event) => void rename(event)}>
      <label>
        {fill(words.source.rename, {name})}
        <input
          ref={field}
          value={next}
          required
          onChange={({target}) => setNext(target.value)}
          onKeyDown={({key}) => key === 'Escape' && onCancel()}
        />
      </label>
      <button className="quiet-button">{words.source.doRename}</button>
      <p role="alert">{problem}</p>
    </form>
  );
}
