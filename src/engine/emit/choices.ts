/**
 * Which choices the code may read as they were typed. An unknown option counts as not chosen; where a choice is only
 * compared with options and blank has no row of its own, an unknown option behaves so by itself, and need not be looked up.
 */
import type {TypedExpression} from '../expression/typed.ts';
import type {CheckedTable, Model} from '../model.ts';
import {children, deciders, isTable, namesIn, type Node, expressionsOfBlock} from '../walk.ts';

/** The choices whose typed answer does not matter beyond comparisons with options. */
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
      return isBlank(node.right) ? namesIn(node.left) : [...compared(node.left), ...compared(node.right)];
    case 'compareLevels':
      return [...compared(node.left), ...compared(node.right)];
    case 'in':
      return node.options.includes('') ? namesIn(node.left) : compared(node.left);
    case 'inList':
      return compared(node.left);
    default:
      return children(node).flatMap(lookedUpIn);
  }
}

/** What decides a row is compared with the options of each, but looked up where blank has a row of its own. */
function lookedUpInTable(table: CheckedTable): readonly string[] {
  const by = deciders(table);
  const inRows = children(table).filter((child) => !by.some((decider) => decider === child));
  return [
    ...by.flatMap((decider, index) => (hasBlankRow(table, index) ? namesIn(decider) : compared(decider))),
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
function compared(typed: TypedExpression): readonly string[] {
  return typed.kind === 'reference' ? [] : lookedUpIn(typed);
}

const isBlank = (typed: TypedExpression): boolean => typed.kind === 'option' && typed.value === '';
