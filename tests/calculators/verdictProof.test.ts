// For every calculator and random partial answers: is a verdict only called settled if no answers to the open questions
// change it? The judge is the analysis' space of all answers that the rules can tell apart.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readAnswers} from '../../src/engine/answers/formValues.ts';
import {isShown} from '../../src/engine/answers/visibility.ts';
import {provenCompleteness} from '../../src/engine/answers/verdictProof.ts';
import type {Outcome} from '../../src/engine/results/program.ts';
import {readerOf, type FormField} from '../../src/engine/language/inputs/index.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import {samples} from '../samples.ts';
import {acceptedAnswers, sensibleAnswer} from './sampleAnswers.ts';
import {compiled} from './compiled.ts';

const today = '2024-06-30';

const definitions = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** Typed, but no answers. */
const unusable: readonly string[] = ['', '', '', '-5', 'abc', '1,5', '9999999999999'];

/** How often it was true that no answers change a verdict, as all of them were tried, and how often that was found. */
const tally = {settled: 0, found: 0};
/** More answers to the open questions are sampled. */
const MOST_TRIED = 3_000;

describe.each(definitions)('%s', (_name, path) => {
  const {model, calculator} = compiled(path);
  const {fields} = calculator.page(today);
  const candidates = acceptedAnswers(model!, fields, today);
  const isOpen = (field: FormField, values: Readonly<Record<string, string>>): boolean =>
    readerOf(field).openReason(field, values[field.id]!) !== null || !isShown(field, readAnswers(fields, values));

  const figures = [...candidates.values()].flat().map(Number).filter(Number.isFinite);
  const partialAnswers = fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field.id,
        fc.oneof(
          {
            weight: 2,
            arbitrary: fc.oneof(sensibleAnswer(field, figures), fc.constantFrom(...candidates.get(field.id)!, '')),
          },
          {weight: 1, arbitrary: fc.constantFrom(...unusable)},
        ),
      ]),
    ),
  );

  const openIn = (values: Readonly<Record<string, string>>): readonly FormField[] =>
    fields.filter((field) => isOpen(field, values) && candidates.get(field.id)!.length > 0);

  const completionsOf = (open: readonly FormField[]): number =>
    open.reduce((product, {id}) => product * candidates.get(id)!.length, 1);

  /** The first completion of the answers, among all or a sample, with another verdict; undefined if none has. */
  function counterexample(values: Readonly<Record<string, string>>, now: Outcome | null): unknown {
    const open = openIn(values);
    const size = completionsOf(open);
    const tried = Math.min(size, MOST_TRIED);
    for (let index = 0; index < tried; index += 1) {
      // Spread over the whole space, if it is larger than the sample.
      let place = Math.floor((index * size) / tried);
      const completed = {...values};
      for (const {id} of open) {
        const options = candidates.get(id)!;
        completed[id] = options[place % options.length]!;
        place = Math.floor(place / options.length);
      }
      const outcome = calculator.outcome(readAnswers(fields, completed), today);
      if (outcome?.rank !== now?.rank || outcome?.text !== now?.text) return completed;
    }
    return undefined;
  }

  it('calls no verdict settled that some answers change', () => {
    fc.assert(
      fc.property(partialAnswers, (values) => {
        const {verdict, open} = provenCompleteness(calculator, fields, values, today);
        if (open.length === 0) return;
        const now = calculator.outcome(readAnswers(fields, values), today);
        const found = counterexample(values, now);
        const isProven = completionsOf(openIn(values)) <= MOST_TRIED;
        if (isProven && now !== null && found === undefined) tally.settled += 1;
        if (verdict === 'open') return;
        if (isProven) tally.found += 1;
        expect(now).not.toBeNull();
        expect(found).toBeUndefined();
      }),
      samples(10, 2_000),
    );
  });
});

it('finds nearly all verdicts that are settled', () => {
  expect(tally.found / tally.settled).toBeGreaterThan(0.9);
});
