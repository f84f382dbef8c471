/**
 * Which parts of a definition are evaluated for one set of answers: traced from the result and the card through every name that
 * they read, along the branches and rows that the answers reach. A formula counts as a whole.
 */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {Constant} from '../../engine/definition/constant.ts';
import type {Input} from '../../engine/definition/input.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {
  Band,
  CheckedBlock,
  CheckedCells,
  CheckedItem,
  CheckedLine,
  CheckedTable,
  CheckedValue,
  Model,
} from '../../engine/model.ts';
import {instrument} from './instrument.ts';
import type {AnswerSet} from './answerSets.ts';
import type {TypedExpression} from '../../engine/expression/types.ts';
import type {Line, Value} from '../../engine/definition/value.ts';
import {expressionsOfItem, namesIn, namesInBlock, namesInText} from '../../engine/walk.ts';

/** Returns the places of the evaluated conditions, formulas, cells and texts, and of the names that they belong to. */
type TraceEvaluation = (answers: AnswerSet, today: CalendarDay) => ReadonlySet<Place>;

export function traceEvaluation(model: Model): TraceEvaluation {
  const instrumented = instrument(model);
  const pointOf = new Map<object, number>(instrumented.parts.map(({item, point}) => [item.key, point]));
  const hits = new Int32Array(instrumented.points);
  let run = 0;
  return (answers, today) => {
    run++;
    const calculated = instrumented.run(answers, today, hits, run);
    const isReached = (part: object): boolean => {
      const point = pointOf.get(part);
      return point !== undefined && hits[point] === run;
    };
    const places = new Set<Place>();
    const trail = createTrail(model, {answers, today, isReached}, places);
    for (const need of model.definition.needs) {
      places.add(need.place);
      trail.name(need.name);
    }
    if (!calculated) return places;
    for (const {name} of model.steps) if (name.startsWith('result.')) trail.name(name);
    for (const block of model.card) evaluateBlock(block, trail);
    return places;
  };
}

