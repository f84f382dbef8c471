// For every calculator, asked one question at a time with random answers and 'I don't know': can no answer to a skipped
// question change the verdict, and is a verdict that is given despite open questions the verdict of all their answers? The
// judge is the analysis' space of all answers that the rules can tell apart.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openQuestions} from '../../src/engine/answers/completeness.ts';
import {readAnswers} from '../../src/engine/answers/formValues.ts';
import {knownVerdict, questionsLeft} from '../../src/engine/answers/interview.ts';
import {isShown, offeredOptions} from '../../src/engine/answers/visibility.ts';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import {samples} from '../samples.ts';
import {acceptedAnswers} from './sampleAnswers.ts';
import {compiled} from './compiled.ts';

const today = '2024-06-30';

const definitions = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** How often answers to the open questions lead to one verdict, and how often that was found; questions asked and skipped. */
const tally = {oneVerdict: 0, found: 0, asked: 0, skipped: 0};

describe.each(definitions)('%s', (_name, path) => {
  const {model, calculator} = compiled(path);
  const {fields} = calculator.page(today);
  const candidates = acceptedAnswers(model!, fields, today);
  const verdictOf = (values: Readonly<Record<string, string>>): string => {
    const outcome = calculator.outcome(readAnswers(fields, values), today);
    return outcome === null ? 'none' : `${outcome.rank} ${outcome.text}`;
  };

  /** Whether the interview offers the answer beside the others; those to other kinds of questions it takes as they are. */
  function goesWith(field: FormField, answer: string, values: Readonly<Record<string, string>>): boolean {
    return !isChoiceField(field) || offeredOptions(field, values).some(({value}) => value === answer);
  }

  interface Visit {
    readonly values: Readonly<Record<string, string>>;
    readonly unknown: ReadonlySet<string>;
  }

  /** Answers question after question. A pick below 200 is 'I don't know', others up to 999 choose among the answers. */
  function visit(picks: readonly number[]): Visit {
    const values: Record<string, string> = {};
    const unknown = new Set<string>();
    let bound = Infinity;
    for (let asked = 0; ; asked += 1) {
      const left = questionsLeft(calculator, fields, values, unknown, today);
      // 'Question 3, 7 at most' only shrinks.
      expect(asked + left.length).toBeLessThanOrEqual(bound);
      bound = asked + left.length;
      const next = left.find((field) => isShown(field, readAnswers(fields, values)));
      if (next === undefined) return {values, unknown};
      const options = candidates.get(next.id)!.filter((option) => goesWith(next, option, values));
      const pick = picks[asked % picks.length]!;
      const answer = pick < 200 || options.length === 0 ? '' : options[pick % options.length]!;
      // A question that may be left blank is not asked again either.
      if (answer === '') unknown.add(next.id);
      else values[next.id] = answer;
      tally.asked += 1;
    }
  }

  /** Up to so many completions of the values with answers to these questions, spread over all of them. */
  function completions(
    values: Readonly<Record<string, string>>,
    ids: readonly string[],
    most = 400,
  ): readonly Readonly<Record<string, string>>[] {
    const open = ids.filter((id) => candidates.get(id)!.length > 0);
    const size = open.reduce((product, id) => product * candidates.get(id)!.length, 1);
    return Array.from({length: Math.min(size, most)}, (_, index) => {
      let place = Math.floor((index * size) / Math.min(size, most));
      const completed = {...values};
      for (const id of open) {
        const options = candidates.get(id)!;
        completed[id] = options[place % options.length]!;
        place = Math.floor(place / options.length);
      }
      return completed;
    });
  }

  const picks = fc.array(fc.nat(999), {minLength: 8, maxLength: 8});

  it('skips no question that can change the verdict, and gives no verdict that an answer changes', () => {
    fc.assert(
      fc.property(picks, (chosen) => {
        const {values, unknown} = visit(chosen);
        const open = openQuestions(fields, values);
        const skipped = open.filter(({id}) => !unknown.has(id)).map(({id}) => id);
        tally.skipped += skipped.length;
        // Whatever the answers to what is not known, those to skipped questions change nothing.
        for (const known of completions(values, [...unknown], 20))
          expect(new Set(completions(known, skipped).map(verdictOf))).toEqual(new Set([verdictOf(known)]));

        const verdict = knownVerdict(calculator, fields, values, today);
        const reached = new Set(
          completions(
            values,
            open.map(({id}) => id),
          ).map(verdictOf),
        );
        if (open.length > 0 && reached.size === 1 && !reached.has('none')) {
          tally.oneVerdict += 1;
          if (verdict.kind === 'settled') tally.found += 1;
        }
        switch (verdict.kind) {
          case 'settled':
            expect(reached).toEqual(new Set([`${verdict.outcome.rank} ${verdict.outcome.text}`]));
            break;
          case 'depends':
            // Only what was left open by the visitor decides, and each verdict that answers lead to is named.
            for (const {id} of verdict.on) expect(unknown).toContain(id);
            expect(verdict.outcomes.map(({rank, text}) => `${rank} ${text}`)).toEqual(
              expect.arrayContaining([...reached]),
            );
            break;
          case 'unproven':
        }
      }),
      {...samples(8, 400), unbiased: true},
    );
  });
});

it('skips many questions, and knows most verdicts', () => {
  expect(tally.skipped).toBeGreaterThan(tally.asked / 5);
  expect(tally.found / tally.oneVerdict).toBeGreaterThan(0.9);
});
