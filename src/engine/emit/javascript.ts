/** JavaScript as text: small helpers for literals, objects and lists. */

/** A string literal that is safe in any script: no line separators, no closing tags. */
export function string(text: string): string {
  return JSON.stringify(text).replace(
    /[\u2028\u2029<]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `{key: code, …}`; properties without code are left out. */
export function object(properties: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(properties).flatMap(([key, code]) =>
    code === undefined ? [] : [`${propertyName(key)}: ${code}`],
  );
  return `{${written.join(', ')}}`;
}

/** `[code, …]` */
export function array(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

/** `code + code`, with literals beside each other as one. */
export function concatenated(texts: readonly string[]): string {
  const isLiteral = (code: string): boolean => /^"(?:[^"\\]|\\.)*"$/.test(code);
  const joined = texts.reduce((before: readonly string[], code) => {
    const last = before.at(-1);
    if (last === undefined || !isLiteral(last) || !isLiteral(code)) return [...before, code];
    return [...before.slice(0, -1), string((JSON.parse(last) as string) + (JSON.parse(code) as string))];
  }, []);
  return joined.join(' + ');
}

/** `key` or `"odd key"`; `__proto__` is made a plain key. */
export function propertyName(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : string(key);
}

/** `.key` or `["odd key"]` */
export function property(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `.${key}` : `[${string(key)}]`;
}

/** Lines as the body of a function. */
export function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n');
}
