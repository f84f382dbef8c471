/** A new editor's mistake in a real definition, and how its message leads to the fix. */
export interface Mistake {
  readonly slip: string;
  /** The file of the calculator or of its cases, without '.yaml'. */
  readonly file: string;
  /** The replacement; `from` must occur exactly once. */
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** The underlined text, in the line that contains `line`. */
  readonly at: string;
  readonly line?: string;
  /** The hint; a group in it is the replacement for the underlined text. */
  readonly hint: RegExp;
  /** Does what the hint says, if that is more than replacing each underlined text with the group. */
  readonly mend?: (text: string) => string;
  /** The code of the next message, about the cases, once this one is fixed; it has the same hint. */
  readonly then?: string;
}

export const singapore = 'asia-middle-east/singapore-s-pass-calculator';
export const germany = 'europe/germany-blue-card-calculator';
export const france = 'europe/france-visa-calculator';
export const greenCard = 'united-states/green-card-points-calculator';
export const touristFee = 'united-states/us-tourist-visa-calculator';
