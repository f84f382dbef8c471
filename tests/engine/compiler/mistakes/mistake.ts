/** One slip of a new editor in a definition of the site, and how its message leads to the fix. */
export interface Mistake {
  readonly slip: string;
  /** The calculator's file without '.yaml', or its cases. */
  readonly file: string;
  /** What is replaced by what: `from` stands there once. */
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** What is underlined: the words to mend, in the line that holds `line`. */
  readonly at: string;
  readonly line?: string;
  /** What to do; a group is what to write instead of what is underlined. */
  readonly hint: RegExp;
  /** Does what the hint says, where that is not to write its group wherever something is underlined. */
  readonly mend?: (text: string) => string;
  /** The code of the message about the cases that comes once this one is mended, with the same hint. */
  readonly then?: string;
}

export const singapore = 'asia-middle-east/singapore-s-pass-calculator';
export const germany = 'europe/germany-blue-card-calculator';
export const france = 'europe/france-visa-calculator';
export const greenCard = 'united-states/green-card-points-calculator';
export const touristFee = 'united-states/us-tourist-visa-calculator';
