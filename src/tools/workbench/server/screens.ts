/** One example of each state of the result card on a day: a case where one shows it, else the simplest answers that do. */
import type {Model} from '../../../engine/language/model.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {type AnswerSet, Examples, visitAnswerSets, type VisitOptions} from '../../analysis/answerSets.ts';
import {instrument, type Instrumented} from '../../analysis/instrument.ts';
import {partsOfCard} from '../../analysis/parts.ts';
import {answerSpace} from '../../analysis/space.ts';
import type {Screen} from '../data.ts';
import type {SingleCase} from './cases.ts';

type TrackedPart = Instrumented['parts'][number];

/**
 * The states that no answers reach come last. The answers of a case are calculated on this day, not on the day of the case.
 * @param onVisited called now and then while answers are tried for the states that no case shows
 */
export function screensOn(
  day: CalendarDay,
  model: Model,
  singles: readonly SingleCase[],
  onVisited: VisitOptions['onVisited'],
): readonly Screen[] {
  const instrumented = instrument(model);
  const onCard = new Set(partsOfCard(model).map(({key}) => key));
  const parts = instrumented.parts.filter(({item}) => onCard.has(item.key));
  const cases = singles.flatMap(({kind, name, answers}) => {
    if (kind !== 'case' || !instrumented.run(answers, day)) return [];
    return [{name, answers, shown: parts.filter(({point}) => instrumented.isHit(point))}];
  });
  if (parts.length === 0) return cases.slice(0, 1).map(({name, answers}) => ({parts: [], answers, case: name}));
  const partsByCase = new Map<(typeof cases)[number], string[]>();
  const missing: TrackedPart[] = [];
  for (const part of parts) {
    const chosen = [...partsByCase.keys(), ...cases].find(({shown}) => shown.includes(part));
    if (chosen === undefined) missing.push(part);
    else partsByCase.set(chosen, [...(partsByCase.get(chosen) ?? []), part.item.name]);
  }
  const fromCases = [...partsByCase].map(([{name, answers}, names]) => ({parts: names, answers, case: name}));
  return [...fromCases, ...searchScreens(missing, day, instrumented, model, onVisited)];
}

/** Searches the whole space of the day for the parts that no case shows. */
function searchScreens(
  missing: readonly TrackedPart[],
  day: CalendarDay,
  instrumented: Instrumented,
  model: Model,
  onVisited: VisitOptions['onVisited'],
): readonly Screen[] {
  if (missing.length === 0) return [];
  const examples = new Examples<number>();
  const visit = (answers: AnswerSet): void => {
    if (!instrumented.run(answers, day)) return;
    for (const {point} of missing) if (instrumented.isHit(point)) examples.add(point, answers, day);
  };
  visitAnswerSets(answerSpace([model], [day]), visit, {onVisited});
  const screens = missing.map(({item, point}): Screen => {
    const answers = examples.byKey.get(point)?.answers;
    return {parts: [item.name], ...(answers === undefined ? {} : {answers})};
  });
  return screens.toSorted((one, other) => Number(one.answers === undefined) - Number(other.answers === undefined));
}
