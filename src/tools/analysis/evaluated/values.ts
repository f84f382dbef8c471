/** What of a value is evaluated: conditions up to the one that holds, the row that is taken. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {TypedExpression} from '../../../engine/expression/typed.ts';
import type {Line, Value} from '../../../engine/definition/value.ts';
import type {Band, CheckedCells, CheckedLine, CheckedTable, CheckedValue} from '../../../engine/model.ts';
import {namesIn, namesInText} from '../../../engine/walk.ts';

/** Takes what is evaluated on the way. */
export interface Trail {
  /** Whether these answers reach a branch, a line or a row. */
  readonly isReached: (part: object) => boolean;
  readonly place: (place: Place) => void;
  /** Goes on to what the name stands for. */
  readonly name: (name: string) => void;
}

/** @param written the same value as it stands in the file */
export function evaluateValue(value: CheckedValue, written: Value, trail: Trail): void {
  switch (value.kind) {
    case 'expression':
      trail.place(written.place);
      return readNames(value.typed, trail);
    case 'text':
      trail.place(written.place);
      return namesInText(value.text).forEach(trail.name);
    case 'nothing':
      return trail.place(written.place);
    case 'first':
      return written.kind === 'first' ? evaluateFirst(value.branches, written, trail) : undefined;
    case 'lines':
      return written.kind === 'lines' ? evaluateLines(value.lines, written.lines, trail) : undefined;
    case 'fields':
      for (const [index, field] of value.fields.entries()) {
        if (written.kind !== 'fields') return;
        trail.place(written.fields[index]!.place);
        evaluateValue(field.value, written.fields[index]!.value, trail);
      }
      return;
    case 'total':
    case 'parts':
      return value.parts.forEach(trail.name);
    default:
      if (written.kind === 'table') for (const {node} of written.table.by) trail.place(node.place);
      return evaluateTable(value, trail);
  }
}

export function readNames(typed: TypedExpression, trail: Trail): void {
  namesIn(typed).forEach(trail.name);
}

function evaluateFirst(
  branches: Extract<CheckedValue, {kind: 'first'}>['branches'],
  written: Extract<Value, {kind: 'first'}>,
  trail: Trail,
): void {
  for (const [index, branch] of branches.entries()) {
    const {condition, value} = written.branches[index]!;
    if (condition !== undefined) trail.place(condition.place);
    if (branch.condition !== undefined) readNames(branch.condition, trail);
    if (!trail.isReached(branch)) continue;
    return evaluateValue(branch.value, value, trail);
  }
}

function evaluateLines(lines: readonly CheckedLine[], written: readonly Line[], trail: Trail): void {
  for (const [index, line] of lines.entries()) {
    const {condition, say, otherwise} = written[index]!;
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

/** Of the ends of all bands those count between which the number lies. */
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
