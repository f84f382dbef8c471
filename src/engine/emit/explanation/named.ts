/** The derivation of a value that has a name, by the form in which the definition gives it. */
import {labelFromName} from '../../definition/constant.ts';
import type {TypedExpression} from '../../expression/types.ts';
import type {CheckedTable, CheckedValue} from '../../model.ts';
import {array, object, string, jsPrecedence, type Code, wrap} from '../javascript.ts';
import {placeInRules, rowLabels} from '../ruleTables.ts';
import {labelOfName} from '../words.ts';
import {becauseCode, branchChecks} from './checks.ts';
import {type ExplanationContext, numberCode, stepOf, textCode, writer} from './context.ts';
import {unitOf} from './units.ts';
import {namesIn} from '../../walk.ts';

type Reference = Extract<TypedExpression, {kind: 'reference'}>;

/** A value with what its derivation says whatever the form. */
interface Named {
  readonly typed: Reference;
  readonly label: string;
  readonly unit: string | undefined;
  /** Of the step: where the rules on the page have it. */
  readonly name: string;
  readonly note?: string;
}

export function namedDerivation(typed: Reference, unit: string | undefined, context: ExplanationContext): string {
  const step = stepOf(typed.name, context);
  if (step === undefined)
    return object({...commonProperties({typed, label: typed.name, unit, name: ''}, context), kind: '"fixed"'});
  const member = typed.name === step.name ? undefined : typed.name.slice(step.name.length + 1);
  const label =
    member === undefined
      ? labelOfName(step.name, context.model)
      : `${step.named.label}, ${labelFromName(member).toLowerCase()}`;
  const {note} = step.named;
  return valueDerivation(
    step.value,
    {typed, label, unit, name: step.name, ...(note === undefined ? {} : {note})},
    context,
  );
}

function commonProperties(
  {typed, label, unit, note}: Named,
  context: ExplanationContext,
): Record<string, string | undefined> {
  return {
    label: string(label),
    text: textCode(typed, unit, context),
    value: numberCode(typed, context),
    note: note === undefined ? undefined : string(note),
  };
}

function valueDerivation(value: CheckedValue, named: Named, context: ExplanationContext): string {
  switch (value.kind) {
    case 'expression': {
      // What only passes another value on is explained as that value.
      if (value.typed.kind === 'reference') return context.derivation(value.typed, named.unit);
      const code = context.derivation(value.typed, named.unit, named.label);
      return named.note === undefined ? code : `{...${code}, note: ${string(named.note)}}`;
    }
    case 'total':
      return object({
        ...commonProperties(named, context),
        kind: '"steps"',
        steps: totalCode(value.parts, named, context),
      });
    case 'first':
      return firstCode(value, named, context);
    case 'choices':
    case 'bands':
    case 'matrix':
      return tableCode(value, named, context);
    default:
      return object({...commonProperties(named, context), kind: '"fixed"'});
  }
}

function totalCode(parts: readonly string[], {unit}: Named, context: ExplanationContext): string {
  const [first, ...later] = parts.map((part) => {
    const step = context.model.steps.find(({name}) => name === part)!;
    const typed: Reference = {kind: 'reference', name: part, type: step.value.type};
    // A part stands under its own name, also where it passes another value on.
    return `{...${context.derivation(typed, unit ?? unitOf(typed, context.model))}, label: ${string(step.named.label)}}`;
  }) as [string, ...string[]];
  return `$workedOut(${first}, ${array(later.map((part) => array(['"plus"', part])))}, ${writer(unit)})`;
}

/** The branch that held, with the value that it gave. */
function firstCode(
  {branches}: Extract<CheckedValue, {kind: 'first'}>,
  named: Named,
  context: ExplanationContext,
): string {
  const place = placeInRules(named.name, context.model);
  const cases = branches.map(({value}, index) =>
    object({
      ...commonProperties(named, context),
      kind: '"case"',
      rule: place && `{table: ${place.table}, row: ${index}}`,
      checks: becauseCode(branchChecks(branches, index, context)),
      given: givenCode(value, named, context),
    }),
  );
  return branches
    .slice(0, -1)
    .map(({condition}, index) => `${context.expression(condition!).text} ? ${cases[index]} : `)
    .concat(cases.at(-1)!)
    .join('');
}

/** How the value of a branch came about, where it is more than words. */
function givenCode(value: CheckedValue, named: Named, context: ExplanationContext): string | undefined {
  if (value.kind === 'expression') return context.derivation(value.typed, named.unit);
  if (value.kind === 'text') {
    const from = value.text.flatMap((part) => (typeof part === 'string' ? [] : [part.typed]));
    const [only] = from;
    return from.length === 1 && isWorkedOut(only!, context) ? context.derivation(only!) : undefined;
  }
  return undefined;
}

function isWorkedOut(typed: TypedExpression, {model}: ExplanationContext): boolean {
  return namesIn(typed).some((name) => !model.definition.constants.some((constant) => constant.name === name));
}

function tableCode(table: Exclude<CheckedTable, {kind: 'list'}>, named: Named, context: ExplanationContext): string {
  const place = placeInRules(named.name, context.model);
  const labels = context.list(`labels of ${named.name}`, () => array(rowLabels(table, context)));
  const by = table.kind === 'matrix' ? table.by : [table.by];
  const row =
    table.kind === 'matrix'
      ? matrixCode(table, context)
      : table.kind === 'bands'
        ? bandCode(table, context)
        : rowCode(table, context);
  return object({
    ...commonProperties(named, context),
    kind: '"row"',
    rule: place && `$ruleRow(${place.table}, ${row}, ${labels})`,
    by: array(by.map((typed) => context.derivation(typed))),
  });
}

// Which row of its table on the page holds the value, as JavaScript: the rows are those of ruleTables.ts, in its order.

type Table<Kind> = Extract<CheckedTable, {kind: Kind}>;

function rowCode({by, rows}: Table<'choices'>, context: ExplanationContext): string {
  const code = context.expression(by);
  return chain(
    rows.map(({options}, index) => [isOneOf(code, options), index] as const),
    rows.length,
  );
}

/** Bands in ascending order: each is what remains below its end. */
function bandCode({by, bands}: Table<'bands'>, context: ExplanationContext): string {
  const value = wrap(context.expression(by), jsPrecedence.compare + 1);
  return chain(
    bands.slice(0, -1).map(({to}, index) => {
      const end = wrap(context.expression(to!.at), jsPrecedence.compare + 1);
      return [`${value} ${to!.after ? '<=' : '<'} ${end}`, index] as const;
    }),
    bands.length - 1,
  );
}

/** The row behind the last is that of any other pair; a row that has no column for the other choice says the same. */
function matrixCode({by: [down, across], rows}: Table<'matrix'>, context: ExplanationContext): string {
  const [downCode, acrossCode] = [context.expression(down), context.expression(across)];
  return chain(
    rows.map(({options}, index) => {
      const columns = rows.flatMap((row) => row.columns.flatMap((column) => column.options));
      return [`(${isOneOf(downCode, options)}) && (${isOneOf(acrossCode, [...new Set(columns)])})`, index] as const;
    }),
    rows.length,
  );
}

function isOneOf(by: Code, options: readonly string[]): string {
  return options.map((option) => `${wrap(by, jsPrecedence.compare + 1)} === ${string(option)}`).join(' || ');
}

function chain(rows: readonly (readonly [string, number])[], last: number): string {
  return rows.map(([test, index]) => `${test} ? ${index} : `).join('') + String(last);
}
