/** One example of each state of the result card on a day: a case where one shows it, else the plainest answers that do. */
import type {Model} from '../../../engine/model.ts';
import {Examples} from '../../analysis/observe.ts';
import {partsOfCard} from '../../analysis/parts.ts';
import {probeOf, type Probe} from '../../analysis/probe.ts';
import {spaceOf} from '../../analysis/space.ts';
import {walk, type AnswerSet} from '../../analysis/walk.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Screen} from '../data.ts';
import type {Single} from './runs.ts';

/** What the card shows under a condition, by its mark. */
interface Part {
  readonly name: string;
  readonly mark: number;
}

/** Those that no answers reach stand last. A case's answers are looked at on the given day, not on its own. */
export function screensOn(day: CalendarDay, model: Model, singles: readonly Single[]): readonly Screen[] {
  const probe = probeOf(model);
  const onCard = new Set(partsOfCard(model).map(({key}) => key));
  const parts = probe.parts.filter(({of}) => onCard.has(of.key)).map(({of: {name}, mark}) => ({name, mark}));
  const cases = singles.filter(({kind}) => kind === 'case');
  const looker = lookerOn(day, probe);
  const shown = cases.map(({name, answers}) => ({case: name, answers, marks: looker(answers)}));
  if (parts.length === 0) {
    const first = shown.find(({marks}) => marks !== null);
    return first === undefined ? [] : [{parts: [], answers: first.answers, case: first.case}];
  }
  const chosen = new Map<(typeof shown)[number], string[]>();
  const missing: Part[] = [];
  for (const {name, mark} of parts) {
    const shows = ({marks}: (typeof shown)[number]): boolean => marks?.has(mark) === true;
    const found = [...chosen.keys()].find(shows) ?? shown.find(shows);
    if (found === undefined) missing.push({name, mark});
    else chosen.set(found, [...(chosen.get(found) ?? []), name]);
  }
  const ofCases = [...chosen].map(([found, names]) => ({parts: names, answers: found.answers, case: found.case}));
  return [...ofCases, ...searched(missing, day, probe, model)];
}

/** What answers reach, by mark; null where a guard stops them. */
function lookerOn(day: CalendarDay, probe: Probe): (answers: AnswerSet) => ReadonlySet<number> | null {
  const marks = new Int32Array(probe.marks);
  let turn = 0;
  return (answers) => {
    turn++;
    if (!probe.run(answers, day, marks, turn)) return null;
    return new Set([...marks.keys()].filter((mark) => marks[mark] === turn));
  };
}

/** Looks through the whole space of the day for the parts that no case shows. */
function searched(missing: readonly Part[], day: CalendarDay, probe: Probe, model: Model): readonly Screen[] {
  if (missing.length === 0) return [];
  const examples = new Examples<number>();
  const marks = new Int32Array(probe.marks);
  let turn = 0;
  walk(spaceOf([model], [day]), (answers) => {
    turn++;
    if (!probe.run(answers, day, marks, turn)) return;
    for (const {mark} of missing) if (marks[mark] === turn) examples.add(mark, answers, day);
  });
  const screens = missing.map(({name, mark}): Screen => {
    const answers = examples.found.get(mark)?.answers;
    return {parts: [name], ...(answers === undefined ? {} : {answers})};
  });
  return screens.toSorted((one, other) => Number(one.answers === undefined) - Number(other.answers === undefined));
}
