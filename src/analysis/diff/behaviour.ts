/**
 * What a change of the rules does to every answer set that either version can tell apart: how many change, verdict by verdict,
 * figure by figure, with the plainest example of each kind.
 */
import type {Result, ResultValue} from '../../definition/module.ts';
import type {Example} from '../finding.ts';
import {Examples} from '../observe.ts';
import {spaceOf, type Space} from '../space.ts';
import {filledIn, walk, type AnswerSet} from '../walk.ts';
import {lookOf, type Glance} from './glance.ts';
import {sameValue} from './sameValue.ts';
import type {Versions} from './version.ts';

export interface Behaviour {
  readonly space: Space;
  /** How many answer sets were calculated; fewer than the space holds only where that is too large. */
  readonly visited: number;
  /** How many of them have another result. */
  readonly changed: number;
  readonly verdicts: readonly VerdictChange[];
  readonly figures: readonly FigureChange[];
  /** Keys of the result that are no figures: words, lists, days. */
  readonly words: readonly WordsChange[];
}

/** `undefined`: nothing is calculated. */
export interface VerdictChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly example: Example;
}

export interface FigureChange {
  /** The key of the result, with a point before a key of its own. */
  readonly key: string;
  readonly count: number;
  readonly smallest: Difference;
  readonly largest: Difference;
}

export interface Difference {
  readonly from: number;
  readonly to: number;
  readonly answers: AnswerSet;
  readonly today: string;
}

export interface WordsChange {
  /** `the card`: its sentences, where the result is the same. */
  readonly key: string;
  readonly from: ResultValue;
  readonly to: ResultValue;
  readonly example: Example;
}

export function behaviourOf({before, after}: Versions): Behaviour {
  const space = spaceOf([before.model, after.model]);
  const [one, other] = [lookOf(before.model), lookOf(after.model)];
  const collected = new Collected();
  const visited = walk(space, (answers, today) => {
    const [from, to] = [one(answers, today), other(answers, today)];
    if (!isSame(from, to)) collected.add(from, to, answers, today);
  });
  return {space, visited, ...collected.all()};
}

const CARD = 'the card';

function isSame(from: Glance | null, to: Glance | null): boolean {
  if (from === null || to === null) return from === to;
  return (
    from.verdict === to.verdict &&
    sameValue(from.result, to.result) &&
    (sameLists(from.lines, to.lines) || sameValue(from.lines.flat(), to.lines.flat()))
  );
}

/** Lists may be joined or split; only the sentences count. */
const sameLists = (from: Glance['lines'], to: Glance['lines']): boolean =>
  from.length === to.length && from.every((lines, place) => sameValue(lines, to[place]!));

class Collected {
  private changed = 0;
  private readonly verdicts = new Examples<string>();
  private readonly words = new Examples<string>();
  private readonly wordsOf = new Map<string, readonly [ResultValue, ResultValue]>();
  private readonly figures = new Map<string, FigureChange>();

  add(from: Glance | null, to: Glance | null, answers: AnswerSet, today: string): void {
    this.changed++;
    const verdicts = [from, to].map((glance) => (glance === null ? null : (glance.verdict ?? '')));
    if (verdicts[0] !== verdicts[1]) this.verdicts.add(JSON.stringify(verdicts), answers, today);
    if (from === null || to === null) return;
    this.addValues(from.result, to.result, '', answers, today);
    if (sameValue(from.result, to.result) && !sameValue(from.lines.flat(), to.lines.flat()))
      this.addWords(CARD, from.lines.flat(), to.lines.flat(), answers, today);
  }

  private addValues(from: Result, to: Result, prefix: string, answers: AnswerSet, today: string): void {
    for (const key in to) {
      const [one, other] = [from[key], to[key]];
      const name = prefix + key;
      if (one === undefined || other === undefined || sameValue(one, other)) continue;
      if (typeof one === 'number' && typeof other === 'number') this.addFigure(name, one, other, answers, today);
      else if (isMap(one) && isMap(other)) this.addValues(one, other, `${name}.`, answers, today);
      else this.addWords(name, one, other, answers, today);
    }
  }

  private addWords(key: string, from: ResultValue, to: ResultValue, answers: AnswerSet, today: string): void {
    const before = this.words.found.get(key)?.answers;
    this.words.add(key, answers, today);
    if (this.words.found.get(key)!.answers !== before) this.wordsOf.set(key, [from, to]);
  }

  private addFigure(key: string, from: number, to: number, answers: AnswerSet, today: string): void {
    const known = this.figures.get(key);
    const change = to - from;
    const isSmallest = known === undefined || change < known.smallest.to - known.smallest.from;
    const isLargest = known === undefined || change > known.largest.to - known.largest.from;
    const difference = isSmallest || isLargest ? {from, to, answers: filledIn(answers), today} : undefined;
    this.figures.set(key, {
      key,
      count: (known?.count ?? 0) + 1,
      smallest: isSmallest ? difference! : known.smallest,
      largest: isLargest ? difference! : known.largest,
    });
  }

  all(): Omit<Behaviour, 'space' | 'visited'> {
    return {
      changed: this.changed,
      verdicts: [...this.verdicts.found].map(([pair, example]) => {
        const [from, to] = JSON.parse(pair) as [string | null, string | null];
        return {from: from ?? undefined, to: to ?? undefined, example};
      }),
      figures: [...this.figures.values()],
      words: [...this.words.found].map(([key, example]) => {
        const [from, to] = this.wordsOf.get(key)!;
        return {key, from, to, example};
      }),
    };
  }
}

function isMap(value: ResultValue): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
