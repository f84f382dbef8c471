// Does every change that is suggested give what it promises, for every calculator, and is none smaller? Held against a
// search that knows nothing of the rules but the figures in the file: it tries each of them, and the numbers beside it.
import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {compile, load} from '../../src/compiler/compile.ts';
import {listFiles} from '../../src/compiler/files.ts';
import {isCasesFile} from '../../src/compiler/project.ts';
import {referencesOfModel} from '../../src/compiler/references.ts';
import type {Outcome} from '../../src/definition/changes.ts';
import type {CompiledCalculator, Workings} from '../../src/definition/module.ts';
import {findChanges, withChanges, type FoundChanges, type Suggestion} from '../../src/form/changes/findChanges.ts';
import type {Answers} from '../../src/functions/answers.ts';
import {everyPair, everySingle, type Tried} from './everyChange.ts';
import {sensibleAnswer} from './sampleAnswers.ts';

const today = '2024-06-30';
const runs = process.env.FULL ? 2_000 : 200;
/** A fourth of the 50 ms that a search may take on a phone at a fourth of this speed. */
const mostMilliseconds = 12;
const runsOfEvery = process.env.FULL ? 200 : 15;
/** So many verdicts are worked out in a millisecond or two. */
const mostVerdicts = 1_000;
/** Far more than it takes: other tests run beside it. */
const timeout = 60_000;

const definitions = listFiles('calculators')
  .filter((path) => !isCasesFile(path))
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** Every figure in the rules, as they are written. */
const figuresOf = (text: string): readonly number[] => [
  ...new Set(
    [...text.slice(text.indexOf('\nconstants:'), text.indexOf('\nmethod:')).matchAll(/\b\d[\d_]*(?:\.\d+)?\b/g)].map(
      ([figure]) => Number(figure.replaceAll('_', '')),
    ),
  ),
];

const isBetter = (one: Outcome | null, other: Outcome): boolean =>
  one !== null && (one.tone === 'neutral') === (other.tone === 'neutral') && one.rank > other.rank;

/** Whether the suggestion changes the same answers, none of them further. */
const isNoLarger = ({changes}: Suggestion, tried: readonly Tried[], answers: Answers): boolean =>
  changes.length === tried.length &&
  changes.every((change) => {
    const other = tried.find(({id}) => id === change.id);
    if (other === undefined) return false;
    const given = Number(answers[change.id]) || 0;
    const [own, its] = [Number(change.value) - given, Number(other.value) - given];
    if (change.limit !== undefined) {
      // Where the limit is left out itself, the next whole number is suggested.
      const slack = change.limit.is === 'below' || change.limit.is === 'over' ? 1 : 0;
      return Math.sign(own) === Math.sign(its) && Math.abs(own) <= Math.abs(its) + slack;
    }
    return other.options === undefined
      ? change.value === other.value
      : other.options.indexOf(change.value) <= other.options.indexOf(other.value);
  });

describe.each(definitions)('%s', (_name, path) => {
  const text = readFileSync(path, 'utf8');
  const {model, body} = compile({path, text});
  const calculator: CompiledCalculator = load(body!);
  const {inputs} = calculator.page(today);
  const figures = figuresOf(text);
  const answers = fc.record(Object.fromEntries(inputs.map((input) => [input.id, sensibleAnswer(input, figures)])));
  const search = (given: Answers): FoundChanges | null => findChanges(calculator, inputs, given, today);

  it('says of every answer that a rule reads whether it may change', () => {
    const {rules} = referencesOfModel(model!);
    const silent = model!.definition.inputs.filter(({name, changes}) => rules.has(name) && changes === undefined);
    expect(silent.map(({name}) => name)).toEqual([]);
  });

  it('ranks the verdict of its card, each rank with words of its own', {timeout}, () => {
    const words = new Map<number, string>();
    fc.assert(
      fc.property(answers, (given) => {
        const outcome = calculator.outcome(given, today);
        if (outcome === null) return;
        const workings: Partial<Workings> = {};
        calculator.calculate(given, today, workings);
        const verdict = workings.card!().find(({kind}) => kind === 'verdict');
        expect(verdict).toEqual({kind: 'verdict', tone: outcome.tone, text: outcome.text});
        if (outcome.tone === 'neutral') return;
        expect(words.get(outcome.rank) ?? outcome.text).toBe(outcome.text);
        words.set(outcome.rank, outcome.text);
      }),
      {numRuns: runs},
    );
  });

  it('keeps what it promises, within few verdicts', {timeout}, () => {
    fc.assert(
      fc.property(answers, (given) => {
        let verdicts = 0;
        const counting = {
          variables: calculator.variables,
          outcome: (each: Answers) => {
            verdicts += 1;
            return calculator.outcome(each, today);
          },
        };
        const found = findChanges(counting, inputs, given, today);
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
      {numRuns: runs},
    );
  });

  it.skipIf(calculator.variables.length === 0)('leaves no smaller change out', {timeout}, () => {
    fc.assert(
      fc.property(answers, (given) => {
        const found = search(given);
        if (found === null) return;
        const reaches = (tried: readonly Tried[]): boolean =>
          isBetter(
            calculator.outcome({...given, ...Object.fromEntries(tried.map(({id, value}) => [id, value]))}, today),
            found.now,
          );
        const single = everySingle(model!.definition.inputs, inputs, given, figures);
        for (const change of single.flat()) {
          if (reaches([change])) expect(found.better, JSON.stringify(change)).toSatisfy(has([change], given));
        }
        for (const pair of everyPair(single, (change) => !reaches([change]))) {
          if (reaches(pair)) expect(found.better, JSON.stringify(pair)).toSatisfy(has(pair, given));
        }
      }),
      {numRuns: runsOfEvery},
    );
  });
});

const has =
  (tried: readonly Tried[], given: Answers) =>
  (suggestions: readonly Suggestion[]): boolean =>
    suggestions.some((each) => isNoLarger(each, tried, given));

it('takes no longer than a press may, for the calculators with the most answers', {timeout}, () => {
  for (const id of [
    'canada-express-entry',
    'australia-pr',
    'new-zealand-visa',
    'hong-kong-qmas',
    'china-work-permit',
  ]) {
    const path = definitions.find(([name]) => name === `${id}-calculator.yaml`)![1];
    const calculator = load(compile({path, text: readFileSync(path, 'utf8')}).body!);
    const {inputs} = calculator.page(today);
    // The fastest of several: other tests run beside it.
    const times = Array.from({length: 20}, () => {
      const start = performance.now();
      findChanges(calculator, inputs, {visaType: 'skilled-migrant'}, today);
      return performance.now() - start;
    });
    expect(Math.min(...times), id).toBeLessThan(mostMilliseconds);
  }
});
