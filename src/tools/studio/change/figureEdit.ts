/**
 * A figure with one more value from a day on, in the text of its file: everything else, comments and layout too, stays as it is. The places are
 * those of the reader. What would not be read back as it is meant is not written.
 */
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {
  entriesOf,
  get,
  type ListNode,
  type MapNode,
  type Node,
  plainOf,
  textOf,
} from '../../../engine/language/yaml/node.ts';
import {read} from '../../../engine/language/yaml/read.ts';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {ownerOf} from '../../analysis/diff/ruleChanges.ts';
import {isEqual} from '../../analysis/equality.ts';
import {insertLines, lineAfter} from '../../commands/insertLines.ts';
import {type FigureNode, figureNodes, kindOfFigure, linkedTree, type WrittenPeriod, writtenPeriods} from './figures.ts';
import {writtenFigure} from './writtenFigure.ts';
import {flowText} from './yamlText.ts';

/** Where a new value is from, as far as it is known: the keys of `source:`. */
export interface NewSource {
  readonly name?: string;
  /** An address that begins with https:// */
  readonly url?: string;
  /** A law, a schedule of fees. */
  readonly document?: string;
  readonly section?: string;
  /** The words that give the value. */
  readonly quote?: string;
  /** The month in which it was read, YYYY-MM. */
  readonly read?: string;
  /** True if others than the authority report it. */
  readonly reported?: boolean;
}

export interface NewValue {
  /** As `ChangeableFigure` has it. */
  readonly path: readonly string[];
  /** As people write figures: '50,700'. */
  readonly value: string;
  /** The first day on which it applies, YYYY-MM-DD. */
  readonly from: string;
  readonly source?: NewSource;
}

export interface EditedFile {
  readonly path: string;
  readonly text: string;
  /** What applied until the day before, and what applies from the day on, as they are written. */
  readonly former: string;
  readonly value: string;
}

/** Beyond this many characters, a constant gets lines of its own. */
const MAX_LINE_LENGTH = 150;

/**
 * The file that has the figure, edited.
 * @param definition with the shared data beside it
 * @throws an Error for people if there is no such figure, or the value or the day cannot be written
 */
export function withNewValue(definition: SourceFile, {path, value: typed, from, source}: NewValue): EditedFile {
  const tree = linkedTree(definition);
  const figure = tree && figureNodes(tree).find((each) => isEqual(each.path, path));
  if (tree === undefined || figure === undefined)
    throw new Error(`There is no figure '${path.join('.')}' that a form can change.`);
  if (!isCalendarDay(from)) throw new Error(`'${from}' is not a day, like 2027-01-01.`);
  const periods = writtenPeriods(figure.node);
  const kind = periods.flatMap(({value}) => kindOfFigure(value) ?? []).at(-1)!;
  const value = writtenFigure(typed, kind);
  const [first] = periods;
  if (first!.from !== undefined && from <= first!.from)
    throw new Error(
      `The first value is from ${calendarDay(first!.from)} and applies before it, too: choose a later day.`,
    );
  const former = periods.findLast((period) => period.from === undefined || period.from < from)!.value;
  const inForce = periods.findLast((period) => period.from === undefined || period.from <= from)!;
  if (inForce.value === value && inForce.from !== from)
    throw new Error(`It is ${value} on ${calendarDay(from)} already.`);

  const file = figure.node.place.source;
  const own = ownSource(source, tree, path);
  const period = {from, value, ...(own && {source: own})};
  const raw = read(file, () => undefined)!;
  const text =
    inForce.from === from
      ? withCorrected(file.text, figure.node as ListNode, period)
      : withPeriod(file.text, raw, figure, period);
  const problem = problemOf(definition, {path: file.path, text}, figure, tree, period);
  if (problem !== undefined)
    throw new Error(`The figure cannot be written by the form: ${problem} Change it in the text.`);
  return {path: file.path, text, former, value};
}

interface NewPeriod extends WrittenPeriod {
  readonly from: string;
  readonly source?: NewSource;
}

/** `{from: 2027-01-01, value: 50_700, source: {…}}` */
function periodText({from, value, source}: NewPeriod): string {
  return `{from: ${from}, value: ${value}${source === undefined ? '' : `, source: ${flowText(source)}`}}`;
}

/** What the source says differently from the definition's; undefined if nothing. */
function ownSource(source: NewSource = {}, tree: MapNode, path: readonly string[]): NewSource | undefined {
  const inherits = get(ownerOf(path, tree), 'source') === undefined;
  const outer = get(tree, 'source');
  const isSaid = (key: string, value: unknown): boolean =>
    inherits && (key === 'name' || key === 'url') && textOf(get(outer, key)) === value;
  const isSamePage = source.url === undefined || isSaid('url', source.url);
  const keys = (['name', 'url', 'document', 'section', 'quote', 'read', 'reported'] as const).flatMap((key) => {
    const value = typeof source[key] === 'string' ? source[key].trim() : source[key];
    return value === undefined || value === '' || value === false || (isSamePage && isSaid(key, value))
      ? []
      : [[key, value]];
  });
  return keys.length === 0 ? undefined : (Object.fromEntries(keys) as NewSource);
}

/** With another value and source in the period of the day. */
function withCorrected(text: string, list: ListNode, {from, value, source}: NewPeriod): string {
  const item = list.items.find((each) => textOf(get(each, 'from')) === from)!;
  const [old, said] = [get(item, 'value')!, get(item, 'source')];
  const isFlow = text[item.place.start] === '{';
  const edits: Edit[] = [{...span(text, old), by: value}];
  if (source !== undefined && said !== undefined) edits.push({...span(text, said), by: flowText(source)});
  else if (source !== undefined && isFlow) edits.push(insertion(span(text, old).end, `, source: ${flowText(source)}`));
  else if (source !== undefined)
    edits.push(insertion(span(text, old).end, `\n${indentAt(text, item.place.start)}source: ${flowText(source)}`));
  return edited(text, edits);
}

