/** What a page says about its calculator, below the form. Every text is plain: no markup, figures written in. */

export interface Documentation {
  /** How the result is worked out, in paragraphs. */
  readonly method: readonly string[];
  /** The rules as tables, in the order of the definition. */
  readonly rules: readonly RuleTable[];
  readonly explainers: readonly {readonly title: string; readonly text: string}[];
  readonly howTo: readonly string[];
  readonly faqs: readonly {readonly question: string; readonly answer: string}[];
  /** What the documents leave open and how we read it. */
  readonly assumptions: readonly string[];
  /** What changed since the first edition, the latest first. */
  readonly history: readonly DatedChange[];
}

export interface DatedChange {
  /** YYYY-MM-DD, or YYYY-MM where the day is not known. */
  readonly on: string;
  readonly say: string;
}

/** A table of the definition in readable form; the first column holds the conditions. */
export interface RuleTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}