interface Run extends Pick<Trail, 'isReached'> {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

function createTrail(model: Model, {answers, today, isReached}: Run, places: Set<Place>): Trail {
  const {definition, steps} = model;
  const seen = new Set<string>();
  const add = (place: Place): void => void places.add(place);
  const trail: Trail = {isReached, place: add, name: visit};

  function visit(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    const input = definition.inputs.find((each) => each.name === name);
    if (input !== undefined) return evaluateInput(input, answers[name] ?? '', trail);
    const constant = definition.constants.find((each) => each.name === name);
    if (constant !== undefined) return evaluateConstant(constant, today, add);
    const step = steps.find((each) => each.name === name);
    if (step !== undefined) {
      add(step.named.place);
      return evaluateValue(step.value, step.named.value, trail);
    }
    // A column is read through its table, a sum through its parts.
    const [owner] = name.split('.') as [string];
    if (owner !== name) return visit(owner);
    for (const part of steps) if (part.name.startsWith(`${owner}.`)) visit(part.name);
  }
  return trail;
}

function evaluateInput({place, options, whenZero}: Input, answer: string, trail: Trail): void {
  trail.place(place);
  const chosen = options.find(({value}) => value === answer);
  if (chosen !== undefined) trail.place(chosen.place);
  if (whenZero === undefined) return;
  trail.place(whenZero.place);
  if (typeof whenZero.value === 'string') trail.name(whenZero.value);
}

/** Of a dated constant only the period in force. */
function evaluateConstant({place, dated: {periods}}: Constant, today: CalendarDay, add: Trail['place']): void {
  add(place);
  const period = periods.findLast(({from}) => from !== undefined && from.day <= today) ?? periods[0]!;
  add(period.value.place);
  if (period.from !== undefined) add(period.from.place);
}

/** Records what is evaluated. */
interface Trail {
  /** Whether these answers reach a branch, a line or a row. */
  readonly isReached: (part: object) => boolean;
  readonly place: (place: Place) => void;
  /** Records what the name refers to, and everything that it reads. */
  readonly name: (name: string) => void;
}

/**
 * Records the conditions up to the first one that holds, and the row that applies.
 * @param source the same value as written in the file
 */
function evaluateValue(value: CheckedValue, source: Value, trail: Trail): void {
  switch (value.kind) {
    case 'expression':
      trail.place(source.place);
      return readNames(value.typed, trail);
    case 'text':
      trail.place(source.place);
      return namesInText(value.text).forEach(trail.name);
    case 'nothing':
      return trail.place(source.place);
    case 'first':
      return source.kind === 'first' ? evaluateFirst(value.branches, source, trail) : undefined;
    case 'lines':
      return source.kind === 'lines' ? evaluateLines(value.lines, source.lines, trail) : undefined;
    case 'fields':
      for (const [index, field] of value.fields.entries()) {
        if (source.kind !== 'fields') return;
        trail.place(source.fields[index]!.place);
        evaluateValue(field.value, source.fields[index]!.value, trail);
      }
      return;
    case 'total':
    case 'parts':
      return value.parts.forEach(trail.name);
    default:
      if (source.kind === 'table') for (const {node} of source.table.by) trail.place(node.place);
      return evaluateTable(value, trail);
  }
}

function readNames(typed: TypedExpression, trail: Trail): void {
  namesIn(typed).forEach(trail.name);
}

function evaluateFirst(
  branches: Extract<CheckedValue, {kind: 'first'}>['branches'],
  source: Extract<Value, {kind: 'first'}>,
  trail: Trail,
): void {
  for (const [index, branch] of branches.entries()) {
    const {condition, value} = source.branches[index]!;
    if (condition !== undefined) trail.place(condition.place);
    if (branch.condition !== undefined) readNames(branch.condition, trail);
    if (!trail.isReached(branch)) continue;
    return evaluateValue(branch.value, value, trail);
  }
}

function evaluateLines(lines: readonly CheckedLine[], source: readonly Line[], trail: Trail): void {
  for (const [index, line] of lines.entries()) {
    const {condition, say, else: otherwise} = source[index]!;
    if (condition !== undefined) trail.place(condition.place);
    if (line.condition !== undefined) readNames(line.condition, trail);
    if (line.otherwise !== undefined && otherwise !== undefined && trail.isReached(line.otherwise)) {
      trail.place(otherwise.node.place);
      namesInText(line.otherwise).forEach(trail.name);
    }
    if (!trail.isReached(line.say)) continue;
    trail.place(say.node.place);
    namesInText(line.say).forEach(trail.name);
    if (line.stop) return;
  }
}

function evaluateTable(value: CheckedTable, trail: Trail): void {
  switch (value.kind) {
    case 'choices':
      readNames(value.by, trail);
      for (const {cells} of value.rows) evaluateCells(cells, trail);
      break;
    case 'bands':
      readNames(value.by, trail);
      for (const band of value.bands) evaluateBand(band, trail);
      break;
    case 'matrix':
      value.by.forEach((by) => readNames(by, trail));
      for (const {columns} of value.rows) for (const {cells} of columns) evaluateCells(cells, trail);
      break;
    case 'list':
      for (const {cells} of value.rows) readCells(cells, trail);
      return;
  }
  evaluateCells(value.otherwise, trail);
}

/** Only the limits of the band that contains the number count. */
function evaluateBand({from, to, cells}: Band, trail: Trail): void {
  if (cells === undefined || !trail.isReached(cells)) return;
  for (const edge of [from, to]) if (edge !== undefined) readNames(edge.at, trail);
  evaluateCells(cells, trail);
}

function evaluateCells(cells: CheckedCells | undefined, trail: Trail): void {
  if (cells !== undefined && trail.isReached(cells)) readCells(cells, trail);
}

function readCells(cells: CheckedCells, trail: Trail): void {
  for (const cell of cells.values()) {
    trail.place(cell.place);
    if (cell.kind === 'constant') trail.name(cell.name);
    if (cell.kind === 'text') namesInText(cell.text).forEach(trail.name);
  }
}

/** Only the condition where that does not hold. */
function evaluateBlock(block: CheckedBlock, trail: Trail): void {
  if (!evaluateCondition(block, trail)) return;
  const {items, showsFirst, list, ...others} = block;
  for (const item of items) {
    if (!evaluateCondition(item, trail) || (showsFirst && !trail.isReached(item))) continue;
    trail.place(item.place);
    for (const expression of expressionsOfItem(item)) readNames(expression, trail);
    if (showsFirst) return;
  }
  if (list !== undefined) trail.place(block.place);
  namesInBlock({...others, items: [], ...(list && {list})}).forEach(trail.name);
}

/** @returns whether these answers reach the part */
function evaluateCondition(part: CheckedBlock | CheckedItem, trail: Trail): boolean {
  const {condition, conditionPlace} = part;
  if (conditionPlace !== undefined) trail.place(conditionPlace);
  if (condition === undefined) return true;
  readNames(condition, trail);
  return trail.isReached(part);
}
