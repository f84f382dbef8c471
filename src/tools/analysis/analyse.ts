/**
 * Checks what should hold for every calculator, over all answer sets that its rules and laws can tell apart:
 * ```
 * model ─┬─▶ laws ─▶ limits ─▶ space ──────┐
 *        └─▶ instrumented calculation ─────┴─▶ coverage ─▶ findings: unreached parts, broken laws, passed guards,
 *                                                          unnamed options, untrue exceptions
 * ```
 * What is not found is proven, or listed as unproven with the reason.
 */
import type {Model} from '../../engine/language/model.ts';
import {MAX_VISITED, SAMPLE_SIZE, type SearchedSpace} from './answerSets.ts';
import {slownessOf} from './slowModels.ts';
import {brokenLaws, untrueExcuses, type Evidence} from './breaches.ts';
import {measureCoverage, type Coverage, type CoverageOptions, type CoverageProgress} from './coverage.ts';
import {joined, type Finding, type Findings} from './finding.ts';
import {instrument, type Instrumented} from './instrument.ts';
import {decidersOfForm, neverOffered} from './offers.ts';
import {unnamedOptions} from './options.ts';
import {doubtsIn, limitsOf} from './proof.ts';
import {unreachedMaximums, unreachedParts, unshownReads, untrueReach} from './reach.ts';
import {misreadFigures} from './shownFigures.ts';
import {answerSpace} from './space.ts';

export interface Analysis extends SearchedSpace, Findings {
  readonly id: string;
  /** How many parts, laws and declared exceptions were checked. */
  readonly checked: number;
  /** How many results were read as they are shown: whether figures add up is tested, not proven. */
  readonly read: number;
}

/** What is known of an analysis while it runs. */
export interface AnalysisProgress extends Pick<CoverageProgress, 'visited' | 'all' | 'reached'> {
  readonly parts: number;
  /** The laws broken so far; what no answers reach is known only at the end. */
  readonly findings: () => readonly Pick<Finding, 'message' | 'place' | 'example'>[];
}

interface AnalyseOptions extends Omit<CoverageOptions, 'onProgress'> {
  /** Called now and then. */
  readonly onProgress?: ((progress: AnalysisProgress) => void) | undefined;
}

/** @param options for a space that is too large to visit it all, or that takes long */
export function analyse(model: Model, {onProgress, ...options}: AnalyseOptions = {}): Analysis {
  const instrumented = instrument(model);
  const {parts, laws} = instrumented;
  const limits = limitsOf(
    laws.map(({item}) => item),
    model,
  );
  const unproven = laws.filter(({item}) => limits.mayBreak(item));
  const tested = new Set(unproven.flatMap(({item}) => [...limits.dependence(item).unlocated]));
  const space = answerSpace([model], undefined, [...limits.conditions, ...decidersOfForm(model)], tested);
  const slowness = slownessOf([model]);
  const coverage = measureCoverage(space, instrumented, model, {
    max: MAX_VISITED / slowness,
    sample: SAMPLE_SIZE / slowness,
    ...options,
    onProgress:
      onProgress &&
      (({broken, ...progress}) =>
        onProgress({...progress, parts: parts.length, findings: () => brokenSoFar(laws, broken)})),
  });
  const {visited} = coverage;
  const doubt = doubtsIn(space, visited, model);
  const evidence: Evidence = {model, space, instrumented, coverage, limits, doubt};
  const {read, ...misread} = misreadFigures(model, space, options.cases);
  const found = joined([
    misread,
    {findings: passedGuards(coverage, model), unproven: []},
    brokenLaws(evidence),
    unreachedParts(evidence),
    unshownReads(evidence),
    unreachedMaximums(evidence),
    {findings: [...unnamedOptions(model), ...neverOffered(model)], unproven: []},
    untrueExcuses(evidence),
    untrueReach(evidence),
  ]);
  const checked = [parts, laws, instrumented.hideable, model.exceptions].flat().length;
  return {id: model.definition.id, space, visited, checked, read, ...found};
}

function brokenSoFar(laws: Instrumented['laws'], broken: Coverage['broken']): ReturnType<AnalysisProgress['findings']> {
  return laws.flatMap(({item: {message, place}, point}) => {
    const example = broken.get(point);
    return example === undefined ? [] : [{message, place, example}];
  });
}

function passedGuards({passed}: Coverage, {definition}: Model): readonly Finding[] {
  return definition.needs.flatMap(({name, place}): readonly Finding[] => {
    const example = passed.get(name);
    if (example === undefined) return [];
    const message = `The calculation continues although '${name}' is blank`;
    return [{kind: 'guard', message, hint: "Look at 'needs:'.", place, example}];
  });
}
