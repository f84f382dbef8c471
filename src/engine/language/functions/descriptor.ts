/**
 * All that the compiler knows of a function: for checks, code generation and analyses. What the page says of it is in words/functions.ts. `noForms` and `noRange` are
 * true of every function, and then analyses try a sample where they could have proven. Beside `noForms`, so is `noBreakpoints`.
 */
import type {Code} from '../expression/javascript.ts';
import {describeKinds, type Type} from '../expression/types.ts';
import type {TypedExpression} from '../typed.ts';
import type {LinearForms} from '../expression/linear.ts';
import {anyNumber, type Range} from '../expression/range.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import type {FunctionName} from '../../words/functions.ts';
import type {FunctionWords} from './words.ts';

export interface FunctionDescriptor {
  /** The kinds of its arguments, in order. */
  readonly parameters: readonly Type['kind'][];
  /** The last parameter may be repeated. */
  readonly variadic?: boolean;
  /** How many parameters at the end may be left out. */
  readonly optional?: number;
  /** By position: arguments that a formula may give as a figure without a name, since it names something, such as 4 for April. */
  readonly written?: Readonly<Record<number, WrittenFigure>>;
  /** By position: the units of time in which an argument may count. A plain number counts in the first. */
  readonly counts?: Readonly<Record<number, readonly TimeUnit[]>>;
  /** The first argument is the name of a value that takes a day: a condition that the function tries for one day after the other. */
  readonly triesDays?: true;
  /** What explanations need to know beside its messages. */
  readonly words: FunctionWords;
  /** What is wrong with arguments of the right kinds; undefined if they fit. */
  readonly refuse?: (
    types: readonly Type[],
    values: readonly TypedExpression[],
  ) => {readonly parameters: string; readonly found: string} | undefined;
  readonly result: (types: readonly Type[], values: readonly TypedExpression[]) => Type;
  /** The call in JavaScript; names that begin with `$` are functions of src/engine/runtime. */
  readonly emit: (values: readonly Code[], typed: readonly TypedExpression[]) => Code;
  /** Its result also depends on the day of the calculation. */
  readonly readsDay?: true;
  /** For the reference and for messages: what it returns. */
  readonly about: string;
  /** Where the result jumps or changes its slope. */
  readonly breakpoints: (values: readonly TypedExpression[]) => readonly Breakpoint[];
  /** The result as one of several linear functions of numbers on the form; undefined if it is not linear. */
  readonly forms: (values: readonly TypedExpression[], context: FormsContext) => LinearForms | undefined;
  /** What the result can be, from what its arguments can be; `noRange` where it is not a number. */
  readonly range: (ranges: readonly Range[], values: readonly TypedExpression[]) => Range;
  /** The function that a mutant calls in its place. */
  readonly mutant: FunctionName | undefined;
}

/** The result jumps or changes its slope where `value` passes `limit`, or 0. */
interface Breakpoint {
  readonly value: TypedExpression;
  readonly limit?: TypedExpression;
  /** The sides of equality on which it changes: false just below, true just above. */
  readonly over: readonly boolean[];
}

/** What a figure that names something may be. */
export interface WrittenFigure {
  /** 'a number of decimals' */
  readonly about: string;
  readonly low: number;
  readonly high: number;
  readonly problem: 'rounding-digits' | 'not-in-calendar';
}

/** A unit of calculations with dates. */
export type TimeUnit = 'days' | 'weeks' | 'months' | 'years';

interface FormsContext {
  readonly formsOf: (expression: TypedExpression) => LinearForms;
  /** The day for which the forms hold. */
  readonly today: CalendarDay;
}

/** What a function takes, one for each parameter: 'a number', 'a number of decimals'. */
export function parametersInWords({parameters, written}: FunctionDescriptor): readonly string[] {
  return parameters.map((kind, index) => written?.[index]?.about ?? describeKinds([kind]));
}

/** Instead of a unit: the number names something, such as a year, and is written without commas. */
export const plainNumber = '';
export const noBreakpoints = (): readonly Breakpoint[] => [];
/** Where two of the arguments are equal. */
export const whereEqual = (values: readonly TypedExpression[]): readonly Breakpoint[] =>
  values.flatMap((value, index) => values.slice(index + 1).map((limit) => ({value, limit, over: [false, true]})));
export const noForms = (): undefined => undefined;
export const noRange = (): Range => anyNumber;

export function isWhole(type: Type): boolean {
  return type.kind === 'number' && type.whole;
}
