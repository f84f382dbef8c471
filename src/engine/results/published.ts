/**
 * What a published calculator takes and gives, as plain data. The package ships this file as it is, as `types.d.ts`, so it
 * imports nothing, and every change of it is a change for the programs of others.
 */

/** A day of the calendar, YYYY-MM-DD. */
export type Day = string;

/** The day to calculate for, and the rules. */
export interface On {
  /** Default: today, by the clock and in the time zone of the machine. A text that is no day is a RangeError. */
  readonly today?: Day | undefined;
  /**
   * Whose figures count: `june-2024` for those that the definition was written with, `today` for those in force on the day of the
   * calculation, or a day. Ages and waiting times count from `today` in any case. Anything else is a RangeError.
   */
  readonly rules?: string | undefined;
}

/** A result, and how complete the answers behind it are. */
export interface Calculation<Result = unknown, Input extends string = string> {
  /** The calculator's id. */
  readonly calculator: string;
  /** The day that was calculated for. */
  readonly today: Day;
  /** Whose figures counted: `june-2024`, `today` or a day. */
  readonly edition: string;
  /** Null while a required answer is missing, of a calculator that has one, and where `ended` says that its rules ended. */
  readonly result: Result;
  /** Why there is no result: the rules ended before the day whose figures count. */
  readonly ended?: string;
  /** The answers that a form would not take as they were given; none if there is nothing to say. */
  readonly problems: readonly AnswerProblem[];
  readonly completeness: Completeness<Input>;
}

/** An answer that a form would not take as it was given. */
export interface AnswerProblem {
  /** The question; with the reason `unknown`, the name that is no question. */
  readonly id: string;
  readonly reason: ProblemReason;
  /** What to give instead, in the words of the form: 'Enter a number from 1 to 10.' */
  readonly message: string;
}

/**
 * Besides the reasons for which a question is open: there is no such question, the form does not ask it with the other answers, or it
 * counts whole years or people and drops the fraction.
 */
export type ProblemReason = Exclude<OpenReason, 'unanswered'> | 'unknown' | 'notAsked' | 'fraction';

export interface Completeness<Input extends string = string> {
  /** The questions that matter and have no usable answer, in the form's order. The result counts them as 0, or as not chosen. */
  readonly open: readonly OpenQuestion<Input>[];
  /** Whether the open questions can still change the verdict; `settled` is proven, never guessed. */
  readonly verdict: 'settled' | 'open';
}

/** A question without a usable answer. */
export interface OpenQuestion<Input extends string = string> {
  readonly id: Input;
  readonly label: string;
  readonly reason: OpenReason;
  /** For a list: which fields of its items have no usable answer. */
  readonly items?: readonly OpenItem[];
}

/**
 * Nothing is given, what is given is no such answer, lies outside the range, can be read as two numbers, or is an option that
 * does not go with another answer; an item of a list is unfinished while one of its fields has no usable answer.
 */
export type OpenReason = 'unanswered' | 'unreadable' | 'outOfRange' | 'ambiguous' | 'notOffered' | 'unfinished';

/** A field of an item of a list that has no usable answer. */
export interface OpenItem {
  /** The place of the item, from 1 on. */
  readonly number: number;
  /** The id of the field within the item. */
  readonly field: string;
  readonly label: string;
  readonly reason: OpenReason;
}

/** One step of a timeline. */
export interface Stage {
  readonly name: string;
  readonly completed: boolean;
  /** Null until the stage is completed. */
  readonly date: Day | null;
}

/** What a calculator is, with the texts and limits of a day. */
export interface Metadata<Input extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly country: string;
  /** ISO 4217 code of the amounts, if there are any. */
  readonly currency?: string;
  /** Where the figures come from; the first is the source of all that name no other. */
  readonly sources: readonly Source[];
  /** Month of the rules, YYYY-MM. */
  readonly dataAsOf: string;
  /** Month when somebody last looked for changes of the rules, YYYY-MM. */
  readonly checked?: string;
  /** Changes when the rules change, but not when only their wording does. */
  readonly rulesHash: string;
  /** The days on which the rules change, earliest first. */
  readonly changesOn: readonly Day[];
  readonly inputs: readonly InputDescription<Input>[];
  /** What a verdict does not cover. */
  readonly disclaimer?: string;
}

/** Where figures come from, and where to verify them. */
export interface Source {
  /** The authority, or the name of the page at `url`. */
  readonly name: string;
  /** The official place to verify. It is what was read only if there is neither `brief` nor `document`. */
  readonly url: string;
  /** What the editors worked from, which is not published. */
  readonly brief?: string;
  /** The document that was read. */
  readonly document?: string;
  readonly section?: string;
  /** The month in which it was read, YYYY-MM. */
  readonly read: string;
  /** What was read is not the authority's own, but reports it. */
  readonly reported?: true;
  /** The words of the source that give the figure. */
  readonly quote?: string;
}

