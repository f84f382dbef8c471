/** A file's text as a tree with places. The traps of YAML that lose words in silence are errors of their own here. */
import {isAlias, isMap, isPair, isScalar, isSeq, parseDocument, type Document, type Pair, type Scalar, type YAMLError} from 'yaml';
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import type {Entry, MapNode, Node} from '../definition/node.ts';

const largest = 1_000_000;
const deepest = 40;

/** The tree of a YAML file, or undefined where nothing sound could be read. */
export function read(source: SourceFile, report: Report): MapNode | undefined {
  const start: Place = {source, start: 0, end: 1};
  if (source.text.length > largest) {
    report(diagnose('file-too-large', start, {size: source.text.length, limit: largest}));
    return undefined;
  }
  if (tooDeep(source.text)) {
    report(diagnose('yaml-too-deep', start, {limit: deepest}));
    return undefined;
  }
  const document = parseDocument(source.text, {uniqueKeys: false, strict: true, stringKeys: false, logLevel: 'silent'});
  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0) {
    report(syntaxProblem(problems[0]!, source));
    return undefined;
  }
  return readContents(document, source, report);
}

/** Brackets or indentation deeper than any definition; checked on the text, since a parser of trees would overflow. */
function tooDeep(text: string): boolean {
  let brackets = 0;
  for (const line of text.split('\n')) {
    if (/^ {200}/.test(line) || /^(\s*- ){20}/.test(line)) return true;
    for (const character of line) {
      if (character === '[' || character === '{') brackets++;
      if (character === ']' || character === '}') brackets--;
      if (brackets > deepest) return true;
    }
  }
  return false;
}

/** Only the first: after a wrong bracket a parser finds one error a line. */
function syntaxProblem(problem: YAMLError | {pos: [number, number]; message: string; code: string}, source: SourceFile) {
  const [start, end] = problem.pos;
  const text = problem.message.split(/ at line \d+|\n/)[0]!.replace(/[.:]$/, '');
  const bracket = source.text[start] === '[' || source.text[start] === '{' || /flow/i.test(text);
  const hint = bracket ? 'Put this on its own line and write it without brackets, or put the text in quotes.' : undefined;
  const place = {source, start: Math.min(start, Math.max(0, source.text.length - 1)), end: Math.max(end, start + 1)};
  if (problem.code === 'TAG_RESOLVE_FAILED') return diagnose('yaml-tag', place, {tag: source.text.slice(start, end).split(/\s/)[0]!});
  return diagnose('yaml-syntax', place, {problem: text.charAt(0).toLowerCase() + text.slice(1)}, hint);
}

function readContents(document: Document.Parsed, source: SourceFile, report: Report): MapNode | undefined {
  const reader = new Reader(source, report);
  if (document.contents === null) {
    report(diagnose('file-empty', {source, start: 0, end: 1}));
    return undefined;
  }
  const node = reader.node(document.contents);
  if (node.kind === 'map') return reader.sound ? node : undefined;
  if (node.kind === 'scalar' && node.value === null) report(diagnose('file-empty', {source, start: 0, end: 1}));
  else report(diagnose('wrong-type', node.place, {where: 'A definition', expected: 'a list of keys with values', found: node.kind === 'list' ? 'a list' : 'a single value'}));
  return undefined;
}

class Reader {
  /** False after a problem that makes the tree unfit for later phases. */
  sound = true;
  private readonly source: SourceFile;
  private readonly report: Report;

  constructor(source: SourceFile, report: Report) {
    this.source = source;
    this.report = report;
  }

  node(yaml: unknown): Node {
    if (isAlias(yaml)) {
      this.refuse('yaml-anchor', yaml.range, {});
      return this.empty(yaml.range);
    }
    if ((isMap(yaml) || isSeq(yaml) || isScalar(yaml)) && yaml.anchor !== undefined) this.refuse('yaml-anchor', yaml.range, {});
    if ((isMap(yaml) || isSeq(yaml) || isScalar(yaml)) && yaml.tag !== undefined && !yaml.tag.startsWith('tag:yaml.org,2002:')) this.refuse('yaml-tag', yaml.range, {tag: yaml.tag});
    if (isMap(yaml)) return {kind: 'map', entries: this.entries(yaml.items), place: this.place(yaml.range)};
    if (isSeq(yaml)) return {kind: 'list', items: yaml.items.map(item => this.node(isPair(item) ? item.key : item)), place: this.place(yaml.range)};
    if (isScalar(yaml)) return this.scalar(yaml);
    return this.empty(undefined);
  }

  private scalar(yaml: Scalar): Node {
    const place = this.place(yaml.range);
    if (typeof yaml.value === 'string' && yaml.comment !== undefined && yaml.comment !== null && /^[^\s!-]/.test(yaml.comment) && !yaml.comment.includes('\n')) {
      this.report(diagnose('text-cut-by-comment', {...place, end: place.end + yaml.comment.length + 2}, {rest: `#${yaml.comment}`}));
    }
    const value = yaml.value as string | number | boolean | null;
    return {kind: 'scalar', value, text: typeof value === 'string' ? value : yaml.source ?? '', place};
  }

  private entries(pairs: readonly Pair[]): Entry[] {
    const entries: Entry[] = [];
    const seen = new Map<string, Place>();
    for (const pair of pairs) {
      if (!isScalar(pair.key)) {
        this.refuse('yaml-key', (pair.key as {range?: [number, number, number]} | null)?.range, {kind: isAlias(pair.key) ? 'an alias' : 'a list or map'});
        continue;
      }
      const keyNode = this.node(pair.key);
      const key = keyNode.kind === 'scalar' ? keyNode.text : '';
      const first = seen.get(key);
      if (first !== undefined) {
        this.report(diagnose('yaml-duplicate-key', [{...keyNode.place, label: 'again here'}, {...first, label: 'first here'}], {key}));
        this.sound = false;
        continue;
      }
      seen.set(key, keyNode.place);
      if (pair.value === null && /[{,]\s*$/.test(this.source.text.slice(0, keyNode.place.start).replace(/\s+$/, ''))) {
        this.refuse('text-cut-by-comma', (pair.key as Scalar).range, {rest: key});
        continue;
      }
      entries.push({key, keyPlace: keyNode.place, value: pair.value === null ? this.empty((pair.key as Scalar).range) : this.node(pair.value)});
    }
    return entries;
  }

  private empty(range: readonly number[] | null | undefined): Node {
    return {kind: 'scalar', value: null, text: '', place: this.place(range)};
  }

  private refuse(code: 'yaml-anchor' | 'yaml-tag' | 'yaml-key' | 'text-cut-by-comma', range: readonly number[] | null | undefined, details: Record<string, string>): void {
    this.report(diagnose(code, this.place(range), details));
    this.sound = false;
  }

  private place(range: readonly number[] | null | undefined): Place {
    const start = Math.min(range?.[0] ?? 0, Math.max(0, this.source.text.length - 1));
    return {source: this.source, start, end: Math.max(range?.[1] ?? start + 1, start + 1)};
  }
}
