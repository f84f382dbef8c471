import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {fileNameOf, idOf} from '../../../engine/diagnostics/source.ts';
import {today as readClock} from '../../../engine/language/today.ts';
import {casesBeside} from '../../../engine/project/layout.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Range} from '../../language/project.ts';
import type {Answers, CaseToSave, SaveResult} from '../../workbench/data.ts';
import {CaseList} from '../../workbench/client/Check.tsx';
import {useQuery} from '../../workbench/client/data.ts';
import type {Engine} from '../engine.ts';
import {Card} from './Card.tsx';
import type {Editor} from './editor/createEditor.ts';
import {Files} from './Files.tsx';
import {ProofPane} from './Proof.tsx';
import {Proposal} from './Proposal.tsx';
import {Source} from './Source.tsx';
import {Tabs} from './Tabs.tsx';
import {useChecked} from './useChecked.ts';
import {useNarrow} from './useNarrow.ts';
import type {Workspace} from './workspace.ts';
import * as words from './words.ts';
import styles from './studio.module.css';

interface StudioProps {
  readonly workspace: Workspace;
  /** Answers while somebody types. */
  readonly engine: Engine;
  /** Proves, which may take long. */
  readonly prover: Engine;
  /** What became of the proposal in the address; '' without one. */
  readonly notice: string;
}

type Pane = 'files' | 'source' | 'card' | 'cases' | 'proof';
const rightPanes = ['card', 'cases', 'proof'] as const;
const allPanes: readonly Pane[] = ['files', 'source', ...rightPanes];

