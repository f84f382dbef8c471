/**
 * Checks what should hold for every calculator, over all answer sets that its rules and laws can tell apart:
 * ```
 * model ─┬─▶ laws ─▶ limits ─▶ space ──────┐
 *        └─▶ instrumented calculation ─────┴─▶ coverage ─▶ findings: unreached parts, broken laws, passed guards,
 *                                                          unnamed options, untrue exceptions
 * ```
 * What is not found is proven, or listed as unproven with the reason.
 */
import type {Model} from '../../engine/model.ts';
import type {SearchedSpace, VisitOptions} from './answerSets.ts';
import {brokenLaws, untrueExcuses, type Evidence} from './breaches.ts';
import {measureCoverage, type Coverage} from './coverage.ts';
import {joined, type Finding, type Findings} from './finding.ts';
import {instrument} from './instrument.ts';
import {unnamedOptions} from './options.ts';
import {doubtsIn, limitsOf} from './proof.ts';
import {unreachedMaximums, unreachedParts, untrueReach} from './reach.ts';
import {answerSpace} from './space.ts';

export interface Analysis extends SearchedSpace, Findings {
  readonly id: string;
  /** How many parts, laws and declared exceptions were checked. */
  readonly checked: number;
}

/** @param options for a space that is too large to visit it all */
export function analyse(model: Model, options: VisitOptions = {}): Analysis {
  const instrumented = instrument(model);
  const {parts, laws} = instrumented;
  const limits = limitsOf(
    laws.map(({item}) => item),
    model,
  );
  const space = answerSpace([model], undefined, limits.conditions);
  const coverage = measureCoverage(space, instrumented, model, options);
  const {visited} = coverage;
  const doubt = doubtsIn(space, visited, model);
  const evidence: Evidence = {model, space, instrumented, coverage, limits, doubt};
  const {findings, unproven} = joined([
    {findings: passedGuards(coverage, model), unproven: []},
    brokenLaws(evidence),
    unreachedParts(evidence),
    unreachedMaximums(evidence),
    {findings: unnamedOptions(model), unproven: []},
    untrueExcuses(evidence),
    untrueReach(evidence),
  ]);
  const checked = [parts, laws, model.exceptions].flat().length;
  return {id: model.definition.id, space, visited, checked, findings, unproven};
}

function passedGuards({passed}: Coverage, {definition}: Model): readonly Finding[] {
  return definition.needs.flatMap(({name, place}): readonly Finding[] => {
    const example = passed.get(name);
    if (example === undefined) return [];
    const message = `The calculation continues although '${name}' is blank`;
    return [{kind: 'guard', message, hint: "Look at 'needs:'.", place, example}];
  });
}
