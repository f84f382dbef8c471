/** Broken keys, items and values of the tree: dropped, doubled, renamed, swapped, or of another type. */
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  Pair,
  Scalar,
  type Document,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {splice, type Corruption} from './corruption.ts';
import type {Random} from '../random.ts';

interface Tree {
  readonly document: Document;
  readonly maps: readonly YAMLMap[];
  readonly lists: readonly YAMLSeq[];
  readonly scalars: readonly Scalar[];
}

function treeOf(text: string): Tree {
  const document = parseDocument(text, {uniqueKeys: false});
  const [maps, lists, scalars]: [YAMLMap[], YAMLSeq[], Scalar[]] = [[], [], []];
  visit(document, (key, node) => {
    if (isMap(node) && node.items.length > 0) maps.push(node);
    else if (isSeq(node) && node.items.length > 0) lists.push(node);
    else if (isScalar(node) && key !== 'key') scalars.push(node);
  });
  return {document, maps, lists, scalars};
}

const style = {lineWidth: 0, flowCollectionPadding: false};

/** The same data, formatted as the kinds in this file format it. */
export function writtenAnew(text: string): string {
  return parseDocument(text).toString(style);
}

/** A kind that changes the tree and then serializes it. */
function onTree(name: string, change: (tree: Tree, random: Random) => unknown, must?: Corruption['must']): Corruption {
  return {
    name,
    corrupt: (text, random) => {
      const tree = treeOf(text);
      change(tree, random);
      return tree.document.toString(style);
    },
    ...(must === undefined ? {} : {must}),
  };
}

const textOfKey = (pair: Pair): string => String((pair.key as Scalar).value);
const copyOf = (pair: Pair): Pair => new Pair(new Scalar(textOfKey(pair)), pair.value);

function rename(pair: Pair, name: string): void {
  pair.key = new Scalar(name);
}

const newNames: readonly ((key: string, random: Random) => string)[] = [
  (key) => `${key}x`,
  (key) => key.slice(0, -1) || 'x',
  (key) => key.toUpperCase(),
  (key) => `${key} `,
  (key) => key.replace(/.$/, '$&\u200b'),
  () => '__proto__',
  () => 'constructor',
  () => '<<',
  (_, random) => random.of(['value', 'label', 'when', 'say', 'give', 'rows', 'unit', 'note', 'title', 'otherwise']),
];

const typed: readonly ((scalar: Scalar) => unknown)[] = [
  ({value}) => [value],
  ({value}) => ({value}),
  ({value}) => ({value, note: 'x'}),
  () => null,
  () => true,
  () => 'a text',
  () => 7,
  () => '',
  () => [],
  () => ({}),
  () => [[[1]]],
  ({value}) => String(value),
];

const figures = [
  ...'NaN .nan Infinity .inf -.inf -0 -5 1e400 -1e400 1e3 5e-324 0x1F 0o17 0b11 007 1,000 1.000.000'.split(' '),
  ...'1_ _1 1__0 1. .5 +5 ٣ ² ½ 12abc ~ 0 2024-13 9007199254740993 123456789.123456789012345'.split(' '),
  '12 %',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
];

export const structure: readonly Corruption[] = [
  onTree('a key dropped', ({maps}, random) => {
    const {items} = random.of(maps);
    items.splice(random.below(items.length), 1);
  }),
  onTree(
    'a key doubled',
    ({maps}, random) => {
      const {items} = random.of(maps);
      items.splice(random.below(items.length + 1), 0, copyOf(random.of(items)));
    },
    'fail',
  ),
  onTree('a key renamed', ({maps}, random) => {
    const pair = random.of(random.of(maps).items);
    rename(pair, random.of(newNames)(textOfKey(pair), random));
  }),
  onTree('two keys exchanged', ({maps}, random) => {
    const {items} = random.of(maps);
    const [one, other] = [random.of(items), random.of(items)];
    const key = textOfKey(one);
    rename(one, textOfKey(other));
    rename(other, key);
  }),
  onTree('two values exchanged', ({maps}, random) => {
    const [one, other] = [random.of(random.of(maps).items), random.of(random.of(maps).items)];
    if (isCollection(one.value) || isCollection(other.value)) return;
    [one.value, other.value] = [other.value, one.value];
  }),
  onTree('a key moved elsewhere', ({maps}, random) => {
    const {items} = random.of(maps);
    const pair = copyOf(items[random.below(items.length)]!);
    items.splice(
      items.findIndex((each) => textOfKey(each) === textOfKey(pair)),
      1,
    );
    random.of(maps).items.push(pair);
  }),
  onTree('an unknown key added', ({maps}, random) => {
    const {items} = random.of(maps);
    items.splice(random.below(items.length + 1), 0, new Pair(new Scalar('newName'), new Scalar(random.of([1, 'x']))));
  }),
  onTree('an item dropped', ({lists}, random) => {
    const {items} = random.of(lists);
    items.splice(random.below(items.length), 1);
  }),
  onTree('an item doubled', ({lists}, random) => {
    const {items} = random.of(lists);
    items.splice(random.below(items.length + 1), 0, random.of(items));
  }),
  onTree('a value of another type', ({document, maps}, random) => {
    const pair = random.of(random.of(maps).items);
    if (isPair(pair) && isScalar(pair.value)) pair.value = document.createNode(random.of(typed)(pair.value));
    else pair.value = new Scalar(random.of([1, 'a text', null, true]));
  }),
  {
    name: 'a figure that is none',
    corrupt: (text, random) => {
      const numbers = treeOf(text).scalars.filter(({source}) => /^\d[\d_.]*$/.test(source ?? ''));
      const scalar = numbers.length > 0 ? random.of(numbers) : undefined;
      return scalar?.range ? splice(text, scalar.range[0], scalar.range[1], random.of(figures)) : undefined;
    },
  },
];
