// Does analyse say only what is true? What it proves of made definitions, with random exceptions and dated figures, is compared with
// brute force over random answers: laws that hold, parts that no answers reach, exceptions that excuse. A failure names its seed.
import {expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import type {Place} from '../../../src/engine/diagnostics/diagnostic.ts';
import type {TypedExpression} from '../../../src/engine/language/typed.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import {contentsOf, isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {exceptionsTo, excusesOf, isAbout} from '../../../src/tools/analysis/excuses.ts';
import type {Findings} from '../../../src/tools/analysis/finding.ts';
import {instrument, type Instrumented} from '../../../src/tools/analysis/instrument.ts';
import {isFigureLaw} from '../../../src/tools/analysis/laws.ts';
import {isFull} from '../../samples.ts';
import {randomAnswer} from './bruteForce.ts';
import {formulaText, makeDefinition, madeText, Random, type MadeDefinition} from './randomDefinitions.ts';
import {compiled} from '../../calculators/compiled.ts';

const figures = [1, 2, 10, 20, 50, 90, 365, 1_000, 11_208, 11_209, 20_000];
const days = ['2024-06-15', '2026-12-31', '2027-01-01', '2030-02-28'];
const firstDayOfLastPeriod = '2027-01-01';

interface Definition {
  readonly constants: Record<string, unknown>;
  readonly card: unknown[];
  readonly exceptions?: readonly unknown[];
}

/** A made definition with a maximum, a pass mark that changes, and sometimes exceptions. */
function withLaws(made: MadeDefinition, random: Random): string {
  const definition = JSON.parse(madeText(made)) as Definition;
  const condition = random.pick([
    formulaText(made.condition),
    formulaText(made.second),
    `${formulaText(made.other)} < highest`,
    `${formulaText(made.amount)} > highest`,
  ]);
  const limited = () => ({
    ...(random.chance(0.5) && {by: random.pick(figures)}),
    ...(random.chance(0.5) && {when: condition}),
  });
  const because = 'It is meant.';
  const possible = [
    {above: 'result.amount', ...limited(), because},
    {negative: 'amount', ...limited(), because},
    {contradicts: ['Too few.'], because},
    {below: 'result.amount', by: random.pick(figures), because},
    {never: condition, because},
    {unreached: "verdict: 'Eligible'", from: firstDayOfLastPeriod, because},
  ];
  const exceptions = possible.filter(() => random.chance(0.2));
  return JSON.stringify({
    ...definition,
    constants: {
      ...definition.constants,
      highest: {label: 'Highest', value: random.pick(figures)},
      passMark: {
        label: 'Pass mark',
        value: [
          {from: '2024-01-01', value: 40},
          {from: firstDayOfLastPeriod, value: random.pick([40, 100, 300, 700])},
        ],
      },
    },
    card: [...definition.card, {figure: {label: 'Share', of: 'result.amount', outOf: 'highest'}}],
    ...(exceptions.length > 0 && {exceptions}),
  });
}

/** What random answers show to be untrue of an analysis; a message that it does not have claims the opposite. */
function refutations(
  model: Model,
  {findings, unproven}: Findings,
  near: readonly number[],
  random: Random,
  count: number,
): readonly string[] {
  const instrumented = instrument(model);
  const refuted = new Set<string>();
  for (let index = 0; index < count; index++) {
    const today = random.pick(days);
    const answers = Object.fromEntries(
      model.definition.inputs.map((input) => [input.name, randomAnswer(input, near, random)]),
    );
    if (!instrumented.run(answers, today)) continue;
    const claims = findings.filter(({message}) => coversDay(message, today));
    const {claimed, broken, excused, fulfilled} = observe(instrumented, model);
    const untrue = [
      ...claims.filter(({message}) => claimed.includes(message.replace(/ (from|until) \d+ [A-Z][a-z]+ \d{4}/, ''))),
      ...claims.filter(
        ({message, place}) => excused.includes(place) && message.startsWith('This exception excuses nothing'),
      ),
    ].map(({message}) => message);
    const said = [
      ...findings.flatMap((finding) => [finding, ...(finding.also ?? [])]).map(({message}) => message),
      ...unproven.map(({what}) => what),
    ];
    const unknown = [
      ...broken.filter((message) => !said.includes(message)),
      ...fulfilled.filter((at) => ![...findings, ...unproven].some(({place}) => place === at)).map(() => 'never'),
    ];
    for (const message of [...untrue, ...unknown]) refuted.add(`${message}: ${JSON.stringify(answers)} on ${today}`);
  }
  return [...refuted];
}

interface Observed {
  /** Claims that something is out of reach, which the last run refutes. */
  readonly claimed: readonly string[];
  /** The messages of the laws that it broke and no exception excuses. */
  readonly broken: readonly string[];
  /** The places of the exceptions that excused something. */
  readonly excused: readonly Place[];
  /** The places of exceptions that declare what it fulfilled as never. */
  readonly fulfilled: readonly Place[];
}

function observe({parts, laws, conditions, isHit, distance}: Instrumented, model: Model): Observed {
  const pointOf = new Map(conditions.map(({item, point}) => [item, point]));
  const holds = (condition: TypedExpression): boolean => isHit(pointOf.get(condition)!);
  const hit = laws.filter(({point}) => isHit(point));
  const breaches = hit
    .filter(({point}) => distance(point) > 0)
    .map(({item, point}) => ({
      message: item.message,
      excuses: excusesOf(model).filter(
        (excuse) =>
          isAbout(excuse, item, model) &&
          distance(point) <= excuse.by &&
          (excuse.when === undefined || holds(excuse.when)),
      ),
    }));
  return {
    claimed: [
      ...parts.filter(({point}) => isHit(point)).map(({item}) => `No answers reach this: ${item.name}`),
      ...hit
        .filter(({item, point}) => isFigureLaw(item) && item.isMaximum && distance(point) >= 0)
        .map(({item}) => `No answers bring ${item.name} to the figure that it is shown out of`),
    ],
    broken: breaches.filter(({excuses}) => excuses.length === 0).map(({message}) => message),
    excused: breaches.flatMap(({excuses}) => (excuses.length === 1 ? [excuses[0]!.exception.place] : [])),
    fulfilled: exceptionsTo(model, 'never')
      .filter(({condition}) => holds(condition))
      .map(({place}) => place),
  };
}

/** Whether a message is about a day: it names periods, or none where it is about all days. */
function coversDay(message: string, today: string): boolean {
  const day = String.raw`(\d+ [A-Z]\w+ \d{4})`;
  const periods = [...message.matchAll(new RegExp(`from ${day}(?: to ${day})?|until ${day}`, 'g'))];
  const isoOf = (words: string): string => new Date(`${words} UTC`).toISOString().slice(0, 10);
  return (
    periods.length === 0 ||
    periods.some(
      ([, from, to, until]) =>
        (from === undefined || today >= isoOf(from)) && ((to ?? until) === undefined || today <= isoOf((to ?? until)!)),
    )
  );
}

const made = isFull ? 2_500 : 6;

it(`what analyse proves is true of ${made} made definitions`, {timeout: 3_600_000}, () => {
  const kinds = new Set<string>();
  for (let seed = isFull ? 1 : 20, analysed = 0; analysed < made; seed++) {
    const random = new Random(seed);
    const text = withLaws(makeDefinition(random), random);
    const {model} = compile({path: 'calculators/nowhere/made-calculator.yaml', text});
    if (model === undefined) continue;
    analysed++;
    const analysis = analyse(model, {max: 20_000});
    for (const {kind} of [...analysis.findings, ...analysis.unproven]) kinds.add(kind);
    if (analysis.unproven.length === 0) kinds.add('proven');
    expect
      .soft(refutations(model, analysis, figures, random, isFull ? 400 : 150).slice(0, 3), `seed ${seed}`)
      .toEqual([]);
  }
  // Otherwise the test would prove nothing.
  expect([...kinds].toSorted()).toEqual(['broken', 'declaration', 'law', 'proven', 'unreached', 'unseen']);
});

it('what analyse proves of the calculators is true: that there is nothing to find', () => {
  const count = isFull ? 20_000 : 20;
  for (const [index, path] of listFiles('calculators').filter(isDefinitionFile).entries()) {
    const {source, model} = compiled(path);
    const inText = [...contentsOf(source).matchAll(/\b\d[\d_]*(?:\.\d+)?\b/g)].map(([figure]) =>
      Number(figure.replaceAll('_', '')),
    );
    const nothing: Findings = {findings: [], unproven: []};
    expect.soft(refutations(model, nothing, inText, new Random(index + 1), count).slice(0, 3), path).toEqual([]);
  }
});
