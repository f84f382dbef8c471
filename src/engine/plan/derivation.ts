/** How an expression came about: an answer, a fixed figure, a row of a table, the arguments of a function, or steps. */
import type {OperandUnit} from '../language/functions/words.ts';
import {ownValue} from '../language/ownValue.ts';
import {onDay as onDayWords} from '../words/explanation.ts';
import * as words from '../words/functions.ts';
import {isNumber as isFilledNumber, readNumber} from '../runtime/answers.ts';
import {bandOfDays, bandOfNumbers} from '../runtime/bands.ts';
import {orderedDay} from '../runtime/calendar.ts';
import {because} from './mergedChecks.ts';
import {ofCase, orNothing, type Derivation, type RuleRow} from './derived.ts';
import {asShown, workedOut} from './workedOut.ts';
import {calendarDay} from '../runtime/formats.ts';
import {
  type Explaining,
  figure,
  formatOf,
  kindIn,
  nameOf,
  once,
  optionLabel,
  rowOf,
  stepOf,
  unitOf,
  withinCall,
  labelledRowOf,
} from './explaining.ts';
import {shownInSum} from './scope.ts';
import {branchChecks} from './checks.ts';
import type {Edge, Expr, Named, NodeOf, Table, Value} from './plan.ts';
import {limitOf, operand, stepsOf} from './steps.ts';
import {caseOf, formatted, formulaOf, indexOf, isNumber, itemsOf, textOf, valueOf, valueOfStep} from './value.ts';

export function derivation(expression: Expr, at: Explaining, unit?: string, label?: string): Derivation {
  // As an argument of a call. What a condition decides is explained by checks, and periods are counted by what reads them.
  if (['condition', 'periods'].includes(kindIn(expression, at) as string)) return {label: '', text: '', kind: 'fixed'};
  if (typeof expression === 'number') return {label: '', ...figure(expression, undefined, at), kind: 'fixed'};
  const resultUnit = unit ?? unitOf(expression, at);
  if (typeof expression === 'string') return ofName(expression, resultUnit, at);
  switch (expression.kind) {
    case 'option':
      return {label: '', text: optionLabel(expression, expression.value, at), kind: 'fixed'};
    case 'window':
      return derivation(expression.of, at, unit, label);
    case 'onDay':
      return onDay(expression, resultUnit, label, at);
    case 'instance':
      return {
        ...ofCall(expression, resultUnit, at),
        label: label ?? textOf(expression.label, at),
        isQuestion: undefined,
        isCall: true,
      };
    case 'fold': {
      const shown = {label: label ?? textOf(expression.label!, at), ...figure(expression, resultUnit, at)};
      return {...shown, ...ofItems(expression, resultUnit, at)};
    }
    case 'call':
      return ofFunction(expression, resultUnit, label, at);
    case 'arithmetic':
      return stepByStep(expression, resultUnit, label, at);
    default:
      return {label: '', ...figure(expression, undefined, at), kind: 'fixed'};
  }
}

function stepByStep(
  expression: NodeOf<'call' | 'arithmetic'>,
  unit: string | undefined,
  label: string | undefined,
  at: Explaining,
): Derivation {
  return {
    label: label ?? textOf(expression.label!, at),
    ...figure(expression, unit, at),
    kind: 'steps',
    steps: stepsOf(expression, unit, at),
    ...(label === undefined && {isUnnamed: true}),
  };
}

