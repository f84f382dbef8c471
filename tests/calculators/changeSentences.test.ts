// Is every sentence of 'What would change your result' true when it is tried, for each calculator and random answers? The figures,
// ages and options are read out of the sentence that people see, and the sentences about obstacles are compared with a search
// that tries other answers to each question, and to each two.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {contentsOf} from '../../src/engine/project/layout.ts';
import {isJudgement} from '../../src/engine/results/card.ts';
import type {Variable} from '../../src/engine/program/module.ts';
import type {Outcome} from '../../src/engine/results/program.ts';
import {isShown, offeredOptions} from '../../src/engine/answers/visibility.ts';
import {openReasonOf} from '../../src/engine/answers/completeness.ts';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {isNumberField} from '../../src/engine/language/inputs/number.ts';
import type {Answers} from '../../src/engine/runtime/answers.ts';
import {addDays} from '../../src/engine/runtime/calendar.ts';
import {findChanges, type FoundChanges} from '../../src/engine/answers/suggestions/findChanges.ts';
import type {Aim} from '../../src/engine/answers/suggestions/change.ts';
import {betterGroups, stuckText, worseGroups} from '../../src/app/result/suggestions/suggestionGroups.ts';
import {type SuggestionLine, suggestionLines} from '../../src/app/result/suggestions/suggestionText.ts';
import {library} from './compiled.ts';
import {sensibleAnswer} from './sampleAnswers.ts';
import {samples} from '../samples.ts';

const today = '2024-06-30';

/** What a sentence says about a number, and whether a number is so. */
const figure = String.raw`[^\d\s-]*?(?:[A-Z]{3}\s)?(\d[\d,]*(?:\.\d+)?)`;
const ranges: readonly (readonly [RegExp, (number: number, ...figures: number[]) => boolean])[] = [
  [new RegExp(`at least ${figure} but less than ${figure}`), (number, from, to) => number >= from! && number < to!],
  [new RegExp(`at least ${figure}`), (number, from) => number >= from!],
  [new RegExp(`more than ${figure}`), (number, from) => number > from!],
  [new RegExp(`at most ${figure}`), (number, to) => number <= to!],
  [new RegExp(`less than ${figure}`), (number, to) => number < to!],
  [new RegExp(`${figure} or older`), (number, from) => number >= from!],
  [new RegExp(`${figure} to ${figure}`), (number, from, to) => number >= from! && number <= to!],
];

/** Whether a sentence about one question says that this number is enough too; false if it names no range. */
function includes(text: string, number: number): boolean {
  const said = text.replaceAll('\u00a0', ' ').replace(/ \([^)]*\)$/, '');
  for (const [pattern, holds] of ranges) {
    const match = pattern.exec(said);
    if (match !== null) return holds(number, ...match.slice(1).map((each) => Number(each.replaceAll(',', ''))));
  }
  return false;
}

/** The options that a sentence about one question names. */
function namedOptions(text: string, input: FormField, variable: Variable, value: string): readonly string[] {
  if (!isChoiceField(input) || variable.kind !== 'choice') return [];
  // From the lowest level to the highest.
  const values = variable.options;
  const place = values.indexOf(value);
  if (text.includes(' or higher')) return values.slice(place);
  if (text.includes(' or lower')) return values.slice(0, place + 1);
  return input.options.filter(({label}) => text.includes(`“${label}”`)).map((option) => option.value);
}

/** Answers for which a sentence was untrue. */
const wereUntrue: Readonly<Record<string, readonly Answers[]>> = {
  // 'Stay at least 1 day', where 17 are too many; a day 'which you can't change', where only days in the past were tried.
  'schengen-trip-planner': [
    {trips: '2022-01-03,2022-04-01', day: '2022-01-01', stayDays: ''},
    {trips: '2022-01-02,2025-02-25', day: '2022-01-01', stayDays: '1'},
  ],
};

