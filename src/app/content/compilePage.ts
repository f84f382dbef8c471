/** Compiles a page of the site: checks it, and replaces facts, figures of calculators and calculator ids with their values and titles. */
import pageSchema from '../../../schemas/page.schema.json' with {type: 'json'};
import {diagnose, type Diagnostic, hasErrors, type Place, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {nearMissHint} from '../../engine/diagnostics/nearMiss.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {NamedFigures} from '../../engine/project/figures.ts';
import {month} from '../../engine/runtime/formats.ts';
import {validator} from '../../engine/language/shape/validate.ts';
import {entriesOf, get, itemsOf, type Node, placeIn, type ScalarNode, textOf} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import type {Summary} from '../build/compileCache.ts';
import {linkAddress, linksOf, mendedLink} from './links.ts';
import type {CalculatorCard, CalculatorLink, ContentPage, ContentPageTexts, TaskCalculator} from './contentPage.ts';

/** The facts and calculators that pages refer to. */
export interface BuildContext {
  /** Values by the name in braces; a month is YYYY-MM, and becomes 'June 2024'. */
  readonly facts: ReadonlyMap<string, string>;
  /** The ids of all calculators. */
  readonly ids: readonly string[];
  /** Title, description and country of a calculator. */
  readonly summary: (id: string) => Summary | undefined;
  /** The figures of a calculator, which pages write as {uk-student-visa-calculator.visaFee}. */
  readonly figures: (id: string) => NamedFigures | undefined;
}

export interface CompiledPage {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if there is an error. */
  readonly page?: ContentPage;
}

/** The facts that date a change of content: a page that names one counts as changed in that month. */
const changeFacts: readonly string[] = ['dataAsOf', 'policyUpdated'];

const validatePage = validator(pageSchema);

/** Compiles one page; all of its problems are reported. */
export function compilePage(source: SourceFile, context: BuildContext): CompiledPage {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push({...diagnostic, hint: adaptHint(diagnostic.hint)});
  const tree = read(source, report);
  if (tree !== undefined) validatePage(tree, report);
  if (tree === undefined || hasErrors(diagnostics)) return {diagnostics};
  checkTables(tree, report);
  checkTasks(tree, context, report);
  const page = fillIn(tree, context, report);
  return hasErrors(diagnostics) ? {diagnostics} : {diagnostics, page};
}

/** Reading and validation are shared with definitions; rewrites hints that are about definitions only. */
function adaptHint(hint: string): string {
  return hint
    .replace('the reference (npm run reference)', 'src/app/content/README.md')
    .replace("'id:', 'title:' and 'inputs:'", "'title:', 'description:' and 'sections:'");
}

/** For an address that a link cannot have; without a hint, the catalogue's applies. */
function hintFor(address: string): string | undefined {
  if (linkAddress.test(address)) return "Write '%28' and '%29' for the round brackets of an address.";
  return /^[!-~]*$/.test(address)
    ? undefined
    : 'Write the address as a browser copies it: in plain letters, with all other characters as codes like %C3%A9.';
}

/** Reports table rows with too few or too many cells. */
function checkTables(node: Node, report: Report): void {
  const columns = itemsOf(get(node, 'columns')).length;
  for (const row of itemsOf(get(node, 'rows'))) {
    const cells = itemsOf(row).length;
    const details = {where: 'This row', limit: columns, what: 'cells'};
    const hint = 'Give the row a cell for each column.';
    if (cells < columns) report(diagnose('too-few', row.place, details, hint));
    if (cells > columns) report(diagnose('too-many', row.place, details, hint));
  }
  for (const {value} of entriesOf(node)) checkTables(value, report);
  for (const item of itemsOf(node)) checkTables(item, report);
}

/** Reports calculators that no task of the home page leads to. */
function checkTasks(page: Node, {ids}: BuildContext, report: Report): void {
  const tasks = get(get(page, 'start'), 'tasks');
  if (tasks === undefined) return;
  const reached = new Set(entriesOf(tasks).flatMap(({value}) => itemsOf(value).map(textOf)));
  const missing = ids.filter((id) => !reached.has(id));
  if (missing.length > 0) report(diagnose('no-task-leads-to', tasks.place, {ids: missing.join(', ')}));
}

/** Replaces the facts and calculator ids of a page with their values and titles. */
function fillIn(tree: Node, {facts, ids, summary, figures}: BuildContext, report: Report): ContentPage {
  const ownFigures = entriesOf(get(tree, 'figures'));
  const own = new Map(ownFigures.map(({key, value}) => [key, textOf(value) ?? '']));
  const ownQuestions = entriesOf(get(tree, 'questions'));
  const asked = new Map(ownQuestions.map(({key, value}) => [key, value]));
  /** What the page names: its figures, and the calculators that it links to. */
  const named = new Set<string>();
  /** The latest of the page's change facts, YYYY-MM. */
  let changed: string | undefined;

  /** A figure by the calculator's id and its name there; undefined after a problem. */
  const figureOf = (id: string, nameAndFormat: string, place: Place): string | undefined => {
    const [name = '', format] = nameAndFormat.split(':');
    if (!ids.includes(id)) {
      report(diagnose('unknown-calculator', place, {id}, nearMissHint(id, ids)));
      return undefined;
    }
    if (format !== undefined && format !== 'plain') {
      report(diagnose('unknown-format', place, {format, formats: 'plain'}, nearMissHint(format, ['plain'])));
      return undefined;
    }
    const known = figures(id);
    if (known === undefined) return undefined;
    const figure = known.get(name);
    if (figure === undefined) {
      const hint = "Write a constant, or a table with an option or 'most': monthlyLiving.london, points.age.most.";
      report(diagnose('unknown-name', place, {name}, nearMissHint(name, [...known.keys()], hint)));
    }
    return figure?.[format ?? 'text'];
  };

  const textOfScalar = (node: ScalarNode): string => {
    const {text, placeOf} = filledIn(node);
    for (const {text: link, start, address, addressStart} of linksOf(text)) {
      if (address === undefined) {
        const mended = mendedLink(link);
        const hint = mended && `Write ${mended}, without spaces before or in the address.`;
        report(diagnose('not-a-link', placeOf(start, start + link.length), {text: link}, hint));
      } else if (!linkAddress.test(address) || address.includes('(')) {
        const place = placeOf(addressStart, addressStart + address.length);
        report(diagnose('link-address', place, {address}, hintFor(address)));
      }
    }
    return text;
  };

  /** The text with its facts and figures, and the place in the file of a part of it. */
  const filledIn = (node: ScalarNode): {text: string; placeOf: (start: number, end: number) => Place} => {
    const filled: {readonly written: number; readonly length: number; readonly start: number; readonly end: number}[] =
      [];
    let longer = 0;
    const text = node.text.replace(/\{([^{}\s]*)\}/g, (placeholder, name: string, written: number) => {
      const {length} = placeholder;
      const value = valueOfName(name, placeIn(node, written, written + length)) ?? placeholder;
      filled.push({written, length, start: written + longer, end: written + longer + value.length});
      longer += value.length - length;
      return value;
    });
    /** Where a character of the text, or the whole reference that it comes from, is written. */
    const writtenAt = (offset: number): {readonly start: number; readonly end: number} => {
      const last = filled.findLast(({start}) => start <= offset);
      if (last === undefined) return {start: offset, end: offset + 1};
      if (offset < last.end) return {start: last.written, end: last.written + last.length};
      const start = offset - last.end + last.written + last.length;
      return {start, end: start + 1};
    };
    return {text, placeOf: (start, end) => placeIn(node, writtenAt(start).start, writtenAt(end - 1).end)};
  };

  const valueOfName = (name: string, place: Place): string | undefined => {
    const dot = name.indexOf('.');
    if (dot >= 0) return figureOf(name.slice(0, dot), name.slice(dot + 1), place);
    named.add(name);
    const fact = own.get(name) ?? facts.get(name);
    if (fact === undefined) {
      const hint = nearMissHint(
        name,
        [...own.keys(), ...facts.keys()],
        "Write a name of src/app/content/facts.yaml, or of the page's own 'figures:'.",
      );
      report(diagnose('unknown-name', place, {name}, hint));
      return undefined;
    }
    if (changeFacts.includes(name) && fact > (changed ?? '')) changed = fact;
    return /^\d{4}-(0[1-9]|1[0-2])$/.test(fact) ? month(fact) : fact;
  };

  const calculator = (node: Node, list: string | undefined): readonly CalculatorLink[] => {
    const id = node.kind === 'scalar' ? node.text : '';
    if (!ids.includes(id)) {
      const hint = nearMissHint(id, ids, 'Write the id of a definition in calculators/.');
      report(diagnose('unknown-calculator', node.place, {id}, hint));
      return [];
    }
    const isLink = list !== 'grid' && list !== 'tasks';
    if (isLink) named.add(id);
    const calculatorSummary = summary(id);
    if (calculatorSummary === undefined) return [];
    const {title, description, country} = calculatorSummary;
    const card: CalculatorCard = {id, title, description, country};
    const inTask: TaskCalculator = {id, title, country};
    if (!isLink) return [list === 'grid' ? card : inTask];
    const question = asked.get(id);
    return [{id, title, ...(question?.kind === 'scalar' && {question: textOfScalar(question)})}];
  };

  const allCalculators = (): readonly CalculatorLink[] =>
    ids
      .flatMap((id) => summary(id) ?? [])
      .map(({id, title}) => ({id, title}))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

  /** @param path the keys above the node, without positions in lists */
  const valueOf = (node: Node, path: readonly string[]): unknown => {
    if (node.kind === 'map')
      return Object.fromEntries(node.entries.map(({key, value}) => [key, valueOf(value, [...path, key])]));
    if (node.kind === 'scalar') {
      // Braces of an example are its own.
      if (path.at(-2) === 'code') return node.text;
      if (path.at(-1) === 'calculators') return allCalculators();
      return typeof node.value === 'string' ? textOfScalar(node) : node.value;
    }
    return path.at(-1) === 'calculators' || path.at(-2) === 'tasks'
      ? node.items.flatMap((item) => calculator(item, path.at(-2)))
      : node.items.map((item) => valueOf(item, path));
  };

  const {rules, figures: _, questions: __, ...page} = valueOf(tree, []) as ContentPageTexts;
  for (const {key: name, keyPlace} of ownFigures)
    if (!named.has(name))
      report(diagnose('unused-definition', keyPlace, {name}, `Name it in a text, as {${name}}, or delete it.`));
  for (const {key: name, keyPlace} of ownQuestions)
    if (!named.has(name))
      report(
        diagnose('unused-definition', keyPlace, {name}, 'List the calculator on this page, or delete its question.'),
      );
  return {
    ...page,
    ...(rules !== undefined && {rules: {dataAsOf: facts.get('dataAsOf') ?? '', ...rules}}),
    ...(changed !== undefined && {changed}),
  };
}
