/**
 * A checked definition as a JavaScript module: `id`, `rulesHash`, `calculate` in straight-line code, `page`,
 * `documentation` and `explain`.
 * ```
 * inputs, then guards ─▶ values, each behind what it reads ─▶ result ─▶ workings and card, when asked for
 * ```
 */
import type {Input} from '../../definition/input.ts';
import {runtimeFiles} from '../../functions/runtime.ts';
import {referencesOfModel} from '../references.ts';
import type {Model, Step} from '../model.ts';
import {verdictOf} from '../verdict.ts';
import {cardCode} from './card.ts';
import {changesCode, outcomeCode} from './changes.ts';
import {datedCode, emitContext, type EmitContext} from './context.ts';
import {comparedOnly} from './choices.ts';
import {daysOfChange} from './daysOfChange.ts';
import {documentationCode} from './documentation.ts';
import {readingCode} from './inputs.ts';
import {array, indent, object, string} from './javascript.ts';
import {pageCode} from './page.ts';
import {profileCode} from './profile.ts';
import {rulesHash} from './rulesHash.ts';
import {calculatedParts, datedConstants, valueStatements} from './statements.ts';
import {explainCode} from './workings/explain.ts';

/** The body of a module, without imports and exports: it declares what compile.ts exports. */
export function emitBody(model: Model): string {
  const context = emitContext(model);
  const rules = ruleStatements(context, comparedOnly(model));
  const calculate = calculateCode(rules, context);
  const page = pageCode(context);
  const documentation = documentationCode(context);
  const changes = changesCode(context);
  const explain = explainCode(ruleStatements(context, new Set()), context);
  const dated = datedConstants(context);
  const pageFunction =
    page.includes('today') || dated.length > 0
      ? `function page(today) {\n${indent([...dated, `return ${page};`])}\n}`
      : `const page$ = ${page};\nfunction page() {\n  return page$;\n}`;
  const rulesData = dataCode(calculate + page + documentation + changes, context);
  const withoutLabels = rulesData.filter((line) => !line.startsWith('const labels$'));
  const data = new Set([...rulesData, ...choiceLists(model, explain)]);
  return [
    `const id = ${string(model.definition.id)};`,
    `const rulesHash = ${string(rulesHash([...withoutLabels, ...rules].join('\n')))};`,
    ...data,
    calculate,
    pageFunction,
    `function documentation(today) {\n${indent([...dated, `return ${documentation};`])}\n}`,
    profileCode(context),
    explain,
    `const changesOn = ${array(daysOfChange(model).map(string))};`,
    changes,
  ].join('\n');
}

/** The calculation alone, for those who run many versions of a definition: it declares `calculate` and `outcome`. */
export function emitCalculation(model: Model): string {
  const context = emitContext(model);
  const calculate = calculateCode(ruleStatements(context, comparedOnly(model)), context);
  const verdict = verdictOf(model);
  const outcome = verdict === undefined ? 'function outcome() {\n  return null;\n}' : outcomeCode(verdict, context);
  const data = [...fixedConstants(context), ...choiceLists(model, calculate + outcome), ...context.hoisted()];
  return [...data, calculate, outcome].join('\n');
}

/** The imports that a body needs, as lines, from a folder that holds src/functions. */
export function emitImports(body: string, folder: string): string {
  const used = new Set([...body.matchAll(/(?<![\w$])\$(\w+)/g)].map((match) => match[1]!));
  return Object.entries(runtimeFiles)
    .flatMap(([file, functions]) => {
      const names = Object.keys(functions).filter((name) => used.has(name));
      return names.length === 0
        ? []
        : [`import {${names.map((name) => `${name} as $${name}`).join(', ')}} from ${string(`${folder}/${file}.ts`)};`];
    })
    .join('\n');
}

/** What `code` reads of constants, choices and fixed rows, as declarations in front of it. */
export function dataCode(code: string, context: EmitContext): readonly string[] {
  return [...fixedConstants(context), ...choiceLists(context.model, code), ...context.hoisted()];
}

function fixedConstants({model}: EmitContext): readonly string[] {
  const {rules, form} = referencesOfModel(model);
  return model.definition.constants
    .filter((constant) => constant.dated.periods.length === 1 && (rules.has(constant.name) || form.has(constant.name)))
    .map(({name, dated}) => `const ${name} = ${datedCode(dated)};`);
}

/** The options, orders and labels of the choices that the code reads. */
function choiceLists({definition}: Model, code: string): readonly string[] {
  return definition.inputs.flatMap(({name, options, order}) =>
    [
      [`options$${name}`, array(options.map((option) => string(option.value)))],
      [`order$${name}`, array((order?.options ?? []).map((option) => string(option.word)))],
      [`labels$${name}`, object(Object.fromEntries(options.map((option) => [option.value, string(option.label)])))],
    ].flatMap(([list, value]) =>
      new RegExp(`${list!.replace('$', '\\$')}\\b`).test(code) ? [`const ${list} = ${value};`] : [],
    ),
  );
}

/**
 * From the answers to the result.
 * @param asTyped the choices that need no looking up
 */
function ruleStatements(context: EmitContext, asTyped: ReadonlySet<string>): readonly string[] {
  const {definition} = context.model;
  const result = object(Object.fromEntries(definition.result.map(({name}) => [name, `result$${name}`])));
  return [...valueStatements(calculatedParts(context.model), context, asTyped), `const result = ${result};`];
}

function calculateCode(rules: readonly string[], context: EmitContext): string {
  const {model} = context;
  const {inputs, steps} = calculatedParts(model);
  const asTyped = comparedOnly(model);
  return `function calculate(answers, today, workings) {\n${indent([
    ...rules,
    `if (workings !== undefined) {\n${indent([`workings.values = ${valuesCode(model, inputs, steps, asTyped)};`, `workings.card = () => ${cardCode(context)};`])}\n}`,
    'return result;',
  ])}\n}`;
}

/** Every named value for the workings; the parts of a sum under its name. */
function valuesCode(
  {definition}: Model,
  inputs: readonly Input[],
  steps: readonly Step[],
  asTyped: ReadonlySet<string>,
): string {
  const sums = definition.sums.map(
    (sum) =>
      [
        sum.name,
        object(
          Object.fromEntries(
            [...sum.parts.map((part) => part.name), 'total'].map((part) => [part, `${sum.name}$${part}`]),
          ),
        ),
      ] as const,
  );
  const values = steps.filter((step) => !step.name.includes('.')).map((step) => [step.name, step.name] as const);
  const answers = inputs.map(
    (input) => [input.name, asTyped.has(input.name) ? readingCode(input) : input.name] as const,
  );
  return object({...Object.fromEntries(answers), ...Object.fromEntries(values), ...Object.fromEntries(sums)});
}
