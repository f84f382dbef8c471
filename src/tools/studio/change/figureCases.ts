/** Two cases for a figure that changes on a day: the last day before and the first day with it, from a case that the calculator has. */
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {readCases} from '../../../engine/language/definition/cases.ts';
import type {Model} from '../../../engine/language/model.ts';
import {figureOf, get, type Node, textOf} from '../../../engine/language/yaml/node.ts';
import {read} from '../../../engine/language/yaml/read.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import {cardTexts} from '../../../engine/project/cardTexts.ts';
import {itemFieldsOf, startOf} from '../../../engine/project/caseAnswers.ts';
import {verdictIn} from '../../../engine/results/card.ts';
import type {Result} from '../../../engine/results/program.ts';
import {addDays, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isEqual} from '../../analysis/equality.ts';
import {insertLines, lineAfter} from '../../commands/insertLines.ts';
import {flowText, scalarText} from './yamlText.ts';

/** A case as it is proposed: what it expects was calculated, and is for people to confirm. */
export interface ProposedCase {
  readonly name: string;
  /** The day of the rules. */
  readonly rules: CalendarDay;
  /** The name of the case that it was made from. */
  readonly like: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly verdict?: {readonly tone: string; readonly say: string};
  readonly card?: Readonly<Record<string, unknown>>;
  readonly expect?: Readonly<Record<string, unknown>>;
}

export interface FigureCases {
  /** The text of the cases file with both cases, after its last one. */
  readonly text: string;
  readonly cases: readonly [ProposedCase, ProposedCase];
  /** Whether the result or the card differs between the two days: if not, the figure has no effect on the answers of any case. */
  readonly isShown: boolean;
}

export interface FigureCasesOptions {
  /** The first day with the new value. */
  readonly from: CalendarDay;
  /** Of the case on the last day before, and of that on the first day. */
  readonly names: readonly [string, string];
  /** Document and section. */
  readonly source?: string | undefined;
  /** The name of the case to start from; by default the first one in which the figure shows. */
  readonly like?: string | undefined;
}

/**
 * @param source the cases file
 * @param definition with the new value
 * @returns undefined if no case has a result under the rules of both days
 * @throws an Error for people if the file has no list of cases
 */
export function withFigureCases(
  source: SourceFile,
  {model, calculator}: {readonly model: Model; readonly calculator: CompiledCalculator},
  {from, names, source: document, like}: FigureCasesOptions,
): FigureCases | undefined {
  const tree = read(source, () => undefined);
  const list = get(tree, 'cases');
  if (tree === undefined || list?.kind !== 'list' || source.text[list.place.start] === '[')
    throw new Error(`${source.path} has no list of cases to start from: write both cases by hand.`);
  const days = [addDays(from, -1)!, from] as const;
  const cases = readCases(tree, itemFieldsOf(model));
  const start = startOf(cases);
  const candidates = cases.cases.flatMap((each, index) => {
    if (like !== undefined && each.name !== like) return [];
    const {answers, today} = start(each);
    const [before, after] = days.map((day) => seenBy(calculator, answers, today, day));
    return before === undefined || after === undefined
      ? []
      : [{each, answers, node: list.items[index]!, before, after}];
  });
  const chosen =
    candidates.find(({before, after}) => !isEqual(before.result, after.result)) ??
    candidates.find(({before, after}) => !isEqual(before.card, after.card)) ??
    candidates[0];
  if (chosen === undefined) return undefined;
  const {before, after, node, answers, each} = chosen;
  const taken = new Set(cases.cases.map(({name}) => name));
  const proposed = ([before, after] as const).map((seen, index): ProposedCase => ({
    name: freeName(names[index]!, taken),
    rules: days[index]!,
    like: each.name,
    answers,
    ...expectationOf(seen, index === 0 ? after : before),
  })) as [ProposedCase, ProposedCase];
  const indent = ' '.repeat(list.place.start - source.text.lastIndexOf('\n', list.place.start) - 1);
  const lines = proposed.flatMap((each_) => caseLines(each_, node, source.text, document)).map((line) => indent + line);
  return {
    text: insertLines(source.text, lineAfter(source.text, list.place.end), lines),
    cases: proposed,
    isShown: !isEqual(before.result, after.result) || !isEqual(before.card, after.card),
  };
}

interface Seen {
  readonly result: Result;
  readonly verdict: {readonly tone: string; readonly say: string} | undefined;
  readonly card: Readonly<Record<string, unknown>>;
}

/** Undefined if there is no result. */
function seenBy(
  calculator: CompiledCalculator,
  answers: Readonly<Record<string, string>>,
  today: CalendarDay,
  rules: CalendarDay,
): Seen | undefined {
  const {result, card} = calculator.under(rules).evaluate(answers, today);
  if (result === null) return undefined;
  const blocks = card();
  const verdict = verdictIn(blocks);
  return {result, verdict: verdict && {tone: verdict.tone, say: verdict.text}, card: cardTexts(blocks)};
}

/** How many values a case expects if none of them differs. */
const FEW = 3;

/** What differs from the other day: of the result, or else of the card; if nothing does, the first values. */
function expectationOf(seen: Seen, other: Seen): Pick<ProposedCase, 'verdict' | 'card' | 'expect'> {
  const verdict = seen.verdict !== undefined && !isEqual(seen.verdict, other.verdict) ? {verdict: seen.verdict} : {};
  const expect = differing(seen.result, other.result);
  if (Object.keys(expect).length > 0) return {...verdict, expect};
  const card = differing(seen.card, other.card);
  if (Object.keys(card).length > 0) return {...verdict, card};
  return {...verdict, expect: Object.fromEntries(Object.entries(seen.result).slice(0, FEW))};
}

/** The entries of a map that another lacks or has otherwise; of maps in it, only these. */
function differing(one: object, other: object): Readonly<Record<string, unknown>> {
  const isMap = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const others = new Map(Object.entries(other));
  return Object.fromEntries(
    Object.entries(one).flatMap(([key, value]) => {
      const beside: unknown = others.get(key);
      if (isEqual(value, beside)) return [];
      return [[key, isMap(value) && isMap(beside) ? differing(value, beside) : value]];
    }),
  );
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** @param like the case that it was made from: its person and answers are written as there */
function caseLines(
  {name, rules, verdict, card, expect}: ProposedCase,
  like: Node,
  text: string,
  document: string | undefined,
): readonly string[] {
  const copied = (key: string): readonly string[] => {
    const node = get(like, key);
    if (node === undefined) return [];
    const written = text.slice(node.place.start, node.place.end).trimEnd();
    // An indented map below its key begins on the next line, as far in as there.
    return [
      node.kind !== 'scalar' && !/^[[{]/.test(written)
        ? `  ${key}: ${flowText(asWritten(node))}`
        : `  ${key}: ${written}`,
    ];
  };
  return [
    `- case: ${scalarText(name)}`,
    ...(document === undefined || document === '' ? [] : [`  from: ${scalarText(document)}`]),
    `  rules: ${rules}`,
    ...copied('today'),
    ...copied('given'),
    ...copied('but'),
    ...(verdict === undefined ? [] : [`  verdict: ${flowText(verdict)}`]),
    ...(card === undefined ? [] : [`  card: ${flowText(card)}`]),
    ...(expect === undefined ? [] : [`  expect: ${flowText(expect)}`]),
  ];
}

/** A tree as plain data, its figures as numbers. */
function asWritten(node: Node): unknown {
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({key, value}) => [key, asWritten(value)]));
  if (node.kind === 'list') return node.items.map(asWritten);
  return figureOf(node) ?? textOf(node);
}
