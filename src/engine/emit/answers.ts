/** How the calculation reads the answers, one statement an input, and what fills them from a profile. */
import {deciderVariable} from '../check/profile.ts';
import type {Input} from '../definition/input.ts';
import type {TypedExpression} from '../expression/types.ts';
import {inputCompilers} from '../inputs/index.ts';
import type {CheckedMapping, CheckedTable, Model} from '../model.ts';
import {levelsOf} from '../runtime/profile.ts';
import {children, deciders, expressionsOfBlock, isTable, namesIn, type Node} from '../walk.ts';
import type {EmitContext} from './context.ts';
import {objectOf, property, string} from './javascript.ts';
import {valueCode} from './values.ts';

/**
 * `const age = $readInteger(answers.age);`
 * @param asTyped for a choice that is only compared with options: an unknown one need not be replaced
 */
export function readCode(input: Input, asTyped = false): string {
  const answer = answerCode(input);
  const code = asTyped ? `$readText(${answer})` : inputCompilers[input.type].readCode(input, answer);
  return `const ${input.name} = ${code};`;
}

/** Whether a required answer is missing, where `readCode` has declared the input. */
export function missingCode(input: Input): string {
  return inputCompilers[input.type].missingCode(input, answerCode(input));
}

/** What the form holds for an input. */
export function answerCode({name}: Input): string {
  return `answers${property(name)}`;
}

/**
 * The choices whose answers are only compared with options, where blank has no row of its own: an unknown option then
 * behaves like one that is not chosen, so the code need not look the answer up.
 */
export function comparedOnly(model: Model): ReadonlySet<string> {
  const {definition} = model;
  const choices = definition.inputs.filter(({options}) => options.length > 0).map(({name}) => name);
  const guarded = definition.needs.map((need) => need.name);
  const lookedUp = new Set([
    ...guarded,
    ...model.steps.flatMap(({value}) => lookedUpIn(value)),
    ...model.card.flatMap(expressionsOfBlock).flatMap(lookedUpIn),
  ]);
  return new Set(choices.filter((name) => !lookedUp.has(name)));
}

/** The names that a node needs as options, not only compared with them. */
function lookedUpIn(node: Node): readonly string[] {
  if (isTable(node)) return lookedUpInTable(node);
  switch (node.kind) {
    case 'reference':
      return [node.name];
    case 'compare':
    case 'compareLevels':
    case 'in':
    case 'inList':
      return asksForBlank(node) ? namesIn(node.left) : children(node).flatMap(lookedUpInOperand);
    default:
      return children(node).flatMap(lookedUpIn);
  }
}

/** What decides a row is compared with the options of each, but looked up where blank has a row of its own. */
function lookedUpInTable(table: CheckedTable): readonly string[] {
  const by = deciders(table);
  const inRows = children(table).filter((child) => !by.some((decider) => decider === child));
  return [
    ...by.flatMap((decider, index) => (hasBlankRow(table, index) ? namesIn(decider) : lookedUpInOperand(decider))),
    ...inRows.flatMap(lookedUpIn),
  ];
}

/** @param index 0 for what decides the row, 1 for what decides the column of a matrix */
function hasBlankRow(table: CheckedTable, index: number): boolean {
  if (table.kind !== 'choices' && table.kind !== 'matrix') return false;
  const rows = table.kind === 'matrix' && index === 1 ? table.rows.flatMap(({columns}) => columns) : table.rows;
  return rows.some(({options}) => options.includes(''));
}

/** A bare reference is only compared; anything more is looked into. */
function lookedUpInOperand(typed: TypedExpression): readonly string[] {
  return typed.kind === 'reference' ? [] : lookedUpIn(typed);
}

function asksForBlank(typed: TypedExpression): boolean {
  if (typed.kind === 'in') return typed.options.includes('');
  return typed.kind === 'compare' && typed.right.kind === 'option' && typed.right.value === '';
}

/** Declares `answersOf`, which is undefined for a calculator that no profile answers. */
export function profileCode(context: EmitContext): string {
  const {profile} = context.model;
  if (profile.length === 0) return 'const answersOf = undefined;';
  const levels = profile.flatMap((mapping) =>
    mapping.kind === 'table' ? [`  const ${deciderVariable(mapping.input.name)} = ${deciderCode(mapping.terms)};`] : [],
  );
  const answers = objectOf(profile, (mapping) => [mapping.input.name, mappedCode(mapping, context)]);
  return ['function answersOf(profile, salaryIn) {', ...levels, `  return ${answers};`, '}'].join('\n');
}

function deciderCode([term, other]: readonly string[]): string {
  if (other !== undefined) return `$higherLevel(profile.${term}, profile.${other})`;
  return levelsOf(term!) === undefined ? `$readNumber(profile.${term})` : `profile.${term}`;
}

function mappedCode(mapping: CheckedMapping, context: EmitContext): string {
  switch (mapping.kind) {
    case 'term':
      return `profile.${mapping.term}`;
    case 'salary':
      return `salaryIn(${string(mapping.currency)}, ${mapping.payments})`;
    case 'always':
      return string(mapping.option);
    case 'table': {
      const code = valueCode(mapping.value, mapping.input.name, context).text;
      return mapping.value.kind === 'bands' ? `$isBlank(profile.${mapping.terms[0]}) ? "" : ${code}` : code;
    }
  }
}
