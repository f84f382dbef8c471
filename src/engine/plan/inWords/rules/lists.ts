/**
 * The rules as the page lists them. They cannot differ from the calculation, since both come from the same model. Each
 * fact appears once: single figures share a list, a figure that another row shows gets no row of its own, and values that
 * occur only in the JSON result are left out. Explanations link to the rows: see `placesInRules`.
 */
import {type Constant, labelFromName} from '../../../language/definition/constant.ts';
import type {Model, Step} from '../../../language/model.ts';
import type {CheckedValue} from '../../../language/typed.ts';
import {daysOfChange} from '../../../language/inForce.ts';
import {constantNamed, inputNamed} from '../../../language/references.ts';
import type {RuleRow} from '../../derived.ts';
import {expressionsIn, isTable, namesIn, namesInBlock} from '../../../language/walk.ts';
import type {RuleList} from '../texts.ts';
import {onDay, type OnDay} from '../onDay.ts';
import {nameInSentence} from '../labels.ts';
import {datedPositions, sourcePositions} from '../sources.ts';
import type {Row} from './row.ts';
import {constantRow, formulaRow, onlyRow, rowsOfStep} from './rows.ts';
import {casesOf, formulaOf} from '../../../language/readValue.ts';
import * as words from '../../../words/rules.ts';
import {capitalized, isQuestion} from '../../../runtime/english.ts';

interface List<ListRow = NamedRow> {
  readonly title: string;
  readonly note?: string | undefined;
  readonly rows: readonly ListRow[];
}

/** A row with the name of the constant or value that it describes. */
interface NamedRow extends Row {
  readonly name: string;
}

/** A row as the page lists it, with the positions of its sources; empty if it has only the first one. */
interface ListedRow extends NamedRow {
  readonly sources: readonly number[];
}

/** Where the page shows a row of the definition. */
export type PlaceInRules = Pick<RuleRow, 'list' | 'row'> & {
  readonly label: string;
  /** The positions of the sources of the figures in force, from each day on which they are others; none if it has only the first one. */
  readonly sources: ReturnType<typeof datedPositions>;
};

interface Layout {
  readonly lists: readonly List<ListedRow>[];
  /** The places of each name: one for a constant or formula, else one for each of its rows that the page shows. */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, PlaceInRules>>;
}

/** The lists of rules. */
export function rulesOn(on: OnDay): readonly RuleList[] {
  const rowOf = ({label, when, texts, note, sources}: ListedRow): RuleList['rows'][number] => ({
    label,
    ...(when !== undefined && {when}),
    texts,
    ...(note !== undefined && {note}),
    ...(sources.length > 0 && {sources}),
  });
  return layoutOf(on).lists.map(({title, note, rows}) => ({
    title,
    rows: rows.map(rowOf),
    ...(note !== undefined && {note}),
  }));
}

/**
 * Where the page shows the rows of a table, the branches of a value or the lines of a list, by their index in the
 * definition; a constant and a formula have the index 0.
 */
export function placesInRules(name: string, model: Model): ReadonlyMap<number, PlaceInRules> {
  return layoutOf(onDay(model, '')).places.get(name) ?? new Map();
}

const layouts = new WeakMap<OnDay, Layout>();

function layoutOf(on: OnDay): Layout {
  const known = layouts.get(on) ?? createLayout(on);
  layouts.set(on, known);
  return known;
}

function createLayout(on: OnDay): Layout {
  const {model} = on;
  const {constants, sums, tables, values} = model.definition;
  const reads = readsOf(model);
  const steps = rulesInOrder(model).filter((step) => isOnPage(step, model, reads));
  const rowOf = new Map(steps.map((step) => [step, commonRow(step, on)] as const));
  const common = (title: string, of: readonly Step[]): List => {
    const shown = of.filter((step) => rowOf.get(step) !== undefined);
    return {title, rows: shown.map((step) => ({name: step.name, ...rowOf.get(step)!}))};
  };
  const own = (of: readonly Step[]): readonly List[] =>
    of.filter((step) => rowOf.get(step) === undefined).map((step) => listOf(step, on));
  const partsOf = (sum: string): readonly Step[] => steps.filter(({name}) => name.startsWith(`${sum}.`));
  const parts = new Set(sums.flatMap(({name}) => partsOf(name)));
  const others = steps.filter((step) => !parts.has(step));
  const isBeforeSums = ({named}: Step): boolean => tables.includes(named) || values.includes(named);
  const rules = [
    common(words.titles.formulas, others),
    ...own(others.filter(isBeforeSums)),
    ...sums.flatMap(({name}) => [common(labelFromName(name), partsOf(name)), ...own(partsOf(name))]),
    ...own(others.filter((step) => !isBeforeSums(step))),
  ];
  const shown = new Set(rules.flatMap(({rows}) => rows.flatMap(({shows}) => shows)));
  // A dated constant keeps its row: conditions do not announce its changes.
  const figures = constants.filter(({name, dated}) => !shown.has(name) || dated.periods.length > 1);
  const rows = figures.map((constant) => ({name: constant.name, ...constantRow(constant, on)}));
  const lists = [{title: words.titles.figures, rows}, ...rules.map((list) => withNotes(list, figures, model))]
    .filter((list) => list.rows.length > 0)
    .map((list) => ({
      ...list,
      rows: list.rows.map((row) => ({...row, sources: sourcePositions(row.name, row, model)})),
    }));
  return {lists, places: placesOf(lists, model)};
}

