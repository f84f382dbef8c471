/** What the emitting of `explain` shares: each value's derivation is a function of its own, made when it is first asked for. */
import type {TypedExpression} from '../../expression/types.ts';
import type {Step} from '../../model.ts';
import {withUnit, type EmitContext} from '../context.ts';
import {namesIn} from '../../walk.ts';

export interface ExplanationContext extends EmitContext {
  /**
   * The JavaScript of how an expression came about: a Derivation of runtime/explanation.ts.
   * @param unit what the value counts, where the value around it says so
   * @param label what the value is called, where it has a name
   */
  readonly derivation: (typed: TypedExpression, unit?: string, label?: string) => string;
  /** The JavaScript of the checks that decided a condition, or its opposite where it is negated. */
  readonly checks: (typed: TypedExpression, negated?: boolean) => string;
  /**
   * A call of the function that gives what `code` makes, declared once for each key. A function's body may ask for
   * others in turn.
   */
  readonly once: (key: string, code: () => string) => string;
  /** A list that several rows choose from, declared once. */
  readonly list: (key: string, code: () => string) => string;
  /** The functions and lists, as declarations. */
  readonly declared: () => readonly string[];
}

/** The functions behind `derivation` and `checks`; each gets the context with both, since they call each other. */
export interface Emitters {
  readonly derivation: (
    typed: TypedExpression,
    unit: string | undefined,
    context: ExplanationContext,
    label?: string,
  ) => string;
  readonly checks: (typed: TypedExpression, context: ExplanationContext, negated: boolean) => string;
}

export function explanationContext(context: EmitContext, emitters: Emitters): ExplanationContext {
  const names = new Map<string, string>();
  const declarations: string[] = [];
  // No name of a definition holds a '$', and no other of the emitted code two of them.
  const declare = (key: string, write: (name: string) => string): string => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `w$$${names.size}`;
    names.set(key, name);
    declarations.push(write(name));
    return name;
  };
  const shared: ExplanationContext = {
    ...context,
    derivation: (typed, unit, label) => emitters.derivation(typed, unit, shared, label),
    checks: (typed, negated = false) => emitters.checks(typed, shared, negated),
    once: (key, code) => `${declare(key, (name) => `const ${name} = () => ${code()};`)}()`,
    list: (key, code) => declare(key, (name) => `const ${name} = ${code()};`),
    declared: () => declarations,
  };
  return shared;
}

/** The step of a name: 'points.age', or 'permit' for 'permit.fee'. */
export function stepOf(name: string, {model}: EmitContext): Step | undefined {
  const [owner] = name.split('.') as [string];
  return model.steps.find((step) => step.name === name) ?? model.steps.find((step) => step.name === owner);
}

/** A value as text, by its kind. */
export function textCode(typed: TypedExpression, unit: string | undefined, context: EmitContext): string {
  const code = context.expression(typed).text;
  switch (typed.type.kind) {
    case 'number':
      return context.fold(figureText(code, unit), namesIn(typed));
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

function figureText(code: string, unit: string | undefined): string {
  return unit === undefined ? `$grouped(${code})` : withUnit(code, unit);
}

/** A function that writes a number with the unit. */
export function writer(unit: string | undefined): string {
  return unit === undefined ? '$grouped' : `(n$$) => ${withUnit('n$$', unit)}`;
}

/** The number, where the value is one. */
export function numberCode(typed: TypedExpression, context: EmitContext): string | undefined {
  const {kind} = typed.type;
  return kind === 'number' || kind === 'percent' ? context.expression(typed).text : undefined;
}
