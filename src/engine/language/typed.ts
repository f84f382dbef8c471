/**
 * Expressions and values after the checks: names resolved, types known. A call of a table or value with arguments holds its value, and
 * values hold expressions, so they are one file.
 */
import type {Dated} from './definition/constant.ts';
import type {Place} from '../diagnostics/diagnostic.ts';
import type {FoldName} from './expression/folds.ts';
import type {Arithmetic, Conjunction} from './expression/operators.ts';
import type {ChoiceType, Type} from './expression/types.ts';
import type {FunctionName} from '../words/functions.ts';
import type {Comparison} from '../runtime/comparisons.ts';
import type {Period} from '../runtime/periods.ts';

/** An expression with resolved names and fitting types: check.ts produces it, emit.ts turns it into JavaScript. */
export type TypedExpression = {readonly type: Type} & (
  | {readonly kind: 'figure'; readonly value: number}
  /** A calendar day, YYYY-MM-DD; '' is none. */
  | {readonly kind: 'day'; readonly value: string}
  /** The day of the calculation. */
  | {readonly kind: 'today'}
  /** The day whose figures count: that of the calculation, or a fixed one. */
  | {readonly kind: 'rulesDay'}
  /** A dated constant on another day than today. */
  | {readonly kind: 'onDay'; readonly figure: TypedExpression; readonly day: TypedExpression}
  /** A name, or a member such as 'points.total'. */
  | {readonly kind: 'reference'; readonly name: string}
  /** An option of a choice; '' is blank. */
  | {readonly kind: 'option'; readonly value: string}
  | ({readonly kind: 'arithmetic'; readonly operator: Arithmetic} & Sides)
  | ({readonly kind: 'compare'; readonly operator: Comparison} & Sides)
  /** Levels of an ordered choice; `order` names the input whose order applies. */
  | ({readonly kind: 'compareLevels'; readonly operator: Comparison; readonly order: string} & Sides)
  | {readonly kind: 'in'; readonly left: TypedExpression; readonly options: readonly string[]}
  | {readonly kind: 'inList'; readonly left: TypedExpression; readonly list: TypedExpression}
  | {readonly kind: 'empty'; readonly operand: TypedExpression; readonly negated: boolean}
  | ({readonly kind: Conjunction} & Sides)
  | {readonly kind: 'not'; readonly operand: TypedExpression}
  | {readonly kind: 'call'; readonly name: FunctionName; readonly values: readonly TypedExpression[]}
  /** What the items of a list have together; `of` is worked out for each item, whose fields are names such as 'trips.entry'. */
  | {
      readonly kind: 'fold';
      readonly fold: FoldName;
      readonly list: TypedExpression;
      readonly of?: TypedExpression;
      /** Only items for which this holds count. */
      readonly when?: TypedExpression;
    }
  /** An argument of a table or value, in its own formulas; `neverBlank` if no call can give it a blank answer. */
  | {readonly kind: 'parameter'; readonly name: string; readonly of: string; readonly neverBlank?: boolean}
  /**
   * A call of a table or value with arguments: `clb(listening)`, or `rates(job).going` with a member. Its `value` is that of
   * a table by `listening`, so that whatever looks into a formula finds a table that it knows.
   */
  | {
      readonly kind: 'instance';
      readonly name: string;
      /** The column; '' for a single value. */
      readonly member: string;
      readonly arguments: readonly TypedExpression[];
      readonly value: CheckedValue;
    }
  | {readonly kind: 'error'}
);

interface Sides {
  readonly left: TypedExpression;
  readonly right: TypedExpression;
}

/** The typed expressions of one kind. */
export type TypedOf<Kind extends TypedExpression['kind']> = Extract<TypedExpression, {kind: Kind}>;

/**
 * What can be compared with words: a choice, or a value whose words are all known, such as a case that says 'permanent' or
 * 'temporary'. Undefined for anything else.
 */
export function choiceOf(typed: TypedExpression): ChoiceType | undefined {
  if (typed.type.kind === 'choice') return typed.type;
  const isNamed = typed.kind === 'reference' || typed.kind === 'parameter' || typed.kind === 'instance';
  if (typed.type.kind !== 'text' || typed.type.words === undefined || !isNamed) return undefined;
  const {words} = typed.type;
  const options = words.filter((word) => word !== '');
  return {kind: 'choice', input: typed.name, options, words: {canBeBlank: words.includes('')}};
}

