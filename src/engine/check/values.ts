/** Values of every form: conditions are conditions, branches are of one kind, each can be reached, and one always holds. */
import {diagnose} from '../diagnostics/diagnostic.ts';
import {describeType, errorType, nothing, text as anyText, texts, type Type, unify} from '../expression/types.ts';
import type {Branch, Line, Value} from '../definition/value.ts';
import type {CheckedLine, CheckedValue} from '../model.ts';
import {checkFormula, checkWhen, type Context} from './context.ts';
import {checkTable, type TablePlace} from './tables.ts';
import {checkText} from './texts.ts';

export function checkValue(value: Value, at: TablePlace, context: Context): CheckedValue {
  switch (value.kind) {
    case 'formula': {
      const typed = checkFormula(value.formula, context);
      return {kind: 'expression', typed, type: typed.type};
    }
    case 'text': {
      const text = checkText(value.text, context);
      const only = text[0];
      return {
        kind: 'text',
        text,
        type: text.length === 1 && typeof only === 'string' ? {kind: 'text', words: [only]} : anyText,
      };
    }
    case 'nothing':
      return {kind: 'nothing', type: nothing};
    case 'first':
      return checkFirst(value.branches, at, context);
    case 'lines':
      return {kind: 'lines', lines: value.lines.map((line) => checkLine(line, context)), type: texts};
    case 'table':
      return checkTable(value.table, at, context);
    case 'fields': {
      const fields = value.fields.map((field) => ({
        key: field.key,
        value: checkValue(field.value, {...at, name: field.key}, context),
      }));
      return {
        kind: 'fields',
        fields,
        type: {kind: 'group', members: new Map(fields.map((field) => [field.key, field.value.type]))},
      };
    }
  }
}

function checkFirst(branches: readonly Branch[], at: TablePlace, context: Context): CheckedValue {
  const checked = branches.map((branch) => ({
    ...(branch.condition === undefined ? {} : {condition: checkWhen(branch.condition, context)}),
    value: checkValue(branch.value, at, context),
  }));
  const always = branches.findIndex((branch) => branch.condition === undefined);
  if (always < 0) context.report(diagnose('branch-missing', branches.at(-1)!.place));
  else if (always < branches.length - 1) {
    context.report(
      diagnose('branch-never', [branches[always + 1]!.place, {...branches[always]!.place, label: 'this always holds'}]),
    );
  }
  const type = checked.reduce((one: Type, {value}, index) => {
    const both = unify(one, value.type);
    if (both === undefined)
      context.report(
        diagnose('kinds-differ', branches[index]!.place, {one: describeType(one), other: describeType(value.type)}),
      );
    return both ?? errorType;
  }, checked[0]!.value.type);
  return {kind: 'first', branches: checked, type};
}

function checkLine(line: Line, context: Context): CheckedLine {
  return {
    ...(line.condition === undefined ? {} : {condition: checkWhen(line.condition, context)}),
    say: checkText(line.say, context),
    ...(line.else === undefined ? {} : {otherwise: checkText(line.else, context)}),
    stop: line.stop === true,
  };
}
