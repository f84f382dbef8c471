// Does a mistake of one layer leave those of the others visible, without being reported a second time by what refers to it?
import {expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {entriesOf, get, itemsOf, type Node} from '../../../src/engine/language/yaml/node.ts';
import {isFull} from '../../samples.ts';
import {readKitchenSink} from './goodSamples.ts';

const source = readKitchenSink('kitchen-sink.yaml');
const tree = read(source, () => undefined)!;
const sections = ['inputs', 'constants', 'tables', 'values', 'sums', 'lines', 'result'];

interface Part {
  readonly name: string;
  readonly value: Node;
  readonly start: number;
}

/** Every named entry of the kitchen sink and every item of its card, each with the name of its section: a list for each section. */
const parts: readonly (readonly Part[])[] = [
  ...sections.map((section) =>
    entriesOf(get(tree, section)).map(({key, keyPlace, value}) => ({
      name: `${section}.${key}`,
      value,
      start: keyPlace.start,
    })),
  ),
  itemsOf(get(tree, 'card')).map((value, index) => ({name: `card.${index}`, value, start: value.place.start})),
];

/** In `npm test` every third of a section, from the first on. */
const tried = parts.flatMap((own) => own.filter((_, index) => isFull || index % 3 === 0));

const replaced = ({place: {start, end}}: Node, text: string) =>
  compile({...source, text: source.text.slice(0, start) + text + source.text.slice(end)});

it.each(tried)('$name in a wrong shape is one mistake, reported where it is', ({value, start}) => {
  const wrong = '{oops: {}}\n';
  const {diagnostics} = replaced(value, wrong);
  const end = value.place.start + wrong.length;
  const elsewhere = diagnostics.filter(({places: [place]}) => place.start < start || place.start > end);
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(elsewhere.map(({message, places: [place]}) => `${place.start} ${message}`)).toEqual([]);
});
