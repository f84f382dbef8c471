/**
 * Proves or refutes, over all answer sets that the rules can tell apart, what should hold for every calculator: each part is
 * reached, each law is kept, and what is declared to be odd is so.
 */
import type {Place} from '../diagnostics/diagnostic.ts';
import type {Model} from '../compiler/model.ts';
import {optionsNobodyReads} from './options.ts';
import {probeOf, type Probe} from './probe.ts';
import {sameMeaning} from './sameMeaning.ts';
import {spaceOf, type Space} from './space.ts';
import {filledIn, walk, type AnswerSet} from './walk.ts';

export interface Analysis {
  readonly id: string;
  readonly space: Space;
  /** How many parts and laws were looked at. */
  readonly proven: number;
  readonly findings: readonly Finding[];
}

/** What is odd and not declared, or declared and not so. */
export interface Finding {
  readonly kind: 'unreached' | 'broken' | 'guard' | 'option' | 'declaration' | 'incomplete';
  /** One sentence, in an editor's words. */
  readonly message: string;
  readonly hint: string;
  readonly place: Place;
  /** The plainest answers that show it, and how many of all do. */
  readonly example?: {readonly answers: AnswerSet; readonly today: string; readonly count: number};
}

export function analyse(model: Model): Analysis {
  const space = spaceOf([model]);
  const probe = probeOf(model);
  const seen = observe(space, probe, model);
  return {
    id: model.definition.id,
    space,
    proven: probe.parts.length + probe.laws.length + probe.outOfs.length + probe.oddities.length,
    findings: [
      ...incomplete(space, model),
      ...seen.guards.map((example) => guardFinding(example, model)),
      ...brokenLaws(probe, seen),
      ...unreached(probe, seen, model),
      ...optionsNobodyReads(model),
      ...untrueDeclarations(probe, seen, model),
    ],
  };
}

interface Example {
  readonly answers: AnswerSet;
  readonly today: string;
  count: number;
}

interface Seen {
  /** By mark: whether some answers reached it. */
  readonly reached: (mark: number) => boolean;
  /** By mark of a law: answers that break it where no declared oddity holds. */
  readonly broken: ReadonlyMap<number, Example>;
  /** By mark of an oddity that is declared to hold never: answers that fulfil it. */
  readonly fulfilled: ReadonlyMap<number, Example>;
  readonly guards: readonly Example[];
}

function observe(space: Space, probe: Probe, model: Model): Seen {
  const marks = new Int32Array(probe.marks);
  const broken = new Map<number, Example>();
  const fulfilled = new Map<number, Example>();
  const guards: Example[] = [];
  const laws = probe.laws.map(({mark}) => mark);
  const sometimes = probe.oddities.filter(({of}) => of.when === 'sometimes').map(({mark}) => mark);
  const never = probe.oddities.filter(({of}) => of.when === 'never').map(({mark}) => mark);
  const needs = model.definition.needs.map(({name}) => name);
  let turn = 0;
  const keep = (examples: Map<number, Example>, mark: number, answers: AnswerSet, today: string): void => {
    const before = examples.get(mark);
    if (before === undefined) examples.set(mark, {answers: filledIn(answers), today, count: 1});
    else before.count++;
  };
  const holds = (mark: number): boolean => marks[mark] === turn;
  walk(space, (answers, today) => {
    turn++;
    const passed = probe.run(answers, today, marks, turn);
    if (passed && guards.length === 0 && needs.some((name) => answers[name] === ''))
      guards.push({answers: filledIn(answers), today, count: 1});
    for (const mark of laws) if (holds(mark) && !sometimes.some(holds)) keep(broken, mark, answers, today);
    for (const mark of never) if (holds(mark)) keep(fulfilled, mark, answers, today);
  });
  return {reached: (mark) => marks[mark] !== 0, broken, fulfilled, guards};
}

function incomplete({incomplete: names}: Space, {definition}: Model): readonly Finding[] {
  return names.map((name) => ({
    kind: 'incomplete',
    message: `Not every place is known at which the rules tell the values of '${name}' apart, so nothing is proven of it.`,
    hint: 'Compare it with sums of constants and of at most two numbers.',
    place: definition.inputs.find((input) => input.name === name)!.place,
  }));
}

function guardFinding(example: Example, {definition}: Model): Finding {
  const {answers} = example;
  const {name, place} = definition.needs.find((need) => answers[need.name] === undefined)!;
  return {kind: 'guard', message: `The calculation goes on although '${name}' is blank.`, hint: "Look at 'needs'.", place, example};
}

function brokenLaws({laws}: Probe, {broken}: Seen): readonly Finding[] {
  return laws.flatMap(({of, mark}) => {
    const example = broken.get(mark);
    if (example === undefined) return [];
    return [
      {
        kind: 'broken' as const,
        message: `${capital(of.broken)} for ${grouped(example.count)} answer sets.`,
        hint: "Mend the rule, or declare it under 'oddities:' as 'sometimes:' with its condition and a reason.",
        place: of.place,
        example,
      },
    ];
  });
}

function unreached({parts, outOfs, oddities}: Probe, {reached}: Seen, model: Model): readonly Finding[] {
  const never = oddities.filter(({of}) => of.when === 'never').map(({of}) => of.condition);
  const declared = new Set(model.definition.unreached.map(({name}) => name));
  const isDeclared = (condition: Part['condition']): boolean =>
    condition !== undefined && never.some((each) => sameMeaning(each, condition, model));
  return [
    ...parts
      .filter(({of, mark}) => !reached(mark) && !declared.has(of.name) && !isDeclared(of.condition))
      .map(
        ({of}): Finding => ({
          kind: 'unreached',
          message: `No answers reach this: ${of.name}`,
          hint: `Take it out, or mend what shadows it; if it is meant, declare it under 'oddities:' as 'unreached: ${JSON.stringify(of.name)}' with a reason.`,
          place: of.place,
        }),
      ),
    ...outOfs
      .filter(({of, mark}) => !reached(mark) && !isDeclared(of.reached))
      .map(
        ({of}): Finding => ({
          kind: 'unreached',
          message: `${of.name} never comes to the figure that it is shown out of.`,
          hint: "Mend the figure, or declare it under 'oddities:' as 'never:' with its condition and a reason.",
          place: of.place,
        }),
      ),
  ];
}

type Part = Probe['parts'][number]['of'];

function untrueDeclarations(probe: Probe, {reached, fulfilled}: Seen, {definition}: Model): readonly Finding[] {
  const names = new Map(probe.parts.map(({of, mark}) => [of.name, mark]));
  const hint = "Take the declaration out of 'oddities:', or mend its condition.";
  return [
    ...probe.oddities.flatMap(({of, mark}, index): Finding[] => {
      const {place} = definition.oddities[index]!;
      const example = fulfilled.get(mark);
      if (of.when === 'never' && example !== undefined)
        return [{kind: 'declaration', message: `Declared to hold never, but ${grouped(example.count)} answer sets reach it.`, hint, place, example}];
      if (of.when === 'sometimes' && !reached(mark))
        return [{kind: 'declaration', message: 'Declared to hold for some answers, but none reach it.', hint, place}];
      return [];
    }),
    ...definition.unreached.flatMap(({name, place}): Finding[] => {
      const mark = names.get(name);
      if (mark !== undefined && !reached(mark)) return [];
      const message = mark === undefined ? `Nothing is called ${JSON.stringify(name)} here.` : `Declared to be unreached, but some answers reach it: ${name}`;
      return [{kind: 'declaration', message, hint, place}];
    }),
  ];
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const grouped = (count: number): string => count.toLocaleString('en');