/** The files, the source of one of them, and what it does. */
export function Studio({workspace, engine, prover, notice}: StudioProps) {
  const {files, edits} = useSyncExternalStore(workspace.subscribe, workspace.state);
  const [path, setPath] = useQuery('file', '');
  const [day, setDay] = useQuery('day', readClock());
  const [opened, setOpened] = useState<{readonly answers: Answers; readonly count: number}>({answers: {}, count: 0});
  const [pane, setPane] = useState<Pane>(path === '' ? 'files' : 'source');
  const [rightPane, setRightPane] = useState<Pane>('card');
  const [problem, setProblem] = useState<string>();
  const [isProposing, setProposing] = useState(false);
  const isNarrow = useNarrow();
  const editor = useRef<Editor>(null);
  /** Selected once its file is shown. */
  const [wanted, setWanted] = useState<Range>();

  const isListed = workspace.listed.some((file) => file.path === path);
  useEffect(() => {
    if (!isListed) return;
    setProblem(undefined);
    workspace.open(path).catch((error: Error) => setProblem(error.message));
  }, [workspace, path, isListed]);
  const file = files.get(path);
  const definition = isListed ? workspace.definitionOf(path) : undefined;
  const isReady = file !== undefined && (definition === undefined || files.has(definition));
  const checked = useChecked(engine, isReady ? path : '', definition, edits);

  const show = useCallback(
    (next: Pane) => {
      setPane(next);
      if (next !== 'files' && next !== 'source') setRightPane(next);
    },
    [setPane],
  );
  const openFile = (next: string): void => {
    if (next !== path && workspace.definitionOf(next) !== definition) setOpened({answers: {}, count: 0});
    setPath(next);
    show('source');
  };
  const goTo = (range: Range): void => {
    setPath(range.path);
    show('source');
    setWanted(range);
  };
  useEffect(() => {
    if (wanted === undefined || file?.path !== wanted.path || editor.current === null) return;
    editor.current.select(wanted.start, wanted.end);
    setWanted(undefined);
  }, [wanted, file, pane]);
  const goToLine = (target: string, line: number): void => {
    const start = (files.get(target)?.text ?? '').split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    goTo({path: target, start, end: start});
  };
  const open = (answers: Answers, openDay: string = day): void => {
    setDay(openDay);
    setOpened(({count}) => ({answers, count: count + 1}));
    show('card');
  };
  const save = async (newCase: CaseToSave): Promise<SaveResult> => {
    const found = await engine.call('withCase', [idOf(definition!), newCase]);
    if ('problem' in found) return {saved: false, message: found.problem};
    workspace.edit(casesBeside(definition!), found.text);
    return {saved: true, message: words.cases.saved};
  };

  const [before, after] = useMemo(() => {
    const all = [...files.values()];
    return [
      all.map(({path: each, from}) => ({path: each, text: from})),
      all.map(({path: each, text}) => ({path: each, text})),
    ];
  }, [files]);
  const changed = new Set(workspace.changed().map((each) => each.path));
  const runs = checked.cases?.runs ?? [];
  const failed = runs.filter(({passed}) => !passed).length;
  const problems = [...checked.problems].flatMap(([of, found]) =>
    found.map((each) => ({
      ...each,
      file: fileNameOf(of),
      line: (files.get(of)?.text ?? '').slice(0, each.start).split('\n').length,
    })),
  );

  function contentOf(which: Pane): ReactNode {
    switch (which) {
      case 'files':
        return <Files listed={workspace.listed} shown={path} changed={changed} onOpen={openFile} />;
      case 'source':
        return file === undefined ? (
          <div className={styles.empty}>
            {path === '' && <p>{words.page.choose}</p>}
            {path !== '' && !isListed && <p role="alert">{fill(words.page.unknown, {path})}</p>}
            {isListed && problem === undefined && <p role="status">{words.page.loading}</p>}
            {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
          </div>
        ) : (
          <Source
            workspace={workspace}
            engine={engine}
            file={file}
            problems={checked.problems.get(path) ?? []}
            editorRef={editor}
            onGoTo={goTo}
          />
        );
      case 'card':
        return definition === undefined || checked.shown === undefined ? (
          <p className={styles.empty}>
            {path === ''
              ? words.page.choose
              : definition === undefined
                ? words.card.noCalculator
                : checked.isBroken
                  ? words.card.never
                  : words.page.loading}
          </p>
        ) : (
          <Card
            key={definition}
            shown={checked.shown}
            isEarlier={checked.isBroken}
            runs={runs}
            opened={opened}
            day={day}
            onDay={setDay}
            onOpen={({answers, today}) => open(answers, today)}
            onSave={save}
          />
        );
      case 'cases':
        return (
          <>
            <p role="status" className={failed > 0 ? styles.bad : styles.good}>
              {runs.length === 0
                ? words.cases.none
                : failed === 0
                  ? fill(words.cases.allPass, {count: String(runs.length)})
                  : fill(words.cases.fail, {failed: String(failed), count: String(runs.length)})}
            </p>
            {runs.length > 0 && (
              <CaseList runs={runs.toSorted((one, other) => Number(one.passed) - Number(other.passed))} onOpen={open} />
            )}
          </>
        );
      case 'proof':
        return (
          <ProofPane
            key={definition}
            engine={prover}
            id={definition === undefined ? undefined : idOf(definition)}
            problems={problems}
            before={before}
            after={after}
            isChanged={changed.size > 0}
            onProblem={goTo}
            onLine={(line) => goToLine(definition!, line)}
            onOpen={open}
          />
        );
    }
  }
  const selected = isNarrow ? pane : rightPane;

  return (
    <div className={styles.studio} data-narrow={isNarrow || undefined}>
      <title>{path === '' ? words.page.title : fill(words.page.titleOf, {file: fileNameOf(path)})}</title>
      <header className={styles.header}>
        <h1>{words.page.title}</h1>
        <span className={styles.path}>{path}</span>
        {notice !== '' && <p role="status">{notice}</p>}
      </header>
      <main className={styles.main}>
        {!isNarrow && <div className={styles.left}>{contentOf('files')}</div>}
        {!isNarrow && contentOf('source')}
        <Tabs
          label={words.panes.label}
          tabs={(isNarrow ? allPanes : rightPanes).map((name) => ({
            name,
            text: words.panes[name],
            count: name === 'cases' ? failed : name === 'proof' ? problems.length : 0,
          }))}
          selected={selected}
          onSelect={show}
        >
          {contentOf(selected)}
        </Tabs>
      </main>
      <footer className={styles.status}>
        <p role="status">{statusOf({problems: problems.length, runs: runs.length, failed, changed: changed.size})}</p>
        {changed.size > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => window.confirm(words.status.reallyRevert) && workspace.revert()}
          >
            {words.status.revert}
          </button>
        )}
        <button type="button" className="quiet-button" disabled={changed.size === 0} onClick={() => setProposing(true)}>
          {words.status.propose}
        </button>
      </footer>
      {isProposing && <Proposal engine={prover} before={before} after={after} onClose={() => setProposing(false)} />}
    </div>
  );
}

interface Counts {
  readonly problems: number;
  readonly runs: number;
  readonly failed: number;
  readonly changed: number;
}

/** '1 problem · 58 of 60 cases · 2 files changed, kept on this device only' */
function statusOf({problems, runs, failed, changed}: Counts): string {
  const {status} = words;
  return [
    problems === 0
      ? status.noProblems
      : problems === 1
        ? status.oneProblem
        : fill(status.problems, {count: String(problems)}),
    ...(runs === 0 ? [] : [fill(status.cases, {passed: String(runs - failed), all: String(runs)})]),
    changed === 0
      ? status.unchanged
      : changed === 1
        ? status.changedOne
        : fill(status.changed, {count: String(changed)}),
  ].join(' · ');
}
