/** The editions of the definitions of this project: under which rules pages and programs calculate unless they are asked for others. */
import type {Rules} from '../runtime/rules.ts';

/** What dated figures mean in an edition: the figures that the definitions were written with, or those in force. */
export const editions = {'june-2024': 'first', today: 'today'} as const satisfies Readonly<Record<string, Rules>>;

export type Edition = keyof typeof editions;

/** The edition of definitions as of June 2024 in which pages and programs calculate unless they are asked for another one. */
const usualEdition: Edition = 'june-2024';

/**
 * The name of the rules under which a definition is calculated if nobody asks for others.
 * @param dataAsOf the month of the definition: only those of June 2024 have two editions
 */
export const usualRules = (dataAsOf: string): Edition => (dataAsOf === '2024-06' ? usualEdition : 'today');

/** Whether rules of this name have figures that somebody put in by hand (ownFigures.ts). */
export const hasOwnFigures = (name: string): boolean => name.includes(';');

/** The name of rules without such figures. */
export const withoutOwnFigures = (name: string): string => name.split(';', 1)[0]!;

/** The name of rules: that of an edition, or the day. */
export function nameOfRules(rules: Rules): string {
  return Object.entries(editions).find(([, each]) => each === rules)?.[0] ?? rules;
}
