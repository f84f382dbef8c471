import {load} from '../compile.ts';

/** What lists of calculators say of one. */
export interface Summary {
  readonly id: string;
  readonly region: string;
  readonly title: string;
  readonly description: string;
  readonly country: string;
}

/** The summary of a compiled definition; none where it did not compile. Dated figures are those of the first period. */
export function summaryOf(body: string | undefined): Summary | undefined {
  if (body === undefined) return undefined;
  const {id, region, title, description, country} = load(body).page('0001-01-01');
  return {id, region, title, description, country};
}
