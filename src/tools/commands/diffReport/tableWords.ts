/** What a row or cell of a table is called, and what it gives, in the words of the calculator: never as the definition writes it. */
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay, quantity} from '../../../engine/runtime/formats.ts';
import {entriesOf, get, itemsOf, textOf, type Node} from '../../../engine/language/yaml/node.ts';
import {at} from '../../../engine/check/formerNames.ts';
import {periodsOf} from '../../analysis/diff/periods.ts';
import {ownerOf, sourceText, type RuleChange} from '../../analysis/diff/ruleChanges.ts';
import {alternatives, valueInWords} from './wording.ts';

/** The table's label and the row, with the labels of options: 'Fees per applicant, F1, student'. */
export function nameOfCell({path, name}: RuleChange, tree: Node): string {
  const rows = path.indexOf('rows');
  if (rows < 0 || rows === path.length - 1) return name;
  const owner = ownerOf(path, tree);
  const keys = path.slice(rows + 1).map((key) => labelOfKey(key, path, tree));
  return [textOf(get(owner, 'label')) ?? labelFromName(path[rows - 1]!), ...keys].join(', ');
}

/** The label of an option of a question that decides on the row, or of a column. */
function labelOfKey(key: string, path: readonly string[], tree: Node): string {
  const options = decidersOf(path, tree).flatMap((input) => entriesOf(at(['inputs', input, 'options'], tree)));
  const labels = key.split('|').map((part) => {
    const option = options.find((one) => one.key === part.trim())?.value;
    return textOf(get(option, 'label')) ?? textOf(option) ?? part.trim();
  });
  return labels.join(' or ');
}

/** The names of the questions that decide on the rows of a table. */
function decidersOf(path: readonly string[], tree: Node): readonly string[] {
  const by = get(ownerOf(path, tree), 'by');
  return by?.kind === 'list' ? itemsOf(by).flatMap((item) => textOf(item) ?? []) : [textOf(by) ?? ''];
}

/** A value with its unit; where a cell names a constant, those of the constant. */
interface Given {
  readonly text: string;
  readonly unit: string | undefined;
}

/** @param unit of the table, for cells that name no constant */
function givenBy(text: string, unit: string | undefined, tree: Node): Given {
  const name = /^=\s*(\w+)$/.exec(text)?.[1];
  const constant = name === undefined ? undefined : at(['constants', name], tree);
  if (constant === undefined) return {text, unit};
  return {text: sourceText(get(constant, 'value') ?? constant), unit: textOf(get(constant, 'unit')) ?? unit};
}

/** The change with the values of the constants that its cells name; as it is where only one version has the cell. */
export function withConstants(change: RuleChange, before: Node, after: Node): RuleChange {
  const {from, to, unit} = change;
  if (from === undefined || to === undefined || ![from, to].some((text) => text.startsWith('='))) return change;
  const [then, now] = [givenBy(from, unit, before), givenBy(to, unit, after)];
  const ofUnit = now.unit ?? then.unit;
  return {...change, from: then.text, to: now.text, ...(ofUnit !== undefined && {unit: ofUnit})};
}

/**
 * What a new or former constant, table, row or cell gives: 'Base fee NOK 6,300, Processing time '30 to 90 days''.
 * @param path where it is in `tree`
 * @returns undefined for what gives no value of its own: formulas, lines
 */
export function givenAt(path: readonly string[], tree: Node): string | undefined {
  const node = at(path, tree);
  const [section] = path;
  const isRow = path.includes('rows') || path.includes('otherwise');
  const rows = entriesOf(get(node, 'rows')).length;
  if (rows > 0) return `a table of ${quantity(rows, 'rows')}`;
  if (node === undefined || (section !== 'constants' && !isRow)) return undefined;
  return nodeInWords(node, textOf(get(ownerOf(path, tree), 'unit')), path, tree);
}

function nodeInWords(node: Node, unit: string | undefined, path: readonly string[], tree: Node): string {
  const value = path[0] === 'constants' ? get(node, 'value') : undefined;
  if (value !== undefined) return nodeInWords(value, unit, path, tree);
  if (node.kind === 'map')
    return entriesOf(node)
      .map((entry) => {
        const label = labelOfKey(entry.key, path, tree);
        return `${label === entry.key ? labelFromName(label) : label} ${nodeInWords(entry.value, unit, path, tree)}`;
      })
      .join(', ');
  const text = sourceText(node);
  if (node.kind === 'list' && !text.startsWith('[{"')) return alternatives(itemsOf(node).map(sourceText));
  return datedInWords(givenBy(text, unit, tree));
}

/** '$375, $420 from 1 March 2027' */
function datedInWords({text, unit}: Given): string {
  const [first, ...others] = periodsOf(text);
  const inWords = (value: number | string): string =>
    typeof value === 'string' && isCalendarDay(value) ? calendarDay(value) : valueInWords(value, unit);
  return [inWords(first.value), ...others.map(({from, value}) => `${inWords(value)} from ${calendarDay(from)}`)].join(
    ', ',
  );
}
