/**
 * Checks what should hold for every calculator, over all answer sets that its rules can tell apart:
 * ```
 * model ─┬─▶ space ────────────────────────┐
 *        └─▶ instrumented calculation ─────┴─▶ coverage ─▶ findings: unreached parts, broken laws, passed guards,
 *                                                          untrue exceptions
 * ```
 */
import type {Model} from '../../engine/model.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {Finding} from './finding.ts';
import {type Coverage, instrument, type Instrumented, measureCoverage} from './instrument.ts';
import {unreadOptions} from './options.ts';
import {haveSameMeaning} from './conditions.ts';
import {type Space, answerSpace} from './space.ts';
import type {Part} from './parts.ts';

export interface Analysis {
  readonly id: string;
  readonly space: Space;
  /** How many answer sets were calculated; fewer than all only where the space is too large. */
  readonly visited: number;
  /** How many parts, laws and declared exceptions were checked. */
  readonly checked: number;
  readonly findings: readonly Finding[];
}

export function analyse(model: Model): Analysis {
  const space = answerSpace([model]);
  const instrumented = instrument(model);
  const coverage = measureCoverage(space, instrumented, model);
  return {
    id: model.definition.id,
    space,
    visited: coverage.visited,
    checked:
      instrumented.parts.length +
      instrumented.laws.length +
      instrumented.maximums.length +
      instrumented.exceptions.length +
      model.definition.unreached.length,
    findings: [
      ...passedGuards(coverage, model),
      ...brokenLaws(instrumented, coverage),
      ...unreachedParts(instrumented, coverage, model),
      ...unreadOptions(model),
      ...untrueDeclarations(instrumented, coverage, model),
      ...untrueUnreached(instrumented, coverage, model),
    ],
  };
}

function passedGuards({passed}: Coverage, {definition}: Model): readonly Finding[] {
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
  return laws.flatMap(({item, point}): Finding[] => {
    const example = broken.get(point);
    if (example === undefined) return [];
    return [
      {
        kind: 'broken',
        message: item.broken,
        hint: "Mend the rule, or declare it under 'exceptions:' as 'sometimes:' with its condition and a reason.",
        place: item.place,
        example,
      },
    ];
  });
}

function unreachedParts(
  {parts, maximums, exceptions}: Instrumented,
  {reached}: Coverage,
  model: Model,
): readonly Finding[] {
  const never = exceptions.filter(({item}) => item.when === 'never').map(({item}) => item.condition);
  const isDeclared = (condition: Part['condition']): boolean =>
    condition !== undefined && never.some((declared) => haveSameMeaning(declared, condition, model));
  const declaredNames = new Set(model.definition.unreached.map(({name}) => name));
  const missing = parts.filter(
    ({item, point}) => !reached(point) && !isDeclared(item.condition) && !declaredNames.has(item.name),
  );
  const unreachedMaximums = maximums.filter(({item, point}) => !reached(point) && !isDeclared(item.reached));
  return [
    ...missing.map(({item}): Finding => ({
      kind: 'unreached',
      message: `No answers reach this: ${item.name}`,
      hint: `Take it out, or mend what shadows it; if it is meant, declare ${
        item.condition === undefined
          ? `it under 'exceptions:' as ${JSON.stringify(`unreached: ${item.name}`)}`
          : "its condition under 'exceptions:' as 'never:'"
      } with a reason.`,
      place: item.place,
    })),
    ...unreachedMaximums.map(({item}): Finding => ({
      kind: 'unreached',
      message: `No answers bring ${item.name} to the figure that it is shown out of`,
      hint: "Mend the figure, or declare it under 'exceptions:' as 'never:' with its condition and a reason.",
      place: item.place,
    })),
  ];
}

function untrueDeclarations(
  {exceptions}: Instrumented,
  {reached, fulfilled}: Coverage,
  {definition}: Model,
): readonly Finding[] {
  return exceptions.flatMap(({item, point}, index): Finding[] => {
    const declaration = {
      kind: 'declaration' as const,
      hint: "Take the declaration out of 'exceptions:', or mend its condition.",
      place: definition.exceptions[index]!.place,
    };
    const example = fulfilled.get(point);
    if (item.when === 'never' && example !== undefined)
      return [{...declaration, message: 'Declared to hold never, but some answers reach it', example}];
    if (item.when === 'sometimes' && !reached(point))
      return [{...declaration, message: 'Declared to hold for some answers, but none reach it'}];
    return [];
  });
}

/** Parts declared as unreached that some answers reach, or that do not exist. */
function untrueUnreached({parts}: Instrumented, {reached}: Coverage, {definition}: Model): readonly Finding[] {
  return definition.unreached.flatMap(({name, place}): Finding[] => {
    const sameName = parts.filter(({item}) => item.name === name);
    if (sameName.some(({point}) => !reached(point))) return [];
    const hint = didYouMean(
      name,
      parts.filter(({point}) => !reached(point)).map(({item}) => item.name),
      "Take the declaration out of 'exceptions:'.",
    );
    return sameName.length === 0
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
