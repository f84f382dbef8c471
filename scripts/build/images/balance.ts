/**
 * Breaks a text into as few lines as possible, with the longest line as short as possible, so that the last line is not a
 * single short word. If that does not fit, each word gets a separate line.
 * @param widthOf measures a line
 */
export function balance(text: string, maxWidth: number, widthOf: (line: string) => number): readonly string[] {
  const words = text.split(' ');
  const widths = new Map<string, number>();
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => widths.get(line) ?? measure(line)));
  const measure = (line: string): number => {
    const width = widthOf(line);
    widths.set(line, width);
    return width;
  };

  for (let count = 1; count < words.length; count += 1) {
    const best = splits(words, count).reduce((left, right) => (longest(right) < longest(left) ? right : left));
    if (longest(best) <= maxWidth) return best;
  }
  return words;
}

/** Every way to break words into `count` lines. */
function splits(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  const firstLineLengths = Array.from({length: words.length - count + 1}, (_, index) => index + 1);
  return firstLineLengths.flatMap((end) =>
    splits(words.slice(end), count - 1).map((rest) => [words.slice(0, end).join(' '), ...rest]),
  );
}
