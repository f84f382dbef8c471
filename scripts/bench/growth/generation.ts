/** Definitions that are not there yet: each of the project's own again, under other names. */

/** Words for a country that no other generation has, so that the search has as many different words as countries. */
export function countryOf(generation: number): string {
  const syllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su'];
  const digits = String(generation).padStart(3, '0');
  const name = [...digits].map((digit) => syllables[Number(digit)]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1) + 'land';
}

export function idIn(generation: number, id: string): string {
  return generation === 0 ? id : `${id}-${generation}`;
}

/**
 * A definition with another id, title and country, its constants in another order, related to those of its own generation.
 * The rules stay, so that its cases hold.
 * @throws Error where the text is not laid out like the project's own
 */
export function definitionIn(generation: number, text: string): string {
  if (generation === 0) return text;
  const country = countryOf(generation);
  const edits: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
    [/^id: (.*)$/m, (_, id) => `id: ${idIn(generation, id!)}`],
    [/^title: (['"]?)(.*?)\1$/m, (_, quote, title) => `title: ${quote}${title}, ${country}${quote}`],
    [/^country: .*$/m, () => `country: ${country}`],
    [
      /^related: \[(.*)\]$/m,
      (_, ids) =>
        `related: [${ids!
          .split(', ')
          .map((id) => idIn(generation, id))
          .join(', ')}]`,
    ],
  ];
  const renamed = edits.reduce((edited, [pattern, write]) => {
    if (!pattern.test(edited)) throw new Error(`No ${pattern} in a definition that begins with ${text.slice(0, 200)}`);
    return edited.replace(pattern, write);
  }, text);
  return renamed.replace(/(?<=^constants:\n)(?: {2}.*\n|\n(?= {2}))+/m, (block) => turned(block, generation));
}

/** The entries of a block, beginning with another one. */
function turned(block: string, by: number): string {
  const entries = block.trimEnd().split(/\n(?= {2}\S)/);
  const start = by % entries.length;
  return `${[...entries.slice(start), ...entries.slice(0, start)].join('\n')}\n`;
}
