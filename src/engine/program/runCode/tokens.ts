/** Emitted JavaScript as tokens. */

export interface Token {
  readonly kind: 'string' | 'number' | 'name' | 'sign' | 'end';
  /** As it is written. */
  readonly text: string;
}

const pattern =
  /\s*(?:("(?:[^"\\]|\\.)*")|(\d[\d.]*(?:e[+-]?\d+)?)|([A-Za-z_$][\w$]*)|(=>|===|!==|>=|<=|&&|\|\||\?\?|\.\.\.|[-+*/<>=!?:.,;(){}[\]]))/y;

const kinds = ['string', 'number', 'name', 'sign'] as const;

/** The tokens, then one that says that there are no more. */
export function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = code.trimEnd().length;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex;
    const found = pattern.exec(code);
    if (found === null) throw new SyntaxError(`no token of emitted code: ${code.slice(from, from + 40)}`);
    const group = kinds.findIndex((_, index) => found[index + 1] !== undefined);
    tokens.push({kind: kinds[group]!, text: found[group + 1]!});
  }
  return [...tokens, {kind: 'end', text: ''}];
}

/** For each opening bracket the position of the one that closes it. */
export function closingBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({kind, text}, index) => {
    if (kind !== 'sign') return;
    if ('([{'.includes(text)) open.push(index);
    else if (')]}'.includes(text)) closing.set(open.pop()!, index);
  });
  return closing;
}
