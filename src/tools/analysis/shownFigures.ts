/**
 * The law of shown figures: in a result and its explanation, parts add up to their totals, and no figure looks equal to a limit that it
 * misses. Read from the texts that people see, so that it holds whatever rounded them.
 */
import {load} from '../../engine/program/parts.ts';
import type {CardBlock} from '../../engine/results/card.ts';
import {emitBody} from '../../engine/program/emit.ts';
import {explainCard} from '../../engine/plan/explanation/explainCard.ts';
import type {LedgerLine, ValueExplanation} from '../../engine/plan/explanation/explainValue.ts';
import type {BlockDerivation, Check, Derivation, CardDerivation} from '../../engine/plan/derived.ts';
import {round} from '../../engine/runtime/arithmetic.ts';
import {isCurrency} from '../../engine/runtime/formats.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {decimalsShown} from '../../engine/runtime/shownFigures.ts';
import type {Model} from '../../engine/language/model.ts';
import {type AnswerSet, type DatedAnswers, Examples, visitSample} from './answerSets.ts';
import type {Finding, Findings} from './finding.ts';
import type {Space} from './space.ts';

/** Sets of answers, besides the cases, whose results are read as shown: enough for each answer alone. */
const RESULTS_READ = 150;

/** Whether results contradict themselves, tested with the cases and a sample of a space. */
export function misreadFigures(
  model: Model,
  space: Space,
  cases: readonly DatedAnswers[] = [],
): Findings & {readonly read: number} {
  const calculator = load(emitBody(model));
  /** Undefined if a guard stops the calculation. */
  const contradictions = (answers: AnswerSet, today: CalendarDay): readonly string[] | undefined => {
    const {card} = calculator.evaluate(answers, today);
    const explanation = calculator.derive(answers, today);
    return explanation === null ? undefined : shownContradictions(card(), explanation);
  };
  const found = new Examples<'law'>();
  let read = 0;
  const visit = (answers: AnswerSet, today: CalendarDay): void => {
    const messages = contradictions(answers, today);
    if (messages === undefined) return;
    read++;
    if (messages.length > 0) found.add('law', answers, today);
  };
  visitSample(space, visit, {cases, sample: RESULTS_READ});
  const findings = [...found.byKey.values()].map((example): Finding => ({
    kind: 'broken',
    message: `A result contradicts itself as shown: ${contradictions(example.answers, example.today)![0]}`,
    hint: 'Round the parts before they are added up or compared, as they are shown.',
    place: model.card[0]!.place,
    example,
  }));
  return {read, findings, unproven: []};
}

/** @returns what does not add up, in words; empty if all does */
export function shownContradictions(card: readonly CardBlock[], explanation: CardDerivation): readonly string[] {
  const explained = explainCard(card, explanation);
  const values = explained.flatMap((block) => block?.values ?? []);
  return [
    ...new Set([
      ...card.flatMap(sumProblems),
      ...card.flatMap((block, index) => workingsProblems(block, explanation[index]!)),
      ...values.flatMap(withInner).flatMap(({label, ledger}) => ledgerProblems(label, ledger)),
      ...shownTwoWays(card, values.flatMap(withInner)),
      ...explanation.flatMap(({checks, values: derived}) => [
        ...checks.flatMap(checkProblems),
        ...derived.flatMap(problemsWithin),
      ]),
    ]),
  ];
}

/** The figure in a text: 18,250.25 in '− $18,250.25'; undefined if there is none. */
export function figureIn(text: string): number | undefined {
  const match = /\d[\d,]*(?:\.\d+)?/.exec(text);
  if (match === null) return undefined;
  const figure = Number(match[0].replaceAll(',', ''));
  return /[-−]/.test(text.slice(0, match.index)) ? -figure : figure;
}

const decimalsIn = (text: string): number => /\.(\d+)/.exec(text)?.[1]!.length ?? 0;

/** Equal but for the dust of binary fractions. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

function sumProblems({items, total}: CardBlock): readonly string[] {
  if (total === undefined) return [];
  const sum = items.reduce((before, {text}) => before + (figureIn(text) ?? 0), 0);
  if (isSame(sum, figureIn(total.text) ?? 0)) return [];
  return [`${items.map(({text}) => text).join(' + ')} is not ${total.text} (${total.label})`];
}

/** Amounts of the card that their workings show otherwise. */
function workingsProblems({items}: CardBlock, {values}: BlockDerivation): readonly string[] {
  return items.flatMap(({text, value, unit, outOf, label}, index) => {
    const derived = values[index];
    if (value === undefined || outOf !== undefined || !isCurrency(unit) || derived?.label !== label) return [];
    return figureIn(derived?.text ?? '') === figureIn(text)
      ? []
      : [`${text} is ${derived!.text} in the workings (${label})`];
  });
}

