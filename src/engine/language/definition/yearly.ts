import {pattern} from '../shape/concept.ts';

/** Of figures that the authority sets anew every year. */
export const yearlyKey = {
  yearly: pattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day of the year like 01-01 or 07-01')
    .describe('The day on which it usually changes every year, MM-DD: visitors are told, and editors reminded.')
    .optional(),
};
