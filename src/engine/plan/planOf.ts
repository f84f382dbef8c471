/**
 * The plan of a checked model: its formulas, tables and card as plain data, without places in files, and with what the page calls them.
 * `salary >= minimumSalary` is `{kind: 'compare', operator: '>=', left: 'salary', right: 'minimumSalary'}`; labels and units are under
 * `names`, and how each value is calculated under `steps`.
 */
import {blocks, type BlockKind} from '../blocks/index.ts';
import {shownUnit} from '../language/definition/page.ts';
import {withoutHelpers} from './inWords/helpers.ts';
import {placesInRules} from './inWords/rules/lists.ts';
import type {CheckedBlock, CheckedItem, CheckedList, CheckedStays, Model} from '../language/model.ts';
import {
  argumentsOf,
  constantNamed,
  dependenciesOf,
  isFixed,
  isSteadyConstant,
  stepNamed,
  templateNamed,
  valueOfStep as stepBehind,
} from '../language/references.ts';
import type {CheckedCell, CheckedValue, TypedExpression} from '../language/typed.ts';
import {expressionsOfText, isTable, namesIn} from '../language/walk.ts';
import {isCurrency} from '../runtime/formats.ts';
import {upperBounds} from './maximum.ts';
import {comparedWith, labelOfMark, passMarks} from './passMarks.ts';
import type {Block, Formulas, Item, Plan, Row, Value} from './plan.ts';
import {onceOf, yearsBehind} from './onceAndYearly.ts';
import {translatorOf} from './translate.ts';
import {valueOfStep} from './value.ts';

