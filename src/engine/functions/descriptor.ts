/** What the language knows of a function: the checks, the emitted code, the words on the page and the analyses read it from here. */
import type {Code} from '../emit/javascript.ts';
import type {TypedExpression, Type} from '../expression/types.ts';
import type {LinearForms} from '../regions/linear.ts';
import type {StepWords} from '../runtime/explanation.ts';
import type {FunctionName} from './index.ts';

export interface FunctionDescriptor {
  /** The kinds of its values, in order. */
  readonly parameters: readonly Type['kind'][];
  /** The last parameter may be repeated. */
  readonly variadic?: boolean;
  /** How many of the last parameters may be left out. */
  readonly optional?: number;
  /** What it refuses about values of the right kinds; undefined where they fit. */
  readonly refuse?: (values: readonly Type[]) => {readonly parameters: string; readonly found: string} | undefined;
  readonly result: (values: readonly Type[]) => Type;
  /** The call in JavaScript; names that begin with `$` are functions of src/engine/runtime. */
  readonly emit: (values: readonly Code[]) => Code;
  /** For the reference and for messages: what it gives. */
  readonly about: string;
  /** In a rule table: '{0}, rounded down'; {0} is the first value, {all} lists them. */
  readonly phrase: string;
  readonly explanation: FunctionExplanation;
  /** What the result counts. */
  readonly unit: (values: readonly (string | undefined)[]) => string | undefined;
  /** Where the result jumps or changes its slope. */
  readonly breakpoints: (values: readonly TypedExpression[]) => readonly Breakpoint[];
  /** The result as linear functions of numbers on the form; undefined where it is none. */
  readonly forms: (values: readonly TypedExpression[], context: FormsContext) => LinearForms | undefined;
  /** The function that a mutant calls in its place. */
  readonly mutant: FunctionName | undefined;
}

/**
 * How an explanation describes a call. Texts are templates, which the emitted code carries to the page.
 * - `step`: continues the row of figures of its first value; {total} is what they come to
 * - `limit`: the same, with a {limit} that may not act
 * - `sentence`: a sentence with {0} for the first value; `withoutDate` where that is a date and there is none
 * - `value`: the first value, with the number that it stands for
 */
type FunctionExplanation =
  | ({readonly kind: 'step'} & StepWords)
  /** `phrase`: in a rule table, where one of two values is fixed. */
  | ({readonly kind: 'limit'; readonly phrase: string} & StepWords)
  | {
      readonly kind: 'sentence';
      readonly sentence: string;
      readonly withoutDate?: string;
      /** What a number among its values counts, given its own unit. */
      readonly operandUnit: (unit: string | undefined) => string;
    }
  | {readonly kind: 'value'};

/** The result jumps or changes its slope where `value` passes `limit`, or 0. */
interface Breakpoint {
  readonly value: TypedExpression;
  readonly limit?: TypedExpression;
  /** The sides of equality on which it changes: false just below, true just above. */
  readonly over: readonly boolean[];
}

interface FormsContext {
  readonly formsOf: (expression: TypedExpression) => LinearForms;
  readonly isInput: (name: string) => boolean;
}

export const sameUnit = (values: readonly (string | undefined)[]): string | undefined =>
  values.find((unit) => unit !== undefined);
export const noUnit = (): undefined => undefined;
export const noBreakpoints = (): readonly Breakpoint[] => [];
export const noForms = (): undefined => undefined;

export function isWhole(type: Type): boolean {
  return type.kind === 'number' && type.whole;
}