describe.each(library.ids)('%s', (id) => {
  const {calculator, source} = library.definition(id);
  const {fields} = calculator.page(today);
  const figures = [
    ...new Set(
      [...contentsOf(source).matchAll(/(?<![\w.])\d[\d_]*(?:\.\d+)?/g)].map(([text]) =>
        Number(text.replaceAll('_', '')),
      ),
    ),
  ];
  const answers = fc.record(Object.fromEntries(fields.map((input) => [input.id, sensibleAnswer(input, figures)])));
  const numbers = [
    ...new Set([
      0,
      1,
      17,
      70,
      ...figures.flatMap((each) => [each - 1, each - 0.01, each, each + 0.01, each + 1, each * 3]),
    ]),
  ];
  const outcomeOf = (given: Answers): Outcome | null => calculator.outcome(given, today);
  const isBetter = (one: Outcome | null, now: Outcome): boolean =>
    one !== null &&
    isJudgement(one.tone) === isJudgement(now.tone) &&
    one.rank > now.rank &&
    !(one.tone === 'bad' && now.tone === 'bad');

  /** Whether the form takes this answer to a question that it shows. */
  const accepts = (input: FormField, given: Answers): boolean =>
    isShown(input, given) &&
    openReasonOf(input, given) === null &&
    (!isChoiceField(input) ||
      offeredOptions(input, given).some(({value, keptFromBefore}) => value === given[input.id] && !keptFromBefore));

  const valuesOf = (input: FormField): readonly string[] => {
    if (isChoiceField(input)) return input.options.map(({value}) => value);
    if (input.kind === 'date') return Array.from({length: 24}, (_, month) => addDays(today, (month - 12) * 30)!);
    return isNumberField(input) ? numbers.filter((number) => number >= 0).map(String) : [];
  };

  const withAnswer = (given: Answers, input: FormField, value: string): Answers => ({...given, [input.id]: value});

  /** Other answers to one question that make the verdict better. */
  const betterAnswers = (input: FormField, given: Answers, now: Outcome): readonly Answers[] =>
    valuesOf(input)
      .map((value) => withAnswer(given, input, value))
      .filter((changed) => accepts(input, changed) && isBetter(outcomeOf(changed), now));

  function checkLines(aim: Aim, found: FoundChanges, given: Answers): void {
    const lines = suggestionLines(aim, found, fields);
    const groups = aim === 'better' ? betterGroups(lines) : worseGroups(lines);
    expect(groups.flatMap(({lines: each}) => each)).toHaveLength(lines.length);
    for (const {title, lines: each} of groups) for (const line of each) checkLine(aim, title, line, given);
  }

  function checkLine(aim: Aim, title: string, line: SuggestionLine, given: Answers): void {
    const {text, outcome, values} = line;
    const says = `${title} ${text}`;
    const isPromised = (changed: Answers): void => {
      const reached = outcomeOf(changed);
      if (/ or a (?:better|worse) one/.test(title) && reached?.text !== outcome.text) {
        const [less, more] = aim === 'better' ? [outcome, reached!] : [reached!, outcome];
        expect(less.rank, says).toBeLessThan(more.rank);
      } else expect(reached?.text, `${says} ${JSON.stringify(changed)}`).toBe(outcome.text);
    };
    isPromised({...given, ...values});
    const [only, ...others] = Object.keys(values);
    if (others.length > 0) return;
    const input = fields.find((field) => field.id === only)!;
    const variable = calculator.variables.find((each) => each.id === only)!;
    for (const value of namedOptions(text, input, variable, values[only!]!)) {
      const changed = withAnswer(given, input, value);
      if (accepts(input, changed)) isPromised(changed);
    }
    if (!isNumberField(input)) return;
    for (const number of numbers) {
      const changed = withAnswer(given, input, String(number));
      if (number >= 0 && includes(text, number) && accepts(input, changed)) isPromised(changed);
    }
  }

  /** The sentence in place of suggestions. */
  function checkStuck(text: string, now: Outcome, given: Answers): void {
    const shown = fields.filter((input) => isShown(input, given));
    const named = shown.filter(({label}) => text.includes(`“${label}”`));
    const isAlone = (input: FormField): boolean => betterAnswers(input, given, now).length > 0;
    if (text.startsWith('Your result depends on')) {
      expect(named, text).not.toEqual([]);
      if (named.every(isAlone)) return;
      const isWithOther = named.every((input) =>
        shown.some(
          (other) =>
            other !== input &&
            valuesOf(input).some((value) => {
              const changed = withAnswer(given, input, value);
              return accepts(input, changed) && betterAnswers(other, changed, now).length > 0;
            }),
        ),
      );
      expect(isWithOther, text).toBe(true);
    }
    if (!text.startsWith("Changing one or two answers isn't enough")) return;
    for (const input of shown) {
      for (const value of valuesOf(input)) {
        const changed = withAnswer(given, input, value);
        if (!accepts(input, changed)) continue;
        expect(isBetter(outcomeOf(changed), now), `${text} ${JSON.stringify(changed)}`).toBe(false);
        for (const other of shown)
          if (other !== input && shown.indexOf(other) > shown.indexOf(input))
            expect(betterAnswers(other, changed, now), text).toEqual([]);
      }
    }
  }

  it('says only what is true', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const found = findChanges(calculator, fields, given, today);
        if (found === null) return;
        checkLines('better', found, given);
        checkLines('worse', found, given);
        const isIncomplete = fields.some((input) => isShown(input, given) && openReasonOf(input, given) !== null);
        const text = stuckText(found, suggestionLines('better', found, fields), fields, isIncomplete);
        if (text !== undefined) checkStuck(text, found.now, given);
      }),
      {...samples(3, 1_000), examples: (wereUntrue[id] ?? []).map((given) => [given])},
    );
  });
});
