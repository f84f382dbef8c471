/** The answers and the day of each worked case, and of each step of a ladder or a grid. */
import {
  asAnswer,
  type Case,
  type Cases,
  type GivenAnswer,
  type ItemFields,
  type Ladder,
} from '../language/definition/cases.ts';
import {fieldOfItem} from '../language/inputs/list.ts';
import type {Model} from '../language/model.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {entriesOf, type Entry, type Node} from '../language/yaml/node.ts';

/** Answers by input, as a form holds them. */
export type FormAnswers = Readonly<Record<string, string>>;

export interface DatedFormAnswers {
  readonly answers: FormAnswers;
  readonly today: CalendarDay;
  /** The name of the rules (results/editions.ts); undefined for those of the page. */
  readonly rules?: string;
}

/** One calculation of a ladder or a grid. */
export interface LadderStep extends DatedFormAnswers {
  /** What is varied: 'age 36', or 'age 36, years 2' in a grid. */
  readonly name: string;
  readonly expected: Node;
}

/** The fields of the items of a definition's lists. */
export function itemFieldsOf({definition: {inputs}}: Pick<Model, 'definition'>): ItemFields {
  return Object.fromEntries(
    inputs.flatMap(({name, each}) =>
      each === undefined ? [] : [[name, each.map((field) => fieldOfItem(field.name))]],
    ),
  );
}

export function answersOf(given: readonly Pick<GivenAnswer, 'input' | 'answer'>[]): FormAnswers {
  return Object.fromEntries(given.map(({input, answer}) => [input, answer]));
}

/** What cases and ladders of a file start from: the answers of the person that they name, changed by `but`. */
export type Start = (changed: Pick<Case, 'given' | 'but' | 'today' | 'rules'>) => DatedFormAnswers;

export function startOf({people, today, rules}: Cases): Start {
  const byName = new Map(people.map((person) => [person.name, answersOf(person.answers)]));
  return ({given, but, today: ownDay = today, rules: own = rules}) => ({
    answers: {...byName.get(given?.name ?? ''), ...answersOf(but)},
    today: ownDay.day,
    ...(own && {rules: own.word}),
  });
}

/** The steps of a ladder, or of a grid row by row, in the order of the file. */
export function stepsOf(ladder: Ladder, start: Start): readonly LadderStep[] {
  const {answers, ...on} = start(ladder);
  const [down, across] = ladder.vary;
  const step = (varied: readonly (readonly [input: string, answer: string])[], expected: Node): LadderStep => ({
    name: varied.map(([input, answer]) => `${input} ${answer}`).join(', '),
    answers: {...answers, ...Object.fromEntries(varied.map(([input, answer]) => [input, asAnswer(answer)]))},
    ...on,
    expected,
  });
  return ladder.rows.flatMap((row) =>
    answersIn(row).flatMap((first) => {
      if (across === undefined) return [step([[down!.name, first]], row.value)];
      return entriesOf(row.value).flatMap((column) =>
        answersIn(column).map((second) =>
          step(
            [
              [down!.name, first],
              [across.name, second],
            ],
            column.value,
          ),
        ),
      );
    }),
  );
}

/** The answers that a row or a column names: '36', or 'south | embassy'. */
export function answersIn({key}: Pick<Entry, 'key'>): readonly string[] {
  return key.split('|').map((answer) => answer.trim());
}
