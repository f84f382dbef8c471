/**
 * Compares the results and cards of two versions of a definition, for all answer sets that either version can tell apart.
 */
import {agree, isSame} from '../equality.ts';
import {comparisonSpace, withHiddenDifferences} from '../space.ts';
import {type AnswerSet, type VisitOptions, visitAnswerSets, visitSample} from '../answerSets.ts';
import {type BehaviourDiff, ChangeCollector, type Texts} from './changeCollector.ts';
import {type CardSnapshot, compileSnapshot} from './cardSnapshot.ts';
import {fingerprintsOf} from '../fingerprints.ts';
import {calculateAlike, EXACT_DIGITS} from '../precision.ts';
import type {Model} from '../../../engine/model.ts';

interface ComparedVersions {
  readonly before: {readonly model: Model};
  readonly after: {readonly model: Model};
}

export function compareBehaviour({before, after}: ComparedVersions, options: VisitOptions = {}): BehaviourDiff {
  let space = comparisonSpace(before.model, after.model);
  const compiledBefore = compileSnapshot(before.model);
  const compiledAfter = compileSnapshot(after.model, compiledBefore.parts);
  const textsFor = (answers: AnswerSet, today: string): Texts => [
    compiledBefore.texts(answers, today) ?? [],
    compiledAfter.texts(answers, today) ?? [],
  ];
  const comparesValues = compiledBefore.shape === compiledAfter.shape;
  const collector = new ChangeCollector(space);
  let hasHidden = false;
  const compare = (answers: AnswerSet, today: string): void => {
    const [from, to] = [compiledBefore.snapshot(answers, today), compiledAfter.snapshot(answers, today)];
    const same = sameApartFromValues(from, to);
    if (same && (from === null || (comparesValues && sameValues(from.values, to!.values)))) return;
    const differ =
      !same ||
      (comparesValues && haveDifferentIntegers(from!.values, to!.values)) ||
      !sameValues(...textsFor(answers, today));
    if (differ) collector.add(from, to, () => textsFor(answers, today), answers, today);
    else hasHidden ||= from !== null && to !== null && !sameValues(from.values, to.values);
  };
  let visited = visitAnswerSets(space, compare, options);
  if (hasHidden) space = withHiddenDifferences(space, [before.model, after.model]);
  // Without a proof, look for a difference between the representatives too, which the sample includes.
  if (space.incomplete.length > 0 && visited >= space.size && collector.all().changed === 0)
    visited = Math.max(visited, visitSample(space, compare, options));
  const changes = collector.all();
  const models = [before.model, after.model];
  const isForAllFigures = changes.changed > 0 || calculateAlike(models, fingerprintsOf(models));
  return {space, visited, ...changes, ...(!isForAllFigures && {exactDigits: EXACT_DIGITS})};
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