/** A question: what it asks, and which answers it takes. */
export interface InputDescription<Input extends string = string> {
  readonly id: Input;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'number' | 'integer' | 'date' | 'text' | 'choice' | 'yesno' | 'list';
  /** Whether there is no result without an answer; `sometimes` depends on other answers. */
  readonly required: boolean | 'sometimes';
  /** Whether leaving it blank is an answer. */
  readonly optional: boolean;
  /** Whether any rule reads it. */
  readonly matters: boolean;
  /** For a choice: its options, in the order in which a form shows them. */
  readonly options?: readonly OptionDescription[];
  /** For a choice: which of its options go with each answer to another question; all of them with an answer that has no row. */
  readonly offered?: {readonly by: string; readonly rows: Readonly<Record<string, readonly string[]>>};
  /** For a number: an ISO 4217 code, or a plural such as points. */
  readonly unit?: string;
  /** The period that an amount is for. */
  readonly per?: 'year' | 'month';
  /** The least number, or the earliest day: a day, or `today`. */
  readonly min?: number | string;
  /** The largest number, or the latest day: a day, or `today`. */
  readonly max?: number | string;
  readonly step?: number;
  /** The number that a blank or 0 stands for. */
  readonly default?: number;
  /** For a list: how many items it takes. */
  readonly many?: number;
  /** For a list: the questions about each item. */
  readonly fields?: readonly InputDescription[];
}

export interface OptionDescription {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** A result in words: what the result card shows, from top to bottom, and how each part of it came about. */
export interface Explanation {
  /** The calculator's id. */
  readonly calculator: string;
  readonly today: Day;
  /** As `calculate` gives them. */
  readonly problems: readonly AnswerProblem[];
  readonly completeness: Completeness;
  /** Whose figures counted: `june-2024`, `today` or a day. */
  readonly edition: string;
  /** Why there is no result: the rules ended before the day whose figures count. */
  readonly ended?: string;
  /** None while a required answer is missing, or the rules have ended. */
  readonly blocks: readonly ExplainedBlock[];
  /** Where the figures come from. Texts refer to them by their place from 1 on, '[2]', where figures name another than the first. */
  readonly sources: readonly Source[];
  /** How the result changes on later days on which the rules change, the earliest first; none while an answer is missing. */
  readonly later: readonly LaterChange[];
  /** Month of the rules, YYYY-MM. */
  readonly dataAsOf: string;
  /** Which edition of the rules the page has and how much is different today; or that they may be outdated. */
  readonly notice?: string;
}

/** A change of a result on a day on which the rules change. */
export interface LaterChange {
  readonly from: Day;
  /** 'From 1 January 2027: $205.' */
  readonly text: string;
}

export interface ExplainedBlock {
  readonly heading?: string;
  readonly items: readonly ExplainedItem[];
  /** What the items add up to. */
  readonly total?: ExplainedItem;
  /** The question that checks and values answer: 'Why this result?'. Missing if there is nothing to explain. */
  readonly question?: string;
  /** What decided a verdict; the checks that failed come first. */
  readonly checks: readonly ExplainedCheck[];
  readonly values: readonly ExplainedValue[];
}

/** A line of the card. */
export interface ExplainedItem {
  readonly label?: string;
  /** The value with its unit ('105 points', '$35,165', '7 June 2024'), or a sentence. */
  readonly text: string;
  /** Missing if the item shows no number. */
  readonly value?: number;
  /** The unit of the value: an ISO 4217 code, or a plural such as points. */
  readonly unit?: string;
  /** Whether the card shows it in the largest type. */
  readonly isHeadline?: true;
  /** For the verdict: how good it is. */
  readonly tone?: 'good' | 'caution' | 'bad' | 'pending' | 'neutral';
}

export interface ExplainedCheck {
  readonly met: boolean;
  readonly text: string;
  /** The checks that it sums up. */
  readonly inner: readonly ExplainedCheck[];
}

export interface ExplainedValue {
  readonly label: string;
  readonly text: string;
  readonly sentences: readonly string[];
  /** The checks that decided which case applies. */
  readonly checks: readonly ExplainedCheck[];
  /** Figures that add up to the value; empty if the sentences explain it fully. */
  readonly ledger: readonly LedgerLine[];
  /** The values that it was calculated from, if they were calculated too. */
  readonly inner: readonly ExplainedValue[];
}

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  readonly isTotal: boolean;
}
