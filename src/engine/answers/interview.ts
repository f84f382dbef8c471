/**
 * A form that is asked one question at a time: which questions are left to ask, and what is known of the verdict when
 * some stay without an answer. Both are proven with the answers that represent all others (verdictProof.ts); where no
 * proof is possible, a question is asked, and a verdict counts as not known (decision 024).
 */
import {isJudgement} from '../results/card.ts';
import type {Outcome} from '../results/program.ts';
import type {Completeness} from '../results/published.ts';
import {isChoiceField} from '../language/inputs/choice.ts';
import {readerOf, type FormField} from '../language/inputs/index.ts';
import {isBlank, readText, type Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {openQuestions} from './completeness.ts';
import {readAnswers} from './formValues.ts';
import {lacksAnswer, type Judged, MAX_VERDICTS, openAxes} from './verdictProof.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The questions left to ask, in the form's order: all but those with an answer, those that the visitor cannot answer,
 * and those that provably change no verdict, whatever the other answers are. With each answer, the list can only
 * shrink. It includes questions that the form hides now, since a later answer may bring them up.
 * @param calculator undefined until it has been fetched; then nothing is proven
 * @param values as typed or chosen, by input id
 * @param unknown ids of the questions that the visitor cannot answer, or has left blank
 */
export function questionsLeft(
  calculator: Judged | undefined,
  fields: readonly FormField[],
  values: Values,
  unknown: ReadonlySet<string>,
  today: CalendarDay,
): readonly FormField[] {
  const left = fields.filter((field) => !field.unused && isToBeAsked(field, values) && !unknown.has(field.id));
  // Without a verdict, all answers count.
  if (calculator === undefined || calculator.questions.length === 0) return left;
  const open = openAxes(calculator, fields, values, isToBeAsked);
  const ofVerdict = left.filter(({id}) => open.some((axis) => axis.id === id));
  const grid = gridOf(
    open.map(({id, answers}) => ({id, answers: answers && [readText(values[id]), ...answers]})),
    (answers) => calculator.outcome(answers, today),
    readAnswers(fields, values),
  );
  if (grid === undefined) return ofVerdict;
  const deciding = decidingQuestions(
    grid,
    ofVerdict.map(({id}) => id),
  );
  return ofVerdict.filter(({id}) => deciding.has(id));
}

/**
 * The open questions that can still change a verdict that judges; all of them as long as that is not known. Answers that cannot be used as
 * they are stay among them: they may have been meant as others.
 * @param completeness of these values
 * @param values as typed or chosen, by input id
 */
export function decidingAmong(
  {open, verdict}: Completeness,
  calculator: Judged,
  fields: readonly FormField[],
  values: Values,
  today: CalendarDay,
): Completeness['open'] {
  const outcome = calculator.questions.length === 0 ? null : calculator.outcome(readAnswers(fields, values), today);
  if (verdict === 'settled' || outcome === null || !isJudgement(outcome.tone)) return open;
  const left = new Set(questionsLeft(calculator, fields, values, new Set(), today).map(({id}) => id));
  const deciding = open.filter(({id, reason}) => reason !== 'unanswered' || left.has(id));
  // All answers may lead to one verdict, and none to another.
  return deciding.length === 0 ? open : deciding;
}

/** A question with those that nobody can answer without it, because their options depend on its answer. */
export function withDependents(id: string, fields: readonly FormField[]): readonly string[] {
  return [id, ...fields.filter((field) => isChoiceField(field) && field.offered?.by === id).map((field) => field.id)];
}

/** What is known of the verdict while questions are open. */
export type KnownVerdict =
  /** All answers to the open questions lead to it. */
  | {readonly kind: 'settled'; readonly outcome: Outcome}
  /** The answers to the open questions lead to these verdicts, the best first, and these questions decide. */
  | {readonly kind: 'depends'; readonly outcomes: readonly Outcome[]; readonly on: readonly FormField[]}
  /** Nothing is proven: what the open questions can change is not known. */
  | {readonly kind: 'unproven'; readonly open: readonly FormField[]};

/**
 * What all answers to the open questions lead to. Unlike the completeness of a result, it does not count them as blank:
 * somebody who does not know an answer still has one.
 * @param calculator undefined until it has been fetched; then nothing is proven
 * @param values as typed or chosen, by input id
 */
export function knownVerdict(
  calculator: Judged | undefined,
  fields: readonly FormField[],
  values: Values,
  today: CalendarDay,
): KnownVerdict {
  const answers = readAnswers(fields, values);
  const ids = new Set(openQuestions(fields, values).map(({id}) => id));
  const open = fields.filter(({id}) => ids.has(id));
  const unproven = {kind: 'unproven', open} as const;
  if (calculator === undefined || calculator.questions.length === 0) return unproven;
  if (open.length === 0) {
    const outcome = calculator.outcome(answers, today);
    return outcome === null ? unproven : {kind: 'settled', outcome};
  }
  const grid = gridOf(
    openAxes(calculator, fields, values).map((axis) => ({
      id: axis.id,
      // A question that stays hidden stays without an answer.
      answers: ids.has(axis.id) ? axis.answers : axis.answers && [readText(values[axis.id]), ...axis.answers],
    })),
    (combined) => calculator.outcome(combined, today),
    answers,
  );
  if (grid === undefined) return unproven;
  const outcomes = distinctOutcomes(grid);
  if (outcomes.includes(null)) return unproven;
  const [best, ...others] = (outcomes as readonly Outcome[]).toSorted((one, other) => other.rank - one.rank);
  if (best === undefined) return unproven;
  if (others.length === 0) return {kind: 'settled', outcome: best};
  const deciding = decidingQuestions(grid, [...ids]);
  const on = open.filter(({id}) => deciding.has(id));
  return on.length === 0 ? unproven : {kind: 'depends', outcomes: [best, ...others], on};
}

/** Whether the interview asks a question: also one that may be left blank, until the visitor has seen it. */
export function isToBeAsked(field: FormField, values: Values): boolean {
  return isBlank(values[field.id]) || lacksAnswer(field, values);
}

/** Whether leaving a question blank is an answer to it. */
export function mayBeBlank(field: FormField): boolean {
  return readerOf(field).openReason(field, '') === null;
}

interface Axis {
  readonly id: string;
  readonly answers: readonly string[];
}

/** All combinations of answers, numbered from 0, with the verdict of each. */
interface Grid {
  /** With how much the number of a combination grows from one answer of the axis to the next. */
  readonly axes: readonly (Axis & {readonly step: number})[];
  readonly size: number;
  readonly outcomeAt: (combination: number) => Outcome | null;
}

/** Undefined if the answers to some question are not known to represent all, or if the combinations are too many. */
function gridOf(
  open: readonly {readonly id: string; readonly answers: readonly string[] | undefined}[],
  outcomeOf: (answers: Answers) => Outcome | null,
  given: Answers,
): Grid | undefined {
  let size = 1;
  const axes = open.flatMap(({id, answers}) => {
    if (answers === undefined) return [];
    const step = size;
    size *= answers.length;
    return [{id, answers, step}];
  });
  if (axes.length < open.length || size > MAX_VERDICTS) return undefined;
  const outcomes: (Outcome | null | undefined)[] = Array.from({length: size});
  // One object for all combinations: making one for each would take longer than the calculations.
  const combined: Record<string, unknown> = {...given};
  const outcomeAt = (combination: number): Outcome | null => {
    const known = outcomes[combination];
    if (known !== undefined) return known;
    for (const {id, answers, step} of axes) combined[id] = answers[answerAt(combination, step, answers)];
    return (outcomes[combination] = outcomeOf(combined));
  };
  return {axes, size, outcomeAt};
}

function answerAt(combination: number, step: number, {length}: readonly string[]): number {
  return Math.floor(combination / step) % length;
}

/** A prime, and larger than any axis, so that its multiples reach every combination, far from the one before. */
const STRIDE = 7919;

/** Those of the questions whose answer changes the verdict in some combination of the other answers. */
function decidingQuestions({axes, size, outcomeAt}: Grid, ids: readonly string[]): ReadonlySet<string> {
  const deciding = new Set<string>();
  let undecided = axes.filter(({id}) => ids.includes(id));
  for (let index = 0; index < size && undecided.length > 0; index += 1) {
    const combination = (index * STRIDE) % size;
    const outcome = outcomeAt(combination);
    for (const {id, answers, step} of undecided) {
      const isLast = answerAt(combination, step, answers) === answers.length - 1;
      if (!isLast && !isSame(outcome, outcomeAt(combination + step))) deciding.add(id);
    }
    if (undecided.some(({id}) => deciding.has(id))) undecided = undecided.filter(({id}) => !deciding.has(id));
  }
  return deciding;
}

function distinctOutcomes({size, outcomeAt}: Grid): readonly (Outcome | null)[] {
  const distinct: (Outcome | null)[] = [];
  for (let combination = 0; combination < size; combination += 1) {
    const outcome = outcomeAt(combination);
    if (!distinct.some((known) => isSame(known, outcome))) distinct.push(outcome);
  }
  return distinct;
}

function isSame(one: Outcome | null, other: Outcome | null): boolean {
  return one?.rank === other?.rank && one?.text === other?.text;
}
