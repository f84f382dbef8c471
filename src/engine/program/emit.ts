/**
 * A checked definition as a JavaScript module with the members that module.ts describes.
 * ```
 * inputs, then guards ─▶ values, each after those it reads ─▶ verdict ─▶ result ─▶ on demand: all other values
 * ```
 * The card and its explanation are no code: plan/card.ts and plan/deriveCard.ts make them of these values and of the plan, which is a constant of the module.
 */
import {runtime, runtimeFiles} from '../runtime/runtime.ts';
import {modelReferences, orderedOptions} from '../language/references.ts';
import {canBeReplaced, isOnceAndForAll} from '../language/definition/constant.ts';
import {withItemFields} from '../language/definition/input.ts';
import type {Model} from '../language/model.ts';
import {profileCode, readCode} from './answers.ts';
import {calculationCode, datedConstantStatements, hashedStatements} from './calculate.ts';
import {changesCode, searchedVerdict} from './changes.ts';
import {datedCode, emitContext, type EmitContext} from './context.ts';
import {withoutHelpers} from '../plan/inWords/helpers.ts';
import {templateFunction, variablesOf} from './templates.ts';
import {valueCode} from './values.ts';
import {daysOfChange} from '../language/inForce.ts';
import {documentationOn, pageOn} from '../plan/inWords/page.ts';
import {onDay} from '../plan/inWords/onDay.ts';
import {codeOnDays} from './onDays.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {TypedExpression} from '../language/typed.ts';
import {namesIn} from '../language/walk.ts';
import {
  array,
  type Code,
  joinedBy,
  js,
  literal,
  literalOf,
  named,
  namesOf,
  objectOf,
  type OptionData,
  optionData,
  textOf,
  variable,
  variableName,
} from '../language/expression/javascript.ts';
import {type Body, constant, type Declaration, functionOf, toStatement} from './statements.ts';
import {namesOnCard, shownCardCode} from './shownCard.ts';
import {listedSources} from '../plan/inWords/sources.ts';
import {cutPlan} from '../plan/cutPlan.ts';
import {planOf} from '../plan/planOf.ts';

/** The statements of a module, without imports and exports: they declare what the parts of a calculator return (parts.ts). */
export function emitBody(model: Model): Body {
  const context = emitContext(model);
  const days = daysOfChange(model);
  const calculate = calculationCode(context, searchedVerdict(model));
  const page = pageStatements(days, context);
  const data = dataStatements([...calculate, ...page], context);
  const sources = codeOnDays([], () => listedSources(model));
  const rules = data.flatMap(({isWording, code}) => (isWording ? [] : [code]));
  return [
    constant('id', literal(model.definition.id)),
    constant('rulesHash', literal(rulesHash([...rules, ...hashedStatements(context)]))),
    ...data,
    ...calculate,
    ...page,
    constant('sources', sources),
    documentationStatement(days, model),
    ...profileCode(context),
    ...planStatements(model),
    constant('changesOn', array(days.map(literal))),
    ...changesCode(model),
  ].map(toStatement);
}

/**
 * What running cases takes, in a fraction of the time: the calculation and its card, but neither the search for other outcomes nor what the
 * page says of the rules.
 */
export function emitForCases(model: Model): Body {
  const context = emitContext(model);
  const calculate = calculationCode(context, undefined);
  const page = pageStatements(daysOfChange(model), context);
  return [
    constant('id', literal(model.definition.id)),
    ...dataStatements([...calculate, ...page], context),
    ...calculate,
    ...page,
    ...planStatements(model),
  ].map(toStatement);
}

/** Declares `cardPlan` and `workings`. */
function planStatements(model: Model): readonly Declaration[] {
  const replaceable = model.definition.constants.filter(canBeReplaced).map(({name}) => name);
  const {cardPlan, workings} = cutPlan(planOf(model), replaceable);
  return [constant('cardPlan', literalOf(cardPlan)), constant('workings', literalOf(workings))];
}

/** Declares `page`. Where nothing depends on the day, it always returns the same object. */
function pageStatements(days: readonly CalendarDay[], context: EmitContext): readonly Declaration[] {
  const {model} = context;
  const parts = {condition: (condition: TypedExpression) => conditionCode(condition, context), today: named('today')};
  const page = codeOnDays(days, (day) => pageOn(onDay(model, day), parts));
  const dated = datedConstantStatements(context, false);
  return ['today', 'rules$'].some((day) => namesOf(page).has(day)) || dated.length > 0
    ? [functionOf('page', ['today', 'rules$'], [...dated, js`return ${page};`])]
    : [constant('page$', page), functionOf('page', [], [js`return ${named('page$')};`])];
}

/** Declares `documentation`. */
function documentationStatement(days: readonly CalendarDay[], whole: Model): Declaration {
  const model = withoutHelpers(whole);
  const sources = named('sources');
  const documentation = codeOnDays(days, (day) => ({...documentationOn(onDay(model, day)), sources}));
  return functionOf('documentation', ['today', 'rules$'], [js`return ${documentation};`]);
}

