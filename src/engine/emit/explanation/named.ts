/** The working of a value that has a name, by the form in which the definition gives it. */
import {inWords} from '../../definition/constant.ts';
import type {TypedExpression} from '../../expression/typed.ts';
import type {CheckedTable, CheckedValue} from '../../model.ts';
import {bandCode, matrixCode, rowCode} from './row.ts';
import {array, object, string} from '../javascript.ts';
import {placeInRules} from '../rules.ts';
import {rowLabels} from '../ruleTable.ts';
import {labelOfName} from '../words.ts';
import {becauseCode, branchChecks} from './checks.ts';
import {numberCode, stepOf, textCode, writer, type ExplanationContext} from './context.ts';
import {unitOf} from './units.ts';
import {namesIn} from '../../walk.ts';

type Reference = Extract<TypedExpression, {kind: 'reference'}>;

/** A value with what every working of it says, whatever the form. */
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
    return object({...said({typed, label: typed.name, unit, name: ''}, context), kind: '"fixed"'});
  const member = typed.name === step.name ? undefined : typed.name.slice(step.name.length + 1);
  const label =
    member === undefined
      ? labelOfName(step.name, context.model)
      : `${step.named.label}, ${inWords(member).toLowerCase()}`;
  const {note} = step.named;
  return valueDerivation(
    step.value,
    {typed, label, unit, name: step.name, ...(note === undefined ? {} : {note})},
    context,
  );
}

function said({typed, label, unit, note}: Named, context: ExplanationContext): Record<string, string | undefined> {
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
      return object({...said(named, context), kind: '"steps"', steps: totalCode(value.parts, named, context)});
    case 'first':
      return firstCode(value, named, context);
    case 'choices':
    case 'bands':
    case 'matrix':
      return tableCode(value, named, context);
    default:
      return object({...said(named, context), kind: '"fixed"'});
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
      ...said(named, context),
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
    ...said(named, context),
    kind: '"row"',
    rule: place && `$ruleRow(${place.table}, ${row}, ${labels})`,
    by: array(by.map((typed) => context.derivation(typed))),
  });
}
