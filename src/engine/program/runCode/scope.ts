/** Where a running function finds the values of its names. */

/** The values of a call: the frame of the function around it, what it returns, then its names. */
export type Frame = unknown[];

export const AROUND = 0;
export const RETURNED = 1;

/** Something to evaluate. */
export type Run<Value = unknown> = (frame: Frame) => Value;

/** The names of a function. No name is declared twice. */
export interface Scope {
  /** Where the frame has the value. */
  readonly positions: Map<string, number>;
  /** What is always the same; it needs no frame. */
  readonly constants: Map<string, Run>;
  readonly around: Scope | undefined;
}

export function scopeIn(around: Scope | undefined): Scope {
  return {positions: new Map(), constants: new Map(), around};
}

/** The frame of a call. */
export function frameOf({positions}: Scope, around: Frame | undefined): Frame {
  const frame: Frame = Array(positions.size + 2).fill(undefined);
  frame[AROUND] = around;
  return frame;
}

/** @returns its position in the frame */
export function declare(name: string, {positions}: Scope): number {
  if (positions.has(name)) throw new SyntaxError(`${name} is declared twice`);
  const position = positions.size + 2;
  positions.set(name, position);
  return position;
}

/** What a name is worth in a scope; undefined if no scope declares it. */
export function reading(name: string, scope: Scope): Run | undefined {
  let level = 0;
  for (let each: Scope | undefined = scope; each !== undefined; each = each.around, level++) {
    const constant = each.constants.get(name);
    if (constant !== undefined) return constant;
    const position = each.positions.get(name);
    if (position !== undefined) return readingAt(level, position);
  }
  return undefined;
}

/** @param level how many functions are between the use and the declaration */
function readingAt(level: number, position: number): Run {
  switch (level) {
    case 0:
      return (frame) => frame[position];
    case 1:
      return (frame) => (frame[AROUND] as Frame)[position];
    default: {
      const outer = readingAt(level - 1, position);
      return (frame) => outer(frame[AROUND] as Frame);
    }
  }
}
