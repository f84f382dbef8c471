/**
 * A checked definition as a JavaScript module with the members that compiled/module.ts describes.
 * ```
 * inputs, then guards ─▶ values, each after those it reads ─▶ result ─▶ on demand: other values and card
 * ```
 */
import {runtime, runtimeFiles} from '../runtime/runtime.ts';
import {modelReferences, orderedOptions} from '../references.ts';
import {withItemFields} from '../definition/input.ts';
import type {Model} from '../model.ts';
import {profileCode, readCode} from './answers.ts';
import {calculationCode, datedConstantStatements, hashedStatements} from './calculate.ts';
import {changesCode, searchedVerdict} from './changes.ts';
import {datedCode, emitContext, type EmitContext} from './context.ts';
import {withoutHelpers} from '../inWords/helpers.ts';
import {templateFunction, variablesOf} from './templates.ts';
import {valueCode} from './values.ts';
import {daysOfChange} from '../inForce.ts';
import {documentationOn, pageOn} from '../inWords/page.ts';
import {onDay} from '../inWords/onDay.ts';
import {codeOnDays, Written} from './onDays.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {TypedExpression} from '../typed.ts';
import {namesIn} from '../walk.ts';
import {array, indent, literalOf, objectOf, optionData, string, variable} from './javascript.ts';
import {namesOnCard, shownCardCode} from './shownCard.ts';
import {listedSources} from '../inWords/sources.ts';
import {planOf} from '../plan/planOf.ts';

/** The body of a module, without imports and exports: it declares what compile.ts exports. */
export function emitBody(model: Model): string {
  const context = emitContext(model);
  const days = daysOfChange(model);
  const calculate = calculationCode(context, searchedVerdict(model));
  const page = pageStatements(days, context);
  const rulesData = dataCode([calculate, page].join('\n'), context);
  const withoutLabels = rulesData.filter((line) => !line.startsWith('const labels$'));
  return [
    `const id = ${string(model.definition.id)};`,
    `const rulesHash = ${string(rulesHash([...withoutLabels, ...hashedStatements(context)].join('\n')))};`,
    ...rulesData,
    calculate,
    page,
    `const sources = ${codeOnDays([], () => listedSources(model))};`,
    documentationStatement(days, model),
    profileCode(context),
    `const plan = ${literalOf(planOf(model))};`,
    `const changesOn = ${array(days.map(string))};`,
    changesCode(model),
  ].join('\n');
}

/** Declares `page`. Where nothing depends on the day, it always returns the same object. */
function pageStatements(days: readonly CalendarDay[], context: EmitContext): string {
  const {model} = context;
  const parts = {
    condition: (condition: TypedExpression) => new Written(conditionCode(condition, context)),
    today: new Written('today'),
  };
  const page = codeOnDays(days, (day) => pageOn(onDay(model, day), parts));
  const dated = datedConstantStatements(context);
  if (page.includes('today') || dated.length > 0)
    return `function page(today) {\n${indent([...dated, `return ${page};`])}\n}`;
  return `const page$ = ${page};\nfunction page() {\n  return page$;\n}`;
}

/** Declares `documentation`. */
function documentationStatement(days: readonly CalendarDay[], whole: Model): string {
  const model = withoutHelpers(whole);
  const sources = new Written('sources');
  const documentation = codeOnDays(days, (day) => ({...documentationOn(onDay(model, day)), sources}));
  return `function documentation(today) {\n  return ${documentation};\n}`;
}

/** A function of the answers; it reads the inputs as the calculation does. */
function conditionCode(condition: TypedExpression, {model, expression}: EmitContext): string {
  const names = new Set(namesIn(condition));
  const reads = model.definition.inputs.filter((input) => names.has(input.name)).map((input) => readCode(input));
  return `answers => { ${reads.join(' ')} return ${expression(condition).text}; }`;
}

