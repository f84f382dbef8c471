/** Figures and days some steps off. */
import {addDays} from '../../../engine/runtime/calendar.ts';
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import {ofEdit, type Around, type Mutant} from './mutant.ts';
import type {Site} from './site.ts';

/** How many steps of its last digit a figure is moved until it makes a difference. */
const farSteps = [2, 3, 5, 10, 50, 100, 1_000, 5_000];

/** `12_000`, `30%`, `2.5` one step up and down; nothing on a form is below 0, so no figure is. */
export function ofFigure(around: Around, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  const stepped = (steps: number): Mutant | undefined => {
    const to = figureAfter(text, steps);
    return to === undefined
      ? undefined
      : ofEdit(around, site, {operator: 'figure', start: 0, end: text.length, text: to});
  };
  return [1, -1].flatMap((direction) => {
    const near = stepped(direction);
    const further = farSteps.flatMap((steps) => stepped(direction * steps) ?? []);
    return near === undefined ? [] : [{...near, further}];
  });
}

/** The figure as it is written, some steps of its last digit on; undefined below 0. */
export function figureAfter(text: string, steps: number): string | undefined {
  const [, figure, sign] = text.match(/^([\d_.]+)(%?)$/)!;
  const decimals = figure!.split('.')[1]?.length ?? 0;
  const value = Number(figure!.replaceAll('_', '')) + steps * 10 ** -decimals;
  if (value < 0) return undefined;
  const plain = value.toFixed(decimals);
  return (figure!.includes('_') ? plain.replace(/\B(?=(\d{3})+(?!\d))/g, '_') : plain) + sign!;
}

/** The first day of a period one day later and earlier. */
export function ofDay(around: Around, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  return [1, -1].flatMap((days) => {
    const to = addDays(text, days);
    return to === null ? [] : [ofEdit(around, site, {operator: 'day', start: 0, end: text.length, text: to})];
  });
}