function withPeriod(text: string, raw: MapNode, {path, node}: FigureNode, period: NewPeriod): string {
  if (node.kind === 'list') return withItem(text, node, period);
  const {start, end} = span(text, node);
  const old = text.slice(start, end);
  const inline = `[{value: ${old}}, ${periodText(period)}]`;
  const isShort =
    period.source === undefined && lineLength(text, start) + inline.length - old.length <= MAX_LINE_LENGTH;
  if (path[0] !== 'constants' || isShort) return edited(text, [{start, end, by: inline}]);
  const items = [`- {value: ${old}}`, `- ${periodText(period)}`];
  const entry = constantAround(raw, start);
  if (entry === undefined) return edited(text, [{start, end, by: inline}]);
  const indent = indentOfLine(text, entry.keyPlace.start);
  return onLinesOfItsOwn(text, entry.value, node, items, indent) ?? edited(text, [{start, end, by: inline}]);
}

/** A dated value with one more period, in the order of the days. */
function withItem(text: string, list: ListNode, period: NewPeriod): string {
  const before = list.items.findLast((item) => (textOf(get(item, 'from')) ?? '') < period.from)!;
  const {end} = span(text, before);
  if (text[list.place.start] === '[') return edited(text, [insertion(end, `, ${periodText(period)}`)]);
  return insertLines(text, lineAfter(text, end), [`${indentAt(text, list.place.start)}- ${periodText(period)}`]);
}

/**
 * A constant whose value is a list below `value:`: as it has no other keys, below its name.
 * @param items the lines of the list
 * @returns undefined if the constant is written over several lines in a way that only people can lay out
 */
function onLinesOfItsOwn(
  text: string,
  constant: Node,
  value: Node,
  items: readonly string[],
  indent: string,
): string | undefined {
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const below = (lines: readonly string[], by: string): string =>
    lines.map((line) => lineEnd + indent + by + line).join('');
  const {start, end} = span(text, constant);
  if (constant === value || (value.place.start === constant.place.start && constant.kind === 'scalar'))
    return replacedByLines(text, start, end, below(items, '  '));
  const isBlock = text[start] !== '{';
  if (isBlock) {
    const place = span(text, value);
    return replacedByLines(text, place.start, place.end, below(items, '    '));
  }
  if (text.slice(start, end).includes('\n')) return undefined;
  const lines = entriesOf(constant).map(({key, keyPlace, value: each}) => {
    const name = text.slice(keyPlace.start, keyPlace.end);
    const written = span(text, each);
    return key === 'value' ? `${name}:${below(items, '    ')}` : `${name}: ${text.slice(written.start, written.end)}`;
  });
  return replacedByLines(text, start, end, below(lines, '  '));
}

/** Puts lines in the place of a value; a comment behind it stays behind the key. */
function replacedByLines(text: string, start: number, end: number, lines: string): string {
  const lineEnd = end + /[^\r\n]*/.exec(text.slice(end))![0].length;
  const comment = text.slice(end, lineEnd);
  return text.slice(0, start).trimEnd() + comment.trimEnd() + lines + text.slice(lineEnd);
}

/** The constant that a place is in, in the file that has it. */
function constantAround(raw: MapNode, start: number) {
  return entriesOf(get(raw, 'constants')).find(({value}) => value.place.start <= start && start < value.place.end);
}

/** What differs besides the figure, or why the figure would not be read as it is meant; undefined if all is well. */
function problemOf(
  definition: SourceFile,
  {path, text}: SourceFile,
  {path: keys, node}: FigureNode,
  tree: MapNode,
  period: NewPeriod,
): string | undefined {
  const shared = definition.shared?.map((file) => (file.path === path ? {path, text} : file));
  const after = linkedTree({
    ...(path === definition.path ? {...definition, text} : definition),
    ...(shared && {shared}),
  });
  const found = after && figureNodes(after).find((each) => isEqual(each.path, keys));
  if (after === undefined || found === undefined) return 'the file could not be read any more.';
  const expected = [
    ...writtenPeriods(node).filter(({from}) => from !== period.from),
    {from: period.from, value: period.value},
  ];
  const inOrder = expected.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
  if (!isEqual(writtenPeriods(found.node), inOrder)) return 'its periods would be others.';
  if (!isEqual(without(tree, node), without(after, found.node))) return 'something else would change.';
  return undefined;
}

/** The tree as plain data, without a value. */
function without(tree: Node, left: Node): unknown {
  if (tree === left) return 'left out';
  if (tree.kind === 'map') return Object.fromEntries(tree.entries.map(({key, value}) => [key, without(value, left)]));
  return tree.kind === 'list' ? tree.items.map((item) => without(item, left)) : plainOf(tree);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const insertion = (at: number, by: string): Edit => ({start: at, end: at, by});

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, {start, end, by}) => result.slice(0, start) + by + result.slice(end), text);
}

/** Where a node is, without the white space after it. */
function span(text: string, {place: {start, end}}: Node): {readonly start: number; readonly end: number} {
  return {start, end: start + text.slice(start, end).trimEnd().length};
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** As many spaces as there are characters before it in its line. */
const indentAt = (text: string, at: number): string => ' '.repeat(at - lineStart(text, at));

const indentOfLine = (text: string, at: number): string => /^ */.exec(text.slice(lineStart(text, at)))![0];

const lineLength = (text: string, at: number): number => /[^\r\n]*/.exec(text.slice(lineStart(text, at)))![0].length;