function ofFunction(
  call: NodeOf<'call'>,
  unit: string | undefined,
  label: string | undefined,
  at: Explaining,
): Derivation {
  const {name, values} = call;
  const limit = ownValue<OnPar>(words.limits, name);
  const sentence = ownValue<FunctionSentence>(words.sentences, name);
  if (Object.hasOwn(words.steps, name) || (limit !== undefined && limitOf(call, at) !== undefined))
    return stepByStep(call, unit, label, at);
  // The page shows the chosen option with its number.
  if (limit === undefined && sentence === undefined) return {...derivation(values[0]!, at), value: valueOf(call, at)};
  const shown = {label: label ?? textOf(call.label!, at), ...figure(call, unit, at)};
  if (sentence === undefined) {
    const operands = operandsOnPar(call, at);
    const of = operands.map((each) => operand(each, unit, at));
    const {two, several} = limit!;
    return {...shown, kind: 'function', sentence: operands.length === 2 ? two : several, takesOne: true, of};
  }
  const {operands, written} = at.plan.functions[name]!;
  const of = values.map((each, index) => {
    const format = written?.[index];
    const own = isNumber(kindIn(each, at)) ? (unitOfOperand(operands, unitOf(each, at)) ?? (format && '')) : undefined;
    const made = operand(each, own, at);
    return format === undefined ? made : {...made, text: formatted(valueOf(each, at), format)};
  });
  const {ofMade, ...usual} = sentence;
  const isMade = ofMade !== undefined && kindIn(values[0]!, at) === 'periods';
  return {...shown, kind: 'function', ...usual, ...(isMade && {sentence: ofMade}), of};
}

/** The messages of `min` or `max` where none of its operands limits the others. */
type OnPar = (typeof words.limits)['min' | 'max'];

/** The messages of a function that has its own sentence. */
type FunctionSentence = Pick<Derivation & {kind: 'function'}, 'sentence' | 'withoutDate' | 'unchanged' | 'negative'> & {
  readonly ofMade?: string;
};

const unitOfOperand = (operands: OperandUnit | undefined, own: string | undefined): string | undefined =>
  operands && ('orElse' in operands ? (own ?? operands.orElse) : operands.always);

/** The operands of `min` or `max` that are on a par: those of `min(min(x, y), z)` are x, y and z. */
function operandsOnPar({name, values}: NodeOf<'call'>, at: Explaining): readonly Expr[] {
  return values.flatMap((value) =>
    typeof value === 'object' && value.kind === 'call' && value.name === name && limitOf(value, at) === undefined
      ? operandsOnPar(value, at)
      : [value],
  );
}

/** The messages of a fold: of what is worked out for each item, of all if nothing is, and of dates. */
interface FoldWords {
  readonly of: string;
  readonly all?: string;
  readonly days?: string;
}

/** What the items of a list have together, with what each of them has. */
function ofItems({fold, list, of, when}: NodeOf<'fold'>, unit: string | undefined, at: Explaining) {
  const {of: sentence, all = sentence, days: ofDays = sentence}: FoldWords = words.folds[fold as 'sum'];
  const {item, items, days = []} = nameOf(list, at).input!;
  const counted = itemsOf(list, at).flatMap((scope, index) =>
    when === undefined || valueOf(when, scope) ? [{within: {...at, named: scope.named}, number: index + 1}] : [],
  );
  const isDay = of !== undefined && kindIn(of, at) === 'date';
  return {
    kind: 'items' as const,
    sentence: of === undefined ? all : isDay ? ofDays : sentence,
    count: counted.length,
    ...(when !== undefined && {isSome: true as const}),
    item: item!,
    items: items!,
    each:
      of === undefined || fold === 'count'
        ? []
        : counted.map(({within, number}) => ({
            number,
            days: days.map((day) => calendarDay(within.named(`${list}.${day}`))),
            text: figure(of, unit, within).text,
          })),
  };
}

/** A figure that held on a day: 'Weekly limit: $650. This is the figure for 6 April 2023.' */
function onDay(
  expression: NodeOf<'onDay'>,
  unit: string | undefined,
  label: string | undefined,
  at: Explaining,
): Derivation {
  const {label: own, nothing = [], later} = nameOf(expression.figure, at);
  const day = orderedDay(valueOf(expression.day, at));
  const isNone = nothing.includes(later?.findLastIndex(([from]) => day >= from) ?? -1);
  return {
    label: label ?? own,
    ...figure(expression, unit, at),
    kind: 'function',
    sentence: isNone ? onDayWords.none : onDayWords.figure,
    withoutDate: nothing.includes(-1) ? onDayWords.noneWithoutDate : onDayWords.missing,
    of: [derivation(expression.day, at)],
  };
}

