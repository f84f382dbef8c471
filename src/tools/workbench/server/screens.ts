/** One example of each state of the result card on a day: a case where one shows it, else the plainest answers that do. */
import type {Model} from '../../../engine/model.ts';
import {instrument, type Instrumented} from '../../analysis/instrument.ts';
import {partsOfCard} from '../../analysis/parts.ts';
import {answerSpace} from '../../analysis/space.ts';
import {type AnswerSet, Examples, visitAnswerSets} from '../../analysis/answerSets.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Screen} from '../data.ts';
import type {Single} from './cases.ts';

/** What the card shows under a condition, by its point. */
interface Part {
  readonly name: string;
  readonly point: number;
}

/** Those that no answers reach stand last. A case's answers are looked at on the given day, not on its own. */
export function screensOn(day: CalendarDay, model: Model, singles: readonly Single[]): readonly Screen[] {
  const instrumented = instrument(model);
  const onCard = new Set(partsOfCard(model).map(({key}) => key));
  const parts = instrumented.parts
    .filter(({item}) => onCard.has(item.key))
    .map(({item: {name}, point}) => ({name, point}));
  const cases = singles.filter(({kind}) => kind === 'case');
  const looker = lookerOn(day, instrumented);
  const shown = cases.map(({name, answers}) => ({case: name, answers, points: looker(answers)}));
  if (parts.length === 0) {
    const first = shown.find(({points}) => points !== null);
    return first === undefined ? [] : [{parts: [], answers: first.answers, case: first.case}];
  }
  const chosen = new Map<(typeof shown)[number], string[]>();
  const missing: Part[] = [];
  for (const {name, point} of parts) {
    const shows = ({points}: (typeof shown)[number]): boolean => points?.has(point) === true;
    const found = [...chosen.keys()].find(shows) ?? shown.find(shows);
    if (found === undefined) missing.push({name, point});
    else chosen.set(found, [...(chosen.get(found) ?? []), name]);
  }
  const ofCases = [...chosen].map(([found, names]) => ({parts: names, answers: found.answers, case: found.case}));
  return [...ofCases, ...searched(missing, day, instrumented, model)];
}

/** What answers reach, by point; null where a guard stops them. */
function lookerOn(day: CalendarDay, instrumented: Instrumented): (answers: AnswerSet) => ReadonlySet<number> | null {
  const hits = new Int32Array(instrumented.points);
  let run = 0;
  return (answers) => {
    run++;
    if (!instrumented.run(answers, day, hits, run)) return null;
    return new Set([...hits.keys()].filter((point) => hits[point] === run));
  };
}

/** Looks through the whole space of the day for the parts that no case shows. */
function searched(
  missing: readonly Part[],
  day: CalendarDay,
  instrumented: Instrumented,
  model: Model,
): readonly Screen[] {
  if (missing.length === 0) return [];
  const examples = new Examples<number>();
  const hits = new Int32Array(instrumented.points);
  let run = 0;
  visitAnswerSets(answerSpace([model], [day]), (answers) => {
    run++;
    if (!instrumented.run(answers, day, hits, run)) return;
    for (const {point} of missing) if (hits[point] === run) examples.add(point, answers, day);
  });
  const screens = missing.map(({name, point}): Screen => {
    const answers = examples.found.get(point)?.answers;
    return {parts: [name], ...(answers === undefined ? {} : {answers})};
  });
  return screens.toSorted((one, other) => Number(one.answers === undefined) - Number(other.answers === undefined));
}