export type CheckedValue = {readonly type: Type} & (
  | {readonly kind: 'expression'; readonly typed: TypedExpression}
  | {readonly kind: 'text'; readonly text: CheckedText}
  | {readonly kind: 'nothing'}
  | {
      readonly kind: 'first';
      readonly branches: readonly {readonly condition?: TypedExpression; readonly value: CheckedValue}[];
    }
  | {readonly kind: 'lines'; readonly lines: readonly CheckedLine[]}
  | CheckedTable
  | {readonly kind: 'fields'; readonly fields: readonly {readonly key: string; readonly value: CheckedValue}[]}
  /** For a sum: `total` is the number that these steps add up to, `parts` an object of their values by name. */
  | {readonly kind: 'total' | 'parts'; readonly parts: readonly string[]}
);

/** The values of one kind. */
export type ValueOf<Kind extends CheckedValue['kind']> = Extract<CheckedValue, {kind: Kind}>;

export interface CheckedLine {
  readonly condition?: TypedExpression;
  readonly say: CheckedText;
  readonly otherwise?: CheckedText;
  readonly stop: boolean;
}

/** Texts and references; a reference may have a format function, or the unit of its figure. */
export type CheckedText = readonly (
  | string
  | {readonly typed: TypedExpression; readonly format?: string; readonly unit?: string}
)[];

/** Rows with cells; the kind says what they are for. `by` decides on the row and, if it is two, on the column of the row. */
export type CheckedTable = {readonly type: Type} &
  /** Answers select one of the rows. */
  (
    | {
        readonly kind: 'lookup';
        readonly by: readonly [TypedExpression, ...TypedExpression[]];
        readonly rows: readonly TableRow[];
        /** For answers that select no row, or one without cells. */
        readonly otherwise?: CheckedCells | undefined;
      }
    /** All of the rows, each with a name. */
    | {
        readonly kind: 'list';
        readonly by: readonly [];
        readonly rows: readonly TableRow[];
        readonly otherwise?: undefined;
      }
  );

/** The answers that a row or a column is for: options that share it, '' for an unanswered input, or else the numbers of a band. */
export interface Selector extends Limits {
  readonly options?: readonly string[] | undefined;
}

/** Bands are in ascending order; one without cells and columns is a gap. */
export interface TableRow extends Selector {
  /** In a list. */
  readonly name?: string;
  readonly cells?: CheckedCells | undefined;
  /** In a table by two answers, in place of cells; none in a gap. */
  readonly columns?: readonly TableRow[];
}

/** A range of numbers. */
export interface Limits {
  /** Missing for a band without a lower limit. */
  readonly from?: Edge | undefined;
  /** Where the next band begins; missing for the last. */
  readonly to?: Edge | undefined;
}

/** The border between two bands: just before the number, or just after it. */
export interface Edge {
  readonly at: TypedExpression;
  readonly after: boolean;
}

/** The column of a table that has only one. */
export const onlyColumn = '';

/** Cells by column. */
export type CheckedCells = ReadonlyMap<string, CheckedCell>;

export type CheckedCell = {readonly type: Type; readonly place: Place; readonly inForce?: CellInForce} &
  /** With a `day`, the figure is that of the day; else of today. */
  (
    | {readonly kind: 'constant'; readonly name: string; readonly day?: TypedExpression | undefined}
    | {readonly kind: 'data'; readonly dated: Dated; readonly day?: TypedExpression | undefined}
    | {readonly kind: 'text'; readonly text: CheckedText}
    /** `nothing`: 0, empty text or no answer. */
    | {readonly kind: 'nothing'}
  );

/** For a row that a table has only on some days. */
export interface CellInForce {
  /** Whether it has it on the day whose figures the table gives. */
  readonly condition: TypedExpression;
  readonly period: Period;
  /** What applies on all other days; without it, `nothing`. */
  readonly otherwise: CheckedCell | undefined;
}
