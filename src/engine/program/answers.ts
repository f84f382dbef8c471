/** The code that reads the answers, one statement per input, and the code that fills them in from a profile. */
import {deciderName} from '../check/profile.ts';
import type {Input} from '../language/definition/input.ts';
import type {TypedExpression, CheckedTable} from '../language/typed.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import type {CheckedMapping, Model} from '../language/model.ts';
import {levelsOf, moneyTerms} from '../runtime/profile.ts';
import {children, expressionsOfBlock, isTable, namesIn, type Node} from '../language/walk.ts';
import type {EmitContext} from './context.ts';
import {
  call,
  chain,
  type Code,
  js,
  literal,
  literalOf,
  member,
  named,
  objectOf,
  variable,
} from '../language/expression/javascript.ts';
import {constant, type Declaration, functionOf} from './statements.ts';
import {valueCode} from './values.ts';

/**
 * `const _age = $readInteger(answers.age);`
 * @param isUnvalidated for a choice that may be used as the form gives it: see `unvalidatedChoices`
 */
export function readCode(input: Input, isUnvalidated = false): Code {
  const answer = answerCode(input);
  const code = isUnvalidated ? call('$readText', [answer]) : inputCompilers[input.type].readCode(input, answer);
  return js`const ${variable(input.name)} = ${code};`;
}

/** Whether a required answer is missing, where `readCode` has declared the input. */
export function missingCode(input: Input): Code {
  return inputCompilers[input.type].missingCode(input, answerCode(input));
}

/** What the form holds for an input. */
export function answerCode({name}: Input): Code {
  return member(named('answers'), name);
}

/**
 * The choices that are used as the form gives them, not checked against their options. Their answers are only compared
 * with options, never with blank, so an unknown option has the same effect as a blank answer.
 */
export function unvalidatedChoices(model: Model): ReadonlySet<string> {
  const {definition} = model;
  const choices = definition.inputs.filter(({options}) => options.length > 0).map(({name}) => name);
  const validated = new Set([
    ...model.needs.flatMap(({name, condition}) => [name, ...(condition === undefined ? [] : validatedIn(condition))]),
    ...model.steps.flatMap(({value}) => validatedIn(value)),
    ...model.card.flatMap(expressionsOfBlock).flatMap(validatedIn),
  ]);
  return new Set(choices.filter((name) => !validated.has(name)));
}

/** The names whose answers must be validated, since a node does more than compare them with options. */
function validatedIn(node: Node): readonly string[] {
  if (isTable(node)) return validatedInTable(node);
  switch (node.kind) {
    case 'reference':
      return [node.name];
    case 'compare':
    case 'compareLevels':
    case 'in':
    case 'inList':
      return comparesWithBlank(node) ? namesIn(node.left) : children(node).flatMap(validatedInOperand);
    default:
      return children(node).flatMap(validatedIn);
  }
}

/** What decides a row is only compared with options, unless there is a row for blank. */
function validatedInTable(table: CheckedTable): readonly string[] {
  const {by} = table;
  const inRows = children(table).filter((child) => !by.some((decider) => decider === child));
  return [
    ...by.flatMap((decider, index) => (hasBlankRow(table, index) ? namesIn(decider) : validatedInOperand(decider))),
    ...inRows.flatMap(validatedIn),
  ];
}

/** @param index 0 for what decides the row, 1 for what decides the column */
function hasBlankRow({rows}: CheckedTable, index: number): boolean {
  const selectors = index === 0 ? rows : rows.flatMap(({columns = []}) => columns);
  return selectors.some(({options}) => options?.includes(''));
}

/** A bare reference is only compared; other operands are searched. */
function validatedInOperand(node: Node): readonly string[] {
  return node.kind === 'reference' ? [] : validatedIn(node);
}

function comparesWithBlank(typed: TypedExpression): boolean {
  if (typed.kind === 'in') return typed.options.includes('');
  return typed.kind === 'compare' && typed.right.kind === 'option' && typed.right.value === '';
}

/** Declares `programme` and `answersOf`, which are undefined for a calculator without a profile. */
export function profileCode(context: EmitContext): readonly Declaration[] {
  const {profile} = context.model;
  if (profile === undefined) return [constant('programme', js`undefined`), constant('answersOf', js`undefined`)];
  const {programme, answers: mappings} = profile;
  const declarations = mappings.flatMap((mapping) =>
    mapping.kind === 'table'
      ? [js`const ${variable(deciderName(mapping.input.name))} = ${deciderCode(mapping.terms)};`]
      : [],
  );
  const answers = objectOf(mappings, (mapping) => [mapping.input.name, mappedCode(mapping, context)]);
  return [
    constant('programme', literalOf(programme)),
    functionOf('answersOf', ['profile', 'amountIn'], [...declarations, js`return ${answers};`]),
  ];
}

function deciderCode([term, other]: readonly string[]): Code {
  if (other !== undefined) return call('$higherLevel', [termCode(term!), termCode(other)]);
  return levelsOf(term!) === undefined ? call('$readNumber', [termCode(term!)]) : termCode(term!);
}

const termCode = (term: string): Code => member(js`profile`, term);

function mappedCode(mapping: CheckedMapping, context: EmitContext): Code {
  switch (mapping.kind) {
    case 'term':
      return termCode(mapping.term);
    case 'money': {
      const {amount, payments} = moneyTerms[mapping.term];
      return call('amountIn', [literal(amount), literal(mapping.currency), literal(payments)]);
    }
    case 'always':
      return literal(mapping.option);
    case 'table': {
      const code = valueCode(mapping.value, mapping.input.name, context);
      const [term] = mapping.terms;
      return levelsOf(term!) === undefined ? chain([[call('$isBlank', [termCode(term!)]), js`""`]], code) : code;
    }
  }
}
