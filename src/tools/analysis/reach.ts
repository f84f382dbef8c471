/** Parts and maximums that no answers reach, in each period of the dated values, and what is declared about them. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {CheckedException} from '../../engine/language/model.ts';
import type {Evidence} from './breaches.ts';
import {appliesOn, exceptionsForPart, exceptionsTo, type ExceptionTo} from './excuses.ts';
import {
  isSameDistance,
  joined,
  periodsWhere,
  writtenDistance,
  type Finding,
  type Findings,
  type Span,
  type Unproven,
} from './finding.ts';
import {isFigureLaw, type FigureLaw} from './laws.ts';
import {haveSameMeaning, isInForce, nameOf, type Part} from './parts.ts';
import {dependenceOf} from './proof.ts';

export function unreachedParts(evidence: Evidence): Findings {
  const {instrumented, coverage, space, model, doubt} = evidence;
  const results = instrumented.parts.map(({item: part, point}): Findings => {
    const exceptions = exceptionsForPart(part, model);
    const inForce = space.days.map((day) => isInForce(part, day, model));
    const isDead = (dayIndex: number): boolean =>
      !coverage.reached(point, dayIndex) &&
      // A part that applies on no day at all is out of reach on all of them.
      (inForce[dayIndex]! || !inForce.includes(true)) &&
      !exceptions.some((exception) => appliesOn(exception, dayIndex, space));
    const isOnlyOffered = space.days.some((_, dayIndex) => isDead(dayIndex) && coverage.reachedByAny(point, dayIndex));
    return unreached(part, periodsWhere(space, isDead), doubt({names: part.reads}), isOnlyOffered);
  });
  return joined(results);
}

/** Rules that read a question only with answers for which the form hides it. */
export function unshownReads({instrumented, coverage, space, model, doubt}: Evidence): Findings {
  const results = instrumented.hideable.map(({item: {input, owner, place, condition}, point}): Findings => {
    if (space.days.some((_, dayIndex) => coverage.reached(point, dayIndex))) return {findings: [], unproven: []};
    const reason = doubt(dependenceOf([condition], model));
    const what = `'${owner}' reads '${input}' only with answers for which the form does not ask it`;
    if (reason !== undefined) return {findings: [], unproven: [{kind: 'unseen', what, reason, place}]};
    const hint = `Look at 'shownWhen:' of '${input}', or at the rule: with those answers '${input}' is blank.`;
    return {findings: [{kind: 'unreached', message: what, hint, place}], unproven: []};
  });
  return joined(results);
}

/** @param periods in which no answers that were tried reach the part */
function unreached(
  {name, place}: Part,
  periods: readonly Span[],
  reason: string | undefined,
  isOnlyOffered: boolean,
): Findings {
  if (reason !== undefined) return {findings: [], unproven: unseen(name, periods, reason, place)};
  const declarations = periods.map(({from, until}) => {
    const keys = [
      `unreached: ${JSON.stringify(name)}`,
      ...(from ? [`from: ${from}`] : []),
      ...(until ? [`until: ${until}`] : []),
    ];
    return `{${keys.join(', ')}, because: …}`;
  });
  const finding: Finding = {
    kind: 'unreached',
    message: `${isOnlyOffered ? 'The form never offers this combination' : 'No answers reach this'}${daysOf(periods)}: ${name}`,
    hint: `Remove it, or fix what ${isOnlyOffered ? "'offered:' or 'shownWhen:' leave out" : 'shadows it'}, or declare it under 'exceptions:' with the reason: ${declarations.join(' and ')}.`,
    place,
  };
  return {findings: periods.length === 0 ? [] : [finding], unproven: []};
}

/** What was not seen in some periods, if there are any. */
function unseen(what: string, periods: readonly Span[], reason: string, place: Place): readonly Unproven[] {
  const days = daysOf(periods);
  return periods.length === 0 ? [] : [{kind: 'unseen', what, ...(days !== '' && {days}), reason, place}];
}

/** ' until 31 March 2026 and from 1 April 2027' */
const daysOf = (periods: readonly Span[]): string => periods.map(({words}) => words).join(' and');

/** Exceptions for parts that answers reach, that do not exist, or that are reached in the days that they name. */
export function untrueReach(evidence: Evidence): Findings {
  const {model, coverage, doubt} = evidence;
  const nevers = exceptionsTo(model, 'never');
  return {
    findings: [
      ...nevers.flatMap((exception): readonly Finding[] => {
        const example = coverage.fulfilled.get(exception);
        const hint = "Remove the declaration from 'exceptions:', or fix its condition.";
        if (example !== undefined)
          return [declared(exception, 'Declared never to hold, but some answers reach it', hint, example)];
        if (excusesAPart(exception, evidence)) return [];
        const message = 'This exception excuses nothing: no unreached part has this condition';
        return [declared(exception, message, hint)];
      }),
      ...exceptionsTo(model, 'unreached').flatMap((exception) => untruePart(exception, evidence)),
    ],
    unproven: nevers.flatMap((exception) => {
      const reason = doubt(dependenceOf([exception.condition], model));
      return reason === undefined || coverage.fulfilled.has(exception)
        ? []
        : [{kind: 'law', what: 'something declared never to hold does', reason, place: exception.place}];
    }),
  };
}

