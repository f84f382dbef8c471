/**
 * What each kind of input must define: one object for the compiler and one for the browser. They are separate exports of
 * a kind's file, so that a bundle for the browser leaves the first one out.
 */
import * as z from 'zod';
import type {Input} from '../definition/input.ts';
import type {Place} from '../diagnostics/diagnostic.ts';
import type {Type} from '../expression/types.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {pattern, readAs} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {figureOf, textOf} from '../yaml/node.ts';

/** A kind of input as the compiler and the analysis see it. */
export interface InputCompiler {
  /** Options that need not be written. */
  readonly options?: readonly {readonly value: string; readonly label: string}[];
  /** The type of the answer in formulas. */
  readonly type: (input: Input) => Type;
  /** JavaScript for what only fields of the kind have in the form, by key. */
  readonly fieldCode?: (
    input: Input,
    boundCode: (bound: Bound | undefined) => string | undefined,
  ) => Readonly<Record<string, string | undefined>>;
  /** JavaScript for the answer as the rules read it, which is then in a variable with the input's name. */
  readonly readCode: (input: Input, answer: string) => string;
  /** JavaScript for whether a required answer is missing. */
  readonly missingCode: (input: Input, answer: string) => string;
  /** JavaScript for whether an explanation calls it an answer, and not a default. */
  readonly answeredCode: (input: Input, answer: string) => string;
  /** Where rules have thresholds: among whole numbers, or among all. A date is the number of days since then. */
  readonly scale?: 'whole' | 'real';
  /** What a suggestion may try: other options, or numbers beyond a threshold. */
  readonly suggests?: 'options' | 'numbers';
  /** The terms of a profile that are answers without a table. */
  readonly profileTerms: readonly string[];
  /**
   * Form values that the rules can tell apart, the most usual first.
   * @param thresholds numbers on both sides of each threshold, for an input with a scale
   */
  readonly candidates: (input: Input, thresholds: readonly number[], today: CalendarDay) => readonly string[];
}

/** A kind of input as the form and the result card see it. */
export interface AnswerReader<Field extends BaseField> {
  /** How typed text becomes a plain number; other kinds use the text unchanged. */
  readonly parse?: (typed: string) => {readonly plain: string; readonly ambiguous: boolean};
  /** The number that counts, for kinds that are numbers. */
  readonly number?: (answer: unknown) => number;
  /** Whether a required answer is missing. An unreadable number is not, an unknown option or an impossible day is. */
  readonly isMissing: (field: Field, answer: unknown) => boolean;
  /** What counts in place of a blank or unreadable answer; null for an answer that counts as given. */
  readonly countedAs: (field: Field, answer: unknown) => CountedAs | null;
  /** Whether a link may fill the text in. Its length has been checked. */
  readonly accepts: (field: Field, text: string) => boolean;
  /** The answer for people; undefined if it is missing. */
  readonly text: (field: Field, answer: unknown) => string | undefined;
}

export interface CountedAs {
  readonly countedAs: 'zero' | 'notChosen' | 'noDate' | 'default';
  /** The number that counted, for 'default'. */
  readonly value?: number;
}

/** What fields of all kinds have, as compiled. */
export interface BaseField {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** No rule reads it; the form says that it does not change the estimate. */
  readonly unused: boolean;
  /** Whether the form shows the field for these answers; without it, always. */
  readonly shownWhen?: (answers: Answers) => boolean;
}

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
        pattern(/^([0-9][0-9_]*(\.[0-9]+)?|[a-z][A-Za-z0-9]*)$/, 'a number or the name of a constant'),
      ])
      .describe(description),
    (_, node) => ({value: figureOf(node) ?? textOf(node) ?? '', place: node.place}),
  );
