/** What a page says on a day, before any answer: texts with the figures in force. */
import type {Model} from '../../language/model.ts';
import {translatorOf} from '../translate.ts';
import {textOf, valueOf, valueOn, type Any, type Scope} from '../value.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import type {CheckedText, TypedExpression} from '../../language/typed.ts';

export interface OnDay {
  readonly model: Model;
  readonly today: CalendarDay;
  /** A text, which refers to nothing but constants. */
  readonly text: (text: CheckedText) => string;
  /** What an expression of nothing but constants is worth. */
  readonly value: (typed: TypedExpression) => Any;
}

const known = new WeakMap<Model, Map<CalendarDay, OnDay>>();

/** @param today '' for the first figures that the definition has */
export function onDay(model: Model, today: CalendarDay): OnDay {
  const days = known.get(model) ?? new Map<CalendarDay, OnDay>();
  known.set(model, days);
  const made = days.get(today) ?? make(model, today);
  days.set(today, made);
  return made;
}

function make(model: Model, today: CalendarDay): OnDay {
  const {translated, expression, text} = translatorOf(model);
  const scope: Scope = {plan: translated, today, named: (name) => valueOn(translated.names[name]!, today)};
  return {
    model,
    today,
    text: (parts) => textOf(text(parts), scope),
    value: (typed) => valueOf(expression(typed), scope),
  };
}
