/** The statements of a module: what each declares and reads is known, so that a part of a calculator takes only those that it needs. */
import {type Code, js, joinedBy, indent, named, namesOf, textOf} from '../language/expression/javascript.ts';

/** A statement of a module that is composed. */
export interface Declaration {
  readonly declares: string;
  readonly code: Code;
  /** Whether it is no rule, only how the card words it. */
  readonly isWording?: boolean;
}

/** A statement as text, with what is known of it. */
export interface Statement {
  readonly declares: string;
  /** All names in it: what it declares, reads and calls, and its own variables. */
  readonly names: readonly string[];
  readonly text: string;
}

/** A compiled calculator as JavaScript, without imports and exports. */
export type Body = readonly Statement[];

export function toStatement({declares, code}: Declaration): Statement {
  return {declares, names: [...namesOf(code)], text: textOf(code)};
}

/** `const name = code;` */
export function constant(name: string, code: Code): Declaration {
  return {declares: name, code: js`const ${named(name)} = ${code};`};
}

/** `function name(parameters) { … }` */
export function functionOf(name: string, parameters: readonly string[], lines: readonly Code[]): Declaration {
  const list = joinedBy(', ', parameters.map(named));
  return {declares: name, code: js`function ${named(name)}(${list}) {\n${indent(lines)}\n}`};
}

/** The statements that declare the names, and those that these need, in their order. */
export function reachedBy(names: readonly string[], body: Body): Body {
  const declaring = new Map(body.map((statement) => [statement.declares, statement]));
  const reached = new Set<Statement>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const statement = declaring.get(name);
    if (statement === undefined || reached.has(statement)) continue;
    reached.add(statement);
    pending.push(...statement.names);
  }
  return body.filter((statement) => reached.has(statement));
}

/** The statements one below the other. */
export const textOfAll = (body: Body): string => body.map(({text}) => text).join('\n');
