/** What a YAML parser complains of, each complaint in an editor's words. */
export interface Complaint {
  /** Of the parser's code or message. */
  readonly pattern: RegExp;
  readonly problem: string;
  /** What to do; of some, by the words that the parser stumbles over. */
  readonly hint: string | ((words: string) => string);
  /** Where the editor looks for it; by default what the parser stumbles over. */
  readonly place?: 'opening' | 'rest of line';
}

export const indentation =
  "Begin it in the column of the lines that it belongs to: two spaces a level, and '- ' before each entry of a list.";
const quoteWholeText = 'Put the whole text in quotes.';

/** The first that fits counts. */
export const complaints: readonly Complaint[] = [
  {
    pattern: /Missing closing/,
    problem: 'this quote is not closed',
    hint: 'Close it with the same kind of quote.',
    place: 'opening',
  },
  {
    pattern: /end with a [}\]]/,
    problem: 'this bracket is not closed',
    hint: 'Close it, or write the entry on several lines without brackets.',
    place: 'opening',
  },
  {
    pattern: /TAB_AS_INDENT/,
    problem: 'a tab stands where only spaces may stand',
    hint: 'Indent with spaces, two a level.',
  },
  {
    pattern: /MULTIPLE_DOCS/,
    problem: "'---' begins a second document",
    hint: 'Take the line out: a file holds one document.',
    place: 'rest of line',
  },
  {
    pattern: /BLOCK_AS_IMPLICIT_KEY/,
    problem: 'a second colon with a space stands in this value',
    hint: quoteWholeText,
    place: 'rest of line',
  },
  {
    pattern: /BAD_DQ_ESCAPE/,
    problem: 'a backslash in double quotes has a meaning of its own',
    hint: 'Put the text in single quotes.',
  },
  {
    pattern: /BAD_SCALAR_START|Not a YAML token|Block scalar header/,
    problem: 'a text cannot begin with this sign',
    hint: quoteWholeText,
    place: 'rest of line',
  },
  {
    pattern: /on same line with key/,
    problem: 'a list cannot begin on the line of its key',
    hint: "Write each '- …' on a line of its own below the key.",
    place: 'rest of line',
  },
  {
    pattern: /BLOCK_IN_FLOW|Missing , |Missing space/,
    problem: 'a comma or colon is missing between entries in brackets',
    hint: commaHint,
  },
  {
    pattern: /Implicit (map )?keys? need/,
    problem: 'a colon is missing',
    hint: "Write 'name: value', with a space behind the colon.",
    place: 'rest of line',
  },
  {
    pattern: /flow-(map|seq)-end/,
    problem: 'this bracket closes nothing',
    hint: 'Take it out, or open it where the entry begins.',
  },
  {pattern: /flow-(map|seq)-start at node end/, problem: 'a bracket stands in a text', hint: quoteWholeText},
  {
    pattern: /BAD_INDENT|at node end/,
    problem: 'this line is indented wrongly',
    hint: indentation,
    place: 'rest of line',
  },
];

/** Where a word and a colon follow other words, a comma is missing before them, or quotes around all. */
function commaHint(words: string): string {
  const [, key] = words.match(/^.*\s([\w|/.-]+):\s/) ?? [];
  return key === undefined
    ? 'Put a text that holds a colon in quotes.'
    : `Write a comma before '${key}:', or put the whole text in quotes if the colon is part of it.`;
}
