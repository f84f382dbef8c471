/**
 * The least level that a release must have, by trying: what two versions of a calculator give for the same answers, and what they say about
 * themselves. It knows nothing of the rules, and of the analysis nothing but the declared types.
 */
import {openQuestions} from '../../../src/engine/answers/completeness.ts';
import {isShown} from '../../../src/engine/answers/visibility.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {answersFor} from '../../../src/engine/published/answers.ts';
import {calculate} from '../../../src/engine/published/calculate.ts';
import {explain} from '../../../src/engine/published/explain.ts';
import {metadata} from '../../../src/engine/published/metadata.ts';
import type {InputDescription} from '../../../src/engine/results/published.ts';
import {fits, resultShape, type Shape} from '../../../src/tools/interface/shape.ts';
import {largestOf, levels, type Level} from '../../../src/tools/release/level.ts';
import {randomAnswer} from '../analysis/bruteForce.ts';
import type {Random} from '../analysis/randomDefinitions.ts';

export interface Tried {
  readonly model: Model;
  readonly calculator: CompiledCalculator;
}

/** What was seen to differ, for the message of a failure. */
export interface Seen {
  readonly level: Level;
  readonly what: string;
}

const days = ['2024-06-15', '2026-12-31', '2027-01-01', '2030-02-28'];

/** @returns the most serious difference that was seen; undefined if nothing differs */
export function levelByBruteForce(
  before: Tried,
  after: Tried,
  figures: readonly number[],
  random: Random,
  count: number,
): Seen | undefined {
  const seen: Seen[] = days.flatMap((today) => aboutThemselves(before, after, today));
  for (let index = 0; index < count; index++) {
    const today = random.pick(days);
    const answers = Object.fromEntries(
      before.model.definition.inputs.map((input) => [input.name, randomAnswer(input, figures, random)]),
    );
    seen.push(...forAnswers(before, after, answers, today));
  }
  const level = largestOf(seen);
  return seen.find((one) => one.level === level);
}

function aboutThemselves(before: Tried, after: Tried, today: string): readonly Seen[] {
  const [one, other] = [before, after].map(({calculator}) => metadata(calculator, {today}));
  const seen: Seen[] = [];
  if (JSON.stringify({...one, rulesHash: ''}) !== JSON.stringify({...other, rulesHash: ''}))
    seen.push({level: 'patch', what: 'metadata'});
  const values = ({options = []}: InputDescription): readonly string[] => options.map(({value}) => value);
  for (const input of one!.inputs) {
    const now = other!.inputs.find(({id}) => id === input.id);
    if (now === undefined) seen.push({level: 'major', what: `${input.id} is gone`});
    else {
      if (now.kind !== input.kind) seen.push({level: 'major', what: `${input.id} is ${now.kind}`});
      if (now.unit !== input.unit) seen.push({level: 'major', what: `${input.id} counts in ${now.unit}`});
      if (values(input).some((value) => !values(now).includes(value)))
        seen.push({level: 'major', what: `an option of ${input.id} is gone`});
      if (values(now).some((value) => !values(input).includes(value)))
        seen.push({level: 'minor', what: `an option of ${input.id} is new`});
    }
  }
  if (other!.inputs.some(({id}) => !one!.inputs.some((input) => input.id === id)))
    seen.push({level: 'minor', what: 'a question is new'});
  return seen;
}

function forAnswers(
  before: Tried,
  after: Tried,
  answers: Readonly<Record<string, string>>,
  today: string,
): readonly Seen[] {
  const said = (level: Level, what: string): Seen => ({level, what: `${what}: ${JSON.stringify({answers, today})}`});
  const [one, other] = [before, after].map(({calculator}) => calculate(calculator, answers, {today}).result);
  const seen = compareValues(one, other, resultShape(before.model), '').map(({level, what}) => said(level, what));
  const [asked, askedNow] = [before, after].map(({calculator}) => questionsFor(calculator, answers, today));
  for (const id of askedNow!.open)
    if (asked!.shown.includes(id) && !asked!.open.includes(id)) seen.push(said('major', `${id} is refused`));
  if (JSON.stringify(asked) !== JSON.stringify(askedNow)) seen.push(said('minor', 'other questions are open'));
  const cards = [before, after].map(({calculator}) => JSON.stringify(explain(calculator, answers, {today}).blocks));
  if (cards[0] !== cards[1]) seen.push(said('patch', 'the card differs'));
  return seen;
}

/** The questions that matter, and those of them that are open; without the proof of a verdict, which takes long. */
function questionsFor(
  calculator: CompiledCalculator,
  answers: Readonly<Record<string, string>>,
  today: string,
): {readonly shown: readonly string[]; readonly open: readonly string[]} {
  const {fields} = calculator.page(today);
  const read = answersFor(fields, answers);
  const shown = fields.filter((field) => !field.unused && isShown(field, read));
  return {shown: shown.map(({id}) => id), open: openQuestions(fields, answers).map(({id}) => id)};
}

function compareValues(one: unknown, other: unknown, shape: Shape, key: string): readonly Seen[] {
  if (shape.kind === 'object' && isRecord(one) && isRecord(other))
    return [
      ...Object.keys(one).flatMap((name): readonly Seen[] =>
        Object.hasOwn(other, name)
          ? compareValues(one[name], other[name], shape.members.get(name)!, `${key}.${name}`)
          : [{level: 'major', what: `${key}.${name} is gone`}],
      ),
      ...(Object.keys(other).some((name) => !Object.hasOwn(one, name))
        ? [{level: 'minor', what: `${key} has a new key`} as const]
        : []),
    ];
  if (one !== null && other === null && shape.kind !== 'day') return [{level: 'major', what: `${key} is null`}];
  if (one !== null && !fits(other, shape)) return [{level: 'major', what: `${key} has another type`}];
  return isClose(one, other) ? [] : [{level: 'minor', what: `${key} differs`}];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers to a millionth, as the published cases are compared. */
function isClose(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a claimed level is smaller than one that was seen. */
export const isSmaller = (claimed: Level | undefined, seen: Level | undefined): boolean =>
  seen !== undefined && (claimed === undefined || levels.indexOf(claimed) < levels.indexOf(seen));
