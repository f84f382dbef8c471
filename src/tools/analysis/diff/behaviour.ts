/**
 * What a change of the rules does to every answer set that either version can tell apart: how many change, verdict by verdict,
 * figure by figure, with the plainest example of each kind.
 */
import type {Result, ResultValue} from '../../../engine/compiled/module.ts';
import type {Example} from '../finding.ts';
import {type Space, spaceOf} from '../space.ts';
import {type AnswerSet, filledIn, visitAnswerSets} from '../answerSets.ts';
import {type CardSnapshot, compileSnapshot} from './cardSnapshot.ts';
import {sameValue} from './ruleChanges.ts';
import type {Versions} from './version.ts';
import {Examples} from '../instrument.ts';

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
interface VerdictChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Where the words stay and only the colour changes. */
  readonly tones?: {readonly from: string; readonly to: string};
  readonly example: Example;
}

interface FigureChange {
  /** The key of the result, with a point before a key of its own. */
  readonly key: string;
  readonly count: number;
  readonly smallest: Difference;
  readonly largest: Difference;
}

interface Difference {
  readonly from: number;
  readonly to: number;
  readonly answers: AnswerSet;
  readonly today: string;
}

interface WordsChange {
  /** `the card`: what else it shows, where result and verdict are the same. */
  readonly key: string;
  readonly from: ResultValue;
  readonly to: ResultValue;
  readonly example: Example;
}

export function behaviourOf({before, after}: Versions): Behaviour {
  const space = spaceOf([before.model, after.model]);
  const [one, other] = [compileSnapshot(before.model), compileSnapshot(after.model)];
  const textsOf = (answers: AnswerSet, today: string): Texts => [
    one.texts(answers, today) ?? [],
    other.texts(answers, today) ?? [],
  ];
  const comparesValues = one.shape === other.shape;
  const collected = new Collected();
  const visited = visitAnswerSets(space, (answers, today) => {
    const [from, to] = [one.snapshot(answers, today), other.snapshot(answers, today)];
    if (isSame(from, to) && (from === null || (comparesValues && sameValues(from.values, to!.values)))) return;
    const differ =
      !isSame(from, to) ||
      (comparesValues && surelyReadOtherwise(from!.values, to!.values)) ||
      !sameValues(...textsOf(answers, today));
    if (differ) collected.add(from, to, () => textsOf(answers, today), answers, today);
  });
  return {space, visited, ...collected.all()};
}

function isSame(from: CardSnapshot | null, to: CardSnapshot | null): boolean {
  if (from === null || to === null) return from === to;
  return (
    from.verdict === to.verdict &&
    from.tone === to.tone &&
    sameValue(from.result, to.result) &&
    (sameLists(from.sentences, to.sentences) || sameValue(from.sentences.flat(), to.sentences.flat()))
  );
}

function sameValues(from: readonly unknown[], to: readonly unknown[]): boolean {
  if (from.length !== to.length) return false;
  for (let place = 0; place < from.length; place++) if (from[place] !== to[place]) return false;
  return true;
}

/** Whole numbers that differ are written differently, whatever the format; of all else the texts must be compared. */
function surelyReadOtherwise(from: readonly unknown[], to: readonly unknown[]): boolean {
  return from.some((value, place) => Number.isInteger(value) && Number.isInteger(to[place]) && value !== to[place]);
}

/** Lists may be joined or split; only the sentences count. */
const sameLists = (from: CardSnapshot['sentences'], to: CardSnapshot['sentences']): boolean =>
  from.length === to.length && from.every((lines, place) => sameValue(lines, to[place]!));

// What changes from one version to the other, gathered answer set by answer set: by verdict, by figure, by words.

/** The key of what only the card says otherwise. */
export const CARD = 'the card';

/** What is shown before and after. */
type Texts = readonly [readonly unknown[], readonly unknown[]];

class Collected {
  private changed = 0;
  private readonly verdicts = new Examples<string>();
  private readonly words = new Examples<string>();
  private readonly wordsOf = new Map<string, readonly [ResultValue, ResultValue]>();
  private readonly figures = new Map<string, FigureChange>();

  add(from: CardSnapshot | null, to: CardSnapshot | null, texts: () => Texts, answers: AnswerSet, today: string): void {
    this.changed++;
    const tellsSame = from?.verdict === to?.verdict && from?.tone === to?.tone;
    if (!tellsSame || from === null || to === null) this.verdicts.add(`${told(from)}\n${told(to)}`, answers, today);
    if (from === null || to === null) return;
    this.addValues(from.result, to.result, '', answers, today);
    if (!tellsSame || !sameValue(from.result, to.result)) return;
    this.addWords(CARD, () => cardOf(from, to, texts()), answers, today);
  }

  private addValues(from: Result, to: Result, prefix: string, answers: AnswerSet, today: string): void {
    for (const key in to) {
      const [one, other] = [from[key], to[key]];
      const name = prefix + key;
      if (one === undefined || other === undefined || sameValue(one, other)) continue;
      if (typeof one === 'number' && typeof other === 'number') this.addFigure(name, one, other, answers, today);
      else if (isMap(one) && isMap(other)) this.addValues(one, other, `${name}.`, answers, today);
      else this.addWords(name, () => [one, other], answers, today);
    }
  }

  private addWords(
    key: string,
    words: () => readonly [ResultValue, ResultValue],
    answers: AnswerSet,
    today: string,
  ): void {
    const before = this.words.found.get(key)?.answers;
    this.words.add(key, answers, today);
    if (this.words.found.get(key)!.answers !== before) this.wordsOf.set(key, words());
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
        const [from, to] = pair.split('\n').map((each) => JSON.parse(each) as Told);
        const tones =
          from!.verdict === to!.verdict && from!.tone !== undefined && to!.tone !== undefined
            ? {tones: {from: from!.tone, to: to!.tone}}
            : {};
        return {from: from!.verdict, to: to!.verdict, ...tones, example};
      }),
      figures: [...this.figures.values()],
      words: [...this.words.found].map(([key, example]) => {
        const [from, to] = this.wordsOf.get(key)!;
        return {key, from, to, example};
      }),
    };
  }
}

interface Told {
  readonly verdict?: string;
  readonly tone?: string;
}

/** The verdict as a key; one without words where the card shows none, and nothing where nothing is calculated. */
function told(glance: CardSnapshot | null): string {
  return JSON.stringify(glance === null ? {} : ({verdict: glance.verdict ?? '', tone: glance.tone} satisfies Told));
}

/** What only one of the two cards shows. */
function cardOf(from: CardSnapshot, to: CardSnapshot, [before, after]: Texts): readonly [ResultValue, ResultValue] {
  const [one, other] = [
    [...from.sentences.flat(), ...before.map(String)],
    [...to.sentences.flat(), ...after.map(String)],
  ];
  return [one.filter((text) => !other.includes(text)), other.filter((text) => !one.includes(text))];
}

function isMap(value: ResultValue): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
