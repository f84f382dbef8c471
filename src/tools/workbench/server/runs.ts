/** The cases of a file one by one, each with what the rules give now. */
import type {Diagnostic, Place} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import {runCases} from '../../../engine/cases/run.ts';
import {asAnswer, expectedValue, type Case, type Cases, type Ladder} from '../../../engine/definition/cases.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import {get, itemsOf, type Node} from '../../../engine/yaml/node.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {CaseRun} from '../data.ts';

/** A case or a ladder by itself. */
export interface Single {
  readonly kind: CaseRun['kind'];
  readonly name: string;
  readonly line: number;
  readonly answers: AnswerSet;
  readonly today: string;
  /** All answers that are calculated: of a ladder those of each step. */
  readonly answerSets: readonly AnswerSet[];
  /** The cases file with nothing else in it. */
  readonly alone: Cases;
}

/** Cases first, then ladders, each in the order of the file. */
export function singlesOf(cases: Cases): readonly Single[] {
  const people = new Map(cases.people.map(({name, answers}) => [name, answersOf(answers)]));
  const given = (person: {readonly name: string} | undefined): AnswerSet => people.get(person?.name ?? '') ?? {};
  const none = {...cases, cases: [], ladders: []};
  const ofCase = (each: Case): Single => {
    const answers = {...given(each.given), ...answersOf(each.but)};
    return {
      kind: 'case',
      name: each.name,
      line: lineOf(each.place),
      answers,
      today: each.today?.day ?? cases.today.day,
      answerSets: [answers],
      alone: {...none, cases: [each]},
    };
  };
  const ofLadder = (ladder: Ladder): Single => {
    const {vary, read, rows} = ladder;
    const answers = given(ladder.given);
    return {
      kind: 'ladder',
      name: `${vary.name} → ${read.name}`,
      line: lineOf(ladder.place),
      answers,
      today: cases.today.day,
      answerSets: rows.flatMap(({key}) =>
        key.split('|').map((option) => ({...answers, [vary.name]: asAnswer(option.trim())})),
      ),
      alone: {...none, ladders: [ladder]},
    };
  };
  return [...cases.cases.map(ofCase), ...cases.ladders.map(ofLadder)];
}

/** How a case fails, a sentence each; none where it passes. */
export function problemsOf(single: Single, calculator: Pick<CalculatorModule, 'evaluate'>): readonly string[] {
  const problems: Diagnostic[] = [];
  runCases(single.alone, calculator, (problem) => problems.push(problem));
  return problems.map(({message}) => message);
}

/** @param tree of the cases file */
export function runsOf(cases: Cases, tree: Node, calculator: CalculatorModule): readonly CaseRun[] {
  const items = [...itemsOf(get(tree, 'cases')), ...itemsOf(get(tree, 'ladders'))];
  return singlesOf(cases).map((single, index) => {
    const {kind, name, line, answers, today, alone} = single;
    const problems = problemsOf(single, calculator);
    const result = calculator.calculate(answers, today);
    return {
      kind,
      name,
      line,
      answers,
      today,
      passed: problems.length === 0,
      problems,
      expected: (alone.cases[0]?.expect ?? []).map(({key, expected}) => ({
        key,
        expected: shown(expectedValue(expected)),
        found: result === null ? '' : shown(result[key]),
      })),
      notReviewed: isNotReviewed(items[index]!),
    };
  });
}

/** Saved by a program, and nobody has named a source yet. */
function isNotReviewed(item: Node): boolean {
  return get(item, 'saved') !== undefined && get(item, 'from') === undefined;
}

/** The line on which a place begins. */
export function lineOf({source, start}: Place): number {
  return positionAt(source, start).line;
}

function answersOf(given: readonly {readonly input: string; readonly answer: string}[]): AnswerSet {
  return Object.fromEntries(given.map(({input, answer}) => [input, answer]));
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
