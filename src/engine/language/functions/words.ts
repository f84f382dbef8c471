/** What explanations need to know of a function beside its messages; the plan has it of each function that it calls. */
export interface FunctionWords {
  /** What the result counts: what its arguments or the first of them do, or always the same; '' if it names something. */
  readonly unit?: 'same' | 'first' | {readonly always: string};
  /** What an argument that is a number counts within a sentence, if it is not said to count anything, or whatever it is said to count. */
  readonly operands?: OperandUnit;
  /** By position: how arguments that are no quantities are written. */
  readonly written?: Readonly<Record<number, WrittenFormat>>;
}

export type OperandUnit = {readonly orElse: string} | {readonly always: string};

/** A function of the runtime, without its `$`. */
export type WrittenFormat = 'roundedPlace' | 'plain' | 'monthName';

/** What the result of a call counts, from what its arguments count. */
export function unitOfCall({unit}: FunctionWords, units: readonly (string | undefined)[]): string | undefined {
  if (unit === 'first') return units[0];
  return unit === 'same' ? units.find((each) => each !== undefined) : unit?.always;
}
