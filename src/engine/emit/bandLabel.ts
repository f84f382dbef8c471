import {binds, wrap} from '../expression/code.ts';
import type {TypedExpression} from '../expression/typed.ts';
import type {NumberType} from '../expression/types.ts';
import type {Band, Edge} from '../model.ts';
import type {EmitContext} from './context.ts';
import {string} from './javascript.ts';
import {namesIn} from '../walk.ts';

/** The JavaScript of a band in words: 'Under 18', '18 to 35', '36', '46 or more', '23,040 or more, below 25,600'. */
export function bandLabel(band: Band, by: TypedExpression, context: EmitContext): string {
  const {whole} = by.type as NumberType;
  const {from, to} = band;
  const references = [from, to].flatMap((edge) => (edge === undefined ? [] : [...namesIn(edge.at)]));
  const figure = (edge: Edge, shift = 0): string => {
    const code = wrap(context.expression(edge.at), binds.add);
    return `$grouped(${shift === 0 ? code : `${code} ${shift > 0 ? '+' : '-'} 1`})`;
  };
  const written = (): string => {
    if (from === undefined && to === undefined) return string('Any');
    if (from === undefined) return `${string(to!.after ? 'Up to ' : 'Under ')} + ${figure(to!)}`;
    const start = whole ? figure(from, from.after ? 1 : 0) : figure(from);
    if (to === undefined)
      return from.after && !whole ? `${string('Over ')} + ${start}` : `${start} + ${string(' or more')}`;
    if (!whole)
      return `${from.after ? `${string('Over ')} + ${start}` : `${start} + ${string(' or more')}`} + ${string(to.after ? ', up to ' : ', below ')} + ${figure(to)}`;
    const end = figure(to, to.after ? 0 : -1);
    return `(${start} === ${end} ? ${start} : ${start} + ${string(' to ')} + ${end})`;
  };
  return context.fold(written(), references);
}
