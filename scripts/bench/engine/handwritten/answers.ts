/** The values of a form, by input id. */
export type Answers = Readonly<Record<string, string>>;

/** Reads a number as the definitions do: limited to 0 to 1e12, and 0 if it is missing or invalid. */
export function toNumber(text: string | undefined): number {
  const number = Number(text);
  return number > 0 && number < Infinity ? Math.min(number, 1e12) : 0;
}
