/** Plain data as YAML on one line, as people write cases: `{age: 30, education: phd}`. */

/** Words that YAML or a cases file reads as something else. */
const reserved = ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n', 'null', 'blank', 'nothing'];

/** What may stand without quotes: words with hyphens, a range, a day. */
const plain = /^(?:[a-z]\w*(?:-\w+)*|\d+(?:-\d+)+)$/i;

const figure = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

export function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, each]) => `${inFlow(key)}: ${inFlow(each)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return plain.test(value) && !reserved.includes(value.toLowerCase()) ? value : JSON.stringify(value);
}

/** Answers as a form holds them; a figure needs no quotes. */
export function answersInFlow(answers: Readonly<Record<string, string>>): string {
  return inFlow(
    Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, figure.test(text) ? Number(text) : text])),
  );
}
