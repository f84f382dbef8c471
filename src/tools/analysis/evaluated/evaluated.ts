/**
 * What of a definition the calculation with one set of answers evaluates: from the result and the card back through every name
 * that they read, of branches and rows only those that these answers reach. The instrumented says which; a formula counts as a whole.
 */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {Constant} from '../../../engine/definition/constant.ts';
import type {Input} from '../../../engine/definition/input.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Model} from '../../../engine/model.ts';
import {instrument} from '../instrument.ts';
import type {AnswerSet} from '../answerSets.ts';
import {evaluateBlock} from './blocks.ts';
import {evaluateValue, type Trail} from './values.ts';

/** Gives the places of the conditions, formulas, cells and texts that are evaluated, and of the names that they belong to. */
export type Evaluated = (answers: AnswerSet, today: CalendarDay) => ReadonlySet<Place>;

export function evaluatedBy(model: Model): Evaluated {
  const instrumented = instrument(model);
  const pointOf = new Map<object, number>(instrumented.parts.map(({of, point}) => [of.key, point]));
  const hits = new Int32Array(instrumented.points);
  let run = 0;
  return (answers, today) => {
    run++;
    const calculated = instrumented.run(answers, today, hits, run);
    const isReached = (part: object): boolean => {
      const point = pointOf.get(part);
      return point !== undefined && hits[point] === run;
    };
    const places = new Set<Place>();
    const trail = trailThrough(model, {answers, today, isReached}, places);
    for (const need of model.definition.needs) {
      places.add(need.place);
      trail.name(need.name);
    }
    if (!calculated) return places;
    for (const {name} of model.steps) if (name.startsWith('result.')) trail.name(name);
    for (const block of model.card) evaluateBlock(block, trail);
    return places;
  };
}

interface Run extends Pick<Trail, 'isReached'> {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

function trailThrough(model: Model, {answers, today, isReached}: Run, places: Set<Place>): Trail {
  const {definition, steps} = model;
  const seen = new Set<string>();
  const add = (place: Place): void => void places.add(place);
  const trail: Trail = {isReached, place: add, name: visit};

  function visit(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    const input = definition.inputs.find((each) => each.name === name);
    if (input !== undefined) return ofInput(input, answers[name] ?? '', trail);
    const constant = definition.constants.find((each) => each.name === name);
    if (constant !== undefined) return ofConstant(constant, today, add);
    const step = steps.find((each) => each.name === name);
    if (step !== undefined) {
      add(step.named.place);
      return evaluateValue(step.value, step.named.value, trail);
    }
    // A column is read through its table, a sum through its parts.
    const [owner] = name.split('.') as [string];
    if (owner !== name) return visit(owner);
    for (const part of steps) if (part.name.startsWith(`${owner}.`)) visit(part.name);
  }
  return trail;
}

function ofInput({place, options, whenZero}: Input, answer: string, trail: Trail): void {
  trail.place(place);
  const chosen = options.find(({value}) => value === answer);
  if (chosen !== undefined) trail.place(chosen.place);
  if (whenZero === undefined) return;
  trail.place(whenZero.place);
  if (typeof whenZero.value === 'string') trail.name(whenZero.value);
}

/** Of a dated one the period in force. */
function ofConstant({place, dated: {periods}}: Constant, today: CalendarDay, add: Trail['place']): void {
  add(place);
  const period = periods.findLast(({from}) => from !== undefined && from.day <= today) ?? periods[0]!;
  add(period.value.place);
  if (period.from !== undefined) add(period.from.place);
}
