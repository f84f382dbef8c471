/** A level beside a known one, told by options alone, so that nobody need know the order. */
import type {Comparison} from './parse.ts';

export interface LevelsThatHold {
  readonly options: readonly string[];
  /** Whether it holds for all but these: for what is blank or unknown as well, which is below every level. */
  readonly excepted: boolean;
}

/** @param levels from less to more */
export function levelsThatHold(operator: Comparison, known: string, levels: readonly string[]): LevelsThatHold {
  const place = levels.indexOf(known) + 1;
  const excepted = holdsFor[operator](0, place);
  return {options: levels.filter((_, index) => holdsFor[operator](index + 1, place) !== excepted), excepted};
}

const holdsFor: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};