/** An exception for a part that does not exist, or that answers reach on the days of the exception. */
function untruePart(exception: ExceptionTo<'unreached'>, evidence: Evidence): readonly Finding[] {
  const {instrumented, coverage, space} = evidence;
  const {word: name} = exception.part;
  const hint = "Remove the declaration from 'exceptions:', or limit it with 'from:' and 'until:'.";
  const named = instrumented.parts.filter(({item}) => item.name === name);
  const periodsReached = named.map(({point}) =>
    periodsWhere(space, (dayIndex) => appliesOn(exception, dayIndex, space) && coverage.reached(point, dayIndex)),
  );
  const [reached] = periodsReached;
  if (reached === undefined) {
    const dead = instrumented.parts
      .filter(({point}) => space.days.some((_, dayIndex) => !coverage.reached(point, dayIndex)))
      .map(({item}) => item.name);
    const message = `Declared as unreached, but no part is called '${name}'`;
    return [declared(exception, message, didYouMean(name, dead, "Remove the declaration from 'exceptions:'."))];
  }
  if (space.days.every((_, dayIndex) => !appliesOn(exception, dayIndex, space)))
    return [declared(exception, 'This exception excuses nothing: no value changes on the days that it names', hint)];
  if (periodsReached.some((periods) => periods.length === 0)) return [];
  const message = `Declared as unreached, but some answers reach it${daysOf(reached)}: ${name}`;
  return [declared(exception, message, hint)];
}

/** Whether a part with its condition is unreached in some period to which it applies. */
function excusesAPart(exception: ExceptionTo<'never'>, {instrumented, coverage, space, model}: Evidence): boolean {
  return instrumented.parts.some(
    ({item, point}) =>
      exceptionsForPart(item, model).includes(exception) &&
      space.days.some((_, dayIndex) => !coverage.reached(point, dayIndex) && appliesOn(exception, dayIndex, space)),
  );
}

/** Figures shown out of another that no answers bring there, and exceptions for them. */
export function unreachedMaximums(evidence: Evidence): Findings {
  const {model, instrumented} = evidence;
  const exceptions = exceptionsTo(model, 'below');
  const maximums = instrumented.laws.flatMap(({item, point}) =>
    isFigureLaw(item) && item.isMaximum ? [maximumOf(item, point, evidence)] : [],
  );
  return joined([
    ...maximums.map((maximum) => {
      const allowed = exceptions.filter(({figure}) => haveSameMeaning(figure, maximum.law.figure, model));
      return shortMaximum(maximum, Math.max(-Infinity, ...allowed.map(({by}) => by ?? Infinity)), evidence);
    }),
    {
      findings: exceptions.flatMap((exception): readonly Finding[] => {
        const own = maximums.filter(({law}) => haveSameMeaning(exception.figure, law.figure, model));
        const names = maximums.map(({law}) => nameOf(law.figure));
        const [name, hint] = [nameOf(exception.figure), "Remove it from 'exceptions:'."];
        if (own.length === 0) {
          const message = `This exception excuses nothing: '${name}' is not shown out of another figure`;
          return [declared(exception, message, didYouMean(name, names, hint))];
        }
        const shortfall = Math.max(...own.flatMap(({distances}) => distances.map((distance) => -distance)));
        if (shortfall <= 0)
          return [
            declared(exception, `Declared to stay below its maximum, but some answers bring '${name}' to it`, hint),
          ];
        if (exception.by !== undefined && (exception.by < shortfall || isSameDistance(exception.by, shortfall)))
          return [];
        const message =
          exception.by === undefined
            ? `This exception does not say how far '${name}' stays below its maximum`
            : `This exception allows ${writtenDistance(exception.by)}, but '${name}' stays only ${writtenDistance(shortfall)} below its maximum`;
        return [declared(exception, message, `Write 'by: ${writtenDistance(shortfall)}'.`)];
      }),
      unproven: [],
    },
  ]);
}

interface Maximum {
  readonly law: FigureLaw;
  /** By day: how near answers bring the figure to its maximum, negative below it; -Infinity where it is not shown. */
  readonly distances: readonly number[];
}

function maximumOf(law: FigureLaw, point: number, {coverage, space}: Evidence): Maximum {
  return {law, distances: space.days.map((_, dayIndex) => coverage.farthest(point, dayIndex))};
}

/** @param allowed how far an exception lets the figure stay below its maximum */
function shortMaximum({law, distances}: Maximum, allowed: number, {space, limits, doubt}: Evidence): Findings {
  const isShort = (dayIndex: number): boolean => {
    const shortfall = -distances[dayIndex]!;
    return shortfall > 0 && shortfall < Infinity && !(shortfall <= allowed || isSameDistance(shortfall, allowed));
  };
  const {place, name} = law;
  const periods = periodsWhere(space, isShort);
  const reason = limits.mayReach(law) ? doubt(limits.dependence(law)) : undefined;
  if (reason !== undefined)
    return {findings: [], unproven: unseen(`${name} at the figure that it is shown out of`, periods, reason, place)};
  const shortfalls = distances.map((distance) => -distance).filter((shortfall) => shortfall < Infinity);
  const finding: Finding = {
    kind: 'unreached',
    message: `No answers bring ${name} to the figure that it is shown out of${daysOf(periods)}`,
    hint: `Fix the figure, or declare it under 'exceptions:' with the reason: {below: ${nameOf(law.figure)}, by: ${writtenDistance(Math.max(...shortfalls))}, because: …}.`,
    place,
  };
  return {findings: periods.length === 0 ? [] : [finding], unproven: []};
}

function declared(exception: CheckedException, message: string, hint: string, example?: Finding['example']): Finding {
  return {kind: 'declaration', message, hint, place: exception.place, ...(example && {example})};
}
