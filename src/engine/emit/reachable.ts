/** The declarations of a body that some of its names need. */

/** Emitted statements begin at the start of a line; what continues them is indented or closes a bracket. */
const statementStart = /^(?=[\w$])/m;

const name = /[\w$]+/g;

/** In `const a = …, b = …`. It also matches what only looks like one, such as a text with 'x = ', which only keeps more than is needed. */
const constants = /(?<![\w$])[\w$]+(?= = )/g;
const functionName = /(?<=^function )[\w$]+/g;

/**
 * Drops the statements that the names do not reach, so that a bundler has a sixth as much to parse: a part of a calculator is bundled on
 * its own and needs few of them. Names are compared as words, so a name that only a text contains keeps its declaration as well; bundlers
 * drop what remains unused.
 * @param body as `emitBody` returns it
 * @param names declared in it
 */
export function reachableFrom(body: string, names: readonly string[]): string {
  const statements = body.split(statementStart);
  const declarations = new Map<string, number[]>();
  statements.forEach((statement, index) => {
    const declared = statement.match(statement.startsWith('const ') ? constants : functionName) ?? [];
    for (const each of declared) declarations.set(each, [...(declarations.get(each) ?? []), index]);
  });
  const reached = new Set<number>();
  const pending = [...names];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const index of declarations.get(next) ?? []) {
      if (reached.has(index)) continue;
      reached.add(index);
      // A plan is data: its words are no names.
      if (next !== 'plan') pending.push(...statements[index]!.match(name)!);
    }
  }
  return statements.filter((_, index) => reached.has(index)).join('');
}
