/**
 * Proves or refutes, over all answer sets that the rules can tell apart, what should hold for every calculator:
 * ```
 * model ─┬─▶ space ────────────────────────┐
 *        └─▶ instrumented calculation ─────┴─▶ coverage ─▶ findings: parts never reached, laws broken, guards passed,
 *                                                          exceptions that do not hold
 * ```
 */
import type {Model} from '../../engine/model.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {Finding} from './finding.ts';
import {measureCoverage, type Coverage} from './coverage.ts';
import {optionsNobodyReads} from './options.ts';
import {instrument, type Instrumented} from './instrument.ts';
import {sameMeaning} from './conditions.ts';
import {spaceOf, type Space} from './space.ts';
import type {Part} from './parts.ts';

export interface Analysis {
  readonly id: string;
  readonly space: Space;
  /** How many answer sets were calculated; all, unless the space is too large. */
  readonly visited: number;
  /** How many parts, laws and declarations were looked at. */
  readonly looked: number;
  readonly findings: readonly Finding[];
}

export function analyse(model: Model): Analysis {
  const space = spaceOf([model]);
  const instrumented = instrument(model);
  const coverage = measureCoverage(space, instrumented, model);
  return {
    id: model.definition.id,
    space,
    visited: coverage.visited,
    looked:
      instrumented.parts.length +
      instrumented.laws.length +
      instrumented.outOfs.length +
      instrumented.exceptions.length +
      model.definition.unreached.length,
    findings: [
      ...guards(coverage, model),
      ...brokenLaws(instrumented, coverage),
      ...unreached(instrumented, coverage, model),
      ...optionsNobodyReads(model),
      ...untrueDeclarations(instrumented, coverage, model),
      ...reachedParts(instrumented, coverage, model),
    ],
  };
}

function guards({passed}: Coverage, {definition}: Model): readonly Finding[] {
  return definition.needs.flatMap(({name, place}): Finding[] => {
    const example = passed.get(name);
    if (example === undefined) return [];
    return [
      {
        kind: 'guard',
        message: `The calculation goes on although '${name}' is blank`,
        hint: "Look at 'needs:'.",
        place,
        example,
      },
    ];
  });
}

function brokenLaws({laws}: Instrumented, {broken}: Coverage): readonly Finding[] {
  return laws.flatMap(({of, point}): Finding[] => {
    const example = broken.get(point);
    if (example === undefined) return [];
    return [
      {
        kind: 'broken',
        message: of.broken,
        hint: "Mend the rule, or declare it under 'exceptions:' as 'sometimes:' with its condition and a reason.",
        place: of.place,
        example,
      },
    ];
  });
}

function unreached({parts, outOfs, exceptions}: Instrumented, {reached}: Coverage, model: Model): readonly Finding[] {
  const never = exceptions.filter(({of}) => of.when === 'never').map(({of}) => of.condition);
  const isDeclared = (condition: Part['condition']): boolean =>
    condition !== undefined && never.some((each) => sameMeaning(each, condition, model));
  const named = new Set(model.definition.unreached.map(({name}) => name));
  const missing = parts.filter(({of, point}) => !reached(point) && !isDeclared(of.condition) && !named.has(of.name));
  const below = outOfs.filter(({of, point}) => !reached(point) && !isDeclared(of.reached));
  return [
    ...missing.map(({of}): Finding => ({
      kind: 'unreached',
      message: `No answers reach this: ${of.name}`,
      hint: `Take it out, or mend what shadows it; if it is meant, declare ${
        of.condition === undefined
          ? `it under 'exceptions:' as ${JSON.stringify(`unreached: ${of.name}`)}`
          : "its condition under 'exceptions:' as 'never:'"
      } with a reason.`,
      place: of.place,
    })),
    ...below.map(({of}): Finding => ({
      kind: 'unreached',
      message: `No answers bring ${of.name} to the figure that it is shown out of`,
      hint: "Mend the figure, or declare it under 'exceptions:' as 'never:' with its condition and a reason.",
      place: of.place,
    })),
  ];
}

function untrueDeclarations(
  {exceptions}: Instrumented,
  {reached, fulfilled}: Coverage,
  {definition}: Model,
): readonly Finding[] {
  return exceptions.flatMap(({of, point}, index): Finding[] => {
    const declaration = {
      kind: 'declaration' as const,
      hint: "Take the declaration out of 'exceptions:', or mend its condition.",
      place: definition.exceptions[index]!.place,
    };
    const example = fulfilled.get(point);
    if (of.when === 'never' && example !== undefined)
      return [{...declaration, message: 'Declared to hold never, but some answers reach it', example}];
    if (of.when === 'sometimes' && !reached(point))
      return [{...declaration, message: 'Declared to hold for some answers, but none reach it'}];
    return [];
  });
}

/** Parts that are declared as unreached and are not, or that do not exist. */
function reachedParts({parts}: Instrumented, {reached}: Coverage, {definition}: Model): readonly Finding[] {
  return definition.unreached.flatMap(({name, place}): Finding[] => {
    const called = parts.filter(({of}) => of.name === name);
    if (called.some(({point}) => !reached(point))) return [];
    const hint = didYouMean(
      name,
      parts.filter(({point}) => !reached(point)).map(({of}) => of.name),
      "Take the declaration out of 'exceptions:'.",
    );
    return called.length === 0
      ? [{kind: 'declaration', message: `Declared as unreached, but no part is called '${name}'`, hint, place}]
      : [
          {
            kind: 'declaration',
            message: `Declared as unreached, but some answers reach it: ${name}`,
            hint: "Take the declaration out of 'exceptions:'.",
            place,
          },
        ];
  });
}
