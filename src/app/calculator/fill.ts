/**
 * Writes values into a text of words.yaml: '{min} to {max}' with {min: '18', max: '65'} gives '18 to 65'.
 * A placeholder without a value stays as it is, so that a test or a reader sees it.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