/** `calculate` and `evaluate` alone, with what the card shows on demand, for tools that run many versions of a definition. */
export function emitCalculation(model: Model): string {
  const context = emitContext(model);
  const code = calculationCode(context, undefined, {code: shownCardCode(context), names: namesOnCard(model)});
  return [...dataCode(code, context), code].join('\n');
}

/** The import statements that a body needs; `addressOf` gives the module for a file of runtime/. */
export function emitImports(body: string, addressOf: (file: string) => string): string {
  const used = calledIn(body);
  const imports = Object.entries(runtimeFiles).flatMap(([file, functions]) => {
    const names = Object.keys(functions).filter((name) => used.has(`$${name}`));
    const list = names.map((name) => `${name} as $${name}`).join(', ');
    return names.length === 0 ? [] : [`import {${list}} from ${string(addressOf(file))};`];
  });
  return imports.join('\n');
}

/** The functions of the runtime that code may call, by the names in it: `$choose`. */
export function runtimeNames(code: string): readonly string[] {
  const used = calledIn(code);
  return Object.keys(runtime).filter((name) => used.has(name));
}

function calledIn(code: string): ReadonlySet<string> {
  return new Set(code.match(/(?<![\w$])\$\w+/g));
}

/** The declarations that `code` needs: constants, lists of options, hoisted rows, functions of templates. */
export function dataCode(code: string, context: EmitContext): readonly string[] {
  const functions = templateStatements(code, context);
  const lists = choiceLists(context.model, [code, ...functions].join('\n'));
  return [...fixedConstants(context), ...lists, ...context.hoisted(), ...functions];
}

/** The functions of the templates that the code calls, and of those that they call. */
function templateStatements(code: string, context: EmitContext): readonly string[] {
  const declared = new Map<string, string>();
  const declareCalled = (text: string): void => {
    for (const template of context.model.templates) {
      const {name, parameters, value} = template;
      const called = templateFunction(name);
      if (declared.has(name) || !text.includes(`${called}(`)) continue;
      const others = [...variablesOf(template, context.model), ...context.passedOn];
      const names = [...parameters.map((parameter) => variable(parameter.name)), ...others].join(', ');
      const statement = `const ${called} = (${names}) => (${valueCode(value, name, context).text});`;
      declared.set(name, statement);
      declareCalled(statement);
    }
  };
  declareCalled(code);
  return [...declared.values()];
}

function fixedConstants({model}: EmitContext): readonly string[] {
  const {rules, form} = modelReferences(model);
  return model.definition.constants
    .filter((constant) => constant.dated.periods.length === 1 && (rules.has(constant.name) || form.has(constant.name)))
    .map(({name, dated}) => `const ${variable(name)} = ${datedCode(dated)};`);
}

/** The options, orders and labels of the choices that the code reads. */
function choiceLists(model: Model, code: string): readonly string[] {
  return withItemFields(model.definition.inputs).flatMap(({name, options}) =>
    [
      [optionData('options', name), array(options.map(({value}) => string(value)))],
      [optionData('order', name), array(orderedOptions(name, model).map(string))],
      [optionData('labels', name), objectOf(options, ({value, label}) => [value, string(label)])],
    ].flatMap(([list, value]) =>
      new RegExp(`${list!.replaceAll('$', '\\$')}\\b`).test(code) ? [`const ${list} = ${value};`] : [],
    ),
  );
}

/**
 * A short hash of a calculator's rules, for links that hold answers: it shows whether the rules have changed since.
 * Strings with a space are wording and are ignored: no option, name or table key has one. The caller omits labels.
 * @param code the emitted code of the calculation, without the card and the page
 * @returns 32 bits (FNV-1a) in letters and digits
 */
function rulesHash(code: string): string {
  const rules = code
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) => (text.includes(' ') ? '""' : text))
    // Links made before variables began with an underscore keep their hash.
    .replace(/\b_(?=[a-z])/g, '');
  let hash = 0x811c9dc5;
  for (let index = 0; index < rules.length; index += 1) hash = Math.imul(hash ^ rules.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
