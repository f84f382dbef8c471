/** A file's text as a tree with places. YAML that would silently lose words is an error. */
import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Pair,
  type Scalar,
  type YAMLError,
} from 'yaml';
import {diagnose, repeated, type Place, type Report, type Diagnostic} from '../../diagnostics/diagnostic.ts';
import {isCasesFile, type SourceFile} from '../../diagnostics/source.ts';
import {figurePattern, hasTooManyDigits} from './figure.ts';
import type {Entry, MapNode, Node} from './node.ts';
import {brokenParts, type Part} from './parts.ts';
import {syntaxProblem} from './syntax.ts';

/** Reads a YAML file as a tree; undefined after an error, which is reported. */
export function read(source: SourceFile, report: Report): MapNode | undefined {
  const limit = isCasesFile(source.path) ? maxLengthOfCases : maxLength;
  const unparsable = textProblem(source, limit) ?? depthProblem(source);
  if (unparsable !== undefined) {
    report(unparsable);
    return undefined;
  }
  const document = parse(source.text);
  const problem = firstProblem(document);
  if (problem === undefined) return readContents(document, source, report);
  // The parser's recursion overflowed, on nesting that neither brackets nor indentation show.
  if (problem.code === 'RESOURCE_EXHAUSTION')
    report(diagnose('yaml-too-deep', {source, start: problem.pos[0], end: problem.pos[1]}, {limit: maxDepth}));
  else reportSyntax(document, source, report);
  return undefined;
}

const parse = (text: string): Document.Parsed =>
  parseDocument(text, {
    uniqueKeys: false,
    strict: true,
    stringKeys: false,
    logLevel: 'error',
    // Formatting thousands of errors is slow, and only the first of each part is reported.
    prettyErrors: false,
  });

const firstProblem = ({errors, warnings}: Document): YAMLError | undefined => errors[0] ?? warnings[0];

/** Reports the first error in each part of the file that has one. */
function reportSyntax(document: Document.Parsed, source: SourceFile, report: Report): void {
  const {text} = source;
  const hasError = ({start, end}: Part): boolean => firstProblem(parse(text.slice(start, end))) !== undefined;
  const parts = brokenParts(text, hasError).slice(0, maxProblems);
  const ofWhole = syntaxProblem(firstProblem(document)!, document, source);
  const {start: at} = ofWhole.places[0];
  if (parts.length === 0) report(ofWhole);
  for (const {start, end} of parts) {
    // The first error of the file is told with the lines above it, by which a line is indented rightly or wrongly.
    if (start <= at && at < end) report(ofWhole);
    else {
      // Blanks keep the offsets of what follows them.
      const part = parse(text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start, end));
      report(syntaxProblem(firstProblem(part)!, part, source));
    }
  }
}

/** How many problems of the syntax are reported; a file with more of them is hardly meant as YAML. */
const maxProblems = 20;

function readContents(document: Document.Parsed, source: SourceFile, report: Report): MapNode | undefined {
  const reader = new Reader(source, report);
  const node = document.contents === null ? undefined : reader.node(document.contents);
  if (node?.kind === 'map') return reader.isUsable ? node : undefined;
  if (node === undefined || (node.kind === 'scalar' && node.value === null)) {
    report(diagnose('file-empty', {source, start: 0, end: 1}));
    return undefined;
  }
  const found = node.kind === 'list' ? 'a list' : 'a single value';
  const hint = "Begin with 'id:', 'title:' and 'inputs:', each at the beginning of a line.";
  report(diagnose('wrong-type', node.place, {where: 'A definition', expected: 'keys with values', found}, hint));
  return undefined;
}

type Range = readonly number[] | null | undefined;

/** Other tags of YAML, such as `!!binary` and `!!timestamp`, give values that are no text, number, list or map. */
const tagOfPlainData = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

class Reader {
  /** False after an error that later phases cannot cope with. */
  isUsable = true;
  private readonly source: SourceFile;
  private readonly report: Report;

  constructor(source: SourceFile, report: Report) {
    this.source = source;
    this.report = report;
  }

  node(yaml: unknown): Node {
    if (isAlias(yaml)) {
      this.reject('yaml-anchor', this.place(yaml.range));
      return this.empty(yaml.range);
    }
    if (!isNode(yaml)) return this.empty(undefined);
    const {anchor, tag, range} = yaml;
    if (anchor !== undefined) {
      const start = this.source.text.lastIndexOf(`&${anchor}`, range?.[0]);
      this.reject('yaml-anchor', this.place([start, start + anchor.length + 1]));
    }
    if (tag !== undefined && !tagOfPlainData.test(tag))
      this.reject('yaml-tag', this.place(range), {tag: tag.replace('tag:yaml.org,2002:', '!!')});
    const place = this.place(range);
    if (isMap(yaml)) return {kind: 'map', entries: this.entries(yaml.items), place};
    if (isSeq(yaml))
      return {kind: 'list', items: yaml.items.map((item) => this.node(isPair(item) ? item.key : item)), place};
    return this.scalar(yaml as Scalar);
  }

