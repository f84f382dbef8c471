/** What the answer sets of a space reach, break and fulfil, with the plainest answers for all that should not be. */
import type {Model} from '../../engine/model.ts';
import type {Example} from './finding.ts';
import type {Instrumented} from './instrument.ts';
import type {Space} from './space.ts';
import {filledIn, visitAnswerSets, type AnswerSet} from './answerSets.ts';

export interface Coverage {
  /** How many answer sets were visited; fewer than the space holds only where that is too large. */
  readonly visited: number;
  /** By point: whether some answers reached it. */
  readonly reached: (point: number) => boolean;
  /** By point of a law: answers that break it while no exception that is declared to hold sometimes does. */
  readonly broken: ReadonlyMap<number, Example>;
  /** By point of an exception that is declared to hold never: answers that fulfil it. */
  readonly fulfilled: ReadonlyMap<number, Example>;
  /** By input that a guard waits for: answers without it that are calculated all the same. */
  readonly passed: ReadonlyMap<string, Example>;
}

export function measureCoverage(space: Space, instrumented: Instrumented, model: Model): Coverage {
  const hits = new Int32Array(instrumented.points);
  const pointsOf = (when: 'sometimes' | 'never') =>
    instrumented.exceptions.filter(({of}) => of.when === when).map(({point}) => point);
  const [laws, sometimes, never] = [
    instrumented.laws.map(({point}) => point),
    pointsOf('sometimes'),
    pointsOf('never'),
  ];
  const needs = model.definition.needs.map(({name}) => name);
  const [broken, fulfilled, passed] = [new Examples<number>(), new Examples<number>(), new Examples<string>()];
  let run = 0;
  const holds = (point: number): boolean => hits[point] === run;
  const visited = visitAnswerSets(space, (answers, today) => {
    run++;
    const calculated = instrumented.run(answers, today, hits, run);
    if (calculated) for (const name of needs) if (answers[name] === '') passed.add(name, answers, today);
    for (const point of laws) if (holds(point) && !sometimes.some(holds)) broken.add(point, answers, today);
    for (const point of never) if (holds(point)) fulfilled.add(point, answers, today);
  });
  return {
    visited,
    reached: (point) => hits[point] !== 0,
    broken: broken.found,
    fulfilled: fulfilled.found,
    passed: passed.found,
  };
}

/** The answers with the fewest filled in, by what they show. */
export class Examples<Key> {
  readonly found = new Map<Key, Example>();
  private readonly filled = new Map<Key, number>();

  add(key: Key, answers: AnswerSet, today: string): void {
    const known = this.found.get(key);
    const filled = countFilled(answers);
    if (known !== undefined && filled >= this.filled.get(key)!) {
      this.found.set(key, Object.assign(known, {count: known.count + 1}));
      return;
    }
    this.filled.set(key, filled);
    this.found.set(key, {answers: filledIn(answers), today, count: (known?.count ?? 0) + 1});
  }
}

function countFilled(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (answers[name] !== '') count++;
  return count;
}
