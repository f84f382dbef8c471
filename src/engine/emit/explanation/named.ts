/** The derivation of a value that has a name, for each kind of value. */
import {labelFromName} from '../../definition/constant.ts';
import {onlyColumn} from '../../check/cells.ts';
import {percent, type TypedExpression, type TypedOf} from '../../expression/types.ts';
import type {
  CheckedCells,
  CheckedTable,
  CheckedValue,
  Limits,
  MatrixColumn,
  MatrixRow,
  Template,
  ValueOf,
} from '../../model.ts';
import {constantNamed, stepNamed, stepOf} from '../../references.ts';
import {deciders, expressionsOfText, limitsIn, namesIn, rowsOf} from '../../walk.ts';
import {firstThatHolds} from '../context.ts';
import {array, atom, type Code, jsPrecedence, object, objectOf, optionalString, string, wrap} from '../javascript.ts';
import {placesInRules, positionsCode} from '../rules/lists.ts';
import {bracketsOf} from '../brackets.ts';
import {bandsCode, choicesCode, selectionCode} from '../select.ts';
import {cellCode} from '../values.ts';
import {bandLabelOnItsDay, labelOfName} from '../labels.ts';
import {becauseCode, branchChecks} from './checks.ts';
import {
  calledWithArguments,
  type ExplanationContext,
  formatterCode,
  nameOfInstanceCode,
  rowCode,
  valueProperties,
} from './context.ts';
import {placeInSum, shownCode} from '../shown.ts';
import {unitOf} from '../units.ts';
import {uncapitalized} from '../../runtime/sentenceCase.ts';
import {decimalsShown} from '../../runtime/shownFigures.ts';

/** A named value, with what every kind of derivation needs. */
interface NamedDerivation {
  readonly typed: TypedOf<'reference' | 'instance'>;
  readonly label: string;
  readonly unit: string | undefined;
  /** The name of its step, which locates it in the rules on the page. */
  readonly name: string;
  /** The column of a table, if it has several. */
  readonly column: string;
  readonly note?: string;
}

export function namedDerivation(
  typed: TypedOf<'reference'>,
  unit: string | undefined,
  context: ExplanationContext,
): string {
  const step = stepOf(typed.name, context.model);
  if (step === undefined) return fixedCode({typed, label: typed.name, unit, name: '', column: ''}, context);
  const {name, named, value} = step;
  const member = typed.name.slice(name.length + 1);
  const label =
    member === '' ? labelOfName(name, context.model) : `${labelFromName(member)} (${uncapitalized(named.label)})`;
  const derivation = {typed, label, unit, name, column: member, note: named.note};
  // A helper that nobody gave a label has no name on the page.
  if (named.helper && named.labelText === undefined) return fixedCode({...derivation, label: ''}, context);
  const code = named.helper ? fixedCode(derivation, context) : valueDerivation(value, derivation, context);
  const shown = placeInSum(typed, context.model)?.index === undefined ? undefined : shownCode(typed, unit, context);
  return shown === undefined ? code : `$asShown(${code}, ${shown}, ${formatterCode(unit)})`;
}

/** The derivation of a call of a table or value with arguments: 'CLB of listening: 7'. */
export function instanceDerivation(
  typed: TypedOf<'instance'>,
  unit: string | undefined,
  label: string | undefined,
  context: ExplanationContext,
): string {
  const ofTemplate = ({name, parameters, named, value}: Template): string => {
    const {label: own, note} = named;
    const derivation = {
      typed: {...typed, arguments: parameters, value},
      label: own,
      unit,
      name,
      column: typed.member,
      note,
    };
    // A helper that nobody gave a label has no name on the page.
    if (named.helper && named.labelText === undefined) return fixedCode({...derivation, label: ''}, context);
    return named.helper ? fixedCode(derivation, context) : valueDerivation(value, derivation, context);
  };
  const code = calledWithArguments(typed, `derivation of '${typed.member}' in ${unit}`, ofTemplate, context);
  const shown = label === undefined ? nameOfInstanceCode(typed, context) : string(label);
  return `{...${code}, label: ${shown}, isCall: true}`;
}

function commonProperties({typed, label, unit, note}: NamedDerivation, context: ExplanationContext) {
  return {label: string(label), ...valueProperties(typed, unit, context), note: optionalString(note)};
}

