/**
 * Replaces the placeholders of a text: '{min} to {max}' with {min: '18', max: '65'} returns '18 to 65'.
 * A placeholder without a value is left in the text, where tests and reviewers notice it.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
