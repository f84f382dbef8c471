/**
 * A plan is a checked model as plain data: its rules, without places in files, with what each name is called, counted in, and where the
 * page shows it. The program of a calculator says what a result is; its plan says why, in words.
 */
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Tone} from '../results/card.ts';
import type {FoldName} from '../language/expression/folds.ts';
import type {Arithmetic, Conjunction} from '../language/expression/operators.ts';
import type {Comparison} from '../runtime/comparisons.ts';
import type {InputCompiler} from '../language/inputs/descriptor.ts';
import type {FunctionWords} from '../language/functions/words.ts';
import type {FunctionName} from '../words/functions.ts';
import type {questions} from '../words/questions.ts';

export interface Plan extends Formulas {
  readonly id: string;
  readonly card: readonly Block[];
  /** Where the page shows the rows of a step or a constant, by their position in the definition. */
  readonly rows: Readonly<Record<string, Readonly<Record<number, Row>>>>;
}

/** What expressions read. */
export interface Readable {
  /** Every name that an expression reads: 'age', 'permit.fee', 'points.total'. */
  readonly names: Readonly<Record<string, Named>>;
  readonly templates: Readonly<Record<string, Template>>;
  /** The options of an input, where an expression shows one. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
}

/** What explanations say of expressions. */
export interface Formulas extends Readable {
  /** How values are calculated, by the name of their step. */
  readonly steps: Readonly<Record<string, Value>>;
  /** The functions that expressions call. */
  readonly functions: Readonly<Partial<Record<FunctionName, FunctionWords>>>;
}

/** The part of a plan that a card is made from: pages load it with the calculation (cutPlan.ts). */
export type CardPlan = Pick<Plan, 'id' | 'card' | keyof Readable>;

/** The rest of a plan, which only explanations read. */
export type Workings = Omit<Plan, 'id' | 'card'>;

/**
 * The type of an expression, as far as it matters for its value or its text. A number is `whole`, or written by somebody, or `computed`
 * from fractions, which comparisons allow for. `of` names an input whose option it is, `only` its label if it can be just one; a text
 * (`isText`) can be other words too.
 */
export type Kind =
  | 'whole'
  | 'number'
  | 'computed'
  | 'percent'
  | 'date'
  | 'condition'
  | 'text'
  | 'lines'
  | 'periods'
  | 'other'
  | {readonly of: string; readonly only?: string; readonly isText?: true}
  | {readonly list: readonly string[]};

/** What a name refers to: an answer (`input`), a constant (`is`), or else a calculated value. */
export interface Named {
  readonly kind: Kind;
  /** '' for a value that has no name on the page. */
  readonly label: string;
  readonly unit?: string;
  /** Its unit is its own, whatever is around it. */
  readonly hasOwnUnit?: true;
  readonly note?: string;
  readonly input?: AskedFor;
  /** The first value of a constant. */
  readonly is?: unknown;
  /** Its values from a day on, the earliest first. */
  readonly later?: readonly (readonly [from: string, value: unknown])[];
  /** Which values are `nothing`: -1 is the first one, 0 the first of the later ones. */
  readonly nothing?: readonly number[];
  /** It is not explained. */
  readonly isHelper?: true;
  /** The sum of which it is a part, at a position, or the total, and which is shown so that it adds up. */
  readonly sum?: {readonly parts: readonly string[]; readonly index?: number};
}

/** An answer. */
interface AskedFor {
  /** Its label is a question. */
  readonly isQuestion?: true;
  readonly answered: InputCompiler['answered'];
  readonly short?: string;
  readonly shownWhen?: Expr;
  readonly isAge?: true;
  /** Typed, not chosen from options. */
  readonly isTyped?: true;
  /** A number that only names something. */
  readonly isCode?: true;
  /** Has a value also if nothing above 0 is typed. */
  readonly hasDefault?: true;
  /** The options from the lowest to the highest. */
  readonly order?: readonly string[];
  /** What one item of a list is called, and several. */
  readonly item?: string;
  readonly items?: string;
  /** The fields of an item that are days. */
  readonly days?: readonly string[];
}

export type Option = readonly [value: string, label: string, short?: string];

export interface Row {
  readonly list: number;
  readonly row: number;
  /** The label of a row for options; a band's is made from its limits. */
  readonly label?: string;
  /** The positions of the sources of its figures, from each day of the rules on which they are others; the first from '' on. */
  readonly sources?: readonly (readonly [from: CalendarDay, positions: readonly number[]])[];
}

export interface Template {
  readonly parameters: readonly string[];
  readonly value: Value;
}

/** A number is a figure, a string a name: as short as the rules. */
export type Expr = number | string | Node;

interface Sides {
  readonly left: Expr;
  readonly right: Expr;
}

export type Node =
  | {readonly kind: 'percent'; readonly value: number}
  | {readonly kind: 'option'; readonly value: string; readonly type: Kind}
  /** '' is no day. */
  | {readonly kind: 'day'; readonly value: string}
  | {readonly kind: 'today' | 'rulesDay'}
  | {readonly kind: 'onDay'; readonly figure: string; readonly day: Expr}
  | ({readonly kind: 'arithmetic'; readonly operator: Arithmetic; readonly type: Kind; readonly label?: Text} & Sides)
  /** `isNatural`: at most 0 is 0. */
  | ({readonly kind: 'compare'; readonly operator: Comparison; readonly isNatural?: true} & Sides)
  | ({readonly kind: 'compareLevels'; readonly operator: Comparison; readonly order: string} & Sides)
  | {readonly kind: 'in'; readonly left: Expr; readonly options: readonly string[]}
  | {readonly kind: 'inList'; readonly left: Expr; readonly list: Expr; readonly options: readonly string[]}
  | {readonly kind: 'empty'; readonly operand: Expr; readonly negated: boolean}
  | ({readonly kind: Conjunction} & Sides)
  | {readonly kind: 'not'; readonly operand: Expr}
  | {
      readonly kind: 'call';
      readonly name: FunctionName;
      readonly values: readonly Expr[];
      readonly type: Kind;
      readonly label?: Text;
      /** The second argument in words, where it is no quantity. */
      readonly written?: Text;
    }
  /** A number of months as the window of a function of stays. */
  | {readonly kind: 'window'; readonly of: Expr}
  | {
      readonly kind: 'fold';
      readonly fold: FoldName;
      readonly list: string;
      readonly of?: Expr;
      readonly when?: Expr;
      readonly type: Kind;
      readonly label?: Text;
    }
  | {
      readonly kind: 'instance';
      readonly template: string;
      readonly member: string;
      readonly arguments: readonly Expr[];
      readonly type: Kind;
      readonly unit?: string;
      readonly label: Text;
      /** What the words of the template call each argument. */
      readonly words: readonly Text[];
    };

/** The nodes of one kind. */
export type NodeOf<Name extends Node['kind']> = Extract<Node, {readonly kind: Name}>;

/** A text, or its pieces. */
export type Text = string | readonly TextPart[];

export type TextPart =
  | string
  | {readonly typed: Expr; readonly format?: string; readonly unit?: string}
  /** What the call of a template says of an argument. */
  | {readonly words: string};

export type Value = {readonly type: Kind; readonly inForce?: InForce} & (
  | {readonly kind: 'expression'; readonly typed: Expr}
  | {readonly kind: 'text'; readonly text: Text}
  | {readonly kind: 'nothing'}
  | {readonly kind: 'constant'; readonly name: string; readonly day?: Expr}
  | {readonly kind: 'data'; readonly is: unknown; readonly later?: Named['later']; readonly day?: Expr}
  | {readonly kind: 'first'; readonly branches: readonly Branch[]}
  | {readonly kind: 'lines'; readonly lines: readonly Line[]}
  | {readonly kind: 'fields'; readonly fields: readonly {readonly key: string; readonly value: Value}[]}
  | {readonly kind: 'total' | 'parts'; readonly parts: readonly string[]}
  | Table
  | {readonly kind: 'list'; readonly rows: readonly {readonly name: string; readonly cells: Cells}[]}
);

/** A cell that applies only on some days. */
interface InForce {
  readonly condition: Expr;
  readonly otherwise?: Value;
}

export interface Branch {
  readonly condition?: Expr;
  readonly value: Value;
  /** The one figure of its text that is worked out. */
  readonly given?: Expr;
}

export interface Line {
  readonly condition?: Expr;
  readonly say: Text;
  readonly otherwise?: Text;
  readonly stop: boolean;
}

export type Cells = Readonly<Record<string, Value>>;

export interface Edge {
  readonly at: Expr;
  readonly after: boolean;
}

/** A row or a column, for options or for the numbers of a band. */
export interface Selector {
  readonly options?: readonly string[];
  readonly from?: Edge;
  readonly to?: Edge;
  readonly cells?: Cells;
  /** In a table by two answers, in place of cells. */
  readonly columns?: readonly Selector[];
}

/** A table in which one row decides. Where none does, it gives nothing, in each of its columns if it has several. */
export interface Table {
  readonly kind: 'lookup';
  readonly type: Kind;
  readonly columns?: Readonly<Record<string, Kind>>;
  readonly by: readonly [Expr, ...Expr[]];
  readonly rows: readonly Selector[];
  readonly otherwise?: Cells;
}

export interface Block {
  /** A key of `blocks` in blocks/index.ts, which imports this file. */
  readonly kind: string;
  /** What its explanation answers. */
  readonly question: keyof typeof questions;
  readonly showsOneValue?: true;
  readonly condition?: Expr;
  readonly heading?: Text;
  readonly items: readonly Item[];
  /** The years that `once` of its items is apart from. */
  readonly years?: Expr;
  readonly total?: Item;
  /** Only the first item whose condition holds is shown. */
  readonly showsFirst?: true;
  readonly hidesZeros?: true;
  /** Lines or stages instead of items. */
  readonly list?: {
    readonly of: Expr;
    readonly current?: Expr;
    /** The rows of the stages and the day of the application. */
    readonly made?: readonly [rows: Expr, submitted: Expr];
  };
  /** Periods of stay instead of items. */
  readonly stays?: {
    readonly of: string;
    readonly limit: Expr;
    readonly window: Expr;
    readonly day: Expr;
    readonly planned?: Expr;
    /** The question for the day, if one answer decides it. */
    readonly asked?: string;
  };
}

export interface Item {
  readonly condition?: Expr;
  readonly label?: Text;
  readonly value?: Expr;
  /** An ISO 4217 code, or words after the number. */
  readonly unit?: string;
  /** In place of an empty text, or of no date. */
  readonly missing?: Text;
  readonly text?: Text;
  readonly outOf?: Expr;
  /** The largest number that the rules can produce, or those of which it is the largest. */
  readonly maximum?: number | readonly Value[];
  /** Inputs with a default that the value is calculated from. */
  readonly assumes?: readonly string[];
  /** The constants that the verdicts compare it with. */
  readonly marks?: readonly {readonly label: string; readonly name: string}[];
  readonly percentDone?: Expr;
  readonly range?: {readonly least: Expr; readonly most: Expr; readonly say: Text};
  /** The days that the percentage comes from. */
  readonly days?: readonly [passed: Expr, estimated: Expr];
  readonly tone?: Tone;
  readonly isHeadline?: true;
  /** The questions for amounts from which a compared amount comes: nobody's figure as long as none of them has a number. */
  readonly enteredIn?: readonly string[];
  /** What of it does not come with each year; missing if that is not known. */
  readonly once?: Expr;
  readonly person?: string;
  /** The figures of a verdict's text that are explained with it: all if the verdict has no other branch, else those that are worked out. */
  readonly explains?: readonly Expr[];
  /** Figures that the verdicts compare it with. It is shown with enough decimals to look different: 3.996 beside 4, not 4.00. */
  readonly apart?: readonly Expr[];
}

/** What a card is made from. */
export interface CardPlanModule {
  /** The calculator's id. */
  readonly id: string;
  readonly cardPlan: CardPlan;
}

/** What an explanation needs besides. */
export interface WorkingsModule {
  /** The calculator's id. */
  readonly id: string;
  readonly workings: Workings;
}
