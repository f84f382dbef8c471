/** One walk through a space with a probe: what was reached, and the plainest answers for all that should not be. */
import type {Model} from '../../engine/model.ts';
import type {Example} from './finding.ts';
import type {Probe} from './probe.ts';
import type {Space} from './space.ts';
import {filledIn, walk, type AnswerSet} from './walk.ts';

export interface Seen {
  /** How many answer sets were visited; fewer than the space holds only where that is too large. */
  readonly visited: number;
  /** By mark: whether some answers reached it. */
  readonly reached: (mark: number) => boolean;
  /** By mark of a law: answers that break it while no exception that is declared to hold sometimes does. */
  readonly broken: ReadonlyMap<number, Example>;
  /** By mark of an exception that is declared to hold never: answers that fulfil it. */
  readonly fulfilled: ReadonlyMap<number, Example>;
  /** By input that a guard waits for: answers without it that are calculated all the same. */
  readonly passed: ReadonlyMap<string, Example>;
}

export function observe(space: Space, probe: Probe, model: Model): Seen {
  const marks = new Int32Array(probe.marks);
  const marksOf = (when: 'sometimes' | 'never') =>
    probe.exceptions.filter(({of}) => of.when === when).map(({mark}) => mark);
  const [laws, sometimes, never] = [probe.laws.map(({mark}) => mark), marksOf('sometimes'), marksOf('never')];
  const needs = model.definition.needs.map(({name}) => name);
  const [broken, fulfilled, passed] = [new Examples<number>(), new Examples<number>(), new Examples<string>()];
  let turn = 0;
  const holds = (mark: number): boolean => marks[mark] === turn;
  const visited = walk(space, (answers, today) => {
    turn++;
    const calculated = probe.run(answers, today, marks, turn);
    if (calculated) for (const name of needs) if (answers[name] === '') passed.add(name, answers, today);
    for (const mark of laws) if (holds(mark) && !sometimes.some(holds)) broken.add(mark, answers, today);
    for (const mark of never) if (holds(mark)) fulfilled.add(mark, answers, today);
  });
  return {
    visited,
    reached: (mark) => marks[mark] !== 0,
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
