/**
 * The parts of a file that can be parsed alone: its sections, and their entries. After an error the parser reads what follows
 * in a wrong way, so what it says of the rest is only worth showing for the parts that the error is not in.
 */

/** Offsets into the text; `end` is exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The smallest parts with an error: entries of a section, or a section where none of its entries has one alone.
 * @param hasError whether the text between two offsets cannot be parsed
 */
export function brokenParts(text: string, hasError: (part: Part) => boolean): readonly Part[] {
  return partsAt(0, {start: 0, end: text.length}, text)
    .filter(hasError)
    .flatMap((section) => {
      const entries = entriesOf(section, text).filter(hasError);
      return entries.length === 0 ? [section] : entries;
    });
}

/** The parts that begin with a line of this indentation, other than a closing bracket; lines above the first one belong to it. */
function partsAt(indentation: number, {start, end}: Part, text: string): readonly Part[] {
  const starts = linesIn({start, end}, text).flatMap((line) => (line.indentation === indentation ? [line.start] : []));
  return starts.map((from, index) => ({start: index === 0 ? start : from, end: starts[index + 1] ?? end}));
}

/** The entries below the key of a section: they are indented as its first one is. */
function entriesOf({start, end}: Part, text: string): readonly Part[] {
  const [header, first] = linesIn({start, end}, text);
  if (header === undefined || first === undefined || first.indentation === 0) return [];
  return partsAt(first.indentation, {start: text.indexOf('\n', header.start) + 1, end}, text);
}

/** The lines that are no comment and do not begin with a closing bracket, each with its offset in the text. */
function linesIn({start, end}: Part, text: string): readonly {readonly start: number; readonly indentation: number}[] {
  return [...text.slice(start, end).matchAll(/^( *)[^\s#}\]]/gm)].map(({index, 1: spaces}) => ({
    start: start + index,
    indentation: spaces!.length,
  }));
}