/** The value of a table or value with arguments: 'CLB of listening: 7'. */
function ofCall(call: NodeOf<'instance'>, unit: string | undefined, at: Explaining): Derivation {
  const {template, member} = call;
  const name = member === '' ? template : `${template}.${member}`;
  const {value} = at.plan.templates[template]!;
  const inner = withinCall(call, at);
  const all = valueOfStep(value, inner);
  const result = member === '' ? all : all[member];
  const within: Explaining = {...inner, named: (each) => (each === name ? result : inner.named(each))};
  return nameOf(name, at).isHelper ? fixed(name, unit, within) : ofStep(name, template, value, unit, within);
}

function ofName(name: string, unit: string | undefined, at: Explaining): Derivation {
  const given = at.given.get(name);
  if (given !== undefined) return given;
  const known = nameOf(name, at);
  const own = known.hasOwnUnit ? known.unit : unit;
  return once(at, `${name} in ${own}`, () => {
    if (known.input !== undefined) return ofAnswer(name, known, own, at);
    if ('is' in known) {
      const rule = rowOf(name, 0, at);
      return {...common(name, own, at), kind: 'fixed', ...(rule && {rule})};
    }
    const [step, value] = stepOf(name, at) ?? [];
    if (step === undefined || value === undefined || known.isHelper) return fixed(name, own, at);
    const made = ofStep(name, step, value, own, at);
    const isPart = known.sum?.index !== undefined;
    return isPart ? asShown(made, shownInSum(name, own, at)!, formatOf(own)) : made;
  });
}

function ofAnswer(name: string, {label, input}: Named, unit: string | undefined, at: Explaining): Derivation {
  const {answered, short, shownWhen, isAge, isTyped, hasDefault, isQuestion} = input!;
  const [value, answer] = [at.named(name), at.answers[name]];
  const isFilled = (): boolean => {
    switch (answered) {
      case 'number':
        return hasDefault ? readNumber(answer) > 0 : isFilledNumber(answer);
      case 'day':
        return value !== null;
      case 'items':
        return value.length > 0;
      case 'words':
        return value !== '';
    }
  };
  return {
    label,
    ...(isQuestion && {isQuestion}),
    ...(short !== undefined && {short}),
    ...figure(name, unit, at),
    kind: 'answer',
    input: name,
    filled: isFilled(),
    ...(shownWhen !== undefined && {isHidden: !valueOf(shownWhen, at)}),
    ...(isAge && {isAge}),
    ...(isTyped && {isTyped}),
  };
}

function common(name: string, unit: string | undefined, at: Explaining) {
  const {label, note} = nameOf(name, at);
  return {label, ...figure(name, unit, at), ...(note !== undefined && {note})};
}

const fixed = (name: string, unit: string | undefined, at: Explaining): Derivation => ({
  ...common(name, unit, at),
  kind: 'fixed',
});

/**
 * How the value of a name came about.
 * @param step the name of the step, of which the name may be a column
 */
function ofStep(name: string, step: string, value: Value, unit: string | undefined, at: Explaining): Derivation {
  const formula = formulaOf(value);
  if (formula !== undefined) {
    const {label, note} = nameOf(name, at);
    // A value that merely forwards another is explained as that one.
    if (typeof formula === 'string' && !at.given.has(formula)) return derivation(formula, at, unit);
    const made = derivation(formula, at, unit, label);
    return note === undefined ? made : {...made, note};
  }
  const applied = caseOf(value, at);
  if (applied !== undefined) return ofCaseThatApplies(name, step, applied, unit, at);
  switch (value.kind) {
    case 'total':
      return ofTotal(name, value.parts, unit, at);
    case 'lookup':
      return ofTable(name, step, value, unit, at);
    default:
      return fixed(name, unit, at);
  }
}

