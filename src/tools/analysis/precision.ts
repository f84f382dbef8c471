/**
 * Where a comparison of two versions depends on the precision of calculations. Proofs take formulas to be exact; calculations are for
 * figures of up to 14 digits (engine/runtime/arithmetic.ts), so that `n * 0.1 + n * 0.2 >= 0.3` is `n >= 1` for those, and not for 0.999999999999999.
 */
import type {TypedExpression} from '../../engine/language/typed.ts';
import type {Model} from '../../engine/language/model.ts';
import {summandsOf} from '../../engine/language/readValue.ts';
import {rulesOf} from '../../engine/language/references.ts';
import {isExpression, isTable, bandsIn, withDescendants, type Node} from '../../engine/language/walk.ts';
import type {Fingerprint} from './fingerprints.ts';

/** Figures with no more digits than this, at any step of a calculation, are compared and rounded exactly. */
export const EXACT_DIGITS = 14;

/** Whether the versions calculate or compare fractions or products in the same way, so that what is rounded is the same in both. */
export function calculateAlike(models: readonly Model[], fingerprints: readonly Fingerprint[]): boolean {
  const [one, ...others] = models.map((model, index) => [...roundedIn(model, fingerprints[index]!)].toSorted().join());
  return others.every((other) => other === one);
}

/** Everything whose last digits may be lost, or that allows for such a loss, by its fingerprint. */
function roundedIn(model: Model, fingerprint: Fingerprint): ReadonlySet<string> {
  const nodes = rulesOf(model).flatMap(withDescendants);
  return new Set(nodes.flatMap((node) => roundedParts(node).map((part) => JSON.stringify(part.map(partKey)))));

  function partKey(part: Node | boolean): number | boolean {
    return typeof part === 'boolean' ? part : fingerprint(part);
  }
}

/** What of a node depends on the last digits: all of a calculation, but only the number and the limits of a table. */
function roundedParts(node: Node): readonly (readonly (Node | boolean)[])[] {
  if (isExpression(node)) return isRounded(node) ? [[node]] : [];
  if (summandsOf(node).length > 0 && isComputed(node.type)) return [[node]];
  if (!isTable(node)) return [];
  return bandsIn(node).flatMap(({by, selector: {to}}) =>
    to !== undefined && (isComputed(by.type) || isComputed(to.at.type)) ? [[by, to.at, to.after]] : [],
  );
}

function isRounded(typed: TypedExpression): boolean {
  switch (typed.kind) {
    case 'arithmetic':
      // Sums of whole answers have no more digits than JavaScript's numbers; products may.
      return isComputed(typed.type) || typed.operator === '*';
    case 'compare':
      return isComputed(typed.left.type) || isComputed(typed.right.type);
    case 'call':
    case 'fold':
      return isComputed(typed.type);
    default:
      return false;
  }
}

const isComputed = (type: TypedExpression['type']): boolean => type.kind === 'number' && type.computed;
