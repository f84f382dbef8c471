/**
 * `calculate` and `evaluate`: straight-line code from the answers to the result. The card and the values are made in a
 * function of their own, since a captured variable would slow down every calculation, also one that needs neither.
 */
import {cardCode} from './card.ts';
import {comparedOnly} from './inputs.ts';
import type {EmitContext} from './context.ts';
import {chooseCode} from '../inputs/choice.ts';
import {indent, object} from './javascript.ts';
import {
  calculatedParts,
  cardParts,
  datedNames,
  statementsAfterGuards,
  type Parts,
  otherParts,
  resultParts,
  valueStatements,
} from './statements.ts';
import type {Model} from '../model.ts';

export interface CalculationCode {
  /** Declares `calculate` and `evaluate`. */
  readonly code: string;
  /** The statements of the rules alone, without the card. */
  readonly rules: readonly string[];
}

export function calculationCode(context: EmitContext): CalculationCode {
  const {model} = context;
  const asTyped = comparedOnly(model);
  const known = resultParts(model);
  const rules = [...valueStatements(known, context, asTyped), resultStatement(model)];
  const others = statementsAfterGuards(otherParts(model), context, asTyped);
  const onCard = statementsAfterGuards(cardParts(model), context, asTyped);
  // Statements that both need are written twice: compression removes the cost, and values are often read without the card.
  const evaluation = object({
    result: 'result',
    values: thunkCode(others, valuesCode(model, asTyped)),
    card: thunkCode(onCard, cardCode(context)),
  });
  const variables = ['answers', 'today', ...datedNames(model), ...namesOfParts(known)].filter((name) =>
    mentions(name, evaluation),
  );
  const passed = ['result', ...variables].join(', ');
  const statements = [...rules, `return isWhole$ ? evaluation$(${passed}) : result;`];
  const code = [
    `function evaluation$(${passed}) {\n  return ${evaluation.replaceAll('\n', '\n  ')};\n}`,
    `function calculated$(answers, today, isWhole$) {\n${indent(statements)}\n}`,
    'function calculate(answers, today) {\n  return calculated$(answers, today, false);\n}',
    'const stopped$ = {result: null, values: () => ({}), card: () => []};',
    'function evaluate(answers, today) {\n  return calculated$(answers, today, true) ?? stopped$;\n}',
  ].join('\n');
  return {code, rules: [...rules, ...others]};
}

/** The last statement of the rules. */
export function resultStatement({definition}: Model): string {
  return `const result = ${object(Object.fromEntries(definition.result.map(({name}) => [name, `result$${name}`])))};`;
}

/** The variables that the statements of these parts declare. */
function namesOfParts({inputs, steps}: Parts): readonly string[] {
  return [...inputs, ...steps].map(({name}) => name.replace('.', '$'));
}

function mentions(name: string, code: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

/** A function that gives `value`. */
function thunkCode(statements: readonly string[], value: string): string {
  return statements.length === 0 ? `() => (${value})` : `() => {\n${indent([...statements, `return ${value};`])}\n}`;
}

/** Every named value; the parts of a sum under its name. */
function valuesCode(model: Model, asTyped: ReadonlySet<string>): string {
  const {inputs, steps} = calculatedParts(model);
  const sums = model.definition.sums.map(
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
    (input) => [input.name, asTyped.has(input.name) ? chooseCode(input.name, input.name) : input.name] as const,
  );
  return object({...Object.fromEntries(answers), ...Object.fromEntries(values), ...Object.fromEntries(sums)});
}