const fixedCode = (named: NamedDerivation, context: ExplanationContext): string =>
  object({...commonProperties(named, context), kind: '"fixed"'});

function valueDerivation(value: CheckedValue, named: NamedDerivation, context: ExplanationContext): string {
  switch (value.kind) {
    case 'expression': {
      // A value that merely forwards another is explained as that one.
      if (value.typed.kind === 'reference') return context.derivation(value.typed, named.unit);
      const code = context.derivation(value.typed, named.unit, named.label);
      return named.note === undefined ? code : `{...${code}, note: ${string(named.note)}}`;
    }
    case 'total':
      return totalCode(value, named, context);
    case 'first':
      return firstCode(value, named, context);
    case 'choices':
    case 'bands':
    case 'matrix':
      return tableCode(value, named, context);
    case 'brackets':
      return chargedCode(value, named, context);
    default:
      return fixedCode(named, context);
  }
}

function totalCode({parts}: ValueOf<'total' | 'parts'>, named: NamedDerivation, context: ExplanationContext): string {
  const {model} = context;
  const {unit} = named;
  const [first, ...others] = parts.map((name) => {
    const step = stepNamed(name, model)!;
    const typed: TypedExpression = {kind: 'reference', name, type: step.value.type};
    // A part keeps its name even if it merely forwards another value.
    return `{...${context.derivation(typed, unit ?? unitOf(typed, model))}, label: ${string(step.named.label)}}`;
  });
  const operands = array(others.map((part) => array(['"plus"', part])));
  const steps = `$workedOut(${first}, ${operands}, ${formatterCode(unit)})`;
  return object({...commonProperties(named, context), kind: '"steps"', steps});
}

/** The branch that applied, with its value. */
function firstCode({branches}: ValueOf<'first'>, named: NamedDerivation, context: ExplanationContext): string {
  const places = placesInRules(named.name, context);
  return firstThatHolds(
    branches,
    ({value}, index) => {
      const code = object({
        ...commonProperties(named, context),
        kind: '"case"',
        rule: rowCode(places.get(index)),
        checks: becauseCode(branchChecks(branches, index, context)),
        given: givenCode(value, named, context),
      });
      return isFigure(named) ? `$ofCase(${code})` : code;
    },
    context,
  );
}

/** How the value of a branch came about; undefined for mere words. */
function givenCode(value: CheckedValue, named: NamedDerivation, context: ExplanationContext): string | undefined {
  if (value.kind === 'expression') return context.derivation(value.typed, named.unit);
  if (value.kind !== 'text') return undefined;
  const [typed, ...others] = expressionsOfText(value.text);
  if (typed === undefined || others.length > 0) return undefined;
  const isCalculated = namesIn(typed).some((name) => constantNamed(name, context.model) === undefined);
  return isCalculated ? context.derivation(typed) : undefined;
}

/** A progressive rate: the part of the number in each bracket that it reaches, and what is charged on it. */
function chargedCode(value: ValueOf<'brackets'>, named: NamedDerivation, context: ExplanationContext): string {
  const places = placesInRules(named.name, context);
  const unit = unitOf(value.by, context.model) ?? named.unit;
  const reached = bracketsOf(value, context).map(({index, cells, isReached, part}) => {
    const rate = cellCode(cells.get(onlyColumn), percent(), context);
    const bracket = array([part.text, rate.text, rowCode(places.get(index)) ?? 'undefined']);
    return `${wrap(isReached, jsPrecedence.or)} ? ${bracket} : undefined`;
  });
  return object({
    ...commonProperties(named, context),
    kind: '"brackets"',
    of: context.derivation(value.by, unit),
    on: dayCode(value, context),
    parts: `$chargedParts(${array(reached)}, ${formatterCode(unit)}, ${formatterCode(named.unit ?? unit)}, ${decimalsShown(named.unit ?? unit)})`,
  });
}

/** Whether a value is a figure of which `nothing` is told apart from 0; no points are 0 points. */
const isFigure = ({typed, unit}: NamedDerivation): boolean =>
  (typed.type.kind === 'number' || typed.type.kind === 'percent') && unit !== 'points';