/** A function of the answers; it reads the inputs as the calculation does. */
function conditionCode(condition: TypedExpression, {model, expression}: EmitContext): Code {
  const names = new Set(namesIn(condition));
  const reads = model.definition.inputs.filter((input) => names.has(input.name)).map((input) => readCode(input));
  return js`answers => { ${joinedBy(' ', reads)} return ${expression(condition)}; }`;
}

/** `calculate` and `evaluate` alone, for tools that run many versions of a definition; `evaluate` also gives what the card shows, as values. */
export function emitCalculation(model: Model): string {
  const context = emitContext(model);
  const shown = {code: shownCardCode(context), names: namesOnCard(model)};
  const calculation = calculationCode(context, undefined, shown);
  const statements = [...dataStatements(calculation, context), ...calculation];
  return statements.map(({code}) => textOf(code)).join('\n');
}

/** The import statements that the statements need; `addressOf` gives the module for a file of runtime/. */
export function emitImports(statements: Body, addressOf: (file: string) => string): string {
  const called = new Set(runtimeNames(statements));
  const imports = Object.entries(runtimeFiles).flatMap(([file, functions]) => {
    const names = Object.keys(functions).filter((name) => called.has(`$${name}`));
    const list = names.map((name) => `${name} as $${name}`).join(', ');
    return names.length === 0 ? [] : [`import {${list}} from ${textOf(literal(addressOf(file)))};`];
  });
  return imports.join('\n');
}

/** The functions of the runtime that the statements call, by the names in them: `$choose`. */
export function runtimeNames(statements: Body): readonly string[] {
  const names = new Set(statements.flatMap((statement) => statement.names));
  return Object.keys(runtime).filter((name) => names.has(name));
}

/** What statements need: constants, lists of options, hoisted rows, functions of templates. */
export function dataStatements(using: readonly {code: Code}[], context: EmitContext): readonly Declaration[] {
  const names = new Set<string>();
  for (const {code} of using) namesOf(code, names);
  const functions = templateFunctions(names, context);
  return [...fixedConstants(context), ...choiceLists(context.model, names), ...context.hoisted(), ...functions];
}

/**
 * The functions of the templates that are called, and of those that they call.
 * @param names in the code; those in the functions are added
 */
function templateFunctions(names: Set<string>, context: EmitContext): readonly Declaration[] {
  const declared = new Map<string, Declaration>();
  const declareCalled = (called: ReadonlySet<string>): void => {
    for (const template of context.model.templates) {
      const {name, parameters, value} = template;
      const functionName = templateFunction(name);
      if (declared.has(name) || !called.has(functionName)) continue;
      const others = [...variablesOf(template, context.model), ...context.passedOn].map(named);
      const list = joinedBy(', ', [...parameters.map((parameter) => variable(parameter.name)), ...others]);
      const statement = constant(functionName, js`(${list}) => (${valueCode(value, name, context)})`);
      declared.set(name, statement);
      namesOf(statement.code, names);
      declareCalled(namesOf(statement.code));
    }
  };
  declareCalled(new Set(names));
  return [...declared.values()];
}

function fixedConstants({model}: EmitContext): readonly Declaration[] {
  const {rules, form} = modelReferences(model);
  return model.definition.constants
    .filter((each) => isOnceAndForAll(each) && (rules.has(each.name) || form.has(each.name)))
    .map(({name, dated}) => constant(variableName(name), datedCode(dated)));
}

/** The options, orders and labels of the choices that are among the names. */
function choiceLists(model: Model, names: ReadonlySet<string>): readonly Declaration[] {
  return withItemFields(model.definition.inputs).flatMap((input) => {
    const {name, each = [], options} = input;
    // A list whose fields are choices is declared too, with no options: without it the hash of the rules would change, and old links with it.
    const read = (kind: OptionData, code: () => Code): readonly Declaration[] =>
      [input, ...each].some((field) => names.has(optionData(kind, field.name)))
        ? [constant(optionData(kind, name), code())]
        : [];
    return [
      ...read('options', () => array(options.map(({value}) => literal(value)))),
      ...read('order', () => array(orderedOptions(name, model).map(literal))),
      ...read('labels', () => objectOf(options, ({value, label}) => [value, literal(label)])).map((labels) => ({
        ...labels,
        isWording: true,
      })),
    ];
  });
}

/**
 * A short hash of a calculator's rules, for links that hold answers: it shows whether the rules have changed since.
 * Strings with a space are wording and are ignored: no option, name or table key has one. The caller omits labels.
 * @param code of the calculation, without the card and the page
 * @returns 32 bits (FNV-1a) in letters and digits
 */
function rulesHash(code: readonly Code[]): string {
  const rules = textOf(joinedBy('\n', code), ({kind, text}) => {
    if (kind === 'literal') return text.includes(' ') ? '""' : text;
    // Links made before variables began with an underscore keep their hash.
    return text.startsWith('_') ? text.slice(1) : text;
  });
  let hash = 0x811c9dc5;
  for (let index = 0; index < rules.length; index += 1) hash = Math.imul(hash ^ rules.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
