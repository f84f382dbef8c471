import {inUnit, percent} from '../../../src/engine/runtime/formats.ts';

/** The properties of a derivation whose value is a number: '2 years' for 2 and 'years'. */
export function figure(value: number, unit?: string) {
  return {text: unit === '%' ? percent(value) : inUnit(value, unit), value, unit};
}
