// Does analyse say only what is true? What it proves of made definitions, with random exceptions and dated figures, is compared with
// brute force over random answers: laws that hold, parts that no answers reach, exceptions that excuse. A failure names its seed.
import {expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import type {Model} from '../../../src/engine/model.ts';
import {analyse, type Analysis} from '../../../src/tools/analysis/analyse.ts';
import {excusesOf, isAbout} from '../../../src/tools/analysis/excuses.ts';
import {instrument, type Instrumented} from '../../../src/tools/analysis/instrument.ts';
import {isFull} from '../../samples.ts';
import {randomAnswer} from './bruteForce.ts';
import {formulaText, makeDefinition, madeText, Random, type MadeDefinition} from './randomDefinitions.ts';

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

/** What random answers show to be untrue of an analysis. */
function refutations(model: Model, analysis: Analysis, random: Random, count: number): readonly string[] {
  const instrumented = instrument(model);
  const {run, parts, isHit} = instrumented;
  const refuted = new Set<string>();
  for (let index = 0; index < count; index++) {
    const today = random.pick(days);
    const answers = Object.fromEntries(
      model.definition.inputs.map((input) => [input.name, randomAnswer(input, figures, random)]),
    );
    if (!run(answers, today)) continue;
    const at = `${JSON.stringify(answers)} on ${today}`;
    for (const {item, point} of parts) {
      const messages = analysis.findings.map(({message}) => message);
      const isOfPart = (message: string): boolean =>
        message.endsWith(`: ${item.name}`) && message.startsWith('No answers reach this') && coversDay(message, today);
      if (isHit(point) && messages.some(isOfPart)) refuted.add(`reached: ${item.name}, by ${at}`);
    }
    for (const message of brokenBy(instrumented, model))
      if (![...analysis.findings, ...analysis.unproven].some((each) => each.message === message))
        refuted.add(`${message}, by ${at}`);
  }
  return [...refuted];
}

/** The messages of the laws that the last run broke and no exception excuses. */
function brokenBy({laws, conditions, isHit, distance}: Instrumented, model: Model): readonly string[] {
  const pointOf = new Map(conditions.map(({item, point}) => [item, point]));
  return laws.flatMap(({item, point}) => {
    if (!isHit(point) || !(distance(point) > 0)) return [];
    const isExcused = excusesOf(model).some(
      (excuse) =>
        isAbout(excuse, item, model) &&
        distance(point) <= excuse.by &&
        (excuse.when === undefined || isHit(pointOf.get(excuse.when)!)),
    );
    return isExcused ? [] : [item.message];
  });
}

/** Whether a message is about the period of a day: about all days, those from 2027 on, or those before. */
function coversDay(message: string, today: string): boolean {
  if (message.includes(' from 1 January 2027')) return today >= firstDayOfLastPeriod;
  return !message.includes(' until 31 December 2026') || today < firstDayOfLastPeriod;
}

const made = isFull ? 2_500 : 60;

it(`what analyse proves is true of ${made} made definitions`, {timeout: 3_600_000}, () => {
  const kinds = new Set<string>();
  for (let seed = 1, analysed = 0; analysed < made; seed++) {
    const random = new Random(seed);
    const text = withLaws(makeDefinition(random), random);
    const {model} = compile({path: 'calculators/nowhere/made-calculator.yaml', text});
    if (model === undefined) continue;
    analysed++;
    const analysis = analyse(model, {max: 20_000});
    for (const {kind} of [...analysis.findings, ...analysis.unproven]) kinds.add(kind);
    if (analysis.unproven.length === 0) kinds.add('proven');
    expect.soft(refutations(model, analysis, random, 400).slice(0, 3), `seed ${seed}`).toEqual([]);
  }
  // Otherwise the test would prove nothing.
  expect([...kinds].toSorted()).toEqual(['broken', 'declaration', 'law', 'proven', 'unreached', 'unseen']);
});
