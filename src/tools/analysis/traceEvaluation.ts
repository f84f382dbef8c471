/**
 * Which parts of a definition are evaluated for one set of answers: traced from the result and the card through every name that
 * they read, along the branches and rows that the answers reach. A formula counts as a whole.
 */
import type {Constant} from '../../engine/language/definition/constant.ts';
import {withItemFields, type Input} from '../../engine/language/definition/input.ts';
import {writtenBranches, type Value} from '../../engine/language/definition/value.ts';
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {TypedExpression, CheckedCells, CheckedText, CheckedValue} from '../../engine/language/typed.ts';
import type {CheckedBlock, CheckedItem, Model} from '../../engine/language/model.ts';
import {branchesOf, formulaOf, summandsOf} from '../../engine/language/readValue.ts';
import {namesOfNeeds} from '../../engine/language/references.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {
  children,
  expressionsOfBlock,
  expressionsOfItem,
  expressionsOfText,
  isExpression,
  isTable,
  namesIn,
} from '../../engine/language/walk.ts';
import type {AnswerSet} from './answerSets.ts';
import {instrument} from './instrument.ts';

/** Returns the places of the evaluated conditions, formulas, cells and texts, and of the names that they belong to. */
type TraceEvaluation = (answers: AnswerSet, today: CalendarDay) => ReadonlySet<Place>;

export function traceEvaluation(model: Model): TraceEvaluation {
  const {parts, run, isHit} = instrument(model);
  const pointOf = new Map<object, number>(parts.map(({item, point}) => [item.key, point]));
  const isReached = (part: object): boolean => isHit(pointOf.get(part) ?? -1);
  return (answers, today) => {
    const isCalculated = run(answers, today);
    const places = new Set<Place>();
    const trace = createTrace(model, answers, today, isReached, places);
    for (const {place, conditionPlace} of model.needs) for (const part of [place, conditionPlace]) trace.add(part);
    for (const name of namesOfNeeds(model)) trace.visit(name);
    if (!isCalculated) return places;
    for (const {name} of model.steps) if (name.startsWith('result.')) trace.visit(name);
    for (const block of model.card) traceBlock(block, trace);
    return places;
  };
}

/** Records what is evaluated. */
interface Trace {
  /** Whether these answers reach a branch, a line or a row. */
  readonly isReached: (part: object) => boolean;
  readonly add: (place: Place | undefined) => void;
  /** Records what the name refers to, and everything that it reads. */
  readonly visit: (name: string) => void;
}

function createTrace(
  {definition, steps, templates}: Model,
  answers: AnswerSet,
  today: CalendarDay,
  isReached: Trace['isReached'],
  places: Set<Place>,
): Trace {
  const visited = new Set<string>();
  const trace: Trace = {isReached, add: (place) => place && places.add(place), visit};

  function visit(name: string): void {
    if (visited.has(name)) return;
    visited.add(name);
    const isNamed = (item: {readonly name: string}): boolean => item.name === name;
    const input = withItemFields(definition.inputs).find(isNamed);
    if (input !== undefined) return traceInput(input, answers[name] ?? '', trace);
    const constant = definition.constants.find(isNamed);
    if (constant !== undefined) return traceConstant(constant, today, trace);
    const step = steps.find(isNamed) ?? templates.find(isNamed);
    if (step !== undefined) {
      trace.add(step.named.place);
      return traceValue(step.value, step.named.value, trace);
    }
    // A column is read through its table, a sum through its parts.
    const [owner] = name.split('.') as [string];
    if (owner !== name) return visit(owner);
    for (const part of steps) if (part.name.startsWith(`${owner}.`)) visit(part.name);
  }
  return trace;
}

function traceInput({place, options, whenZero}: Input, answer: string, trace: Trace): void {
  trace.add(place);
  trace.add(options.find(({value}) => value === answer)?.place);
  trace.add(whenZero?.place);
  if (typeof whenZero?.value === 'string') trace.visit(whenZero.value);
}

/** Records only the period in force of a dated constant. */
function traceConstant({place, dated: {periods}}: Constant, today: CalendarDay, trace: Trace): void {
  trace.add(place);
  const period = periods.findLast(({from}) => from !== undefined && from.day <= today) ?? periods[0]!;
  trace.add(period.value.place);
  trace.add(period.from?.place);
}

/**
 * Records the conditions up to the first one that holds, and the row that applies with its limits.
 * @param source the same value in the file
 */
function traceValue(value: CheckedValue, source: Value, trace: Trace): void {
  const [branches, written, summands] = [branchesOf(value), writtenBranches(source), summandsOf(value)];
  if (source.kind === 'table') for (const {node} of source.table.by) trace.add(node.place);
  else if (branches.length + summands.length === 0) trace.add(source.place);
  summands.forEach(trace.visit);
  for (const expression of ownExpressions(value)) traceExpression(expression, trace);
  for (const [
    index,
    {point, key, condition, selections = [], text, cells, value: inner, isFinal},
  ] of branches.entries()) {
    const at = written[index];
    trace.add(at?.keyPlace);
    trace.add(at?.condition?.place);
    traceExpression(condition, trace);
    if (key === undefined && !trace.isReached(point)) continue;
    for (const {selector} of selections)
      for (const edge of [selector.from, selector.to]) traceExpression(edge?.at, trace);
    trace.add(at?.text?.node.place);
    traceText(text, trace);
    if (cells !== undefined) traceCells(cells, trace);
    if (inner !== undefined && at?.value !== undefined) traceValue(inner, at.value, trace);
    if (isFinal) return;
  }
}

/** What is evaluated of a value whichever branch is taken: its formula, the figures of its text, the answers that select a row. */
function ownExpressions(value: CheckedValue): readonly (TypedExpression | undefined)[] {
  if (isTable(value)) return value.by;
  return value.kind === 'text' ? expressionsOfText(value.text) : [formulaOf(value)];
}

/** Records what the rows and branches of a called table or value read, where these answers reach them. */
function traceExpression(expression: TypedExpression | undefined, trace: Trace): void {
  if (expression === undefined) return;
  if ('name' in expression && expression.kind !== 'parameter') trace.visit(expression.name);
  const parts = expression.kind === 'instance' ? expression.arguments : children(expression).filter(isExpression);
  for (const part of parts) traceExpression(part, trace);
}

function traceText(text: CheckedText | undefined, trace: Trace): void {
  for (const typed of expressionsOfText(text)) traceExpression(typed, trace);
}

function traceCells(cells: CheckedCells, trace: Trace): void {
  for (const cell of cells.values()) {
    trace.add(cell.place);
    if (cell.kind === 'text') traceText(cell.text, trace);
    else namesIn(cell).forEach(trace.visit);
  }
}

/** Records only the condition if that does not hold. */
function traceBlock(block: CheckedBlock, trace: Trace): void {
  if (!traceCondition(block, trace)) return;
  const {items, showsFirst, list, ...others} = block;
  for (const item of items) {
    if (!traceCondition(item, trace) || (showsFirst && !trace.isReached(item))) continue;
    trace.add(item.place);
    for (const expression of expressionsOfItem(item)) traceExpression(expression, trace);
    if (showsFirst) return;
  }
  if (list !== undefined || block.stays !== undefined) trace.add(block.place);
  for (const typed of expressionsOfBlock({...others, items: [], ...(list && {list})})) traceExpression(typed, trace);
}

/** @returns whether these answers reach the part */
function traceCondition(part: CheckedBlock | CheckedItem, trace: Trace): boolean {
  trace.add(part.conditionPlace);
  traceExpression(part.condition, trace);
  return part.condition === undefined || trace.isReached(part);
}
