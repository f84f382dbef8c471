/**
 * CodeMirror in a shadow root: only there it adopts its style sheets; in a document it would add a <style>, which the content security policy
 * refuses. Tab is left to the browser, so that the keyboard can leave the editor.
 */
import {closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {yaml} from '@codemirror/lang-yaml';
import {bracketMatching, foldGutter, foldKeymap, indentOnInput} from '@codemirror/language';
import {lintKeymap, setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {EditorState, Transaction, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type {Edit} from '../../../language/project.ts';
import type {Engine} from '../../engine.ts';
import type {Problem} from '../../protocol.ts';
import * as words from '../words.ts';
import {languageHelp} from './language.ts';
import {theme} from './theme.ts';

export interface EditorEvents {
  readonly onText: (path: string, text: string) => void;
  readonly onDefinition: (path: string, offset: number) => void;
  readonly onUses: (path: string, offset: number) => void;
  readonly onRename: (path: string, offset: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
}

export interface Editor {
  /** Shows a file; one that was shown before with its own history of edits. */
  readonly show: (path: string, text: string) => void;
  readonly setProblems: (problems: readonly Problem[]) => void;
  /** Selects a part of the file, scrolls there, and takes the focus. */
  readonly select: (start: number, end: number) => void;
  readonly selectLine: (line: number) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

export function createEditor(host: HTMLElement, engine: Engine, events: EditorEvents): Editor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const states = new Map<string, EditorState>();
  let shownPath = '';
  const view = new EditorView({root, parent: root});

  const at = (run: (path: string, offset: number) => void) => (target: EditorView) => {
    run(shownPath, target.state.selection.main.head);
    return true;
  };
  const extensionsOf = (path: string): Extension => [
    lineNumbers(),
    foldGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    search({top: true}),
    EditorState.tabSize.of(2),
    path.endsWith('.csv') ? [] : [yaml(), languageHelp(engine, path)],
    keymap.of([
      {key: 'F12', run: at(events.onDefinition)},
      {key: 'Shift-F12', run: at(events.onUses)},
      {key: 'F2', run: at(events.onRename)},
      ...completionKeymap,
      ...closeBracketsKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.domEventHandlers({
      mousedown: (event, target) => {
        const offset = event.ctrlKey || event.metaKey ? target.posAtCoords(event) : null;
        if (offset === null) return false;
        event.preventDefault();
        events.onDefinition(path, offset);
        return true;
      },
    }),
    // Text that can be edited can be reached by the keyboard anyway; with a tabindex, axe knows it too.
    EditorView.contentAttributes.of({'aria-label': words.source.label(path), 'tabindex': '0'}),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) events.onText(path, state.doc.toString());
    }),
    theme,
  ];

  return {
    show: (path, text) => {
      if (path !== shownPath) {
        if (shownPath !== '') states.set(shownPath, view.state);
        shownPath = path;
        view.setState(states.get(path) ?? EditorState.create({doc: text, extensions: extensionsOf(path)}));
      }
      const before = view.state.doc.toString();
      if (before === text) return;
      view.dispatch({changes: differenceOf(before, text), annotations: Transaction.userEvent.of('input.elsewhere')});
    },
    setProblems: (problems) => {
      const {length} = view.state.doc;
      const diagnostics = problems.map(({start, end, severity, message, hint, fix}): Diagnostic => {
        const from = Math.min(start, length);
        return {
          from,
          to: Math.min(Math.max(end, from), length),
          severity,
          // The fix says the same as the hint.
          message: hint === '' || hint === fix?.title ? message : `${message}\n${hint}`,
          ...(fix && {actions: [{name: fix.title, apply: () => events.onFix(fix.edits)}]}),
        };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    select: (start, end) => select(view, start, end),
    selectLine: (line) => {
      const {from, to} = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      select(view, from, to);
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

function select(view: EditorView, start: number, end: number): void {
  const {length} = view.state.doc;
  const [anchor, head] = [Math.min(start, length), Math.min(end, length)];
  view.dispatch({selection: {anchor, head}, effects: EditorView.scrollIntoView(anchor, {y: 'center'})});
  view.focus();
}

/** The one change between two texts that leaves the most as it is, for the places of the cursor and of what is folded. */
function differenceOf(
  before: string,
  after: string,
): {readonly from: number; readonly to: number; readonly insert: string} {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return {from, to: before.length - same, insert: after.slice(from, after.length - same)};
}
