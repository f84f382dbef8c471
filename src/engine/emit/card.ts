/** The result card's blocks as JavaScript objects: figures and texts formatted, ready to draw. */
import type {TypedExpression} from '../expression/typed.ts';
import {onlyColumn} from '../check/cells.ts';
import type {CheckedBlock, CheckedCells, CheckedShown, CheckedText, CheckedValue, Model} from '../model.ts';
import {datedCode, withUnit, type EmitContext} from './context.ts';
import {elapsedCode} from './elapsed.ts';
import {array, object, string} from './javascript.ts';
import {marksOf} from './marks.ts';

/** The JavaScript of the whole card. */
export function cardCode(context: EmitContext): string {
  return array(context.model.card.map((block) => conditional(block.condition, blockCode(block, context), context)));
}

/** A list item that is there only when the condition holds. */
function conditional(condition: TypedExpression | undefined, code: string, context: EmitContext): string {
  return condition === undefined ? code : `...(${context.expression(condition).text} ? [${code}] : [])`;
}

function blockCode(block: CheckedBlock, context: EmitContext): string {
  const {text, expression} = context;
  const kind = string(block.kind);
  switch (block.kind) {
    case 'verdict': {
      const branch = (each: {say: CheckedText; tone: string}): string =>
        object({kind, tone: string(each.tone), text: text(each.say)});
      return (
        block.branches
          .slice(0, -1)
          .map((each) => `${expression(each.condition!).text} ? ${branch(each)} : `)
          .join('') + branch(block.branches.at(-1)!)
      );
    }
    case 'figure': {
      const value = expression(block.of).text;
      const outOf = block.outOf === undefined ? undefined : expression(block.outOf).text;
      return object({
        kind,
        label: text(block.label),
        text: shownCode(block, context),
        ...figureCode(block, context),
        outOf,
        outOfText: outOf === undefined ? undefined : `$grouped(${value}) + " / " + $grouped(${outOf})`,
        marks: marksCode(block, context),
      });
    }
    case 'breakdown':
    case 'fees':
      return object({
        kind,
        title: text(block.title),
        unit: unitCode(block.unit, context),
        parts: partsCode(block, context),
        total: object({label: text(block.total), value: `${block.sum}$total`, text: totalCode(block, context)}),
      });
    case 'reasons':
    case 'requirements':
      return object({kind, title: text(block.title), lines: expression(block.of).text});
    case 'facts':
      return object({
        kind,
        facts: array(
          block.facts.map((fact) =>
            conditional(
              fact.condition,
              object({label: text(fact.label), text: shownCode(fact, context), ...figureCode(fact, context)}),
              context,
            ),
          ),
        ),
      });
    case 'progress':
      return object({
        kind,
        label: text(block.label),
        percent: expression(block.of).text,
        text: text(block.say),
        days: elapsedCode(block.of, context),
      });
    case 'stages':
      return object({
        kind,
        title: text(block.title),
        stages: expression(block.of).text,
        current: expression(block.current).text,
      });
    case 'note':
      return object({kind, text: text(block.text)});
  }
}

/** The figure's pass marks, where it has any. */
function marksCode({of, unit}: CheckedShown, context: EmitContext): string | undefined {
  if (of.type.kind !== 'number') return undefined;
  const marks = marksOf(of, context.model).map(({constant, label}) =>
    object({
      label: string(label),
      value: context.fold(constant, [constant]),
      text: context.fold(numberCode(constant, unit, context), [constant]),
    }),
  );
  return marks.length === 0 ? undefined : array(marks);
}

/** Points show every category; of fees only those that are charged. */
function partsCode(block: Extract<CheckedBlock, {kind: 'breakdown' | 'fees'}>, context: EmitContext): string {
  const parts = array(partsOf(block.sum, context.model).map((part) => partCode(part, block, context)));
  return block.kind === 'fees' ? `${parts}.filter((part) => part.value !== 0)` : parts;
}

type PartStep = Model['steps'][number];

/** The parts of a sum, in its order. */
export function partsOf(sum: string, model: Model): readonly PartStep[] {
  const parts = model.definition.sums.find((each) => each.name === sum)?.parts ?? [];
  return parts.flatMap((part) => model.steps.find((step) => step.name === `${sum}.${part.name}`) ?? []);
}

