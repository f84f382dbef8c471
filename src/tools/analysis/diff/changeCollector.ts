/**
 * How a rule change affects results: changes of verdicts and texts, counted, each with its simplest example; changes of figures, counted,
 * each with its two extremes.
 */
import type {Result, ResultValue} from '../../../engine/results/program.ts';
import {type AnswerSet, type Example, Examples, type SearchedSpace, withoutBlanks} from '../answerSets.ts';
import {agree} from '../equality.ts';
import type {Space} from '../space.ts';
import {type Affected, AffectedCollector} from './affected.ts';
import type {CardSnapshot} from './cardSnapshot.ts';

export interface BehaviourDiff extends SearchedSpace {
  /** How many of the visited answer sets have a different result. */
  readonly changed: number;
  readonly verdicts: readonly VerdictChange[];
  readonly figures: readonly FigureChange[];
  /** Changes of result values other than figures, and of the card's other texts (CARD). */
  readonly words: readonly TextChange[];
  /** Where anything changes. */
  readonly affected: Affected;
  /**
   * Where nothing changes, although the versions calculate in different ways: this holds for figures of no more digits, since calculations
   * round others.
   */
  readonly exactDigits?: number;
}

/** `from` and `to` are undefined if nothing is calculated. */
export interface VerdictChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Set where this stands for all further changes with the same words but other figures; `from` and `to` are those of its example. */
  readonly anyFigures?: true;
  /** Where the words are the same and only the colour changes. */
  readonly tones?: {readonly from: string; readonly to: string};
  readonly example: Example;
  readonly affected: Affected;
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
  /** Whether it changes only where the verdict does: `eligible`, for example. */
  readonly followsVerdict: boolean;
}

/** So many changes that differ only in figures, such as an amount in the verdict, are told one by one. */
const MAX_ALIKE = 3;

/** Figures, and days as `calendarDay` writes them. */
const FIGURES = /\d[\d.,]*(?: \p{Lu}\p{Ll}+ \d{4})?/gu;

/** The words of a verdict whatever its figures are: 'You pay €…' */
export const withoutFigures = (words: string): string => words.replace(FIGURES, '…');

/** In place of a result key, where only the card differs. */
export const CARD = 'the card';

/** Counts the changes of all answer sets, and keeps an example of each kind. */
export class ChangeCollector {
  private changed = 0;
  private readonly affected: AffectedCollector;
  private readonly affectedByVerdict = new Map<string, AffectedCollector>();
  private readonly besidesVerdict = new Set<string>();
  private readonly space: Space;
  private readonly verdicts = new Examples<string>();
  private readonly verdictPairs = new Map<string, readonly [ShownVerdict, ShownVerdict]>();
  private readonly toldAlike = new Map<string, number>();
  private readonly words = new Examples<string>();
  private readonly wordPairs = new Map<string, readonly [ResultValue, ResultValue]>();
  private readonly figures = new Map<string, FigureChange>();

  constructor(space: Space) {
    this.space = space;
    this.affected = new AffectedCollector(space);
  }

  add(from: CardSnapshot | null, to: CardSnapshot | null, answers: AnswerSet, today: string): void {
    this.changed++;
    this.affected.add(answers, today);
    const sameVerdict = from?.verdict === to?.verdict && from?.tone === to?.tone;
    if (!sameVerdict || from === null || to === null) this.addVerdict(from, to, answers, today);
    if (from === null || to === null) return;
    this.addResultChanges(from.result, to.result, '', sameVerdict, answers, today);
    if (!sameVerdict || !agree(from.result, to.result)) return;
    this.besidesVerdict.add(CARD);
    this.addWords(CARD, () => cardDifference(from, to), answers, today);
  }

  private addVerdict(from: CardSnapshot | null, to: CardSnapshot | null, answers: AnswerSet, today: string): void {
    const pair = this.keyOfVerdicts(shownVerdict(from), shownVerdict(to));
    if (this.verdicts.add(pair, answers, today)) this.verdictPairs.set(pair, [shownVerdict(from), shownVerdict(to)]);
    const affected = this.affectedByVerdict.get(pair) ?? new AffectedCollector(this.space);
    this.affectedByVerdict.set(pair, affected);
    affected.add(answers, today);
  }

  /** A key of its own for each of the first changes with these words, then the words. */
  private keyOfVerdicts(from: ShownVerdict, to: ShownVerdict): string {
    const pair = JSON.stringify([from, to]);
    if (this.verdictPairs.has(pair)) return pair;
    const alike = withoutFigures(pair);
    const told = this.toldAlike.get(alike) ?? 0;
    this.toldAlike.set(alike, told + 1);
    return told < MAX_ALIKE ? pair : `${ANY_FIGURES}${alike}`;
  }

  private addResultChanges(
    from: Result,
    to: Result,
    prefix: string,
    sameVerdict: boolean,
    answers: AnswerSet,
    today: string,
  ): void {
    for (const key in to) {
      const [one, other] = [from[key], to[key]];
      const name = prefix + key;
      if (one === undefined || other === undefined || agree(one, other)) continue;
      if (typeof one === 'number' && typeof other === 'number') this.addFigure(name, one, other, answers, today);
      else if (isRecord(one) && isRecord(other))
        this.addResultChanges(one, other, `${name}.`, sameVerdict, answers, today);
      else {
        if (sameVerdict) this.besidesVerdict.add(name);
        this.addWords(name, () => [one, other], answers, today);
      }
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
        const [from, to] = this.verdictPairs.get(pair)!;
        const tones =
          from.verdict === to.verdict && from.tone !== undefined && to.tone !== undefined
            ? {tones: {from: from.tone, to: to.tone}}
            : {};
        return {
          from: from.verdict,
          to: to.verdict,
          ...(pair.startsWith(ANY_FIGURES) && {anyFigures: true as const}),
          ...tones,
          example,
          affected: this.affectedByVerdict.get(pair)!.all(),
        };
      }),
      affected: this.affected.all(),
      figures: [...this.figures.values()],
      words: [...this.words.byKey].map(([key, example]) => {
        const [from, to] = this.wordPairs.get(key)!;
        return {key, from, to, example, followsVerdict: !this.besidesVerdict.has(key)};
      }),
    };
  }
}

/** Begins the key of changes that differ only in figures; those of one change are JSON. */
const ANY_FIGURES = 'any figures ';

/** `verdict` is undefined if nothing is calculated, and '' if the card shows none. */
type ShownVerdict = Partial<Pick<CardSnapshot, 'verdict' | 'tone'>>;

function shownVerdict(snapshot: CardSnapshot | null): ShownVerdict {
  return snapshot === null ? {} : {verdict: snapshot.verdict ?? '', tone: snapshot.tone};
}

/** The texts that only the earlier card shows, and those that only the later card shows. */
function cardDifference(from: CardSnapshot, to: CardSnapshot): readonly [ResultValue, ResultValue] {
  const [one, other] = [from, to].map(({sentences, texts}) => [...sentences.flat(), ...texts]) as [string[], string[]];
  return [one.filter((text) => !other.includes(text)), other.filter((text) => !one.includes(text))];
}

function isRecord(value: ResultValue): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
