/** Synthetic definitions for the growth benchmark: numbered copies of the project's own. Copy 0 is the original. */

/** A made-up country for each copy, so that the search index gets as many different words as with real countries. */
export function countryOf(copy: number): string {
  const syllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su'];
  const digits = String(copy).padStart(3, '0');
  const name = [...digits].map((digit) => syllables[Number(digit)]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1) + 'land';
}

export function copyId(id: string, copy: number): string {
  return copy === 0 ? id : `${id}-${copy}`;
}

/**
 * Copies a definition with a different id, title and country and its constants in a different order. It is related to
 * definitions with the same copy number. The rules stay the same, so the original's cases still pass.
 * @throws Error if the text is not formatted like the project's own definitions
 */
export function copyDefinition(text: string, copy: number): string {
  if (copy === 0) return text;
  const country = countryOf(copy);
  const edits: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
    [/^id: (.*)$/m, (_, id) => `id: ${copyId(id!, copy)}`],
    [/^title: (['"]?)(.*?)\1$/m, (_, quote, title) => `title: ${quote}${title}, ${country}${quote}`],
    [/^country: .*$/m, () => `country: ${country}`],
    [
      /^related: \[(.*)\]$/m,
      (_, ids) =>
        `related: [${ids!
          .split(', ')
          .map((id) => copyId(id, copy))
          .join(', ')}]`,
    ],
  ];
  const renamed = edits.reduce((edited, [pattern, replacement]) => {
    if (!pattern.test(edited)) throw new Error(`No ${pattern} in a definition that begins with ${text.slice(0, 200)}`);
    return edited.replace(pattern, replacement);
  }, text);
  return renamed.replace(/(?<=^constants:\n)(?: {2}.*\n|\n(?= {2}))+/m, (block) => rotateEntries(block, copy));
}

/** Moves the first entries of a YAML block to its end. */
function rotateEntries(block: string, by: number): string {
  const entries = block.trimEnd().split(/\n(?= {2}\S)/);
  const start = by % entries.length;
  return `${[...entries.slice(start), ...entries.slice(0, start)].join('\n')}\n`;
}
