const names = ['desk', 'sheet', 'ink', 'quiet', 'line', 'accent'] as const;

/** The site's colours in one of its schemes. */
export type Palette = Readonly<Record<(typeof names)[number], string>>;

/**
 * Reads the colours from the style sheet of tokens, which gives each as light-dark(#…, #…).
 * @throws an Error when a colour is missing
 */
export function readPalette(tokens: string, scheme: 'light' | 'dark' = 'light'): Palette {
  const colour = (name: string): string => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens) ?? [];
    const value = scheme === 'light' ? light : dark;
    if (value === undefined) throw new Error(`tokens.css has no colour --${name}, which the social images use.`);
    return value;
  };
  return Object.fromEntries(names.map((name) => [name, colour(name)])) as Palette;
}
