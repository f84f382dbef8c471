/** Turns errors of the YAML parser into diagnostics in an editor's words, at the place to fix. */
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
import {diagnose, type Diagnostic, type Place} from '../../diagnostics/diagnostic.ts';
import type {SourceFile} from '../../diagnostics/source.ts';

/** The diagnostic for the first error of a file, or of a part of it; later errors only follow from it. */
export function syntaxProblem(error: YAMLError, document: Document, source: SourceFile): Diagnostic {
  const [start, end] = error.pos;
  const place = placeOf(start, end, source);
  const problemAt = (at: Place, problem: string, hint?: string) => diagnose('yaml-syntax', at, {problem}, hint);
  if (error.code === 'TAG_RESOLVE_FAILED')
    return diagnose('yaml-tag', place, {tag: source.text.slice(start, end).split(/\s/)[0]!});
  const before = source.text.slice(0, start).trimEnd();
  const ended = error.code === 'MULTIPLE_DOCS' ? endOfDocument(start, source) : undefined;
  if (ended !== undefined) return problemAt(ended, "'...' ends the document", oneDocument);
  const followsScalar = error.message.includes('scalar at node end');
  if (followsScalar && /['"]$/.test(before) && !before.endsWith(':')) {
    const hint = "Write an apostrophe inside single quotes twice (''), or put the text in double quotes.";
    return problemAt(place, 'the quoted text ends before this', hint);
  }
  if (followsScalar && before.endsWith('}'))
    return diagnose('reference-unquoted', placeOf(before.lastIndexOf('{'), end, source));
  const foreign = foreignNotation(start, source);
  if (foreign !== undefined) return problemAt(foreign.at, foreign.problem, foreign.hint);
  const misindented = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? misindentedLine(start, source) : undefined;
  if (misindented !== undefined) return problemAt(misindented, 'this line is indented wrongly', indentation);
  const reference = error.code === 'MISSING_CHAR' ? referenceInBrackets(start, source) : undefined;
  if (reference !== undefined) return problemAt(reference, 'a text in brackets contains a brace', quoteTextInBrackets);
  const wording = errorWordings.find(({pattern}) => pattern.test(error.code) || pattern.test(error.message));
  if (wording === undefined) return problemAt(place, error.message.split(/ at line \d+|\n/)[0]!);
  const {problem, hint} = wording;
  const swallowed = problem === bracketNotClosed ? closedInComment(start, source) : undefined;
  if (swallowed !== undefined)
    return diagnose('text-cut-by-comment', swallowed, {rest: source.text.slice(swallowed.start, swallowed.end)});
  const places = {
    opening: () => unclosedOpening(document, source) ?? place,
    'rest of line': () => restOfLine(start, source),
  };
  const at = wording.place === undefined ? place : places[wording.place]();
  return problemAt(at, problem, typeof hint === 'string' ? hint : hint(source.text.slice(start, end)));
}

function placeOf(start: number, end: number, source: SourceFile): Place {
  const from = Math.min(start, Math.max(0, source.text.length - 1));
  return {source, start: from, end: Math.max(end, from + 1)};
}

/** The rest of the line from an offset, without the white space around it. */
function restOfLine(offset: number, source: SourceFile): Place {
  const line = source.text.slice(offset).match(/^\s*(.*)/)!;
  const words = line[1]!.trimEnd();
  const start = offset + line[0].length - line[1]!.length;
  return placeOf(start, start + words.length, source);
}

/** The wrongly indented line that YAML read as part of a text; undefined if the colon belongs to the text. */
function misindentedLine(offset: number, source: SourceFile): Place | undefined {
  const before = source.text.slice(0, offset);
  const blank = before.slice(before.trimEnd().length);
  if (blank === before || blank.includes('\n')) return restOfLine(offset, source);
  const [first = '', ...below] = source.text.slice(offset).split('\n');
  const index = /:\s/.test(first) ? -1 : below.findIndex((line) => /^\s*(?:- )?[\w|-]+:(?:\s|$)/.test(line));
  return index < 0 ? undefined : restOfLine(offset + [first, ...below.slice(0, index)].join('\n').length + 1, source);
}

/** A row such as `>40:` or a formula such as `a ? b : c` on the line at which the parser stopped: YAML reads their signs as its own. */
function foreignNotation(
  offset: number,
  source: SourceFile,
): {readonly at: Place; readonly problem: string; readonly hint: string} | undefined {
  const lineStart = source.text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = source.text.slice(lineStart).split('\n');
  const at = ({index, 0: words}: RegExpMatchArray) =>
    placeOf(lineStart + index!, lineStart + index! + words.length, source);
  const row = [...line.matchAll(/>(=?) *([\w.]+)(?= *:)/g)].find(({index}) =>
    /(?:^|[{,])$/.test(line.slice(0, index).trimEnd()),
  );
  if (row !== undefined) {
    const [, orEqual, edge] = row;
    const hint = `Write '${orEqual === '=' ? `${edge}+` : `over ${edge}`}:'.`;
    return {at: at(row), problem: "a row cannot begin with '>'", hint};
  }
  const conditional = line.match(/ \? [^?]* : ?/);
  if (conditional === null) return undefined;
  const hint = "Write a case in place of the formula: 'when: condition', 'give: value' and 'else: value'.";
  return {at: at(conditional), problem: "formulas have no '? :'", hint};
}

/** The reference in a text without quotes, `[After {limit} days]`; undefined if a brace opens a map of its own. */
function referenceInBrackets(offset: number, source: SourceFile): Place | undefined {
  const [reference] = /^\{[^{}\n]*\}/.exec(source.text.slice(offset)) ?? [];
  if (reference === undefined || /:\s/.test(reference)) return undefined;
  return placeOf(offset, offset + reference.length, source);
}

/** The comment with the bracket that closes its line, `{say: Give #1 day.}`; undefined if the last line that was read has none. */
function closedInComment(offset: number, source: SourceFile): Place | undefined {
  const line = source.text.slice(0, offset).trimEnd().split('\n').at(-1)!;
  const lineStart = source.text.slice(0, offset).trimEnd().length - line.length;
  const [, code, comment] = /^((?:'[^']*'|"[^"]*"|[^'"])*?) (#.*)$/.exec(line) ?? [];
  const count = (text: string, brackets: RegExp): number => text.match(brackets)?.length ?? 0;
  if (code === undefined || count(code, /[{[]/g) <= count(code, /[}\]]/g) || !/[}\]]/.test(comment!)) return undefined;
  const start = lineStart + code.length + 1;
  return placeOf(start, start + comment!.length, source);
}

/** The quote or bracket that is never closed; if there are several, the innermost. */
function unclosedOpening(document: Document, source: SourceFile): Place | undefined {
  let innermost: number | undefined;
  visit(document, (_, node) => {
    if (!(isScalar(node) || isCollection(node)) || !node.range) return;
    const [start, end] = node.range;
    const contentEnd = isCollection(node) ? (endOfLast(node) ?? start + 1) : Math.max(start + 1, end - 1);
    const closing = ({"'": "'", '"': '"', '{': '}', '[': ']'} as Record<string, string>)[source.text.charAt(start)];
    if (closing !== undefined && !source.text.slice(contentEnd, end).includes(closing)) innermost = start;
  });
  return innermost === undefined ? undefined : placeOf(innermost, innermost + 1, source);
}

/** Where the last entry of a list or map ends. */
function endOfLast(collection: YAMLMap | YAMLSeq): number | undefined {
  const last = collection.items.at(-1);
  const node = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(node) ? node.range?.[1] : undefined;
}

/** The wording for a kind of parser error. */
interface ErrorWording {
  /** Matches the error's code or message. */
  readonly pattern: RegExp;
  readonly problem: string;
  /** What to do; it may depend on the text at which the parser stopped. */
  readonly hint: string | ((words: string) => string);
  /** The place to fix; by default where the parser stopped. */
  readonly place?: 'opening' | 'rest of line';
}

const oneDocument = 'Take the line out: a file holds one document.';
const bracketNotClosed = 'this bracket is not closed';

const indentation =
  "Begin it in the column of the lines that it belongs to: two spaces a level, and '- ' before each entry of a list.";
const quoteWholeText = 'Put the whole text in quotes.';
const quoteTextInBrackets = 'Put the whole text in quotes, as any text in brackets that holds braces or a comma.';

/** The first match is used. */
const errorWordings: readonly ErrorWording[] = [
  {
    pattern: /Missing closing/,
    problem: 'this quote is not closed',
    hint: 'Close it with the same kind of quote.',
    place: 'opening',
  },
  {
    pattern: /end with a [}\]]/,
    problem: bracketNotClosed,
    hint: 'Close it, or write the entry on several lines without brackets.',
    place: 'opening',
  },
  {
    pattern: /TAB_AS_INDENT/,
    problem: 'there is a tab where only spaces are allowed',
    hint: 'Indent with spaces, two a level.',
  },
  {pattern: /MULTIPLE_DOCS/, problem: "'---' begins a second document", hint: oneDocument, place: 'rest of line'},
  {
    pattern: /BLOCK_AS_IMPLICIT_KEY/,
    problem: 'this value contains a second colon with a space',
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
  {pattern: /flow-(map|seq)-start at node end/, problem: 'a text contains a bracket', hint: quoteWholeText},
  {
    pattern: /BAD_INDENT|at node end/,
    problem: 'this line is indented wrongly',
    hint: indentation,
    place: 'rest of line',
  },
];

/** If a map or a word with a colon follows other words, a comma before it is missing, or quotes around the whole text. */
function commaHint(words: string): string {
  if (words === '{') return "Write a comma before '{', or put the whole text in quotes if the brace is part of it.";
  const [, key] = words.match(/^.*\s([\w|/.-]+):\s/) ?? [];
  return key === undefined
    ? 'Put a text that holds a colon in quotes.'
    : `Write a comma before '${key}:', or put the whole text in quotes if the colon is part of it.`;
}

/** The line '...' after which another document begins without '---'. */
function endOfDocument(start: number, source: SourceFile): Place | undefined {
  const {text} = source;
  if (text.startsWith('---', start)) return undefined;
  const last = [...text.slice(0, start).matchAll(/^\.\.\.(?=\s)/gm)].at(-1);
  return last === undefined ? undefined : placeOf(last.index, last.index + 3, source);
}
