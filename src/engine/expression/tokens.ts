/** A stretch of the expression's text: `start` is in it, `end` is not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly kind: 'name' | 'figure' | 'quoted' | 'operator' | 'unknown' | 'end';
  readonly text: string;
}

/** Words that are operators, so nothing can be called so. */
export const operatorWords = ['and', 'or', 'not', 'in', 'is', 'empty'] as const;

/**
 * A name may hold glued hyphens (`oil-gas`); a minus therefore needs a space before or behind it.
 * Figures group with underscores and may end in a percent sign. Operators of other languages and texts in double
 * quotes are unknown, each as a whole, so that a message can show them.
 */
const pattern =
  /(?<space>\s+)|(?<figure>\d[\d_]*(?:\.\d+)?%?)|(?<name>[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*)|(?<quoted>'[^']*')|(?<unknown>&&|\|\||=>|=<|<>|"[^"]*")|(?<operator>==|!=|<=|>=|[<>+\-*/().,[\]])|(?<other>[^])/gy;

/** Cuts an expression into tokens; the last is always `end`. Never fails: what fits nowhere is `unknown`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups!;
    if (groups['space'] !== undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    tokens.push({kind: kindOf(groups), text: match[0], start, end});
  }
  return [...tokens, {kind: 'end', text: '', start: text.length, end: text.length}];
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups['figure'] !== undefined) return 'figure';
  if (groups['quoted'] !== undefined) return 'quoted';
  if (groups['operator'] !== undefined) return 'operator';
  if ((groups['unknown'] ?? groups['other']) !== undefined) return 'unknown';
  return operatorWords.some((word) => word === groups['name']) ? 'operator' : 'name';
}

/** The number that a figure stands for: `1_625_000` is 1625000, `30%` is 30. */
export function figureValue(text: string): number {
  return Number(text.replaceAll('_', '').replace('%', ''));
}
