/** The law for every file, however broken. */
import {compileProject} from '../../../src/engine/project/project.ts';
import {compile, type Compiled} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {type BuildContext, compilePage} from '../../../src/app/content/compilePage.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {readCases} from '../../../src/engine/language/definition/cases.ts';
import type {Diagnostic} from '../../../src/engine/diagnostics/diagnostic.ts';
import {toJson, toText} from '../../../src/engine/diagnostics/print.ts';
import {isChoiceField} from '../../../src/engine/language/inputs/choice.ts';
import type {Page} from '../../../src/engine/plan/inWords/texts.ts';
import type {SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {dataOf} from './data.ts';
import type {Corruption} from './corruption.ts';
import {breachesOfTerminal, breachesOfText, notFinite, type Tried} from '../tried.ts';

/** A file of the site, and the files compiled together with it. */
export interface Original {
  readonly source: SourceFile;
  readonly compiledFrom: 'definition' | {readonly definition: SourceFile} | BuildContext;
}

interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  /** Everything that the compiler took from the file, as a single text; undefined if it rejected the file. */
  readonly taken?: string;
  /** What visitors see of it. */
  readonly shown?: readonly unknown[];
}

const isCases = ({compiledFrom}: Original): boolean => typeof compiledFrom === 'object' && 'definition' in compiledFrom;

/** Answers that reach more rules than none do: the first option of each choice, and 7 of everything. */
function someAnswers({fields}: Page): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map((field) => [
      field.id,
      isChoiceField(field) ? (field.options[0]?.value ?? '') : field.kind === 'date' ? DAY : '7',
    ]),
  );
}

const DAY = '2026-06-01';

const compiled = new WeakMap<SourceFile, Compiled>();

/** The definition of many corrupted cases. */
function compiledOnce(source: SourceFile): Compiled {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = compile(source);
  compiled.set(source, made);
  return made;
}

/** Compiles a file in place of the original. */
function outcomeOf({source: {path}, compiledFrom}: Original, text: string): Outcome {
  const source = {path, text};
  if (compiledFrom === 'definition') {
    const {diagnostics, body, model} = compile(source);
    if (body === undefined) return {diagnostics};
    const calculator = load(body);
    const page = calculator.page(DAY);
    const shown = [{}, someAnswers(page)].map((answers) => {
      const {result, values, card} = calculator.evaluate(answers, DAY);
      return {result, values: values(), card: card(), explanation: calculator.derive(answers, DAY)};
    });
    // Only the analysis reads exceptions, only the site's lists read related, and `changes` matters only if a verdict reads the input.
    const {related, inputs, constants, tables, values, sums, lines, result} = model!.definition;
    // Comparisons and the files of /api/ describe every concept, the page only those that it shows.
    const described = [constants, tables, values, sums, lines, result].flatMap((named) =>
      named.map((each) => ['label', 'unit', 'note'].map((key) => (each as unknown as Record<string, unknown>)[key])),
    );
    const beside = [model!.exceptions, related, inputs.map(({changes}) => changes), described];
    return {diagnostics, taken: body + withoutPlaces(beside), shown: [page, ...shown]};
  }
  if ('facts' in compiledFrom) {
    const {diagnostics, page} = compilePage(source, compiledFrom);
    return page === undefined ? {diagnostics} : {diagnostics, taken: JSON.stringify(page), shown: [page]};
  }
  const {diagnostics} = compileProject([compiledFrom.definition, source], compiledOnce);
  const own = diagnostics.filter(({code}) => code !== 'unknown-calculator');
  const tree = own.length > 0 ? undefined : read(source, () => undefined);
  return tree === undefined ? {diagnostics: own} : {diagnostics: own, taken: withoutPlaces(readCases(tree))};
}

function withoutPlaces(value: unknown): string {
  const places = ['source', 'place', 'keyPlace', 'inputPlace', 'start', 'end'];
  return JSON.stringify(value, (key, each: unknown) => (places.includes(key) ? undefined : each));
}

/** The same of a file as it is, once for all its corruptions. */
const takenFrom = new WeakMap<Original, string | undefined>();

function takenFromOriginal(original: Original): string | undefined {
  if (!takenFrom.has(original)) takenFrom.set(original, outcomeOf(original, original.source.text).taken);
  return takenFrom.get(original);
}

/** What the compiler makes of a corrupted file. */
export function tryFile(original: Original, text: string, must: Corruption['must']): Tried {
  let outcome: Outcome;
  try {
    outcome = outcomeOf(original, text);
  } catch (error) {
    return {outcome: 'throws', breaches: [`throws ${(error as Error).stack?.slice(0, 600)}`]};
  }
  const {diagnostics} = outcome;
  return {
    outcome: diagnostics.some(({severity}) => severity === 'error')
      ? 'refused at a place'
      : diagnostics.length > 0
        ? 'compiled with a warning'
        : 'compiled',
    breaches: [
      ...breachesOfWords(diagnostics, original, text),
      ...breachesOfShown(outcome.shown ?? [], text),
      ...breachesOfMeaning(original, text, outcome, must),
    ],
  };
}

/** What visitors would see of it. */
function breachesOfShown(shown: readonly unknown[], text: string): readonly string[] {
  const number = notFinite(shown);
  return [
    ...(number === undefined ? [] : [`shows ${number}`]),
    ...breachesOfText(JSON.stringify(shown), text, 'the page'),
  ];
}

function breachesOfWords(diagnostics: readonly Diagnostic[], original: Original, text: string): string[] {
  const lines = text.split('\n');
  return diagnostics.flatMap((diagnostic) => {
    const {file, line, column, message} = toJson(diagnostic);
    const printed = toText(diagnostic);
    const wrong = [
      file === original.source.path ? '' : `is about ${file}`,
      line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1
        ? ''
        : `points at ${line}:${column}`,
      message.trim() === '' || diagnostic.hint.trim() === '' ? 'has no words' : '',
      /undefined|\[object|call stack|Cannot read|not a function/.test(message + diagnostic.hint)
        ? 'has words of the machine'
        : '',
      ...breachesOfTerminal(printed),
    ].filter((each) => each !== '');
    return wrong.map((each) => `${diagnostic.code} '${message.slice(0, 200)}' ${each}`);
  });
}

function breachesOfMeaning(
  original: Original,
  text: string,
  {diagnostics, taken}: Outcome,
  must: Corruption['must'],
): string[] {
  const failed = diagnostics.some(({severity}) => severity === 'error');
  if (!failed && taken === undefined) return ['is neither refused nor compiled'];
  if (must === 'fail') return failed ? [] : ['is not refused'];
  const {text: before} = original.source;
  const remarks = isCases(original) ? ['from'] : [];
  const data = (of: string, exactly: boolean): string | undefined => dataOf(of, exactly, remarks);
  const same = (exactly: boolean): boolean => data(text, exactly) === data(before, exactly);
  if (must === 'change nothing' || (!failed && same(true)))
    return taken === takenFromOriginal(original) ? [] : [`does not compile to the same: ${diagnostics[0]?.message}`];
  if (failed || diagnostics.length > 0) return [];
  if (data(text, true) === undefined) return ['is no sound YAML, but passes'];
  if (same(false)) return [];
  return taken === takenFromOriginal(original) ? ['passes in silence, though what it says is lost'] : [];
}
