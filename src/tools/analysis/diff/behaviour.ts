/**
 * How a rule change affects the results of all answer sets that either version can tell apart: changes of verdicts and texts,
 * counted, each with its simplest example; changes of figures, counted, each with its two extremes.
 */
import type {Result, ResultValue} from '../../../engine/compiled/module.ts';
import {agree, isSame} from '../equality.ts';
import {comparisonSpace} from '../space.ts';
import {
  type AnswerSet,
  type VisitOptions,
  type SearchedSpace,
  type Example,
  Examples,
  visitAnswerSets,
  visitSample,
  withoutBlanks,
} from '../answerSets.ts';
import {type CardSnapshot, compileSnapshot} from './cardSnapshot.ts';
import type {Model} from '../../../engine/model.ts';

export interface BehaviourDiff extends SearchedSpace {
  /** How many of the visited answer sets have a different result. */
  readonly changed: number;
  readonly verdicts: readonly VerdictChange[];
  readonly figures: readonly FigureChange[];
  /** Changes of result values other than figures, and of the card's other texts (CARD). */
  readonly words: readonly TextChange[];
}

/** `from` and `to` are undefined where nothing is calculated. */
interface VerdictChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Where the words are the same and only the colour changes. */
  readonly tones?: {readonly from: string; readonly to: string};
  readonly example: Example;
}

interface FigureChange {
  /** The key of the result; nested keys are joined with a dot. */
  readonly key: string;
  readonly count: number;
  /** The examples with the lowest and highest `to - from`, sign included. */
  readonly smallest: FigureStep;
  readonly largest: FigureStep;
}

/** A figure before and after, for the same answers. */
interface FigureStep {
  readonly from: number;
  readonly to: number;
  readonly answers: AnswerSet;
  readonly today: string;
}

interface TextChange {
  /** A key of the result, or CARD for other changes of the card while result and verdict are the same. */
  readonly key: string;
  readonly from: ResultValue;
  readonly to: ResultValue;
  readonly example: Example;
}

interface ComparedVersions {
  readonly before: {readonly model: Model};
  readonly after: {readonly model: Model};
}

export function compareBehaviour({before, after}: ComparedVersions, options: VisitOptions = {}): BehaviourDiff {
  const space = comparisonSpace(before.model, after.model);
  const [compiledBefore, compiledAfter] = [compileSnapshot(before.model), compileSnapshot(after.model)];
  const textsFor = (answers: AnswerSet, today: string): Texts => [
    compiledBefore.texts(answers, today) ?? [],
    compiledAfter.texts(answers, today) ?? [],
  ];
  const comparesValues = compiledBefore.shape === compiledAfter.shape;
  const collector = new ChangeCollector();
  const compare = (answers: AnswerSet, today: string): void => {
    const [from, to] = [compiledBefore.snapshot(answers, today), compiledAfter.snapshot(answers, today)];
    const same = sameApartFromValues(from, to);
    if (same && (from === null || (comparesValues && sameValues(from.values, to!.values)))) return;
    const differ =
      !same ||
      (comparesValues && haveDifferentIntegers(from!.values, to!.values)) ||
      !sameValues(...textsFor(answers, today));
    if (differ) collector.add(from, to, () => textsFor(answers, today), answers, today);
  };
  let visited = visitAnswerSets(space, compare, options);
  // Without a proof, look for a difference between the representatives too.
  if (space.incomplete.length > 0 && visited === space.size && collector.all().changed === 0)
    visited += visitSample(space, compare, options);
  return {space, visited, ...collector.all()};
}

function sameApartFromValues(from: CardSnapshot | null, to: CardSnapshot | null): boolean {
  if (from === null || to === null) return from === to;
  return (
    from.verdict === to.verdict &&
    from.tone === to.tone &&
    agree(from.result, to.result) &&
    // Lists may be joined or split; only the sentences count.
    (sameLists(from.sentences, to.sentences) || agree(from.sentences.flat(), to.sentences.flat()))
  );
}

function sameValues(from: readonly unknown[], to: readonly unknown[]): boolean {
  if (from.length !== to.length) return false;
  for (let index = 0; index < from.length; index++) if (!isSame(from[index], to[index])) return false;
  return true;
}

/** Different integers have different texts in every format; other values must be compared as texts. */
function haveDifferentIntegers(from: readonly unknown[], to: readonly unknown[]): boolean {
  return from.some((value, index) => Number.isInteger(value) && Number.isInteger(to[index]) && value !== to[index]);
}

