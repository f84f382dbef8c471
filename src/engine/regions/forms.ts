/**
 * Which linear functions of the numbers on the form each value of a definition may be, one for each way through its branches, rows and
 * periods: 'monthlySalary * 12', '12000', '8000'. A date counts as the days that have passed since then.
 */
import {arithmetic} from '../expression/operators.ts';
import {functions} from '../functions/index.ts';
import type {TypedExpression} from '../expression/types.ts';
import type {Datum} from '../definition/constant.ts';
import {onlyColumn} from '../check/cells.ts';
import type {CheckedCell, CheckedValue, Model} from '../model.ts';
import {dependenciesOf} from '../references.ts';
import {namesIn, rowsOf} from '../walk.ts';
import {addForms, union, constantForms, type LinearForms} from './linear.ts';

/** A value with more forms counts as unknown: no rule compares a sum of that many parts with a threshold. */
const MOST_FORMS = 5_000;

/** @returns the forms of any number of the model; a value that is no number has none */
export function formsIn(model: Model): (typed: TypedExpression) => LinearForms {
  const known = new Map<string, LinearForms>();
  const constants = new Map(model.definition.constants.map((constant) => [constant.name, constant]));
  const inputs = new Map(model.definition.inputs.map((input) => [input.name, input]));

  const formsOfName = (name: string): LinearForms => {
    const knownForms = known.get(name);
    if (knownForms !== undefined) return knownForms;
    const forms = workOutName(name);
    known.set(name, forms);
    return forms;
  };
  const workOutName = (name: string): LinearForms => {
    if (inputs.has(name)) return {linear: [{constant: 0, terms: new Map([[name, 1]])}], nonLinear: new Set()};
    const constant = constants.get(name);
    if (constant !== undefined) return constantForms(constant.dated.periods.map(({value}) => figureOf(value)));
    const step = model.steps.find((each) => each.name === name);
    if (step !== undefined) return formsOfValue(step.value, onlyColumn);
    const [owner, column] = name.split('.') as [string, string];
    const table = model.steps.find((each) => each.name === owner);
    return table === undefined ? constantForms([]) : formsOfValue(table.value, column);
  };

  const formsOfValue = (value: CheckedValue, column: string): LinearForms => {
    switch (value.kind) {
      case 'expression':
        return formsOf(value.typed);
      case 'first':
        return union(value.branches.map((branch) => formsOfValue(branch.value, column)));
      case 'total':
        return value.parts.map(formsOfName).reduce((one, other) => addForms(one, other, 1));
      case 'choices':
      case 'bands':
      case 'matrix':
      case 'list':
        return constantForms([
          ...rowsOf(value).flatMap((row) => figuresOfCell(row.get(column))),
          // A choice that is not answered has no row.
          ...(value.kind === 'bands' || ('otherwise' in value && value.otherwise !== undefined) ? [] : [0]),
        ]);
      default:
        return constantForms([0]);
    }
  };
  const figuresOfCell = (cell: CheckedCell | undefined): readonly number[] => {
    if (cell?.kind === 'constant') return formsOfName(cell.name).linear.map(({constant}) => constant);
    return cell?.kind === 'data' ? cell.dated.periods.map(({value}) => figureOf(value)) : [0];
  };

  const isInput = (name: string): boolean => inputs.has(name);

  /** Not linear: only the inputs that it reads are known. */
  const unknown = (typed: TypedExpression): LinearForms => ({
    linear: [],
    nonLinear: new Set(
      [...dependenciesOf(namesIn(typed), model)].filter((name) => inputs.get(name)?.options.length === 0),
    ),
  });

  const formsOfArithmetic = (typed: Extract<TypedExpression, {kind: 'arithmetic'}>): LinearForms => {
    const percents = [typed.left, typed.right].filter(({type}) => type.kind === 'percent').length;
    const forms = arithmetic[typed.operator].forms(formsOf(typed.left), formsOf(typed.right), percents);
    return forms === undefined || forms.linear.length > MOST_FORMS ? unknown(typed) : forms;
  };
  const formsOf = (typed: TypedExpression): LinearForms => {
    switch (typed.kind) {
      case 'figure':
        return constantForms([typed.value]);
      case 'reference':
        return formsOfName(typed.name);
      case 'arithmetic':
        return formsOfArithmetic(typed);
      case 'call':
        return functions[typed.name].forms(typed.values, {formsOf, isInput}) ?? unknown(typed);
      default:
        return constantForms([]);
    }
  };
  return formsOf;
}

function figureOf(datum: Datum): number {
  return datum.kind === 'figure' || datum.kind === 'percent' ? datum.value : 0;
}
