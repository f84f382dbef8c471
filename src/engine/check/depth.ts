/**
 * How deeply values are nested: one that reads another, whose formula has parts of its own, and so on. Every phase after
 * the checks follows this nesting with recursive functions, so it has a limit.
 */
import type {Model} from '../language/model.ts';
import {summandsOf} from '../language/readValue.ts';
import {stepOf} from '../language/references.ts';
import {children, type Node} from '../language/walk.ts';
import type {Context} from './context.ts';

/** Far more than any calculator needs (the deepest calculator has 17), and far less than overflows the stack. */
export const MAX_DEPTH = 300;

/** How many values may read each other one after another; they are resolved before their formulas can be measured. */
export const MAX_CHAIN = 150;

/** Reports the first value that is nested too deeply; those that read it are too. */
export function checkDepth(model: Model, {report}: Context): void {
  const depths = new Map<string, number>();
  const deepest = (nodes: readonly Node[]): number => Math.max(0, ...nodes.map(depthOf));
  const depthOf = (node: Node): number => {
    const read = node.kind === 'reference' || node.kind === 'constant' ? [node.name] : summandsOf(node);
    return 1 + Math.max(deepest(children(node)), ...read.map(depthOfName));
  };
  const depthOfName = (name: string): number => depths.get(stepOf(name, model)?.name ?? name) ?? 0;
  // Steps come after everything that they read.
  for (const {name, named, value} of model.steps) {
    const depth = depthOf(value);
    depths.set(name, depth);
    if (depth <= MAX_DEPTH) continue;
    report('too-deep', named.place, {name, limit: MAX_DEPTH});
    return;
  }
}
