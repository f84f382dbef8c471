/**
 * What the code generators of `explain` share. Each value's derivation is a separate function, emitted when it is first
 * needed. The units of figures follow from the answers, constants and tables that they come from.
 */
import {arithmetic} from '../../expression/operators.ts';
import type {TypedExpression} from '../../expression/types.ts';
import {functions} from '../../functions/index.ts';
import type {CheckedValue, Model} from '../../model.ts';
import {constantNamed, inputNamed, stepOf} from '../../references.ts';
import {isTable, namesIn, rowsOf} from '../../walk.ts';
import {inUnitCode, type EmitContext} from '../context.ts';

export interface ExplanationContext extends EmitContext {
  /**
   * The JavaScript of how an expression came about: a Derivation of runtime/explanation.ts.
   * @param unit the unit of the value, if the value around it determines it
   * @param label the name of the value, if it has one
   */
  readonly derivation: (typed: TypedExpression, unit?: string, label?: string) => string;
  /** The JavaScript of the checks that decided a condition, or its negation. */
  readonly checks: (typed: TypedExpression, negated?: boolean) => string;
  /**
   * A call of a function that returns `code`. The function is declared once for each key; its body may call others. It
   * runs once: values that read others twice would otherwise repeat them millions of times.
   */
  readonly once: (key: string, code: () => string) => string;
  /** The name of a list or object that is declared once for each key. */
  readonly list: (key: string, code: () => string) => string;
  /** The declarations of all these. */
  readonly declared: () => readonly string[];
}

/** The implementations of `derivation` and `checks`; both get the context, since they call each other. */
interface Emitters {
  readonly derivation: (typed: TypedExpression, context: ExplanationContext, unit?: string, label?: string) => string;
  readonly checks: (typed: TypedExpression, context: ExplanationContext, negated?: boolean) => string;
}

export function explanationContext(context: EmitContext, emitters: Emitters): ExplanationContext {
  const names = new Map<string, string>();
  const declarations: string[] = [];
  // Names in a definition contain no '$', and no other name in the emitted code contains two.
  const declare = (key: string, code: () => string): string => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `w$$${names.size}`;
    names.set(key, name);
    declarations.push(`const ${name} = ${code()};`);
    return name;
  };
  const shared: ExplanationContext = {
    ...context,
    derivation: (typed, unit, label) => emitters.derivation(typed, shared, unit, label),
    checks: (typed, negated) => emitters.checks(typed, shared, negated),
    once: (key, code) => `${declare(key, () => `$once(() => ${code()})`)}()`,
    list: declare,
    declared: () => declarations,
  };
  return shared;
}

/** A value as text, by its kind. */
export function textCode(typed: TypedExpression, unit: string | undefined, context: EmitContext): string {
  const code = context.expression(typed).text;
  switch (typed.type.kind) {
    case 'number':
      return context.fold(inUnitCode(code, unit), namesIn(typed));
    case 'percent':
      return context.fold(`$percent(${code})`, namesIn(typed));
    case 'date':
      return `$calendarDay(${code})`;
    case 'choice':
    case 'text':
    case 'options':
      return context.text([{typed}]);
    default:
      return '""';
  }
}

/** The JavaScript of a function that formats a number with its unit. */
export function formatterCode(unit: string | undefined): string {
  return unit === undefined ? '$grouped' : `(n$$) => ${inUnitCode('n$$', unit)}`;
}

/** The number of a value that is a number or a percentage. */
export function numberCode(typed: TypedExpression, context: EmitContext): string | undefined {
  const {kind} = typed.type;
  return kind === 'number' || kind === 'percent' ? context.expression(typed).text : undefined;
}

/** The unit of a number; undefined if it has none, or an unknown one. */
export function unitOf(typed: TypedExpression, model: Model): string | undefined {
  switch (typed.kind) {
    case 'reference':
      return unitOfName(typed.name, model);
    case 'arithmetic': {
      const {left, right, operator} = typed;
      if (arithmetic[operator].group === 'sum') return unitOf(left, model) ?? unitOf(right, model);
      return right.type.kind === 'percent' ? unitOf(left, model) : undefined;
    }
    case 'call':
      return functions[typed.name].unit(typed.values.map((value) => unitOf(value, model)));
    default:
      return undefined;
  }
}

/** The unit of an answer or constant, which no surrounding value can change. */
export function ownUnit(name: string, model: Model): string | undefined {
  return (inputNamed(name, model) ?? constantNamed(name, model))?.unit;
}

/** The units of the names of each definition: a value may read another many times, directly and through others. */
const unitsOfNames = new WeakMap<Model, Map<string, string | undefined>>();

function unitOfName(name: string, model: Model): string | undefined {
  const known = unitsOfNames.get(model) ?? new Map<string, string | undefined>();
  unitsOfNames.set(model, known);
  if (!known.has(name)) known.set(name, findUnit(name, model));
  return known.get(name);
}

function findUnit(name: string, model: Model): string | undefined {
  const step = stepOf(name, model);
  if (step === undefined) return ownUnit(name, model);
  const column = name.slice(step.name.length + 1);
  return unitOnCard(name, model) ?? step.named.unit ?? unitOfValue(step.value, column, model);
}

function unitOfValue(value: CheckedValue, column: string, model: Model): string | undefined {
  if (value.kind === 'expression') return unitOf(value.typed, model);
  if (value.kind === 'first') return firstUnit(value.branches, (branch) => unitOfValue(branch.value, column, model));
  if (!isTable(value) || value.kind === 'list') return undefined;
  // All figures of a column have the same unit, so the first constant with a unit determines it.
  const cells = rowsOf(value).flatMap((row) => row.get(column) ?? []);
  return firstUnit(cells, (cell) => (cell.kind === 'constant' ? ownUnit(cell.name, model) : undefined));
}

/** The unit with which the card shows a value; it applies everywhere. */
function unitOnCard(name: string, model: Model): string | undefined {
  const items = model.card.flatMap((block) => [...block.items, ...(block.total ? [block.total] : [])]);
  const shown = items.filter(({value}) => value?.kind === 'reference' && value.name === name);
  return resolvedUnit(
    firstUnit(shown, ({unit}) => unit),
    model,
  );
}

function firstUnit<Item>(items: readonly Item[], unit: (item: Item) => string | undefined): string | undefined {
  return items.map(unit).find((known) => known !== undefined);
}

/** The unit of an item on the card: 'money' is the calculator's currency; several words are a phrase and no unit. */
export function resolvedUnit(unit: string | undefined, {definition}: Model): string | undefined {
  if (unit === 'money') return definition.currency ?? 'USD';
  return unit?.includes(' ') ? undefined : unit;
}
