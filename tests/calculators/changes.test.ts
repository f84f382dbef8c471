// For every calculator: does each suggested change deliver what it promises, and is there no smaller one?
// Compared with a brute-force search that tries every figure in the definition and the numbers next to it.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/engine/project/files.ts';
import {contentsOf, isDefinitionFile} from '../../src/engine/project/layout.ts';
import {modelReferences} from '../../src/engine/language/references.ts';
import type {Outcome} from '../../src/engine/results/program.ts';
import {isJudgement, verdictIn} from '../../src/engine/results/card.ts';
import {findChanges, type FoundChanges} from '../../src/engine/answers/suggestions/findChanges.ts';
import {withChanges} from '../../src/engine/answers/suggestions/search.ts';
import type {Answers} from '../../src/engine/runtime/answers.ts';
import {everyPair, everySingle, type Tried} from './everyChange.ts';
import {has} from './noLarger.ts';
import {sensibleAnswer} from './sampleAnswers.ts';
import {samples} from '../samples.ts';
import {compiled} from './compiled.ts';
import {sourceOf} from './sourceOf.ts';

const today = '2024-06-30';
/** This many verdicts take a millisecond or two. */
const mostVerdicts = 1_000;
/** Much more than needed, because other tests run at the same time. */
const timeout = 60_000;

const definitions = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** Every figure written in the rules. */
const figuresOf = (text: string): readonly number[] => [
  ...new Set(
    [...text.slice(text.indexOf('\nconstants:'), text.indexOf('\nmethod:')).matchAll(/\b\d[\d_]*(?:\.\d+)?\b/g)].map(
      ([figure]) => Number(figure.replaceAll('_', '')),
    ),
  ),
];

const isBetter = (one: Outcome | null, other: Outcome): boolean =>
  one !== null && isJudgement(one.tone) === isJudgement(other.tone) && one.rank > other.rank;

describe.each(definitions)('%s', (_name, path) => {
  const source = sourceOf(path);
  const {model, calculator} = compiled(path);
  const {fields} = calculator.page(today);
  const figures = figuresOf(contentsOf(source));
  const answers = fc.record(Object.fromEntries(fields.map((input) => [input.id, sensibleAnswer(input, figures)])));
  const search = (given: Answers): FoundChanges | null => findChanges(calculator, fields, given, today);

  it('says for every answer that a rule reads whether it may change', () => {
    const {rules} = modelReferences(model!);
    const silent = model!.definition.inputs.filter(
      ({name, type, changes}) => rules.has(name) && type !== 'list' && changes === undefined,
    );
    expect(silent.map(({name}) => name)).toEqual([]);
  });

  it('ranks the verdicts of its card, each rank with its own text', {timeout}, () => {
    const words = new Map<number, string>();
    fc.assert(
      fc.property(answers, (given) => {
        const outcome = calculator.outcome(given, today);
        if (outcome === null) return;
        const verdict = verdictIn(calculator.evaluate(given, today).card());
        expect(verdict).toEqual({tone: outcome.tone, text: outcome.text});
        if (!isJudgement(outcome.tone)) return;
        const text = outcome.text.replace(/\d+ \w+ \d{4}/, 'a day');
        expect(words.get(outcome.rank) ?? text).toBe(text);
        words.set(outcome.rank, text);
      }),
      samples(10, 2_000),
    );
  });

  it('keeps its promises, with few verdicts calculated', {timeout}, () => {
    fc.assert(
      fc.property(answers, (given) => {
        let verdicts = 0;
        const counting = {
          variables: calculator.variables,
          questions: calculator.questions,
          shortNames: calculator.shortNames,
          outcome: (each: Answers) => {
            verdicts += 1;
            return calculator.outcome(each, today);
          },
        };
        const found = findChanges(counting, fields, given, today);
        expect(verdicts).toBeLessThan(mostVerdicts);
        if (found === null) return;
        for (const {changes, outcome} of [...found.better, ...found.worse])
          expect(calculator.outcome(withChanges(given, changes), today)).toEqual(outcome);
        for (const {outcome} of found.better) expect(isBetter(outcome, found.now)).toBe(true);
        for (const {outcome} of found.worse) expect(isBetter(found.now, outcome)).toBe(true);
        for (const {changes} of found.better.filter((each) => each.changes.length === 2)) {
          for (const change of changes)
            expect(isBetter(calculator.outcome(withChanges(given, [change]), today), found.now)).toBe(false);
        }
      }),
      samples(10, 2_000),
    );
  });

  it.skipIf(calculator.variables.length === 0)('misses no smaller change', {timeout}, () => {
    fc.assert(
      fc.property(answers, (given) => {
        const found = search(given);
        if (found === null) return;
        const reaches = (tried: readonly Tried[]): boolean =>
          isBetter(
            calculator.outcome({...given, ...Object.fromEntries(tried.map(({id, value}) => [id, value]))}, today),
            found.now,
          );
        const single = everySingle(model!.definition.inputs, fields, given, figures);
        for (const change of single.flat()) {
          if (reaches([change])) expect(found.better, JSON.stringify(change)).toSatisfy(has([change], given));
        }
        for (const pair of everyPair(single, (change) => !reaches([change]))) {
          if (reaches(pair)) expect(found.better, JSON.stringify(pair)).toSatisfy(has(pair, given));
        }
      }),
      samples(3, 200),
    );
  });
});
