/**
 * What a change of the rules does to every answer set that either version can tell apart: how many change, verdict by verdict,
 * figure by figure, with the plainest example of each kind.
 */
import {load} from '../../compiler/compile.ts';
import type {CompiledCalculator, Result, ResultValue} from '../../definition/module.ts';
import type {Example} from '../finding.ts';
import {Examples} from '../observe.ts';
import {rememberingRuntime} from '../rememberingRuntime.ts';
import {spaceOf, type Space} from '../space.ts';
import {filledIn, walk, type AnswerSet} from '../walk.ts';
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
  readonly key: string;
  readonly from: ResultValue | undefined;
  readonly to: ResultValue | undefined;
  readonly example: Example;
}

export function behaviourOf({before, after}: Versions): Behaviour {
  const space = spaceOf([before.model, after.model]);
  const [one, other] = [load(before.body, rememberingRuntime), load(after.body, rememberingRuntime)];
  const collected = new Collected();
  const visited = walk(space, (answers, today) => {
    const [from, to] = [one.calculate(answers, today), other.calculate(answers, today)];
    const [verdict, newVerdict] = [verdictOf(one, from, answers, today), verdictOf(other, to, answers, today)];
    const verdictChanged = verdict !== newVerdict;
    if (verdictChanged || !sameValue(from, to)) collected.add({from, to, verdict, newVerdict, answers, today});
  });
  return {space, visited, ...collected.all()};
}

/** The words of the verdict; undefined where nothing is calculated or the card has none. */
function verdictOf(
  calculator: CompiledCalculator,
  result: Result | null,
  answers: AnswerSet,
  today: string,
): string | undefined {
  return result === null ? undefined : (calculator.outcome(answers, today)?.text ?? '');
}

interface Changed {
  readonly from: Result | null;
  readonly to: Result | null;
  readonly verdict: string | undefined;
  readonly newVerdict: string | undefined;
  readonly answers: AnswerSet;
  readonly today: string;
}

class Collected {
  private changed = 0;
  private readonly verdicts = new Examples<string>();
  private readonly words = new Examples<string>();
  private readonly wordsOf = new Map<string, readonly [ResultValue | undefined, ResultValue | undefined]>();
  private readonly figures = new Map<string, FigureChange>();

  add({from, to, verdict, newVerdict, answers, today}: Changed): void {
    this.changed++;
    if (verdict !== newVerdict)
      this.verdicts.add(JSON.stringify([verdict ?? null, newVerdict ?? null]), answers, today);
    if (from !== null && to !== null) this.addValues(from, to, '', answers, today);
  }

  private addValues(from: Result, to: Result, prefix: string, answers: AnswerSet, today: string): void {
    for (const key in to) {
      const [one, other] = [from[key], to[key]];
      const name = prefix + key;
      if (one === undefined || other === undefined || sameValue(one, other)) continue;
      if (typeof one === 'number' && typeof other === 'number') this.addFigure(name, one, other, answers, today);
      else if (isMap(one) && isMap(other)) this.addValues(one, other, `${name}.`, answers, today);
      else {
        const before = this.words.found.get(name)?.answers;
        this.words.add(name, answers, today);
        if (this.words.found.get(name)!.answers !== before) this.wordsOf.set(name, [one, other]);
      }
    }
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
