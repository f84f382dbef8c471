/** Figures of another day than today, which may be a day before the first of their figures. */
import type {Dated} from '../language/definition/constant.ts';
import type {TypedExpression} from '../language/typed.ts';
import type {Model} from '../language/model.ts';
import {constantNamed} from '../language/references.ts';
import {farDay, formsIn} from '../reading/forms.ts';
import {dayNumber, isCalendarDay} from '../runtime/calendar.ts';
import {expressionsOfBlock, withDescendants, type Node} from '../language/walk.ts';
import type {Context} from './context.ts';

/** Reports, once, each dated figure that does not say what holds before its first day, if it may be read on such a day. */
export function checkFirstDays(model: Model, {report}: Context): void {
  const forms = formsIn(model, farDay);
  const mayBeBefore = (day: TypedExpression, first: string): boolean => {
    const {linear, nonLinear, unlisted} = forms(day);
    // 0 and less is no date.
    const isBefore = (constant: number): boolean => constant > 0 && constant < dayNumber(first);
    return unlisted || nonLinear.size > 0 || linear.some(({constant, terms}) => terms.size > 0 || isBefore(constant));
  };
  const reported = new Set<Dated>();
  for (const {dated, day, figures} of nodesIn(model).flatMap((node) => figureOnDay(node, model) ?? [])) {
    const first = dated.periods[0]!.from;
    if (first === undefined || reported.has(dated) || !isCalendarDay(first.day)) continue;
    if (!mayBeBefore(day, first.day)) continue;
    reported.add(dated);
    report('day-before-figures', first.place, {figures, day: first.day});
  }
}

const nodesIn = ({steps, card}: Model): readonly Node[] => [
  ...steps.flatMap(({value}) => withDescendants(value)),
  ...card.flatMap(expressionsOfBlock).flatMap((typed) => withDescendants(typed)),
];

interface FigureOnDay {
  readonly dated: Dated;
  readonly day: TypedExpression;
  /** What they are, at the beginning of a message. */
  readonly figures: string;
}

function figureOnDay(node: Node, model: Model): FigureOnDay | undefined {
  const ofConstant = (name: string, day: TypedExpression): FigureOnDay => ({
    dated: constantNamed(name, model)!.dated,
    day,
    figures: `'${name}'`,
  });
  if (node.kind === 'onDay' && node.figure.kind === 'reference') return ofConstant(node.figure.name, node.day);
  if (node.kind === 'constant' && node.day !== undefined) return ofConstant(node.name, node.day);
  if (node.kind !== 'data' || node.day === undefined) return undefined;
  return {dated: node.dated, day: node.day, figures: 'This cell'};
}
