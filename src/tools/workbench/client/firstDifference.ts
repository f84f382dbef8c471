/** The first line (1-based) in which two versions of a text differ; undefined where they are the same. */
export function firstDifference(before: string, after: string): number | undefined {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const index = other.findIndex((line, at) => line !== one[at]);
  if (index >= 0) return index + 1;
  return one.length === other.length ? undefined : other.length;
}
