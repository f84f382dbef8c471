// Does every calculator give the same where its code is interpreted, as in a browser, as where it is JavaScript? Asked with the answers of all
// cases, and random ones; fast-check prints those that differ.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {emitCalculation} from '../../src/engine/program/emit.ts';
import {runCode as interpreted} from '../../src/engine/program/runCode/interpret.ts';
import {runCode as native} from '../../src/engine/program/runCode/native.ts';
import {textOfAll} from '../../src/engine/program/statements.ts';
import {casesBeside} from '../../src/engine/project/layout.ts';
import {runtime} from '../../src/engine/runtime/runtime.ts';
import {datedAnswersInFile} from '../../src/tools/analysis/caseAnswers.ts';
import {samples} from '../samples.ts';
import {answersTo} from './answers.ts';
import {library} from './compiled.ts';
import {sourceOf} from './sourceOf.ts';

type Calculate = (answers: object, today: string, rules: string) => unknown;

interface Calculation {
  readonly result: unknown;
  readonly values: () => unknown;
  readonly shown?: () => unknown;
}

interface Program {
  readonly evaluate: (answers: object, today: string, rules: string) => Calculation;
  readonly outcome?: Calculate;
  readonly page?: (today: string, rules: string) => object;
  readonly documentation?: (today: string, rules: string) => object;
}

/** What a program calculates of some answers. */
function calculated({evaluate, outcome}: Program, answers: object, today: string): unknown {
  const {result, values, shown} = evaluate(answers, today, today);
  return [result, values(), shown?.(), outcome?.(answers, today, today)];
}

/** The data with what its functions, the conditions of the form, say of answers. */
function asked(data: unknown, answers: object): unknown {
  if (typeof data === 'function') return data(answers);
  if (Array.isArray(data)) return data.map((item) => asked(item, answers));
  if (typeof data !== 'object' || data === null) return data;
  return Object.entries(data).map(([key, value]) => [key, asked(value, answers)]);
}

const days = ['2019-01-01', '2026-11-23', '2031-12-31'];

describe.each(library.ids)('%s', (id) => {
  const {source, body, model, calculator} = library.definition(id);
  const members = body.map(({declares}) => declares);
  const programs = [
    `${textOfAll(body)}\nreturn {${members.join(', ')}};`,
    `${emitCalculation(model)}\nreturn {evaluate};`,
  ];
  const both = programs.map((code) => [native(code, runtime), interpreted(code, runtime)] as [Program, Program]);

  it('for the answers of its cases', () => {
    const cases = datedAnswersInFile(sourceOf(casesBeside(source.path)));
    expect(cases.length).toBeGreaterThan(0);
    for (const {answers, today} of cases)
      for (const [one, other] of both)
        expect(calculated(other, answers, today)).toEqual(calculated(one, answers, today));
  });

  it('for random answers', () => {
    const {fields} = calculator.page('2026-11-23');
    fc.assert(
      fc.property(answersTo(fields), fc.constantFrom(...days), (answers, today) => {
        for (const [one, other] of both)
          expect(calculated(other, answers, today)).toEqual(calculated(one, answers, today));
      }),
      samples(10, 300),
    );
  });

  it('on its page', () => {
    const [[one, other]] = both as [[Program, Program]];
    const [answers] = fc.sample(answersTo(calculator.page(days[1]!).fields), {numRuns: 1, seed: 2024});
    for (const day of days) {
      expect(asked(other.page!(day, day), answers!)).toEqual(asked(one.page!(day, day), answers!));
      expect(other.documentation!(day, day)).toEqual(one.documentation!(day, day));
    }
  });
});