/** Amounts of the card that the sum of another one shows otherwise: rounded alone, and as a part. */
function shownTwoWays(card: readonly CardBlock[], values: readonly ValueExplanation[]): readonly string[] {
  const parts = values.flatMap(({ledger}) => ledger.filter(({text, isTotal}) => !isTotal && !/^[×÷]/.test(text)));
  return card.flatMap(({items}) =>
    items
      .filter(({label, value, unit}) => label !== undefined && value !== undefined && isCurrency(unit))
      .flatMap(({label, text}) => {
        const amount = (shown: string): number => Math.abs(figureIn(shown) ?? 0);
        const other = parts.find((part) => part.label === label && amount(part.text) !== amount(text));
        return other === undefined ? [] : [`${text} is ${other.text} where it is added up (${label})`];
      }),
  );
}

function withInner(value: ValueExplanation): readonly ValueExplanation[] {
  return [value, ...value.inner.flatMap(withInner)];
}

/** A ledger of a sum; where something is multiplied, or rounded, there is nothing to add up. */
function ledgerProblems(label: string, ledger: readonly LedgerLine[]): readonly string[] {
  const total = ledger.find(({isTotal}) => isTotal);
  const lines = ledger.filter(({isTotal}) => !isTotal);
  const isSum = lines.every(({text}, index) => (index === 0 ? !/^[×÷]/.test(text) : /^[+−] /.test(text)));
  // The lines of a rate on parts have no sign.
  const isRate = lines.length > 1 && lines.every(({label: said}) => said.includes('% of the '));
  if (total === undefined || !(isSum || isRate)) return [];
  const sum = lines.reduce((before, {text}) => before + (figureIn(text) ?? 0), 0);
  // An answer is shown as it was typed, however many decimals it has.
  const isLonger = lines.some(({text}) => decimalsIn(text) > decimalsShown(undefined));
  const seen = isLonger ? round(sum, decimalsShown(undefined)) : sum;
  if (isSame(seen, figureIn(total.text) ?? 0)) return [];
  return [`${label}: ${lines.map(({text}) => text).join(' ')} is not ${total.text}`];
}

/** A comparison whose figures say another thing than its verdict, or than its distance. */
function checkProblems(check: Check): readonly string[] {
  if (check.kind === 'any' || check.kind === 'line') return check.checks.flatMap(checkProblems);
  if (check.kind !== 'compared') return [];
  const {left, right, relation, distance, isDay} = check;
  const inside = [left, right].flatMap(problemsWithin);
  const [one, other] = [left, right].map(({text, value}) => (value === undefined ? undefined : figureIn(text)));
  if (isDay || distance === '' || one === undefined || other === undefined) return inside;
  const seen = one === other ? 'equal' : one < other ? 'below' : 'above';
  if (seen !== relation) return [...inside, `${left.text} is shown as ${relation} ${right.text} (${left.label})`];
  // A level that counts as a number, such as 'CLB 7', shows another figure.
  const isShownAsIs = [left, right].every(({value, text}) => Math.abs((figureIn(text) ?? 0) - value!) < 0.01);
  if (!isShownAsIs || isSame(Math.abs(one - other), figureIn(distance) ?? 0)) return inside;
  return [...inside, `${left.text} and ${right.text} are shown as ${distance} apart (${left.label})`];
}

/** The checks inside a derivation. */
function problemsWithin(derivation: Derivation): readonly string[] {
  switch (derivation.kind) {
    case 'case':
      return [
        ...derivation.checks.flatMap(checkProblems),
        ...(derivation.given ? problemsWithin(derivation.given) : []),
      ];
    case 'steps':
      return derivation.steps.flatMap(({of}) => (of === undefined ? [] : problemsWithin(of)));
    case 'row':
      return derivation.by.flatMap(problemsWithin);
    case 'function':
      return derivation.of.flatMap(problemsWithin);
    default:
      return [];
  }
}
