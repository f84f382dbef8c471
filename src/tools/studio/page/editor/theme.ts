/** How the editor looks: by the site's tokens, so that it follows the visitor's scheme. */
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const highlighting = HighlightStyle.define([
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)'},
  {tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic'},
  {tag: [tags.string, tags.special(tags.string)], color: 'var(--good)'},
  {tag: [tags.keyword, tags.meta, tags.labelName], color: 'var(--caution)'},
  {tag: [tags.separator, tags.punctuation], color: 'var(--quiet)'},
]);

/** The package draws underlines as images in data: addresses, which the content security policy forbids. */
const underline = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.2em',
});

const look = EditorView.theme({
  '&': {blockSize: '100%', color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.875rem'},
  '&.cm-focused': {outline: '2px solid var(--focus)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'ui-monospace, monospace', lineHeight: '1.6', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--ink)'},
  '.cm-cursor': {borderInlineStartColor: 'var(--ink)'},
  '.cm-gutters': {backgroundColor: 'var(--desk)', color: 'var(--quiet)', borderInlineEnd: '1px solid var(--line)'},
  '.cm-activeLine': {backgroundColor: 'color-mix(in srgb, var(--tint) 45%, transparent)'},
  '.cm-activeLineGutter': {backgroundColor: 'var(--tint)', color: 'var(--ink)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)',
  },
  '.cm-lintRange-error': underline('var(--bad)'),
  '.cm-lintRange-warning': underline('var(--caution)'),
  '.cm-lintRange-active': {backgroundColor: 'var(--caution-ground)'},
  '.cm-tooltip': {
    maxInlineSize: 'min(34rem, 90vw)',
    border: '1px solid var(--control-line)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    fontFamily: 'var(--font)',
    fontSize: '0.875rem',
  },
  '.studio-hover': {padding: '0.5rem 0.75rem'},
  '.studio-hover p': {margin: '0.25rem 0 0'},
  '.cm-diagnostic': {padding: '0.5rem 0.75rem', borderInlineStart: '4px solid var(--caution)', whiteSpace: 'pre-wrap'},
  '.cm-diagnostic-error': {borderColor: 'var(--bad)'},
  '.cm-diagnosticAction': {
    display: 'block',
    margin: '0.5rem 0 0',
    padding: '0.25rem 0.75rem',
    border: '1px solid var(--accent)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    font: 'inherit',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {backgroundColor: 'var(--accent)', color: 'var(--on-accent)'},
  '.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '600'},
  '.cm-completionDetail': {fontStyle: 'normal', opacity: '0.85'},
  '.cm-panels': {backgroundColor: 'var(--desk)', color: 'var(--ink)', borderColor: 'var(--line)'},
  '.cm-searchMatch': {backgroundColor: 'var(--caution-ground)', outline: '1px solid var(--caution)'},
  '.cm-searchMatch-selected': {backgroundColor: 'var(--tint)', outline: '2px solid var(--accent)'},
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--control-line)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--field)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    fontSize: '0.875rem',
  },
  '.cm-foldPlaceholder': {border: '1px solid var(--line)', backgroundColor: 'var(--tint)', color: 'var(--ink)'},
});

export const theme: Extension = [look, syntaxHighlighting(highlighting)];
