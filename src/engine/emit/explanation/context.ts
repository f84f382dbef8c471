/**
 * What the code generators of `explain` share. Each value's derivation is a separate function, emitted when it is first
 * needed.
 */
import type {TypedExpression, TypedOf} from '../../expression/types.ts';
import type {CheckedText, Model, Template} from '../../model.ts';
import {inputNamed, isFixed, templateNamed} from '../../references.ts';
import {concatenated, object, optionalString, string, variable} from '../javascript.ts';
import {plainNumber} from '../../functions/descriptor.ts';
import {isCurrency} from '../../runtime/formats.ts';
import {namesIn} from '../../walk.ts';
import {inUnitCode, type EmitContext} from '../context.ts';
import {shownCode} from '../shown.ts';
import {positionsCode, type PlaceInRules} from '../rules/lists.ts';
import {argumentInWords, instanceInWords} from '../words.ts';

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

/** The variable of the derivation of an argument, beside that of its value; no other name in the emitted code ends like this. */
export const derivationVariable = (parameter: string): string => `${variable(parameter)}$$of`;

/** The variable of what a sentence calls an argument. */
const wordsVariable = (parameter: string): string => `${variable(parameter)}$$words`;

/**
 * A call of a function that is declared once for a template and a key. It gets each argument as a value, as a derivation and in words.
 * @param code what it returns, made from the template's own value
 */
export function calledWithArguments(
  typed: TypedOf<'instance'>,
  key: string,
  code: (template: Template) => string,
  context: ExplanationContext,
): string {
  const template = templateNamed(typed.name, context.model)!;
  const variables = template.parameters.flatMap(({name}) => [
    variable(name),
    derivationVariable(name),
    wordsVariable(name),
  ]);
  const derive = context.list(`${key} of ${typed.name}`, () => `(${variables.join(', ')}) => (${code(template)})`);
  const values = typed.arguments.flatMap((given) => [
    context.expression(given).text,
    context.derivation(given),
    wordsCode(argumentInWords(given, context.model, asGiven), context),
  ]);
  return `${derive}(${values.join(', ')})`;
}

/** What a call is called: 'CLB of listening'. */
export function nameOfInstanceCode(typed: TypedOf<'instance'>, context: EmitContext): string {
  return wordsCode(instanceInWords(typed, context.model, asGiven), context);
}

const asGiven = (typed: TypedOf<'parameter'>): CheckedText => [{typed}];

/** Words as JavaScript, in which the arguments of a template are those of the call. */
function wordsCode(words: CheckedText, context: EmitContext): string {
  const codes = words.map((part) =>
    typeof part !== 'string' && part.typed.kind === 'parameter' ? wordsVariable(part.typed.name) : context.text([part]),
  );
  return concatenated(codes);
}

const isAnswer = (typed: TypedExpression, model: Model): boolean =>
  typed.kind === 'reference' && inputNamed(typed.name, model) !== undefined;

/** A value as text, by its kind; a figure that was worked out without decimals that nobody needs. */
function textCode(typed: TypedExpression, unit: string | undefined, context: EmitContext): string {
  const code = context.expression(typed).text;
  switch (typed.type.kind) {
    case 'number': {
      const isExact = typed.type.whole || isFixed(typed, context.model) || isAnswer(typed, context.model);
      const isLong = !isExact && !isCurrency(unit);
      const shown = shownCode(typed, unit, context) ?? (isLong ? `$shown(${code})` : code);
      return context.fold(inUnitCode(shown, unit), namesIn(typed));
    }
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

/** A value as text and, if it is a number or a percentage, as such, with its unit. */
export function valueProperties(typed: TypedExpression, unit: string | undefined, context: EmitContext) {
  const {kind} = typed.type;
  const isFigure = kind === 'number' || kind === 'percent';
  return {
    text: textCode(typed, unit, context),
    value: isFigure ? context.expression(typed).text : undefined,
    unit: isFigure && unit !== plainNumber ? optionalString(kind === 'percent' ? '%' : unit) : undefined,
  };
}

/** The JavaScript of a function that formats a number with its unit. */
export function formatterCode(unit: string | undefined): string {
  if (unit === undefined) return '$grouped';
  if (unit === plainNumber) return '$plain';
  return isCurrency(unit) ? `$amountFormat(${string(unit)})` : `(n$$) => ${inUnitCode('n$$', unit)}`;
}

/** The JavaScript of a link to a row of the rules; undefined if the page does not show it. */
export function rowCode(place: PlaceInRules | undefined): string | undefined {
  return place && object({list: String(place.list), row: String(place.row), sources: positionsCode(place.sources)});
}
