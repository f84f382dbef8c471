/**
 * Renders an expression tree (scripts/bench/engine/rules.ts) in the syntax of an engine.
 * @param syntax a function for each kind of node, called with the rendered children
 */
export function render(tree, syntax) {
  const renderChild = (child) => render(child, syntax);
  switch (tree.kind) {
    case 'literal':
      return syntax.literal(tree.value);
    case 'name':
      return syntax.name(tree.name);
    case 'arithmetic':
    case 'compare':
      return syntax[tree.kind](tree.operator, renderChild(tree.left), renderChild(tree.right));
    case 'not':
      return syntax.not(renderChild(tree.operand));
    case 'cases':
      return syntax.cases(
        tree.cases.map(({condition, value}) => [renderChild(condition), renderChild(value)]),
        renderChild(tree.otherwise),
      );
    default:
      return syntax[tree.kind](tree.parts.map(renderChild));
  }
}

/** Renders `(a + b + c)`, for engines whose syntax is text. */
export const infix = (operator) => (parts) => `(${parts.join(` ${operator} `)})`;

/**
 * Compiles a function that evaluates the values in order, stores each in the input for the following ones to read, and
 * returns the result. The code is generated, so that it is as fast as if it were handwritten for each set of rules.
 */
export function combineEvaluators({values, results}, evaluators) {
  const statements = values.map(({name}, index) => `data.${name} = evaluators[${index}](data);`);
  const fields = Object.entries(results).map(([key, name]) => `${key}: data.${name}`);
  return new Function('evaluators', `return (data) => {${statements.join(' ')} return {${fields.join(', ')}}; };`)(
    evaluators,
  );
}
