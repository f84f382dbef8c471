const names = ['desk', 'sheet', 'ink', 'quiet', 'line', 'accent'] as const;

/** The site's colours in the light scheme. */
export type Palette = Readonly<Record<(typeof names)[number], string>>;

/**
 * Reads the colours from the style sheet of tokens, whose first block is the light scheme.
 * @throws an Error when a colour is missing
 */
export function readPalette(tokens: string): Palette {
  const colour = (name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`tokens.css has no colour --${name}, which the social images use.`);
    return value;
  };
  return Object.fromEntries(names.map((name) => [name, colour(name)])) as Palette;
}