/** Whether the lists agree one by one; quicker than flattening them. */
const sameLists = (from: CardSnapshot['sentences'], to: CardSnapshot['sentences']): boolean =>
  from.length === to.length && from.every((lines, index) => agree(lines, to[index]!));

/** In place of a result key, where only the card differs. */
export const CARD = 'the card';

/** The texts of the card before and after. */
type Texts = readonly [readonly unknown[], readonly unknown[]];

/** Counts the changes of all answer sets, and keeps an example of each kind. */
class ChangeCollector {
  private changed = 0;
  private readonly verdicts = new Examples<string>();
  private readonly words = new Examples<string>();
  private readonly wordPairs = new Map<string, readonly [ResultValue, ResultValue]>();
  private readonly figures = new Map<string, FigureChange>();

  add(from: CardSnapshot | null, to: CardSnapshot | null, texts: () => Texts, answers: AnswerSet, today: string): void {
    this.changed++;
    const sameVerdict = from?.verdict === to?.verdict && from?.tone === to?.tone;
    if (!sameVerdict || from === null || to === null)
      this.verdicts.add(JSON.stringify([shownVerdict(from), shownVerdict(to)]), answers, today);
    if (from === null || to === null) return;
    this.addResultChanges(from.result, to.result, '', answers, today);
    if (!sameVerdict || !agree(from.result, to.result)) return;
    this.addWords(CARD, () => cardDifference(from, to, texts()), answers, today);
  }

  private addResultChanges(from: Result, to: Result, prefix: string, answers: AnswerSet, today: string): void {
    for (const key in to) {
      const [one, other] = [from[key], to[key]];
      const name = prefix + key;
      if (one === undefined || other === undefined || agree(one, other)) continue;
      if (typeof one === 'number' && typeof other === 'number') this.addFigure(name, one, other, answers, today);
      else if (isRecord(one) && isRecord(other)) this.addResultChanges(one, other, `${name}.`, answers, today);
      else this.addWords(name, () => [one, other], answers, today);
    }
  }

  private addWords(
    key: string,
    words: () => readonly [ResultValue, ResultValue],
    answers: AnswerSet,
    today: string,
  ): void {
    if (this.words.add(key, answers, today)) this.wordPairs.set(key, words());
  }

  private addFigure(key: string, from: number, to: number, answers: AnswerSet, today: string): void {
    const previous = this.figures.get(key);
    const change = to - from;
    const isSmallest = previous === undefined || change < previous.smallest.to - previous.smallest.from;
    const isLargest = previous === undefined || change > previous.largest.to - previous.largest.from;
    const step = isSmallest || isLargest ? {from, to, answers: withoutBlanks(answers), today} : undefined;
    this.figures.set(key, {
      key,
      count: (previous?.count ?? 0) + 1,
      smallest: isSmallest ? step! : previous.smallest,
      largest: isLargest ? step! : previous.largest,
    });
  }

  all(): Omit<BehaviourDiff, keyof SearchedSpace> {
    return {
      changed: this.changed,
      verdicts: [...this.verdicts.byKey].map(([pair, example]) => {
        const [from, to] = JSON.parse(pair) as readonly [ShownVerdict, ShownVerdict];
        const tones =
          from.verdict === to.verdict && from.tone !== undefined && to.tone !== undefined
            ? {tones: {from: from.tone, to: to.tone}}
            : {};
        return {from: from.verdict, to: to.verdict, ...tones, example};
      }),
      figures: [...this.figures.values()],
      words: [...this.words.byKey].map(([key, example]) => {
        const [from, to] = this.wordPairs.get(key)!;
        return {key, from, to, example};
      }),
    };
  }
}

/** `verdict` is undefined where nothing is calculated, and '' where the card shows none. */
type ShownVerdict = Partial<Pick<CardSnapshot, 'verdict' | 'tone'>>;

function shownVerdict(snapshot: CardSnapshot | null): ShownVerdict {
  return snapshot === null ? {} : {verdict: snapshot.verdict ?? '', tone: snapshot.tone};
}

/** The texts that only the earlier card shows, and those that only the later card shows. */
function cardDifference(
  from: CardSnapshot,
  to: CardSnapshot,
  [before, after]: Texts,
): readonly [ResultValue, ResultValue] {
  const [one, other] = [
    [...from.sentences.flat(), ...before.map(String)],
    [...to.sentences.flat(), ...after.map(String)],
  ];
  return [one.filter((text) => !other.includes(text)), other.filter((text) => !one.includes(text))];
}

function isRecord(value: ResultValue): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
