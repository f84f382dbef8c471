/** A definition as it is under the rules of one day: each dated figure is the one in force, and what is not in force is left out. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {Entry, ListNode, MapNode, Node} from '../../../engine/language/yaml/node.ts';
import {entriesOf, get, textOf} from '../../../engine/language/yaml/node.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';

/** @param rules the day; '' for the first value of each figure, before anything else changed */
export function treeInForce(tree: MapNode, rules: CalendarDay): MapNode {
  // What is said of changes has days, but no rule reads them.
  const isSaid = ({key}: Entry): boolean => key === 'changes' || key === 'history';
  const entries = tree.entries.map((entry) => {
    if (!isSaid(entry)) return {...entry, value: inForce(entry.value, rules)};
    return rules === '' ? {...entry, value: withoutKey(entry.value, 'endsRules')} : entry;
  });
  return {...tree, entries};
}

function inForce(node: Node, rules: CalendarDay): Node {
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list': {
      const period = periodInForce(node.items, rules);
      if (period !== undefined) return untilNever(node, period);
      return {...node, items: node.items.flatMap((item) => whole(current(item, rules)))};
    }
    case 'map':
      return {
        ...node,
        entries: node.entries.flatMap((entry) => {
          const value = current(entry.value, rules);
          return value === undefined ? [] : [{...entry, value}];
        }),
      };
  }
}

/** Nothing in place of a part of the card that has lost its only key. */
const whole = (item: Node | undefined): readonly Node[] =>
  item === undefined || (item.kind === 'map' && item.entries.length === 0) ? [] : [item];

/** The value of the period in force, if these are the periods of a figure. */
function periodInForce(items: readonly Node[], rules: CalendarDay): Node | undefined {
  const isPeriod = (item: Node): boolean =>
    get(item, 'value') !== undefined && entriesOf(item).every(({key}) => ['from', 'value', 'source'].includes(key));
  const [first] = items;
  if (first === undefined || !items.every(isPeriod)) return undefined;
  const from = (item: Node): CalendarDay => dayUnder(item, 'from') ?? '';
  return get(items.findLast((item) => from(item) <= rules) ?? first, 'value');
}

/** The last day that there is. */
const NEVER: CalendarDay = '9999-12-31';

/** What is `nothing` on some days only may be compared with `nothing`, and with figures: in one period neither would be left. */
function untilNever(periods: ListNode, now: Node): Node {
  const {place} = now;
  const period = (values: Readonly<Record<string, Node>>): Node => ({
    kind: 'map',
    place,
    entries: Object.entries(values).map(([key, value]) => ({key, keyPlace: place, value})),
  });
  const other = periods.items.map((item) => get(item, 'value')!).find((value) => isNothing(value) !== isNothing(now));
  if (other === undefined) return now;
  const from: Node = {kind: 'scalar', value: NEVER, text: NEVER, place};
  return {...periods, items: [period({value: now}), period({from, value: other})]};
}

const isNothing = (value: Node): boolean => textOf(value) === 'nothing';

/** A line, case, row or part of the card without its days; what it says `else`, or undefined, if it is not in force. */
function current(node: Node, rules: CalendarDay): Node | undefined {
  const [from, until] = [dayUnder(node, 'from'), dayUnder(node, 'until')];
  if (node.kind !== 'map' || (from === undefined && until === undefined)) return inForce(node, rules);
  const isInForce = (from === undefined || from <= rules) && (until === undefined || rules <= until);
  const left = node.entries.filter(({key}) => key !== 'from' && key !== 'until');
  if (isInForce) {
    const [only, ...others] = left;
    return only?.key === 'value' && others.length === 0
      ? inForce(only.value, rules)
      : inForce({...node, entries: left}, rules);
  }
  const otherwise = get(node, 'else');
  if (otherwise === undefined) return undefined;
  const says = left.find(({key}) => key === 'say' || key === 'give')!;
  return inForce({...node, entries: [{...says, value: otherwise}]}, rules);
}

function dayUnder(node: Node, key: string): CalendarDay | undefined {
  const text = textOf(get(node, key));
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}

function withoutKey(node: Node, key: string): Node {
  if (node.kind === 'list') return {...node, items: node.items.map((item) => withoutKey(item, key))};
  return node.kind === 'map' ? {...node, entries: node.entries.filter((entry) => entry.key !== key)} : node;
}

/** Without the parts that begin at these places. */
export function withoutPlaces(tree: MapNode, places: readonly Place[]): MapNode {
  const isLeftOut = ({source, start}: Place): boolean =>
    places.some((place) => place.source === source && place.start === start);
  const left = (node: Node): Node => {
    switch (node.kind) {
      case 'scalar':
        return node;
      case 'list':
        return {...node, items: node.items.filter(({place}) => !isLeftOut(place)).map(left)};
      case 'map':
        return {
          ...node,
          entries: node.entries
            .filter(({keyPlace, value}) => !isLeftOut(keyPlace) && !isLeftOut(value.place))
            .map((entry) => ({...entry, value: left(entry.value)})),
        };
    }
  };
  return left(tree) as MapNode;
}
