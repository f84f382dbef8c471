/** Ends of rows of a number, one step up and down, on the checked model: rows that touch move together. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import type {Band, Edge, Model} from '../../../engine/model.ts';
import {replaced, withInnerValues} from '../../../engine/walk.ts';
import {entriesOf, get, itemsOf, type Entry, type Node} from '../../../engine/yaml/node.ts';
import type {Mutant} from './mutant.ts';

const steps = [1, 2, 3, 5, 10, 50, 100, 1_000, 5_000];

/** @param tree the definition as it was read, for the places of the rows */
export function ofBands(model: Model, tree: Node): readonly Mutant[] {
  const rows = rowsIn(tree);
  return model.steps.flatMap((step) =>
    withInnerValues(step.value).flatMap((value) => {
      if (value.kind !== 'bands') return [];
      const put = (bands: readonly Band[]): Model => {
        const changed = {...step, value: replaced(step.value, value, {...value, bands})};
        return {...model, steps: model.steps.map((each) => (each === step ? changed : each))};
      };
      return value.bands.slice(0, -1).flatMap((band, index) => {
        const row = rowOf(band, rows) ?? rowOf(value.bands[index + 1]!, rows);
        return row === undefined ? [] : ofEdge(band.to!, row, step.name, (to) => put(moved(value.bands, index, to)));
      });
    }),
  );
}

/** The end of a band, and with it the beginning of the next. Constants are changed where they stand. */
function ofEdge(edge: Edge, {key, keyPlace}: Entry, owner: string, move: (to: Edge) => Model): readonly Mutant[] {
  const {at} = edge;
  if (at.kind !== 'figure') return [];
  const unit = 10 ** -(String(at.value).split('.')[1]?.length ?? 0);
  const shown = (figure: number): string => `${grouped(figure)}`;
  const stepped = (size: number): Mutant => {
    const value = at.value + size * unit;
    return {
      operator: 'limit',
      place: keyPlace,
      from: `the limit ${shown(at.value)} of '${key}'`,
      to: shown(value),
      owner,
      model: () => move({...edge, at: {...at, value}}),
    };
  };
  const turned: Mutant = {
    operator: 'equal',
    place: keyPlace,
    from: `'${edge.after ? 'up to' : 'under'} ${shown(at.value)}' in the row '${key}'`,
    to: `'${edge.after ? 'under' : 'up to'} ${shown(at.value)}'`,
    owner,
    model: () => move({...edge, after: !edge.after}),
  };
  const moves = [1, -1].flatMap((direction) => {
    const [near, ...further] = steps
      .filter((size) => at.value + direction * size * unit >= 0)
      .map((size) => stepped(direction * size));
    return near === undefined ? [] : [{...near, further}];
  });
  return [turned, ...moves];
}

function moved(bands: readonly Band[], index: number, edge: Edge): readonly Band[] {
  return bands.with(index, {...bands[index]!, to: edge}).with(index + 1, {...bands[index + 1]!, from: edge});
}

/** The row in which a band's first cell stands; none for a gap. */
function rowOf({cells}: Band, rows: readonly Entry[]): {key: string; keyPlace: Place; value: Node} | undefined {
  const start = [...(cells?.values() ?? [])][0]?.place.start;
  return start === undefined ? undefined : rows.find(({value: {place}}) => place.start <= start && start < place.end);
}

/** Every entry under `rows:`. */
function rowsIn(node: Node): readonly Entry[] {
  const own = entriesOf(get(node, 'rows'));
  return [...own, ...entriesOf(node).flatMap(({value}) => rowsIn(value)), ...itemsOf(node).flatMap(rowsIn)];
}
