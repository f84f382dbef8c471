// Between two neighbouring cut points of a number, does every calculator give the same verdict, rows and texts?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import type {Model} from '../../src/engine/language/model.ts';
import {cutsOf, type Cuts} from '../../src/engine/reading/cuts.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import type {Answers} from '../../src/engine/runtime/answers.ts';
import {dayNumber, dayOfNumber} from '../../src/engine/runtime/calendar.ts';
import {sensibleAnswer} from './sampleAnswers.ts';
import {samples} from '../samples.ts';
import {compiled} from './compiled.ts';
import {unknownThresholds} from './unknownThresholds.ts';

const today = '2024-06-30';
const definitions = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** Two numbers in the same region: of a date numbers of days, far from the ends of the calendar; else up to twice the last cut point. */
function twoOfARegion({cuts}: Cuts, type: string): fc.Arbitrary<readonly [number, number]> {
  const whole = type !== 'number';
  const [first, last] =
    type === 'date' ? [dayNumber('1000-01-01'), dayNumber('9000-01-01')] : [0, 2 * (cuts.at(-1)?.at ?? 50)];
  const starts = [{at: first, after: false}, ...cuts.filter(({at}) => type !== 'date' || (at > first && at < last))];
  return fc
    .tuple(
      fc.nat(starts.length - 1),
      fc.double({min: 0, max: 1, noNaN: true}),
      fc.double({min: 0, max: 1, noNaN: true}),
    )
    .map(([place, one, other]) => {
      const {at, after} = starts[place]!;
      const end = starts[place + 1] ?? {at: last + 1, after: false};
      const within = (part: number): number => {
        if (whole) return Math.min(end.at - 1, at + Math.floor(part * (end.at - at)));
        if (part === 0 && !after) return at;
        return part === 1 && end.after ? end.at : at + (0.001 + 0.998 * part) * (end.at - at);
      };
      return [within(one), within(other)] as const;
    });
}

/** Everything except the figures: verdict, rows of tables, conditions, texts without their figures. */
function unchanging({steps}: Model, calculator: CompiledCalculator, answers: Answers): unknown {
  const {result, card, ...evaluation} = calculator.evaluate(answers, today);
  const values = evaluation.values();
  const rows = steps
    .filter(({value}) => ['choices', 'bands', 'matrix'].includes(value.kind) && value.type.kind === 'number')
    .map(({name}) =>
      name.split('.').reduce<unknown>((owner, key) => (owner as Record<string, unknown>)?.[key], {...values, result}),
    );
  const masked = JSON.stringify([values, result, card()], (key, value: unknown) => {
    if (typeof value === 'number' || key === 'text') return '#';
    return typeof value === 'string' ? value.replaceAll(/\d[\d,.]*/g, '#') : value;
  });
  return [calculator.outcome(answers, today), rows, masked];
}

describe.each(definitions)('%s', (_name, path) => {
  const {model, calculator} = compiled(path);
  const {fields} = calculator.page(today);
  const measured = [...cutsOf(model!, today)].filter(
    ([, {cuts, joint, complete}]) => complete && (cuts.length > 0 || joint.length > 0),
  );

  it('has no unknown thresholds but those of days and periods that count together', () => {
    const unknown = [...cutsOf(model!, today)].filter(([, {complete}]) => !complete).map(([name]) => name);
    expect(unknown).toEqual(unknownThresholds[model!.definition.id] ?? []);
  });

  it.each(measured.filter(([, {joint}]) => joint.length === 0))(
    'tells nothing apart within a region of %s',
    (name, cuts) => {
      const type = model!.definition.inputs.find((input) => input.name === name)!.type;
      const others = fc.record(
        Object.fromEntries(
          fields.map((input) => [
            input.id,
            sensibleAnswer(
              input,
              cuts.cuts.map(({at}) => at),
            ),
          ]),
        ),
      );
      const answer = (number: number): string => (type === 'date' ? dayOfNumber(number) : String(number));
      fc.assert(
        fc.property(others, twoOfARegion(cuts, type), (answers, [one, other]) => {
          expect(unchanging(model!, calculator, {...answers, [name]: answer(other)})).toEqual(
            unchanging(model!, calculator, {...answers, [name]: answer(one)}),
          );
        }),
        samples(20, 2_000),
      );
    },
  );
});
