/** Which figures begin on which day, in the editor's words. */
import {inWords} from '../../../engine/definition/constant.ts';
import {entriesOf, get, itemsOf, textOf, type Entry, type Node} from '../../../engine/yaml/node.ts';
import type {DatedStep} from '../data.ts';

/** Where the rules stand. */
const sections = ['constants', 'tables', 'values', 'sums', 'result'];

/** Keys that only say what kind of thing follows. */
const unnamed = ['value', 'rows', 'first', 'give', 'otherwise'];

/** Each day on which a figure begins, earliest first; the first period also holds before its day. */
export function datedSteps(tree: Node): readonly DatedStep[] {
  const begins = sections.flatMap((section) => entriesOf(get(tree, section)).flatMap((entry) => beginsIn(entry, [])));
  const days = [...new Set(begins.map(({day}) => day))].toSorted();
  return days.map((day) => ({
    day,
    figures: begins.filter((each) => each.day === day).map(({label, value}) => ({label, value})),
  }));
}

interface Begin {
  readonly day: string;
  readonly label: string;
  readonly value: string;
}

function beginsIn({key, value}: Entry, around: readonly string[]): readonly Begin[] {
  const names = unnamed.includes(key) ? around : [...around, textOf(get(value, 'label')) ?? inWords(key)];
  const inner = [
    ...entriesOf(value),
    ...itemsOf(value).flatMap((item) => entriesOf(item).filter((each) => each.value.kind !== 'scalar')),
  ].flatMap((entry) => beginsIn(entry, names));
  return [
    ...inner,
    ...itemsOf(value)
      .slice(1)
      .flatMap((period) => begin(period, names.join(', '))),
  ];
}

function begin(period: Node, label: string): readonly Begin[] {
  const [day, value] = [textOf(get(period, 'from')), textOf(get(period, 'value'))];
  return day === undefined || value === undefined ? [] : [{day, label, value}];
}
