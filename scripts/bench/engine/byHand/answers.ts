/** What a form holds, as the calculations by hand read it. */
export type Answers = Readonly<Record<string, string>>;

/** The number that counts: from 0 to 1e12; 0 where it is missing, junk or below 0. */
export function toNumber(text: string | undefined): number {
  const number = Number(text);
  return number > 0 && number < Infinity ? Math.min(number, 1e12) : 0;
}
