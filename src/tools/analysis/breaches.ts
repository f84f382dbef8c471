/** Laws that answers break outside what is excused, and exceptions that excuse nothing or more than happens. */
import {writtenLines} from '../../engine/check/exceptions.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {Model} from '../../engine/language/model.ts';
import {isCalculatedFromAnswers} from '../../engine/reading/cuts.ts';
import type {Example} from './answerSets.ts';
import type {Coverage} from './coverage.ts';
import {isAbout, type Excuse} from './excuses.ts';
import {isSameDistance, writtenDistance, type Finding, type Findings, type Unproven} from './finding.ts';
import type {Instrumented} from './instrument.ts';
import {isFigureLaw, type Law} from './laws.ts';
import {haveSameMeaning, nameOf} from './parts.ts';
import type {Doubt, LawLimits} from './proof.ts';
import type {Space} from './space.ts';

/** What is needed to judge laws. */
export interface Evidence {
  readonly model: Model;
  readonly space: Space;
  readonly instrumented: Instrumented;
  readonly coverage: Coverage;
  readonly limits: LawLimits;
  readonly doubt: Doubt;
}

export function brokenLaws(evidence: Evidence): Findings {
  const {instrumented, coverage} = evidence;
  const broken = instrumented.laws.flatMap(({item: law, point}): readonly BrokenLaw[] => {
    const example = coverage.broken.get(point);
    return example === undefined ? [] : [{law, point, example}];
  });
  return {
    findings: byCause(broken, evidence),
    unproven: instrumented.laws.flatMap(({item: law, point}): readonly Unproven[] => {
      const {message, place} = law;
      if (coverage.broken.has(point) || !evidence.limits.mayBreak(law) || isWhollyExcused(law, evidence)) return [];
      const reason = evidence.doubt(evidence.limits.dependence(law));
      return reason === undefined ? [] : [{kind: 'law', what: message, reason, place}];
    }),
  };
}

interface BrokenLaw {
  readonly law: Law;
  readonly point: number;
  readonly example: Example;
}

/** A finding for each cause: a law whose example breaks another one of its kind, which more answers break, comes with that one. */
function byCause(broken: readonly BrokenLaw[], evidence: Evidence): readonly Finding[] {
  const {run, isHit, distance} = evidence.instrumented;
  const toFinding = ({law, point, example}: BrokenLaw): Finding => {
    return {kind: 'broken', message: law.message, hint: hintFor(law, point, evidence), place: law.place, example};
  };
  const causes: {first: BrokenLaw; also: BrokenLaw[]}[] = [];
  for (const each of broken.toSorted((one, other) => other.example.count - one.example.count)) {
    run(each.example.answers, each.example.today);
    const cause = causes.find(
      ({first: {law, point}}) => law.kind === each.law.kind && isHit(point) && distance(point) > 0,
    );
    if (cause === undefined) causes.push({first: each, also: []});
    else cause.also.push(each);
  }
  return causes.map(({first, also}) => ({...toFinding(first), ...(also.length > 0 && {also: also.map(toFinding)})}));
}

function isWhollyExcused(law: Law, {coverage, model}: Evidence): boolean {
  return coverage.excuses.some(
    (excuse) => excuse.by === Infinity && excuse.when === undefined && isAbout(excuse, law, model),
  );
}

/** What to do about a broken law, with the exception to declare. */
function hintFor(law: Law, point: number, {coverage, space, model}: Evidence): string {
  const declare = (exception: string): string =>
    `Fix the rule, or declare it under 'exceptions:' with the reason: {${exception}, because: …}.`;
  if (law.kind === 'contradicts') {
    const line = writtenLines(model.steps).find(({text}) => text === law.line)!;
    return declare(`contradicts: [${JSON.stringify(line.written)}]`);
  }
  if (!isFigureLaw(law)) return 'Fix the rule.';
  const named = `${law.kind}: ${law.figure.kind === 'reference' ? law.figure.name : '<its formula>'}`;
  if (isCalculatedFromAnswers(law.excess, model)) return declare(named);
  const distance = Math.max(...space.days.map((_, dayIndex) => coverage.farthest(point, dayIndex)));
  return declare(`${named}, by: ${writtenDistance(distance)}`);
}

/** Exceptions to these laws that excuse nothing, or allow more than happens. */
export function untrueExcuses(evidence: Evidence): Findings {
  const results = evidence.coverage.excuses.map((excuse) => judge(excuse, evidence));
  return {
    findings: results.flatMap((result) => ('hint' in result ? [result] : [])),
    unproven: results.flatMap((result) => ('reason' in result ? [result] : [])),
  };
}

/** @returns a finding, what is unproven, or nothing */
function judge(excuse: Excuse, evidence: Evidence): Finding | Unproven | {} {
  const {instrumented, coverage, limits, doubt, model} = evidence;
  const {exception, line} = excuse;
  const place = line?.place ?? exception.place;
  const laws = instrumented.laws.map(({item}) => item).filter((law) => isAbout(excuse, law, model));
  if (laws.length === 0) return aboutNothing(excuse, evidence);
  const excused = coverage.excused.get(excuse);
  const reasons = laws.filter((law) => limits.mayBreak(law)).flatMap((law) => doubt(limits.dependence(law)) ?? []);
  if (excused === undefined)
    return reasons.length > 0
      ? {kind: 'unseen', what: 'what this exception excuses', reason: reasons[0]!, place}
      : finding(excuse, 'This exception excuses nothing: no answers break the law that it names', 'Remove it.');
  if (!('by' in exception) && !('figure' in exception)) return {};
  const isFixed = laws.every((law) => isFigureLaw(law) && !isCalculatedFromAnswers(law.excess, model));
  if (!isFixed) return {};
  const farthest = writtenDistance(excused);
  if (excuse.by === Infinity)
    return finding(excuse, 'This exception does not say how far the figure goes', `Write 'by: ${farthest}'.`);
  if (reasons.length > 0 || isSameDistance(excused, excuse.by)) return {};
  return finding(
    excuse,
    `This exception allows ${writtenDistance(excuse.by)}, but the figure goes only ${farthest} too far`,
    `Write 'by: ${farthest}'.`,
  );
}

/** A figure or line that no law is about. */
function aboutNothing(excuse: Excuse, {instrumented, model}: Evidence): Finding {
  const {exception, line} = excuse;
  if (line !== undefined || !('figure' in exception))
    return finding(
      excuse,
      'This exception excuses nothing: the line does not contradict a good verdict',
      'Remove the line.',
    );
  const figures = instrumented.laws.flatMap(({item}) =>
    isFigureLaw(item) && item.kind === exception.law && item.figure.kind === 'reference' ? [item.figure] : [],
  );
  const distinct = figures.filter(
    (each, index) => figures.findIndex((other) => haveSameMeaning(each, other, model)) === index,
  );
  return finding(
    excuse,
    `This exception excuses nothing: no law '${exception.law}' is about '${nameOf(exception.figure)}'`,
    didYouMean(nameOf(exception.figure), distinct.map(nameOf), 'Name a figure that the card shows.'),
  );
}

function finding({exception, line}: Excuse, message: string, hint: string): Finding {
  return {kind: 'declaration', message, hint, place: line?.place ?? exception.place};
}
