/**
 * A tree (scripts/bench/engine/rules.ts) in the words of one engine.
 * @param syntax a function for each kind of node; it gets the node's parts already rendered
 */
export function render(tree, syntax) {
  const part = (each) => render(each, syntax);
  switch (tree.kind) {
    case 'literal':
      return syntax.literal(tree.value);
    case 'name':
      return syntax.name(tree.name);
    case 'arithmetic':
    case 'compare':
      return syntax[tree.kind](tree.operator, part(tree.left), part(tree.right));
    case 'not':
      return syntax.not(part(tree.operand));
    case 'cases':
      return syntax.cases(
        tree.cases.map(({condition, value}) => [part(condition), part(value)]),
        part(tree.otherwise),
      );
    default:
      return syntax[tree.kind](tree.parts.map(part));
  }
}

/** `(a + b)`, and the like, for engines that read text. */
export const infix = (operator) => (parts) => `(${parts.join(` ${operator} `)})`;

/**
 * Evaluates the values in order, each put among what the next ones read, and gives the result: code of its own for each
 * engine and its rules, as one would write it by hand.
 */
export function inOrder({values, results}, evaluators) {
  const statements = values.map(({name}, index) => `data.${name} = evaluators[${index}](data);`);
  const shown = Object.entries(results).map(([key, name]) => `${key}: data.${name}`);
  return new Function('evaluators', `return (data) => {${statements.join(' ')} return {${shown.join(', ')}}; };`)(
    evaluators,
  );
}
