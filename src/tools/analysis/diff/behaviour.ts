/**
 * Compares the results and cards of two versions of a definition, for all answer sets that either version can tell apart.
 */
import {agree, isEqual} from '../equality.ts';
import {comparisonSpace, withHiddenDifferences} from '../space.ts';
import {
  type AnswerSet,
  FURTHER_SAMPLE_SIZE,
  MAX_VISITED,
  SAMPLE_SIZE,
  type VisitOptions,
  visitAnswerSets,
  visitSample,
} from '../answerSets.ts';
import {slownessOf} from '../slowModels.ts';
import {type BehaviourDiff, ChangeCollector} from './changeCollector.ts';
import {type CardSnapshot, type CardValues, type CompiledSnapshot, compileSnapshot, lookAlike} from './cardSnapshot.ts';
import {fingerprintsOf} from '../fingerprints.ts';
import {calculateAlike, EXACT_DIGITS} from '../precision.ts';
import type {Model} from '../../../engine/language/model.ts';

interface ComparedVersions {
  readonly before: {readonly model: Model};
  readonly after: {readonly model: Model};
}

export function compareBehaviour({before, after}: ComparedVersions, given: VisitOptions = {}): BehaviourDiff {
  const slowness = slownessOf([before.model, after.model]);
  const options = {max: MAX_VISITED / slowness, sample: SAMPLE_SIZE / slowness, ...given};
  let space = comparisonSpace(before.model, after.model);
  const snapshotBefore = compileSnapshot(before.model);
  const snapshotAfter = compileSnapshot(after.model, snapshotBefore.parts);
  const comparesValues = lookAlike(snapshotBefore.parts, snapshotAfter.parts);
  const collector = new ChangeCollector(space);
  let hasHidden = false;
  const compare = (answers: AnswerSet, today: string): void => {
    const [one, other] = [snapshotBefore.values(answers, today), snapshotAfter.values(answers, today)];
    if (one === null || other === null) {
      if (one === other) return;
      const [from, to] = [one && snapshotBefore.snapshot(one, today), other && snapshotAfter.snapshot(other, today)];
      return collector.add(from, to, answers, today);
    }
    const hasSameParts = isEqual(one.parts, other.parts);
    if (comparesValues && hasSameParts && agree(one.result, other.result)) return;
    const [from, to] = [snapshotBefore.snapshot(one, today), snapshotAfter.snapshot(other, today)];
    if (isSameSnapshot(from, to))
      hasHidden ||= !hasSameParts && !isEqual(shownIn(one, snapshotBefore), shownIn(other, snapshotAfter));
    else collector.add(from, to, answers, today);
  };
  let visited = visitAnswerSets(space, compare, options);
  if (hasHidden) space = withHiddenDifferences(space, [before.model, after.model]);
  // Without a proof, look for a difference between the representatives too, which the sample includes.
  if (space.incomplete.length > 0 && visited >= space.size && collector.all().changed === 0)
    visited = Math.max(visited, visitSample(space, compare, {sample: FURTHER_SAMPLE_SIZE / slowness, ...given}));
  const changes = collector.all();
  const models = [before.model, after.model];
  const isForAllFigures = changes.changed > 0 || calculateAlike(models, fingerprintsOf(models));
  return {space, visited, ...changes, ...(!isForAllFigures && {exactDigits: EXACT_DIGITS})};
}

/** The values that the card shows, without those that only decide how they look. */
const shownIn = ({parts: values}: CardValues, {parts}: CompiledSnapshot): CardValues['parts'] =>
  values.map((each, index) => each?.slice(0, parts[index]!.reads.length + parts[index]!.cells.length));

function isSameSnapshot(from: CardSnapshot, to: CardSnapshot): boolean {
  return (
    from.verdict === to.verdict &&
    from.tone === to.tone &&
    agree(from.result, to.result) &&
    // Lists may be joined or split; only the sentences count.
    isEqual(from.sentences.flat(), to.sentences.flat()) &&
    isEqual(from.texts, to.texts)
  );
}