function ofTotal(name: string, parts: readonly string[], unit: string | undefined, at: Explaining): Derivation {
  const [first, ...others] = parts.map((part) => ({
    ...derivation(part, at, unit ?? unitOf(part, at)),
    // A part keeps its name even if it merely forwards another value.
    label: nameOf(part, at).label,
    isQuestion: nameOf(part, at).input?.isQuestion,
  }));
  const steps = workedOut(
    first!,
    others.map((part) => ['plus', part] as const),
    formatOf(unit),
  );
  return {...common(name, unit, at), kind: 'steps', steps, isTotal: true};
}

/** The case that applies, with its value. */
function ofCaseThatApplies(
  name: string,
  step: string,
  {cases, index, value}: NonNullable<ReturnType<typeof caseOf>>,
  unit: string | undefined,
  at: Explaining,
): Derivation {
  const rule = rowOf(step, index, at);
  const {given} = cases[index]!;
  const formula = formulaOf(value);
  const of =
    formula !== undefined ? derivation(formula, at, unit) : given === undefined ? undefined : derivation(given, at);
  const made: Derivation & {kind: 'case'} = {
    ...common(name, unit, at),
    kind: 'case',
    ...(rule && {rule}),
    checks: because(...branchChecks(cases, index, at).flat()),
    ...(of && {given: of}),
  };
  return isFigure(name, unit, at) ? ofCase(made) : made;
}

/** Whether a value is a figure of which `nothing` is told apart from 0; no points are 0 points. */
function isFigure(name: string, unit: string | undefined, at: Explaining): boolean {
  const kind = kindIn(name, at);
  return (isNumber(kind) || kind === 'percent') && unit !== 'points';
}

function ofTable(name: string, step: string, table: Table, unit: string | undefined, at: Explaining): Derivation {
  const index = indexOf(table, at);
  const row = labelledRowOf(step, index, at);
  const made: Derivation = {
    ...common(name, unit, at),
    kind: 'row',
    ...(row && {rule: {...row, ...labelOfRow(table, index, at)}}),
    by: table.by.map((each) => derivation(each, at)),
    ...dayOf(table, at),
  };
  const column = name.slice(step.length + 1);
  return isFigure(name, unit, at) ? orNothing(made, givesNothing(table, index, column)) : made;
}

/** The label of a band is made from its limits, as they are on the day of the table. */
function labelOfRow(table: Table, index: number, at: Explaining): Pick<RuleRow, 'label' | 'isRest'> {
  const [by, across] = table.by;
  const band = table.rows[index];
  if (band === undefined && across !== undefined) return {isRest: true};
  if (band === undefined || band.options !== undefined) return {};
  const edge = (each: Edge | undefined) => each && {at: valueOf(each.at, at), after: each.after};
  const limits = {from: edge(band.from), to: edge(band.to)};
  const kind = kindIn(by, at);
  return {label: kind === 'date' ? bandOfDays(limits) : bandOfNumbers(limits, kind === 'whole', unitOf(by, at))};
}

/** Whether a row gives `nothing`; one for no answer only counts 0. */
function givesNothing(table: Table, index: number, column: string): boolean {
  if (table.by.length > 1) return false;
  const row = table.rows[index];
  const cells = row?.cells ?? table.otherwise;
  return row?.options?.join('') !== '' && (cells?.[column] ?? cells?.[''])?.kind === 'nothing';
}

/** The day whose figures a table gives, if that is not today. */
function dayOf(table: Table, at: Explaining): {readonly on?: Derivation} {
  const rows = [...table.rows, ...table.rows.flatMap(({columns = []}) => columns)];
  const inCells = [...rows.map(({cells}) => cells), table.otherwise]
    .flatMap((cells) => Object.values(cells ?? {}))
    .find((cell) => (cell.kind === 'constant' || cell.kind === 'data') && cell.day !== undefined);
  const limits = rows.map(({to}) => to?.at);
  const limit = limits.find((each): each is NodeOf<'onDay'> => typeof each === 'object' && each.kind === 'onDay');
  const day = inCells !== undefined && 'day' in inCells ? inCells.day : limit?.day;
  return day === undefined ? {} : {on: derivation(day, at)};
}
