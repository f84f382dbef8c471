/** Which names the parts of a checked definition read, and in which expressions. */
import {operandsOf, referencesOf, type TypedExpression} from './expression/typed.ts';
import type {CheckedBlock, CheckedCells, CheckedItem, CheckedPage, CheckedText, CheckedValue, Model} from './model.ts';

/** The expressions of a value or block, apart from those that only decide a table's row. */
export interface Parts {
  readonly values: readonly TypedExpression[];
  /** What decides a table's row, and whether blank has a row of its own. */
  readonly deciders: readonly {readonly by: TypedExpression; readonly blank: boolean}[];
  /** Constants in cells, and sums that a block shows. */
  readonly names: readonly string[];
}

/** Names read, each set by another part of the definition. */
export interface References {
  /** By values, result, card and guards. */
  readonly rules: ReadonlySet<string>;
  /** By the conditions under which the form shows an input. */
  readonly form: ReadonlySet<string>;
  /** By the texts and ranges of the page. */
  readonly texts: ReadonlySet<string>;
}

export function referencesOfModel(model: Model): References {
  const {page, definition} = model;
  const defaults = definition.inputs.flatMap(({whenZero}) =>
    typeof whenZero?.value === 'string' ? [whenZero.value] : [],
  );
  const rules = [...partsOfRules(model).flatMap(namesOf), ...definition.needs.map((need) => need.name), ...defaults];
  const texts = textsOfPage(page);
  const bounds = definition.inputs
    .flatMap(({min, max, step}) => [min, max, step])
    .flatMap((bound) => (typeof bound?.value === 'string' ? [bound.value] : []));
  return {
    rules: new Set(rules),
    form: new Set([...model.shownWhen.values()].flatMap(referencesOf)),
    texts: new Set([...texts.flatMap(referencesOfText), ...bounds]),
  };
}

/** Whether an expression of the definition could not be resolved, so that what it reads is not known. */
export function hasMistakes(model: Model): boolean {
  const rules = partsOfRules(model).flatMap(({values, deciders}) => [...values, ...deciders.map(({by}) => by)]);
  const isMistake = (typed: TypedExpression): boolean => typed.kind === 'error' || operandsOf(typed).some(isMistake);
  return (
    model.steps.some((step) => step.value.type.kind === 'error') ||
    [...rules, ...textsOfPage(model.page).flatMap(ofText)].some(isMistake)
  );
}

function partsOfRules(model: Model): readonly Parts[] {
  return [...model.steps.map((step) => partsOfValue(step.value)), ...model.card.map(partsOfBlock)];
}

function textsOfPage(page: CheckedPage): readonly CheckedText[] {
  return [
    page.title,
    page.description,
    ...page.method,
    ...page.howTo,
    ...page.assumptions,
    ...(page.disclaimer === undefined ? [] : [page.disclaimer]),
    ...page.explainers.flatMap(({title, text}) => [title, text]),
    ...page.faqs.flatMap(({question, answer}) => [question, answer]),
    ...page.inputs.flatMap(({label, hint, optionHints}) => [
      label,
      ...(hint === undefined ? [] : [hint]),
      ...optionHints.values(),
    ]),
  ];
}

/** Every name that these parts read. */
export function namesOf({values, deciders, names}: Parts): readonly string[] {
  return [...values.flatMap(referencesOf), ...deciders.flatMap(({by}) => referencesOf(by)), ...names];
}

/** Every name in a text's references. */
export function referencesOfText(text: CheckedText): readonly string[] {
  return ofText(text).flatMap(referencesOf);
}

/** All that these names depend on: the names of inputs, constants and steps, the given ones among them. */
export function namesBehind(names: readonly string[], {steps}: Model): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    // A column is read through its table, a part of a sum by itself.
    const step = steps.find((each) => each.name === name) ?? steps.find((each) => each.name === name.split('.')[0]);
    const known = step?.name ?? name;
    if (seen.has(known)) return;
    seen.add(known);
    if (step === undefined) return;
    const {value} = step;
    for (const part of value.kind === 'total' || value.kind === 'parts' ? value.parts : []) visit(part);
    for (const read of namesOf(partsOfValue(value))) visit(read);
  };
  for (const name of names) visit(name);
  return seen;
}

/** What a value reads itself, not through others. */
export function partsOfValue(value: CheckedValue): Parts {
  switch (value.kind) {
    case 'expression':
      return only([value.typed]);
    case 'text':
      return only(ofText(value.text));
    case 'nothing':
    case 'total':
    case 'parts':
      return only([]);
    case 'first':
      return join(value.branches.map((branch) => join([only(maybe(branch.condition)), partsOfValue(branch.value)])));
    case 'lines':
      return only(
        value.lines.flatMap((line) => [...maybe(line.condition), ...ofText(line.say), ...ofText(line.otherwise)]),
      );
    case 'choices':
      return join([
        decided(value.by, value.rows),
        ...value.rows.map((row) => ofCells(row.cells)),
        ofCells(value.otherwise),
      ]);
    case 'bands':
      return join([
        decided(value.by, []),
        ofCells(value.otherwise),
        ...value.bands.map((band) =>
          join([only([...maybe(band.from?.at), ...maybe(band.to?.at)]), ofCells(band.cells)]),
        ),
      ]);
    case 'matrix':
      return join([
        decided(value.by[0], value.rows),
        decided(
          value.by[1],
          value.rows.flatMap((row) => row.columns),
        ),
        ofCells(value.otherwise),
        ...value.rows.flatMap((row) => row.columns.map((column) => ofCells(column.cells))),
      ]);
    case 'list':
      return join(value.rows.map((row) => ofCells(row.cells)));
    case 'fields':
      return join(value.fields.map((field) => partsOfValue(field.value)));
  }
}

/** What a block of the card reads. */
export function partsOfBlock({condition, heading, items, total, list}: CheckedBlock): Parts {
  return join([
    only([...maybe(condition), ...ofText(heading), ...maybe(list?.of), ...maybe(list?.current)]),
    ...[...items, ...(total === undefined ? [] : [total])].map(partsOfItem),
  ]);
}

/** What one item of a block reads. */
export function partsOfItem(item: CheckedItem): Parts {
  const {condition, label, value, missing, text, outOf, percentDone} = item;
  return only([...[condition, value, outOf, percentDone].flatMap(maybe), ...[label, missing, text].flatMap(ofText)]);
}

const only = (values: readonly TypedExpression[]): Parts => ({values, deciders: [], names: []});
const maybe = (typed: TypedExpression | undefined): readonly TypedExpression[] => (typed === undefined ? [] : [typed]);
const ofText = (text: CheckedText | undefined): readonly TypedExpression[] =>
  (text ?? []).flatMap((part) => (typeof part === 'string' ? [] : [part.typed]));

function decided(by: TypedExpression, rows: readonly {readonly options: readonly string[]}[]): Parts {
  return {values: [], deciders: [{by, blank: rows.some((row) => row.options.includes(''))}], names: []};
}

function ofCells(cells: CheckedCells | undefined): Parts {
  const all = [...(cells?.values() ?? [])];
  return {
    values: all.flatMap((cell) => (cell.kind === 'text' ? ofText(cell.text) : [])),
    deciders: [],
    names: all.flatMap((cell) => (cell.kind === 'constant' ? [cell.name] : [])),
  };
}

function join(parts: readonly Parts[]): Parts {
  return {
    values: parts.flatMap((part) => part.values),
    deciders: parts.flatMap((part) => part.deciders),
    names: parts.flatMap((part) => part.names),
  };
}