  private scalar(yaml: Scalar): Node {
    const place = this.place(yaml.range);
    if (typeof yaml.value === 'string' && /^[^\s!-].*$/.test(yaml.comment ?? '')) {
      const rest = `#${yaml.comment}`;
      this.report(diagnose('text-cut-by-comment', {...place, end: place.end + rest.length + 1}, {rest}));
    }
    const {source = ''} = yaml;
    if (yaml.type === 'PLAIN' && /^-?\d[\d_]*(\.\d+)?%?$/.test(source) && hasTooManyDigits(source))
      this.report(diagnose('figure-too-long', place, {figure: source}));
    const parsed = yaml.value as string | number | boolean | null;
    // YAML also reads 0123, 0x1F, 1e3 and .inf as numbers.
    const value = typeof parsed === 'number' && !figurePattern.test(source) ? source : parsed;
    return {kind: 'scalar', value, text: typeof value === 'string' ? value : source, place};
  }

  private entries(pairs: readonly Pair[]): Entry[] {
    const entries: Entry[] = [];
    const keyPlaces = new Map<string, Place>();
    for (const pair of pairs) {
      if (!isScalar(pair.key)) {
        const kind = isAlias(pair.key) ? 'an alias' : 'a list or map';
        this.reject('yaml-key', this.place((pair.key as {range?: Range} | null)?.range), {kind});
        continue;
      }
      const keyNode = this.node(pair.key);
      const key = keyNode.kind === 'scalar' ? keyNode.text : '';
      const first = keyPlaces.get(key);
      if (first !== undefined) {
        this.reject('yaml-duplicate-key', repeated(keyNode.place, first), {key});
        continue;
      }
      keyPlaces.set(key, keyNode.place);
      const before = this.source.text.slice(0, keyNode.place.start).trimEnd().at(-1);
      if (pair.value === null && (before === '{' || before === ',')) {
        this.reportLostWord(key, keyNode.place, before === '{' && pairs.length === 1);
        continue;
      }
      entries.push({
        key,
        keyPlace: keyNode.place,
        value: pair.value === null ? this.empty((pair.key as Scalar).range) : this.node(pair.value),
      });
    }
    return entries;
  }

  /** A word in braces without a colon: an unquoted reference, or the rest of a text that a comma cut off. */
  private reportLostWord(word: string, place: Place, isOnlyWord: boolean): void {
    const {text} = this.source;
    if (isOnlyWord) {
      const [start, end] = [text.lastIndexOf('{', place.start), text.indexOf('}', place.end) + 1];
      this.reject('reference-unquoted', {...place, start, end});
      return;
    }
    const hint = 'Group figures with underscores, 43_800; put a text that holds a comma in quotes.';
    this.reject('text-cut-by-comma', place, {rest: word}, /^\d/.test(word) ? hint : undefined);
  }

  private empty(range: Range): Node {
    return {kind: 'scalar', value: null, text: '', place: this.place(range)};
  }

  private reject(...problem: Parameters<typeof diagnose>): void {
    this.report(diagnose(...problem));
    this.isUsable = false;
  }

  private place(range: Range): Place {
    const start = Math.min(range?.[0] ?? 0, Math.max(0, this.source.text.length - 1));
    return {source: this.source, start, end: Math.max(range?.[1] ?? start + 1, start + 1)};
  }
}

/** In characters: five times the longest definition, and short enough that any text of this length is read quickly. */
const maxLength = 50_000;

/** Official tests come by the hundred, and no page shows them. */
const maxLengthOfCases = 200_000;

/** In levels of brackets or indentation. */
const maxDepth = 40;

/**
 * Characters that no editor shows, or that show a line in another order than it is parsed in: control characters, a
 * byte order mark within the file, bidirectional overrides, lone surrogates. Joiners are allowed, since some scripts
 * need them.
 */
const hiddenCharacter =
  // oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufffe\uffff]|\r(?!\n)|(?!^)\ufeff|\p{Surrogate}/u;

/** The first reason not to parse a file of any format, or undefined if there is none. */
export function textProblem(source: SourceFile, limit = maxLength): Diagnostic | undefined {
  const {text} = source;
  if (text.length > limit) {
    const hint = isCasesFile(source.path)
      ? 'Write cases that differ in one or two answers as a ladder or a grid, and answers that many cases share as a person.'
      : undefined;
    return diagnose('file-too-large', {source, start: 0, end: 1}, {size: text.length, limit}, hint);
  }
  const hiddenMatch = hiddenCharacter.exec(text);
  if (hiddenMatch !== null) {
    const code = hiddenMatch[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return diagnose('hidden-character', {source, start: hiddenMatch.index, end: hiddenMatch.index + 1}, {code});
  }
  return undefined;
}

function depthProblem(source: SourceFile): Diagnostic | undefined {
  const offset = tooDeepAt(source.text);
  return offset === undefined
    ? undefined
    : diagnose('yaml-too-deep', {source, start: offset, end: offset + 1}, {limit: maxDepth});
}

/** The offset at which brackets or indentation get too deep, found in the text: a parser would overflow the stack. */
function tooDeepAt(text: string): number | undefined {
  let brackets = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === '[' || character === '{') brackets++;
    if (character === ']' || character === '}') brackets--;
    if (brackets > maxDepth) return offset;
  }
  const indentation = text.search(/^(?: {200}|(?: *[-?:] ){20})/m);
  return indentation < 0 ? undefined : indentation;
}
