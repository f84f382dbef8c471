/**
 * What each kind of input must define: one object for the compiler and one for the browser. They are separate exports
 * of a kind's file, so that a bundle for the browser leaves the first one out.
 */
import type {Hint} from '../../diagnostics/diagnostic.ts';
import * as z from 'zod';
import type {Text} from '../definition/text.ts';
import type {Period} from '../definition/unit.ts';
import type {Code} from '../expression/javascript.ts';
import type {ParsedNumber} from '../numbers/parseNumber.ts';
import type {Place} from '../../diagnostics/diagnostic.ts';
import type {Type} from '../expression/types.ts';
import type {OpenItem, OpenReason} from '../../results/published.ts';
import {isBlank, type Answers} from '../../runtime/answers.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import {pattern, readAs, type Word} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {positiveFigure} from '../yaml/figure.ts';
import {figureOf, textOf} from '../yaml/node.ts';

/** An input as a definition has it, with what its kind reads of it: definition/input.ts has all. */
export interface SourceInput {
  readonly name: string;
  readonly options: readonly Option[];
  readonly order?: {readonly options: readonly Word[]} | undefined;
  readonly offered?:
    | {
        readonly by: {readonly name: string};
        readonly rows: readonly {readonly key: string; readonly value: readonly Word[]}[];
      }
    | undefined;
  readonly unit?: string | undefined;
  readonly per?: Period | undefined;
  readonly min?: Bound | undefined;
  readonly max?: Bound | undefined;
  readonly step?: Bound | undefined;
  readonly whenZero?: Bound | undefined;
  readonly item?: string | undefined;
  readonly items?: string | undefined;
  readonly many?: number | undefined;
  readonly each?: readonly (SourceInput & {readonly type: string})[] | undefined;
}

/** An option of a choice. */
export interface Option {
  readonly value: string;
  readonly place: Place;
  readonly label: string;
  readonly short?: string | undefined;
  readonly hint?: Text | undefined;
}

/** A kind of input as the compiler and the analysis see it. */
export interface InputCompiler {
  /** The options, for a kind whose options a definition does not list. */
  readonly options?: readonly {readonly value: string; readonly label: string}[];
  /**
   * The type of the answer in formulas.
   * @param figures the numbers that a bound can be: one, or for a dated constant one for each period
   */
  readonly type: (input: SourceInput, figures: (bound: Bound) => readonly number[]) => Type;
  /**
   * The properties that only form fields of this kind have.
   * @param valueOf the number that a bound is, or 'today'
   * @param today a placeholder for the day of the calculation
   */
  readonly fieldOf?: (
    input: SourceInput,
    valueOf: (bound: Bound | undefined) => number | string | undefined,
    today: unknown,
  ) => Readonly<Record<string, unknown>>;
  /** JavaScript for the value that the rules use; emitted code assigns it to a variable with the input's name. */
  readonly readCode: (input: SourceInput, answer: Code) => Code;
  /** JavaScript for whether a required answer is missing. */
  readonly missingCode: (input: SourceInput, answer: Code) => Code;
  /** What an explanation takes for an answer that counts, and not for a default: a number, a day, items or words. */
  readonly answered: 'number' | 'day' | 'items' | 'words';
  /** For inputs with thresholds: whether values between whole numbers matter. A date counts as the number of its day. */
  readonly scale?: 'whole' | 'real';
  /** The lowest and the highest number of an input whose numbers do not go on from 0. */
  readonly range?: readonly [low: number, high: number];
  /** Whether an answer has any number of items, so that no few answers represent all others. */
  readonly isList?: true;
  /** What a suggestion may try: other options, numbers beyond a threshold, or other days. */
  readonly suggests?: 'options' | 'numbers' | 'days';
  /** The terms of a profile that can be answers as they are, without a table. */
  readonly profileTerms: readonly string[];
  /**
   * Form values that the rules can tell apart, the most usual first.
   * @param thresholds numbers on both sides of each threshold of an input, by its name; for a date numbers of days
   */
  readonly candidates: (
    input: SourceInput,
    thresholds: (name: string) => readonly number[],
    today: CalendarDay,
  ) => readonly string[];
  /** How a worked case should write an answer that the rules could not read; undefined if they can, or if the answer is blank. */
  readonly answerHint?: (input: SourceInput, answer: string) => Hint | undefined;
  /** Form values from all over the range, for a calculation that may differ anywhere: fractions, multiples, ends of months. */
  readonly samples?: (today: CalendarDay) => readonly string[];
  /** `count` more of these, too many to try with every answer to another question. */
  readonly scattered?: (count: number) => readonly string[];
}

/** A kind of input as the form and the result card see it. */
export interface AnswerReader<Field extends BaseField> {
  /** How typed text becomes a plain number; other kinds use the text unchanged. */
  readonly parse?: (field: Field, typed: string) => ParsedNumber;
  /** The typed answer with its numbers as plain numbers, for a kind that contains other answers. */
  readonly plain?: (field: Field, typed: string) => string;
  /** The number that the rules use, for numeric kinds. */
  readonly number?: (field: Field, answer: unknown) => number;
  /** Whether a required answer is missing; an unknown option or an impossible day is, an unreadable number is not. */
  readonly isMissing: (field: Field, answer: unknown) => boolean;
  /** What the rules use instead of a blank or unreadable answer; null if they use the answer as given. */
  readonly countedAs: (field: Field, answer: unknown) => CountedAs | null;
  /** Why what was typed or chosen is not a usable answer; null if it is one. */
  readonly openReason: (field: Field, typed: string) => OpenReason | null;
  /** The fields without a usable answer in items that have others, for a kind that contains other answers. */
  readonly openItems?: (field: Field, typed: string) => readonly OpenItem[];
  /** Whether the field accepts a text from a link, whose length has been checked; missing for a kind that contains other answers. */
  readonly accepts?: (field: Field, text: string) => boolean;
  /** The answer as visitors read it; undefined if it is missing. */
  readonly text: (field: Field, answer: unknown) => string | undefined;
}

export interface CountedAs {
  readonly countedAs: 'zero' | 'notChosen' | 'noDate' | 'noItems' | 'default';
  /** The number that was used, for 'default'. */
  readonly value?: number;
}

/** The properties that compiled fields of all kinds have. */
export interface BaseField {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** No rule reads it; the form says that it does not change the estimate. */
  readonly unused?: boolean;
  /** Leaving it blank is an answer. */
  readonly optional?: true;
  /** Whether the form shows the field for these answers; if missing, the field is always shown. */
  readonly shownWhen?: (answers: Answers) => boolean;
  /** Whether a required field is required for these answers; if missing, it always is. */
  readonly neededWhen?: (answers: Answers) => boolean;
}

/** Whether an optional field is left blank, which is an answer. */
export const isLeftBlank = ({optional}: BaseField, answer: unknown): boolean => optional === true && isBlank(answer);

/** A figure, the name of a constant, or 'today' for a date. */
export interface Bound {
  readonly value: number | string;
  readonly place: Place;
}

export const bound = (description: string): Concept<Bound, number | string> =>
  readAs(
    z
      .union([
        z.number(),
        pattern(new RegExp(`^(${positiveFigure}|[a-z][A-Za-z0-9]*)$`), 'a number or the name of a constant'),
      ])
      .describe(description),
    (_, node) => ({value: figureOf(node) ?? textOf(node) ?? '', place: node.place}),
  );