/** Points are shown out of the most that a part can give; a fee is just what it is. */
function partCode(
  step: PartStep,
  {kind, unit}: {kind: 'breakdown' | 'fees'; unit?: string},
  context: EmitContext,
): string {
  const value = step.name.replace('.', '$');
  const most = kind === 'breakdown' && unit === 'points' ? mostOf(step.value, context) : undefined;
  // What is no figure may change with the day: a constant by its name, a dated cell by its code.
  const changing = most?.filter((each) => !/^\d/.test(each)) ?? [];
  return object({
    label: string(step.named.label),
    value,
    text: numberCode(value, unit, context),
    outOf: most === undefined ? undefined : context.fold(`Math.max(${most.join(', ')})`, changing),
  });
}

/** The values that a part can take, as JavaScript, where the definition lists them. */
function mostOf(value: CheckedValue, context: EmitContext): readonly string[] | undefined {
  switch (value.kind) {
    case 'nothing':
      return [];
    case 'expression': {
      const {typed} = value;
      const bound =
        typed.kind === 'call' && typed.name === 'min' ? typed.values.find((each) => isConstant(each, context)) : typed;
      return bound !== undefined && isConstant(bound, context) ? [context.expression(bound).text] : undefined;
    }
    case 'first': {
      const branches = value.branches.map((branch) => mostOf(branch.value, context));
      return branches.includes(undefined) ? undefined : [...new Set(branches.flatMap((branch) => branch!))];
    }
    case 'choices':
      return figuresOf([...value.rows.map((row) => row.cells), value.otherwise]);
    case 'bands':
      return figuresOf([...value.bands.map((band) => band.cells), value.otherwise]);
    default:
      return undefined;
  }
}

function isConstant(typed: TypedExpression, {model}: EmitContext): boolean {
  return (
    typed.kind === 'figure' ||
    (typed.kind === 'reference' && model.definition.constants.some(({name}) => name === typed.name))
  );
}

/** Fixed figures are compared now, so that only the largest and those that may change are left. */
function figuresOf(rows: readonly (CheckedCells | undefined)[]): readonly string[] | undefined {
  const cells = rows.flatMap((row) => row?.get(onlyColumn) ?? []);
  const figures = cells.flatMap((cell) =>
    cell.kind === 'data' && cell.dated.periods.length === 1 && cell.dated.periods[0]!.value.kind === 'figure'
      ? [cell.dated.periods[0]!.value.value]
      : [],
  );
  const others = cells.flatMap((cell) =>
    cell.kind === 'constant'
      ? [cell.name]
      : cell.kind === 'data' && cell.dated.periods.length > 1
        ? [`(${datedCode(cell.dated)})`]
        : [],
  );
  return [...(figures.length > 0 ? [String(Math.max(...figures))] : []), ...new Set(others)];
}

/** A sum's total as it is written. */
export function totalCode({sum, unit}: {readonly sum: string; readonly unit?: string}, context: EmitContext): string {
  return numberCode(`${sum}$total`, unit, context);
}

function numberCode(value: string, unit: string | undefined, context: EmitContext): string {
  if (unit === undefined) return `$grouped(${value})`;
  return withUnit(value, unit === 'money' ? currencyOf(context) : unit);
}

function currencyOf({model}: EmitContext): string {
  return model.definition.page.currency ?? 'USD';
}

function unitCode(unit: string | undefined, context: EmitContext): string | undefined {
  return unit === undefined ? undefined : string(unit === 'money' ? currencyOf(context) : unit);
}

/** What is shown as a number, so that two of them can be compared. */
function figureCode({of, unit}: CheckedShown, context: EmitContext): {value?: string; unit?: string | undefined} {
  if (of.type.kind !== 'number') return {};
  return {value: context.expression(of).text, unit: unitCode(unit, context)};
}

/** A value with its unit; a date that is missing, or no words, reads as `missing` says. */
export function shownCode(shown: CheckedShown, context: EmitContext): string {
  const code = context.expression(shown.of).text;
  const missing = shown.missing === undefined ? '"–"' : context.text(shown.missing);
  switch (shown.of.type.kind) {
    case 'number':
      return numberCode(code, shown.unit, context);
    case 'percent':
      return `$percent(${code})`;
    case 'date':
      return `${code} === null ? ${missing} : $calendarDay(${code})`;
    case 'choice':
      return `labels$${shown.of.type.input}[${code}] ?? ${missing}`;
    default:
      return shown.missing === undefined ? code : `${code} === "" ? ${missing} : ${code}`;
  }
}
