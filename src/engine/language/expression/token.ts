/** A part of the expression's text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly kind: 'name' | 'day' | 'figure' | 'quoted' | 'operator' | 'unknown' | 'end';
  readonly text: string;
}
