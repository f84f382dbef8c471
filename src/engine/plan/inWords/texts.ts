/** The texts of a calculator's page: those around the form, and those below it. */
import type {Period} from '../../language/definition/unit.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import type {Answers} from '../../runtime/answers.ts';
import type {FormField} from '../../language/inputs/index.ts';
import type {Source} from '../../language/sources.ts';

/** The contents of the form, and the card's fixed texts. All texts are plain: no markup, figures filled in. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** One or two sentences below the title, also the page's meta description. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly country: string;
  /** ISO 4217 code of the amounts, if there are any. */
  readonly currency?: string;
  readonly source: Authority;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Month when somebody last looked for changes of the rules, YYYY-MM. */
  readonly checked?: string;
  /**
   * Of rules with two editions: from each of these days on, so many things are different from the usual edition. Empty if none is known.
   */
  readonly differences?: readonly (readonly [from: string, count: number])[];
  /** Those that can only be said, not calculated, the latest first. */
  readonly notCounted?: readonly SaidChange[];
  /** Month by which the data is to be checked again, YYYY-MM. */
  readonly reviewBy?: string;
  /** Month when the page was published, YYYY-MM, if it was not part of the site's first edition. */
  readonly published?: string;
  /** The change with which the rules ended, on its first day: from then on they give no result. */
  readonly ends?: DatedChange;
  /** Figures that the authority changes every year. A visitor who knows a newer one can calculate with it. */
  readonly yearlyFigures?: readonly YearlyFigure[];
  readonly fields: readonly FormField[];
  /** Ids of the required inputs: until they are answered, there is no result, unless the field's `neededWhen` says otherwise. */
  readonly needs: readonly string[];
  /** What the verdict is about, as a line below it: 'For an EU Blue Card. You also need a job in Germany.' */
  readonly verdictFor?: string;
  /** Shown on the result card beside the general disclaimer. */
  readonly disclaimer?: string;
}

/** A constant with its first value, and those from a day on, the earliest first. */
export interface YearlyFigure {
  /** The name of its constant. */
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
  readonly per?: Period;
  readonly is: number;
  readonly later: readonly (readonly [from: CalendarDay, value: number])[];
}

/** The official place to verify the rules. */
export interface Authority {
  readonly name: string;
  /** The name within a sentence, such as 'IRCC' or 'the Home Office', if it differs. */
  readonly short?: string;
  /** Whether the name is that of a website: readers check 'on GOV.UK', but 'with IRCC'. */
  readonly website?: boolean;
  readonly url: string;
  /** What the rules were taken from, if it is not the page at `url`. */
  readonly document?: string;
  /** Other calculators that the texts send readers to, by their titles, each with its path: only on the site. */
  readonly others?: readonly {readonly name: string; readonly url: string}[];
}

export interface Documentation {
  /** How the result is worked out, in paragraphs. */
  readonly method: readonly string[];
  /** The rules as lists: the figures first, then the rest in the order of the definition. */
  readonly rules: readonly RuleList[];
  /** Where the figures come from. The first is the source of all rows that name no other. */
  readonly sources: readonly Source[];
  /** By text below, the positions of the sources of its figures, from 0; a text is missing if it has only the first one. */
  readonly textSources?: Readonly<Record<string, readonly number[]>>;
  readonly explainers: readonly {readonly title: string; readonly text: string}[];
  readonly howTo: readonly string[];
  readonly faqs: readonly {readonly question: string; readonly answer: string}[];
  /** How the calculator interprets what the documents leave open. */
  readonly assumptions: readonly string[];
  /** What is different since the definition was written, the latest first. */
  readonly changes: readonly LawChange[];
  /** The figures that change on the same day of every year, MM-DD, by what they are called. */
  readonly yearly: readonly {readonly on: string; readonly labels: readonly string[]}[];
  /** What changed since the first edition, the latest first. */
  readonly history: readonly DatedChange[];
}

/** A change of the law: a figure of another value, or what no figure can say. */
export interface LawChange extends DatedChange {
  /** The positions of its sources; empty if it has only the first one. */
  readonly sources: readonly number[];
  /** No figure of the rules has it, so no result does. */
  readonly isSaid?: true;
  /** The last day on which it applies, if a later change replaced it. */
  readonly until?: string;
}

export interface DatedChange {
  /** YYYY-MM-DD, or YYYY-MM where the day is not known. */
  readonly on: string;
  readonly say: string;
}

/** A change that no figure has. */
export interface SaidChange extends DatedChange {
  /** Whether it concerns somebody with these answers; missing if it concerns everybody. */
  readonly when?: (answers: Answers) => boolean;
}

/** A list of the rules in readable form: figures, points by an answer, what the result says under which condition. */
export interface RuleList {
  readonly title: string;
  readonly rows: readonly RuleItem[];
  readonly note?: string;
}

/** A row of a list: a name, an answer or a condition, and what follows from it. */
export interface RuleItem {
  readonly label: string;
  /** The condition under which it applies, if the label does not say it. */
  readonly when?: string;
  readonly texts: readonly string[];
  readonly note?: string;
  /** The positions of its sources in `Documentation.sources`, from 0; missing if it has only the first one. */
  readonly sources?: readonly number[];
}
