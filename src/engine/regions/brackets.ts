/** Progressive rates as pieces of straight lines: what the analyses know of them, for each period of their edges and rates. */
import type {Dated} from '../definition/constant.ts';
import {datumInForce} from '../check/data.ts';
import {onlyColumn} from '../check/cells.ts';
import type {CheckedCell, Edge, Model, ValueOf} from '../model.ts';
import {constantNamed} from '../references.ts';
import {divide, minus, plus, share, times} from '../runtime/arithmetic.ts';
import {addForms, constantForms, scaleForms, union, type LinearForms} from './linear.ts';
import {hull, rangeOfNumbers, type Range} from './range.ts';

type Brackets = ValueOf<'brackets'>;

/** A bracket on one day: up to `to`, the value is `base` + `rate`% of the number. */
interface LinearPiece {
  readonly to: number;
  readonly base: number;
  readonly rate: number;
}

/** The pieces from 0 on, from low to high, for each period in which no edge and no rate changes. */
function piecesByPeriod({bands}: Brackets, model: Model): readonly (readonly LinearPiece[])[] {
  const datedOf = (name: string): Dated => constantNamed(name, model)!.dated;
  const edges = bands.map(({to}) => datedOfEdge(to, datedOf));
  const rates = bands.map(({cells}) => datedOfCell(cells?.get(onlyColumn), datedOf));
  const starts = [...edges, ...rates].flatMap((dated) => dated?.periods.flatMap(({from}) => from?.day ?? []) ?? []);
  return ['', ...new Set(starts)].map((day) => {
    let [from, sum] = [0, 0];
    return bands.map(({to}, index): LinearPiece => {
      const rate = figureOn(rates[index], day);
      const base = minus(sum, share(from, rate));
      const end = to === undefined ? Infinity : to.at.kind === 'figure' ? to.at.value : figureOn(edges[index], day);
      if (to !== undefined) [from, sum] = [end, plus(base, share(end, rate))];
      return {to: end, base, rate};
    });
  });
}

const datedOfEdge = (edge: Edge | undefined, datedOf: (name: string) => Dated): Dated | undefined =>
  edge?.at.kind === 'reference' ? datedOf(edge.at.name) : undefined;

function datedOfCell(cell: CheckedCell | undefined, datedOf: (name: string) => Dated): Dated | undefined {
  if (cell?.kind === 'constant') return datedOf(cell.name);
  return cell?.kind === 'data' ? cell.dated : undefined;
}

function figureOn(dated: Dated | undefined, day: string): number {
  const datum = dated && datumInForce(dated, day);
  return datum?.kind === 'figure' || datum?.kind === 'percent' ? datum.value : 0;
}

/** @param forms of the number that is charged; at 0 and below it, the value is 0 */
export function formsOfBrackets(value: Brackets, forms: LinearForms, model: Model): LinearForms {
  const pieces = piecesByPeriod(value, model).flat();
  const scaled = pieces.map(({base, rate}) => {
    const byRate = scaleForms(forms, constantForms([rate]), (figure, percent) => divide(times(figure, percent), 100));
    return addForms(byRate, constantForms([base]), plus);
  });
  return union([constantForms([0]), ...scaled]);
}

/** @param range of the number that is charged */
export function rangeOfBrackets(value: Brackets, {low, high}: Range, model: Model): Range {
  return hull(
    piecesByPeriod(value, model).map((pieces) => {
      const at = (number: number): number => {
        const {base, rate} = pieces.find(({to}) => number <= to)!;
        return rate === 0 ? base : base + (number * rate) / 100;
      };
      const turns = [low, high, ...pieces.map(({to}) => to)].filter((number) => number >= low && number <= high);
      return rangeOfNumbers(turns.map((number) => (number > 0 ? at(number) : 0)));
    }),
  );
}
