/** Figures put together one after the other, for an emitted `explain`. */
import {divide, round} from './arithmetic.ts';
import type {Sign, Step, Derivation} from './explanation.ts';

type Write = (number: number) => string;

/**
 * Figures put together, with what they come to after each. A limit that changed nothing and a rounding of what was
 * round are left out: they decided nothing.
 * @param write a number with the unit of the whole
 */
export function workedOut(
  first: Derivation,
  later: readonly (readonly [Exclude<Sign, 'start'>, (Derivation | number)?])[],
  write: Write,
): Step[] {
  const steps: Step[] = [{sign: 'start', of: first, value: first.value ?? 0, text: first.text}];
  for (const [sign, operand] of later) {
    const before = steps.at(-1)!.value;
    const of = typeof operand === 'object' ? operand : undefined;
    const value = together(sign, before, of?.value ?? (typeof operand === 'number' ? operand : 0));
    const limits = sign === 'atMost' || sign === 'atLeast';
    if ((limits || of === undefined) && value === before) continue;
    steps.push({
      sign,
      ...(of === undefined ? {} : {of}),
      value,
      text: write(inShort(value)),
      ...(limits ? {change: signed(value - before, write)} : {}),
    });
  }
  return steps;
}

/** A figure on the way: a long fraction says no more than a short one. */
function inShort(value: number): number {
  return round(value, Math.abs(value) < 1 ? 4 : 2);
}

function together(sign: Sign, before: number, figure: number): number {
  switch (sign) {
    case 'start':
      return figure;
    case 'plus':
      return before + figure;
    case 'minus':
      return before - figure;
    case 'times':
      return before * figure;
    case 'share':
      return (before * figure) / 100;
    case 'dividedBy':
      return divide(before, figure);
    case 'atMost':
      return Math.min(before, figure);
    case 'atLeast':
      return Math.max(before, figure);
    case 'rounded':
      return round(before, figure);
    case 'roundedUp':
      return Math.ceil(before);
    case 'roundedDown':
      return Math.floor(before);
  }
}

function signed(number: number, write: Write): string {
  return `${number < 0 ? '−' : '+'} ${write(inShort(Math.abs(number)))}`;
}
