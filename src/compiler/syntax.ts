/** What a YAML parser complains of, in an editor's words, at the place that is to be mended. */
import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  visit,
  type Document,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {diagnose, type Diagnostic, type Place} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';

interface Complaint {
  /** Of the parser's code or message. */
  readonly pattern: RegExp;
  readonly problem: string;
  readonly hint: string;
  /** Where the editor looks for it; by default what the parser stumbles over. */
  readonly place?: 'opening' | 'rest of line';
}

const indentation =
  "Begin it in the column of the lines that it belongs to: two spaces a level, and '- ' before each entry of a list.";
const wholeText = 'Put the whole text in quotes.';

/** The first that fits counts. */
const complaints: readonly Complaint[] = [
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
    hint: wholeText,
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
    hint: wholeText,
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
    hint: "Write '{one: value, other: value}'.",
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
  {pattern: /flow-(map|seq)-start at node end/, problem: 'a bracket stands in a text', hint: wholeText},
  {
    pattern: /BAD_INDENT|at node end/,
    problem: 'this line is indented wrongly',
    hint: indentation,
    place: 'rest of line',
  },
];

/** The diagnostic for the first error of a document; those behind it only follow from it. */
export function syntaxProblem(error: YAMLError, document: Document, source: SourceFile): Diagnostic {
  const [start, end] = error.pos;
  const place = placeOf(start, end, source);
  if (error.code === 'TAG_RESOLVE_FAILED')
    return diagnose('yaml-tag', place, {tag: source.text.slice(start, end).split(/\s/)[0]!});
  const before = source.text.slice(0, start).trimEnd();
  if (error.message.includes('scalar at node end') && /['"]$/.test(before) && !before.endsWith(':')) {
    return diagnose(
      'yaml-syntax',
      place,
      {problem: 'the quoted text ends before this'},
      "Write an apostrophe inside single quotes twice (''), or put the text in double quotes.",
    );
  }
  if (error.message.includes('scalar at node end') && before.endsWith('}')) {
    return diagnose('reference-unquoted', placeOf(before.lastIndexOf('{'), end, source));
  }
  const complaint = complaints.find(({pattern}) => pattern.test(error.code) || pattern.test(error.message));
  if (complaint === undefined)
    return diagnose('yaml-syntax', place, {problem: error.message.split(/ at line \d+|\n/)[0]!});
  const {problem, hint} = complaint;
  if (complaint.place === 'opening')
    return diagnose('yaml-syntax', opening(document, source) ?? place, {problem}, hint);
  return diagnose('yaml-syntax', complaint.place === undefined ? place : restOfLine(start, source), {problem}, hint);
}

function placeOf(start: number, end: number, source: SourceFile): Place {
  const from = Math.min(start, Math.max(0, source.text.length - 1));
  return {source, start: from, end: Math.max(end, from + 1)};
}

/** The words from here to the end of the line. */
function restOfLine(offset: number, source: SourceFile): Place {
  const line = source.text.slice(offset).match(/^\s*(.*)/)!;
  const words = line[1]!.trimEnd();
  const start = offset + line[0].length - line[1]!.length;
  return placeOf(start, start + words.length, source);
}

/** The quote or bracket that is never closed; of several the innermost. */
function opening(document: Document, source: SourceFile): Place | undefined {
  let found: number | undefined;
  visit(document, (_, node) => {
    if (!(isScalar(node) || isCollection(node)) || !node.range) return;
    const [start, end] = node.range;
    const behindLast = isCollection(node) ? (endOfLast(node) ?? start + 1) : Math.max(start + 1, end - 1);
    const closing = ({"'": "'", '"': '"', '{': '}', '[': ']'} as Record<string, string>)[source.text.charAt(start)];
    if (closing !== undefined && !source.text.slice(behindLast, end).includes(closing)) found = start;
  });
  return found === undefined ? undefined : placeOf(found, found + 1, source);
}

/** Where the last entry of a list or map ends. */
function endOfLast(collection: YAMLMap | YAMLSeq): number | undefined {
  const last = collection.items.at(-1);
  const node = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(node) ? node.range?.[1] : undefined;
}