/** The steps and templates in the definition's order. */
function rulesInOrder({definition, steps, templates}: Model): readonly Step[] {
  const {tables, values, sums, lines, result} = definition;
  const named = [...tables, ...values, ...sums.flatMap(({parts}) => parts), ...lines, ...result];
  return [...steps, ...templates].toSorted((one, other) => named.indexOf(one.named) - named.indexOf(other.named));
}

/**
 * Whether the page shows a step as a rule. It leaves out: a helper; a value that merely forwards another; several lists joined into
 * one; stages, which are worked out from a list; keys of the result that no other part reads; needs without conditions,
 * if the verdict lists what is missing; and mere words around a figure, such as its singular and plural.
 */
function isOnPage({name, named, value}: Step, model: Model, reads: Reads): boolean {
  if (named.helper) return false;
  const formula = formulaOf(value);
  if (formula !== undefined) {
    if (formula.kind === 'reference' || value.type.kind === 'texts' || value.type.kind === 'stages') return false;
  } else if (value.kind === 'lines') {
    return !reads.listsMissing || value.lines.some(({condition}) => condition !== undefined);
  } else if (!isTable(value) && casesOf(value).every((branch) => isAroundFigure(branch.value, model))) return false;
  return !name.startsWith('result.') || reads.names.has(name);
}

/** Whether a value is words around a value that depends on the answers, or nothing. */
function isAroundFigure(value: CheckedValue, model: Model): boolean {
  if (value.kind !== 'text') return value.kind === 'nothing';
  const isWord = value.text.length === 1 && value.text[0] === '–';
  return isWord || namesIn(value).some((name) => constantNamed(name, model) === undefined);
}

/** What the steps of a model read. */
interface Reads {
  readonly names: ReadonlySet<string>;
  /** Whether a condition asks if a list of lines is empty, as 'Eligible' does of 'What's missing'. */
  readonly listsMissing: boolean;
}

function readsOf({steps, card}: Model): Reads {
  return {
    names: new Set([...steps.flatMap(({value}) => namesIn(value)), ...card.flatMap(namesInBlock)]),
    listsMissing: steps.some(({value}) => expressionsIn(value).some(({kind}) => kind === 'empty')),
  };
}

/** A step's row in the list that it shares with others; undefined if it has a list of its own. */
function commonRow(step: Step, on: OnDay): Row | undefined {
  const formula = formulaOf(step.value);
  return formula === undefined ? onlyRow(step, on) : formulaRow(step.named, formula, on);
}

function listOf(step: Step, on: OnDay): List {
  const {name} = step;
  return {
    title: titleOf(step, on.model),
    note: step.named.note,
    rows: rowsOfStep(step, on).map((row) => ({name, ...row})),
  };
}

/** A value's label. A part of a sum gets the sum's name, and the answer's if that says more: 'Points: Monthly salary'. */
function titleOf({named, value}: Step, model: Model): string {
  const sum = model.definition.sums.find(({parts}) => parts.includes(named));
  if (sum === undefined) return named.label;
  const [decider] = isTable(value) ? value.by : [];
  const isInput = decider?.kind === 'reference' && inputNamed(decider.name, model) !== undefined;
  const answer = isInput ? nameInSentence(decider.name, model) : '';
  const saysMore = answer.toLowerCase().includes(named.label.toLowerCase()) && !isQuestion(answer);
  return `${labelFromName(sum.name)}: ${saysMore ? capitalized(answer) : named.label}`;
}

/** Rows with the notes of the constants that have no row of their own. */
function withNotes({rows, ...list}: List, figures: readonly Constant[], model: Model): List {
  const noted = new Set<string>();
  const noteOf = ({note, shows}: NamedRow): string | undefined => {
    const hidden = shows.filter((name) => !noted.has(name) && !figures.some((figure) => figure.name === name));
    for (const name of hidden) noted.add(name);
    const notes = [note, ...new Set(hidden.map((name) => constantNamed(name, model)?.note))];
    return notes.filter((each) => each !== undefined).join(' ') || undefined;
  };
  return {...list, rows: rows.map((row) => ({...row, note: noteOf(row)}))};
}

/** The places of constants and of the rows of values. A constant without a row of its own has the place that first shows it. */
function placesOf(lists: readonly List<ListedRow>[], model: Model): Layout['places'] {
  const places = new Map<string, Map<number, PlaceInRules>>();
  const add = (name: string, index: number, place: PlaceInRules): void => {
    const known = places.get(name) ?? new Map<number, PlaceInRules>();
    places.set(name, known);
    if (!known.has(index)) known.set(index, place);
  };
  const days = daysOfChange(model);
  const rows = lists.flatMap((list, position) =>
    list.rows.map((row, index) => ({
      row,
      place: {list: position, row: index, label: row.label, sources: datedPositions(row.name, row, model, days)},
    })),
  );
  for (const {row, place} of rows) for (const index of row.covers) add(row.name, index, place);
  for (const {row, place} of rows) for (const name of row.shows) add(name, 0, place);
  return places;
}
