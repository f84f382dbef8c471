/** What a figure counts, and what it is for: euros per month, days, points. */
import * as z from 'zod';
import {sentence} from '../shape/concept.ts';

export const periods = ['year', 'month'] as const;

/** What an amount is for. */
export type Period = (typeof periods)[number];

/** The unit of a number. Two amounts of the same currency have different units if one is for a year and the other for a month. */
export interface Unit {
  /** An ISO 4217 code, or the plural of a word: years, points. */
  readonly of: string;
  readonly per?: Period;
}

/** The keys of an answer, a constant, a table or a value that is counted in something. */
export const unitKeys = {
  unit: sentence('The unit: years, points, or a currency code.').optional(),
  per: z.enum(periods).describe('What an amount is for: a year or a month.').optional(),
};

/** The unit under these keys; undefined without one. */
export function unitUnder({
  unit,
  per,
}: {
  readonly unit?: string | undefined;
  readonly per?: Period | undefined;
}): Unit | undefined {
  return unit === undefined ? undefined : {of: unit, ...(per && {per})};
}
