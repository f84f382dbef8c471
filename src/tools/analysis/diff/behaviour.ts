/**
 * What a change of the rules does to every answer set that either version can tell apart: how many change, verdict by verdict,
 * figure by figure, with the plainest example of each kind.
 */
import type {ResultValue} from '../../../engine/compiled/module.ts';
import type {Example} from '../finding.ts';
import {spaceOf, type Space} from '../space.ts';
import {visitAnswerSets, type AnswerSet} from '../answerSets.ts';
import {Collected, type Texts} from './collected.ts';
import {compileSnapshot, type CardSnapshot} from './cardSnapshot.ts';
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
  /** Where the words stay and only the colour changes. */
  readonly tones?: {readonly from: string; readonly to: string};
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