/** @param whole with its helpers, in whose place the plan has their formulas */
export function planOf(whole: Model): Plan {
  const model = withoutHelpers(whole);
  const {translated, expression, windowOf, text, cell, value: planned, use, fixed} = translatorOf(model);

  function block({kind, condition, heading, items, total, showsFirst, hidesZeros, list, stays}: CheckedBlock): Block {
    const {question, showsOneValue} = blocks[kind as BlockKind];
    // What is yearly is said of a sum that shows its parts as amounts.
    const years = hidesZeros
      ? yearsBehind(
          items.flatMap(({value}) => value ?? []),
          model,
        )
      : undefined;
    return {
      kind,
      question,
      ...(showsOneValue && {showsOneValue}),
      ...(condition && {condition: expression(condition)}),
      ...(heading && {heading: text(heading)}),
      items: items.map((item) => {
        const once = years && item.value && onceOf(item.value, years, model);
        return {...itemOf(item, items.length === 1), ...(once && {once: expression(once)})};
      }),
      ...(years && {years: expression(years)}),
      ...(total && {total: itemOf(total, false)}),
      ...(showsFirst && {showsFirst}),
      ...(hidesZeros && {hidesZeros}),
      ...(list && {list: listOf(list)}),
      ...(stays && {stays: staysOf(stays)}),
    };
  }

  function listOf({of, current}: CheckedList): NonNullable<Block['list']> {
    if (current === undefined) return {of: expression(of)};
    const [rowsOfStages, submitted] = argumentsOf('stages', of, model) ?? [];
    return {
      of: expression(of),
      current: expression(current),
      ...(rowsOfStages && submitted && {made: [expression(rowsOfStages), expression(submitted)]}),
    };
  }

  function staysOf({of, limit, window, day, planned: length}: CheckedStays): NonNullable<Block['stays']> {
    const read = new Set(namesIn(stepBehind(day, model) ?? day));
    const [asked, ...others] = model.definition.inputs.filter(({name, type}) => type === 'date' && read.has(name));
    return {
      of: expression(of) as string,
      limit: expression(limit),
      window: windowOf(window),
      day: expression(day),
      ...(length && {planned: expression(length)}),
      ...(length && asked && others.length === 0 && {asked: asked.name}),
    };
  }

  /** @param isOnly whether nothing else decides a verdict, so that the figures in its words do */
  function itemOf(item: CheckedItem, isOnly: boolean): Item {
    const {condition, label, value, missing, text: words, outOf, percentDone, tone, isHeadline, person, range} = item;
    const unit = shownUnit(item.unit, model.definition);
    const figures = tone === undefined ? [] : expressionsOfText(words).filter((each) => isOnly || isWorkedOut(each));
    const apart = value === undefined ? [] : comparedWith(value, unit, model);
    const days = percentDone && argumentsOf('percentDone', percentDone, model);
    const maximum = maximumOf(item);
    const assumes = assumedIn(value);
    const marks = isHeadline && value?.type.kind === 'number' ? passMarks(value, model) : [];
    return {
      ...(condition && {condition: expression(condition)}),
      ...(label && {label: text(label)}),
      ...(value && {value: expression(value)}),
      ...(unit !== undefined && {unit}),
      ...(missing && {missing: text(missing)}),
      ...(words && {text: text(words)}),
      ...(outOf && {outOf: expression(outOf)}),
      ...(maximum !== undefined && {maximum}),
      ...(assumes.length > 0 && {assumes}),
      ...(marks.length > 0 && isCurrency(unit) && {enteredIn: amountsBehind(value!)}),
      ...(marks.length > 0 && {
        marks: marks.map((name) => ({label: labelOfMark(name, model), name: use(name, value!.type)})),
      }),
      ...(percentDone && {percentDone: expression(percentDone)}),
      ...(range && {range: {least: expression(range.least), most: expression(range.most), say: text(range.say)}}),
      ...(days && {days: [expression(days[0]!), expression(days[1]!)]}),
      ...(tone && {tone}),
      ...(isHeadline && {isHeadline}),
      ...(person !== undefined && {person}),
      ...(figures.length > 0 && {explains: figures.map((each) => expression(each))}),
      ...(apart.length > 0 && {apart: apart.map((each) => expression(each))}),
    };
  }

  function amountsBehind(value: TypedExpression): readonly string[] {
    const read = dependenciesOf(namesIn(value), model);
    return model.definition.inputs.flatMap(({name, unit}) => (isCurrency(unit) && read.has(name) ? [name] : []));
  }

  /** The inputs with a default that the formula of an item's value names. */
  function assumedIn(value: TypedExpression | undefined): readonly string[] {
    const step = value && stepBehind(value, model);
    const read = new Set(step && namesIn(step));
    return model.definition.inputs.flatMap(({name, whenZero}) => (whenZero && read.has(name) ? [name] : []));
  }

  function maximumOf({value, showsMaximum}: CheckedItem): Item['maximum'] {
    const part = showsMaximum ? value && stepBehind(value, model) : undefined;
    const largest = part && upperBounds(part, model);
    if (largest === undefined) return undefined;
    const values = largest.map((bound): Value =>
      'cell' in bound
        ? cell(bound.cell, bound.cell.type)
        : planned({kind: 'expression', ...bound, type: bound.typed.type}),
    );
    const changes = largest.some((bound) =>
      'cell' in bound ? !isSteady(bound.cell) : !namesIn(bound.typed).every((name) => isSteadyConstant(name, model)),
    );
    return changes ? values : Math.max(...values.map((each): number => valueOfStep(each, fixed)));
  }

  const isSteady = (of: CheckedCell): boolean =>
    of.inForce === undefined &&
    (of.kind === 'constant' ? isSteadyConstant(of.name, model) : of.kind === 'data' && of.dated.periods.length === 1);

  /** Whether it is a figure or a day that depends on the answers. */
  const isWorkedOut = (typed: TypedExpression): boolean =>
    ['number', 'percent', 'date'].includes(typed.type.kind) && !isFixed(typed, model);

  const blocksOfCard = model.card.map(block);
  return {id: model.definition.id, ...translated, card: blocksOfCard, rows: rowsOf(translated, model)};
}

/** Whether the label of a row is that of its options, or of the last one for all other answers, and not of a band, which may move. */
function isNamedRow(value: CheckedValue | undefined, index: number): boolean {
  if (value === undefined || !isTable(value)) return false;
  const row = value.rows[index];
  return row === undefined || row.options !== undefined;
}

/** Where the page shows the rows of what formulas read. */
function rowsOf({names, steps, templates}: Formulas, model: Model): Plan['rows'] {
  const constants = Object.keys(names).filter((name) => constantNamed(name, model) !== undefined);
  const valueNamed = (name: string): CheckedValue | undefined =>
    (stepNamed(name, model) ?? templateNamed(name, model))?.value;
  const listed = [...constants, ...Object.keys(steps), ...Object.keys(templates)].map((name) => {
    const places = [...placesInRules(name, model)];
    const rows = places.map(([index, {list, row, label, sources}]): [number, Row] => [
      index,
      {
        list,
        row,
        ...(isNamedRow(valueNamed(name), index) && {label}),
        ...(sources.some(([, positions]) => positions.length > 0) && {sources}),
      },
    ]);
    return [name, Object.fromEntries(rows)] as const;
  });
  return Object.fromEntries(listed.filter(([, rows]) => Object.keys(rows).length > 0));
}
