/** What changes from one version to the other, gathered answer set by answer set: by verdict, by figure, by words. */
import type {Result, ResultValue} from '../../../engine/compiled/module.ts';
import {Examples} from '../coverage.ts';
import {filledIn, type AnswerSet} from '../answerSets.ts';
import type {Behaviour, FigureChange} from './behaviour.ts';
import type {CardSnapshot} from './cardSnapshot.ts';
import {sameValue} from './sameValue.ts';

/** The key of what only the card says otherwise. */
export const CARD = 'the card';

/** What is shown before and after. */
export type Texts = readonly [readonly unknown[], readonly unknown[]];

export class Collected {
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
