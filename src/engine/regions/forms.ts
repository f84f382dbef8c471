/**
 * Which linear functions of the numbers on the form each value of a definition may be, one for each way through its branches, rows and
 * periods: 'monthlySalary * 12', '12000', '8000'. A date counts as the days that have passed since then.
 */
import {arithmetic} from '../expression/operators.ts';
import {functions} from '../functions/index.ts';
import type {TypedExpression} from '../expression/typed.ts';
import type {Datum} from '../definition/constant.ts';
import {onlyColumn} from '../check/cells.ts';
import type {CheckedCell, CheckedValue, Model} from '../model.ts';
import {namesBehind} from '../references.ts';
import {namesIn, rowsOf} from '../walk.ts';
import {combined, either, figures, type LinearForms} from './linear.ts';

/** More ways than these are not told apart: a sum of that many parts is no threshold that a rule names. */
const MOST_FORMS = 5_000;

/** @returns the forms of any number of the model; a value that is no number has none */
export function formsIn(model: Model): (typed: TypedExpression) => LinearForms {
  const known = new Map<string, LinearForms>();
  const constants = new Map(model.definition.constants.map((constant) => [constant.name, constant]));
  const inputs = new Map(model.definition.inputs.map((input) => [input.name, input]));

  const ofName = (name: string): LinearForms => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const forms = readName(name);
    known.set(name, forms);
    return forms;
  };
  const readName = (name: string): LinearForms => {
    if (inputs.has(name)) return {linear: [{constant: 0, terms: new Map([[name, 1]])}], others: new Set()};
    const constant = constants.get(name);
    if (constant !== undefined) return figures(constant.dated.periods.map(({value}) => figureOf(value)));
    const step = model.steps.find((each) => each.name === name);
    if (step !== undefined) return ofValue(step.value, onlyColumn);
    const [owner, column] = name.split('.') as [string, string];
    const table = model.steps.find((each) => each.name === owner);
    return table === undefined ? figures([]) : ofValue(table.value, column);
  };

  const ofValue = (value: CheckedValue, column: string): LinearForms => {
    switch (value.kind) {
      case 'expression':
        return of(value.typed);
      case 'first':
        return either(value.branches.map((branch) => ofValue(branch.value, column)));
      case 'total':
        return value.parts.map(ofName).reduce((one, other) => combined(one, other, 1));
      case 'choices':
      case 'bands':
      case 'matrix':
      case 'list':
        return figures([
          ...rowsOf(value).flatMap((row) => figuresOfCell(row.get(column))),
          // A choice that is not answered has no row.
          ...(value.kind === 'bands' || ('otherwise' in value && value.otherwise !== undefined) ? [] : [0]),
        ]);
      default:
        return figures([0]);
    }
  };
  const figuresOfCell = (cell: CheckedCell | undefined): readonly number[] => {
    if (cell?.kind === 'constant') return ofName(cell.name).linear.map(({constant}) => constant);
    return cell?.kind === 'data' ? cell.dated.periods.map(({value}) => figureOf(value)) : [0];
  };

  const isInput = (name: string): boolean => inputs.has(name);

  /** What cannot be followed: only which inputs it reads is known. */
  const unknown = (typed: TypedExpression): LinearForms => ({
    linear: [],
    others: new Set([...namesBehind(namesIn(typed), model)].filter((name) => inputs.get(name)?.options.length === 0)),
  });

  const ofArithmetic = (typed: Extract<TypedExpression, {kind: 'arithmetic'}>): LinearForms => {
    const percents = [typed.left, typed.right].filter(({type}) => type.kind === 'percent').length;
    const forms = arithmetic[typed.operator].forms(of(typed.left), of(typed.right), percents);
    return forms === undefined || forms.linear.length > MOST_FORMS ? unknown(typed) : forms;
  };
  const of = (typed: TypedExpression): LinearForms => {
    switch (typed.kind) {
      case 'figure':
        return figures([typed.value]);
      case 'reference':
        return ofName(typed.name);
      case 'arithmetic':
        return ofArithmetic(typed);
      case 'call':
        return functions[typed.name].forms(typed.values, {formsOf: of, isInput}) ?? unknown(typed);
      default:
        return figures([]);
    }
  };
  return of;
}

function figureOf(datum: Datum): number {
  return datum.kind === 'figure' || datum.kind === 'percent' ? datum.value : 0;
}