/** The rows that give `nothing` in a column, by their position as in `indexCode`; a row for no answer only counts 0. */
function rowsWithNothing(table: LookupTable, column: string): readonly number[] {
  const isNothing = (cells: CheckedCells | undefined): boolean => {
    const cell = cells?.get(column) ?? cells?.get(onlyColumn);
    return cell?.kind === 'nothing';
  };
  if (table.kind === 'matrix') return [];
  const rows = table.kind === 'choices' ? [...table.rows, {options: undefined, cells: table.otherwise}] : table.bands;
  return rows.flatMap((row, index) => {
    const isForNoAnswer = 'options' in row && row.options?.join('') === '';
    return !isForNoAnswer && isNothing(row.cells ?? table.otherwise) ? [index] : [];
  });
}

/** A table in which one row decides. */
type LookupTable = Exclude<CheckedTable, {kind: 'list' | 'brackets'}>;

function tableCode(table: LookupTable, named: NamedDerivation, context: ExplanationContext): string {
  const places = placesInRules(named.name, context);
  const rows = context.list(`rows of ${named.name}`, () =>
    objectOf([...places], ([index, {label, list, row, sources}]) => [
      String(index),
      object({
        list: String(list),
        row: String(row),
        sources: positionsCode(sources),
        label,
        isRest: table.kind === 'matrix' && index === table.rows.length ? 'true' : undefined,
      }),
    ]),
  );
  const index = indexCode(table, context).text;
  const listed = `${rows}[${index}]`;
  const bands = bandsOfDay(table);
  const label = bands && bandsCode(bands, (band) => atom(bandLabelOnItsDay(band, bands.by, context)), context);
  const rule = label === undefined ? listed : `${listed} && {...${listed}, label: ${label.text}}`;
  const row = object({
    ...commonProperties(named, context),
    kind: '"row"',
    rule: places.size === 0 ? undefined : rule,
    by: array(deciders(table).map((typed) => context.derivation(typed))),
    on: dayCode(table, context),
  });
  const empty = isFigure(named) ? rowsWithNothing(table, named.column) : [];
  return empty.length === 0 ? row : `$orNothing(${row}, ${array(empty.map(String))}.includes(${index}))`;
}

/** The bands of a table's rows, if their limits are those in force on the day of an answer. */
function bandsOfDay(table: LookupTable): {readonly by: TypedExpression; readonly bands: readonly Limits[]} | undefined {
  const {by, bands} =
    table.kind === 'matrix' ? {by: table.by[0], bands: table.rows} : {by: deciders(table)[0]!, bands: []};
  const all = table.kind === 'bands' ? table.bands : bands;
  return all.some(({from, to}) => [from, to].some((edge) => edge?.at.kind === 'onDay')) ? {by, bands: all} : undefined;
}

/** The day whose figures a table gives, if that is not today. */
function dayCode(table: CheckedTable, context: ExplanationContext): string | undefined {
  const day = rowsOf(table)
    .flatMap((row) => [...row.values()])
    .map((cell) => (cell.kind === 'constant' || cell.kind === 'data' ? cell.day : undefined))
    .find((each) => each !== undefined);
  const edge = limitsIn(table).flatMap(({limits: {to}}) => (to?.at.kind === 'onDay' ? to.at.day : []))[0];
  const known = day ?? edge;
  return known && context.derivation(known);
}

/** The index of the row that decided the value, as in `placesInRules`. */
function indexCode(table: LookupTable, context: ExplanationContext): Code {
  const {expression} = context;
  const index = (row: number): Code => atom(String(row));
  switch (table.kind) {
    case 'choices': {
      const by = expression(table.by);
      return choicesCode(
        by,
        table.rows.map(({options}, row) => [options, index(row)] as const),
        index(table.rows.length),
      );
    }
    case 'bands':
      return bandsCode(table, (_, row) => index(row), context);
    case 'matrix': {
      // The row after the last is for any other pair.
      const {by, rows} = table;
      const rest = index(rows.length);
      const row = ({columns}: MatrixRow, position: number): Code => {
        const code = ({cells}: MatrixColumn): Code => (cells === undefined ? rest : index(position));
        return selectionCode(by[1], joinedOptions(columns), code, rest, context);
      };
      return selectionCode(by[0], rows, row, rest, context);
    }
  }
}

/** Columns of options as one, since all of them are in the same row. */
function joinedOptions(columns: readonly MatrixColumn[]): readonly MatrixColumn[] {
  const [first] = columns;
  return first?.options === undefined ? columns : [{...first, options: columns.flatMap(({options = []}) => options)}];
}
