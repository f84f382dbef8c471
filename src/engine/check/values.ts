/** Values of every kind: conditions are conditions; branches share a type, are all reachable, and one always applies. */
import {factsOf} from '../language/expression/ranges.ts';
import {nothing, texts} from '../language/expression/types.ts';
import type {TypedExpression, CheckedLine, CheckedValue} from '../language/typed.ts';
import type {NamedValue} from '../language/definition/named.ts';
import {unitUnder} from '../language/definition/unit.ts';
import type {Branch, Line, Value} from '../language/definition/value.ts';
import {checkFormula, checkWhen, type Context} from './context.ts';
import {commonType, inDeclaredUnit} from './data.ts';
import type {TableOwner} from './optionRows.ts';
import {checkTable} from './tables.ts';
import {checkText, typeOfText} from './texts.ts';

/** What is under a name, in the unit that it declares. */
export function checkNamed(named: NamedValue, owner: TableOwner, context: Context): CheckedValue {
  const value = checkValue(named.value, owner, context);
  return {...value, type: inDeclaredUnit(value.type, unitUnder(named), named.place, context.report)};
}

export function checkValue(value: Value, owner: TableOwner, context: Context): CheckedValue {
  switch (value.kind) {
    case 'formula': {
      const typed = checkFormula(value.formula, context);
      return {kind: 'expression', typed, type: typed.type};
    }
    case 'text': {
      const text = checkText(value.text, context);
      return {kind: 'text', text, type: typeOfText(text)};
    }
    case 'nothing':
      return {kind: 'nothing', type: nothing};
    case 'first':
      return checkFirst(value.branches, owner, context);
    case 'lines':
      return {kind: 'lines', lines: value.lines.map((line) => checkLine(line, context)), type: texts};
    case 'table':
      return checkTable(value.table, owner, context);
    case 'fields': {
      const fields = value.fields.map((field) => ({
        key: field.key,
        value: checkValue(field.value, {...owner, name: field.key}, context),
      }));
      return {
        kind: 'fields',
        fields,
        type: {kind: 'group', members: new Map(fields.map((field) => [field.key, field.value.type]))},
      };
    }
  }
}

function checkFirst(branches: readonly Branch[], owner: TableOwner, context: Context): CheckedValue {
  let inBranch = context;
  const checked = branches.map(({condition, value}) => {
    const typed = condition && checkWhen(condition, inBranch);
    const branch = {condition: typed, value: checkValue(value, owner, knowing(typed, true, inBranch))};
    inBranch = knowing(typed, false, inBranch);
    return branch;
  });
  const always = branches.findIndex((branch) => branch.condition === undefined);
  if (always < 0) context.report('branch-missing', branches.at(-1)!.place);
  else if (always < branches.length - 1) {
    context.report('branch-never', [
      branches[always + 1]!.place,
      {...branches[always]!.place, label: 'this always holds'},
    ]);
  }
  const type = commonType(
    checked.map(({value}, index) => ({type: value.type, place: branches[index]!.place})),
    context.report,
  );
  return {kind: 'first', branches: checked, type};
}

function checkLine({condition, say, else: otherwise, stop}: Line, context: Context): CheckedLine {
  const typed = condition && checkWhen(condition, context);
  return {
    condition: typed,
    say: checkText(say, knowing(typed, true, context)),
    otherwise: otherwise && checkText(otherwise, knowing(typed, false, context)),
    stop: stop === true,
  };
}

/** The context of what is used only where a condition holds, or only where it does not. */
function knowing(condition: TypedExpression | undefined, holds: boolean, context: Context): Context {
  if (condition === undefined) return context;
  const {scope} = context;
  return {...context, scope: {...scope, facts: [...(scope.facts ?? []), ...factsOf(condition, holds, scope)]}};
}
