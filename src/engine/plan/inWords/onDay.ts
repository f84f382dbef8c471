/** What a page says on a day, before any answer: texts with the figures in force. */
import type {Model} from '../../language/model.ts';
import type {Named} from '../plan.ts';
import {translatorOf} from '../translate.ts';
import {textOf, valueOf, valueOn, type Any, type Scope} from '../value.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import type {CheckedText, TypedExpression} from '../../language/typed.ts';

export interface OnDay {
  readonly model: Model;
  readonly rules: CalendarDay;
  /** A text, which refers to nothing but constants. */
  readonly text: (text: CheckedText) => string;
  /** What an expression of nothing but constants is worth. */
  readonly value: (typed: TypedExpression) => Any;
}

const known = new WeakMap<Model, Map<CalendarDay, OnDay>>();

/** @param rules the day whose figures it gives; '' for the first figures that the definition has */
export function onDay(model: Model, rules: CalendarDay): OnDay {
  const days = known.get(model) ?? new Map<CalendarDay, OnDay>();
  known.set(model, days);
  const made = days.get(rules) ?? make(model, rules);
  days.set(rules, made);
  return made;
}

/** Before a constant has a figure, only what applies later names it: 'Proof of 3 years of experience', not of 0 years. */
function firstDayWithFigure({later = [], nothing = []}: Named, rules: CalendarDay): CalendarDay {
  const position = later.findLastIndex(([from]) => rules >= from);
  if (!nothing.includes(position)) return rules;
  return later.find((_, index) => index > position && !nothing.includes(index))?.[0] ?? rules;
}

function make(model: Model, rules: CalendarDay): OnDay {
  const {translated, expression, text} = translatorOf(model);
  const scope: Scope = {
    plan: translated,
    today: rules,
    rules,
    named: (name) => valueOn(translated.names[name]!, firstDayWithFigure(translated.names[name]!, rules)),
  };
  return {
    model,
    rules,
    text: (parts) => textOf(text(parts), scope),
    value: (typed) => valueOf(expression(typed), scope),
  };
}
