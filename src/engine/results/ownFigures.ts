/** Figures that somebody put in by hand, as part of the name of rules: 'today;generalMinimum=52000'. */
import {plain} from '../runtime/formats.ts';
import type {OwnFigures} from '../runtime/ownFigures.ts';

/** The name of these rules with figures in the place of theirs. */
export const withOwnFigures = (rules: string, own: OwnFigures): string =>
  [rules, ...Object.entries(own).map(([name, value]) => `${name}=${plain(value)}`)].join(';');

/** The figures in the name of rules, which `areRules` accepts (rulesNamed.ts). */
export function ownFiguresIn(rules: string): OwnFigures {
  const own: Record<string, number> = Object.create(null);
  for (const part of rules.split(';').slice(1)) {
    const [name, value] = part.split('=') as [string, string];
    own[name] = Number(value);
  }
  return own;
}
