/** The language service as CodeMirror has it: what completes, and what a word is. */
import {
  autocompletion,
  type Completion as Option,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import {hoverTooltip, type EditorView, type Tooltip} from '@codemirror/view';
import type {Completion, CompletionKind} from '../../../language/completion.ts';
import type {Hover} from '../../../language/hover.ts';
import type {Engine} from '../../engine.ts';

/** What the package draws beside an option. */
const icons: Readonly<Record<CompletionKind, string>> = {
  key: 'property',
  name: 'variable',
  option: 'enum',
  function: 'function',
  word: 'keyword',
  format: 'type',
  text: 'text',
};

/** @param path of the file in the editor */
export function languageHelp(engine: Engine, path: string): Extension {
  return [
    autocompletion({override: [(context) => complete(context, engine, path)], icons: false}),
    hoverTooltip((_, offset) => hoverAt(engine, path, offset)),
  ];
}

/** Without being asked only after what begins a name. */
const begins = /[\w-]$|[{.=] ?$|: $|\{[^{}]*:$/;

async function complete(
  {state, pos, explicit}: CompletionContext,
  engine: Engine,
  path: string,
): Promise<CompletionResult | null> {
  const {text} = state.doc.lineAt(pos);
  const before = text.slice(0, pos - state.doc.lineAt(pos).from);
  if (!explicit && !begins.test(before)) return null;
  const found = await engine.call('completions', [path, pos]);
  if (found.length === 0) return null;
  const from = Math.max(...found.map(({start}) => start));
  return {from, options: found.map((each, index) => optionOf(each, index)), validFor: /^[\w-]*$/};
}

function optionOf({kind, label, text, about, start}: Completion, index: number): Option {
  return {
    label,
    detail: about,
    type: icons[kind],
    // The service lists the likeliest first.
    boost: -Math.min(index, 99),
    apply: (view: EditorView, _option: Option, _from: number, to: number) =>
      view.dispatch({
        changes: {from: start, to, insert: text},
        selection: {anchor: start + text.length},
        userEvent: 'input.complete',
      }),
  };
}

async function hoverAt(engine: Engine, path: string, offset: number): Promise<Tooltip | null> {
  const hover = await engine.call('hover', [path, offset]);
  return hover && {pos: hover.start, end: hover.end, above: true, create: () => ({dom: shown(hover)})};
}

function shown({heading, lines}: Hover): HTMLElement {
  const box = document.createElement('div');
  box.className = 'studio-hover';
  const name = document.createElement('strong');
  name.textContent = heading;
  box.append(name);
  for (const line of lines) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    box.append(paragraph);
  }
  return box;
}
