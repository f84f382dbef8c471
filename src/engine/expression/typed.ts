import type {FunctionName} from '../functions/index.ts';
import type {Arithmetic, Comparison, Conjunction} from './operators.ts';
import type {Type} from './types.ts';

/** An expression whose names are looked up and whose kinds fit: the output of check.ts, the input of emit.ts. */
export type TypedExpression = {readonly type: Type} & (
  | {readonly kind: 'figure'; readonly value: number}
  /** A name, or a member as 'points.total'. */
  | {readonly kind: 'reference'; readonly name: string}
  /** An option of a choice; '' is blank. */
  | {readonly kind: 'option'; readonly value: string}
  | {
      readonly kind: 'arithmetic';
      readonly operator: Arithmetic;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly kind: 'compare';
      readonly operator: Comparison;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  /** Levels of an ordered choice; `order` names the input whose order counts. */
  | {
      readonly kind: 'compareLevels';
      readonly operator: Comparison;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
      readonly order: string;
    }
  | {readonly kind: 'in'; readonly left: TypedExpression; readonly options: readonly string[]}
  | {readonly kind: 'inList'; readonly left: TypedExpression; readonly list: TypedExpression}
  | {readonly kind: 'empty'; readonly operand: TypedExpression; readonly negated: boolean}
  | {readonly kind: Conjunction; readonly left: TypedExpression; readonly right: TypedExpression}
  | {readonly kind: 'not'; readonly operand: TypedExpression}
  | {readonly kind: 'call'; readonly name: FunctionName; readonly values: readonly TypedExpression[]}
  | {readonly kind: 'error'}
);
