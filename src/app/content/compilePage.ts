/** Compiles a page's YAML to the data of its components: facts are filled in, calculator ids get their titles. */
import pageSchema from '../../../schemas/page.schema.json' with {type: 'json'};
import {diagnose, hasErrors, type Diagnostic, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {ContentPage} from './contentPage.ts';
import {entriesOf, get, itemsOf, placeIn, type Node, type ScalarNode} from '../../engine/yaml/node.ts';
import {read} from '../../engine/yaml/read.ts';
import type {Summary} from '../build/compileCache.ts';
import {validator} from '../../engine/shape/validate.ts';

/** The facts and calculators that pages refer to. */
export interface BuildContext {
  /** Values by the name in braces; a month is YYYY-MM, and becomes 'June 2024'. */
  readonly facts: ReadonlyMap<string, string>;
  /** The ids of all calculators. */
  readonly ids: readonly string[];
  /** Title, description and country of a calculator. */
  readonly summary: (id: string) => Summary | undefined;
}

export interface CompiledPage {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if there is an error. */
  readonly page?: ContentPage;
}

const validate = validator(pageSchema);

/** The facts that say when content changed: a page that names one counts as changed in that month. */
const monthsOfChange: readonly string[] = ['dataAsOf', 'policyUpdated'];

/** Compiles one page; all of its problems are reported. */
export function compilePage(source: SourceFile, context: BuildContext): CompiledPage {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push({...diagnostic, hint: adaptHint(diagnostic.hint)});
  const tree = read(source, report);
  if (tree !== undefined) validate(tree, report);
  if (tree === undefined || hasErrors(diagnostics)) return {diagnostics};
  checkTables(tree, report);
  const filler = new Filler(context, report);
  const page = filler.value(tree, []) as ContentPage;
  const {changed} = filler;
  return hasErrors(diagnostics)
    ? {diagnostics}
    : {diagnostics, page: changed === undefined ? page : {...page, changed}};
}

/** Reading and validation are shared with definitions; rewrites hints that are about definitions only. */
function adaptHint(hint: string): string {
  return hint
    .replace('calculators/README.md', 'src/app/content/README.md')
    .replace("'id:', 'title:' and 'inputs:'", "'title:', 'description:' and 'sections:'");
}

/** Every row of a table has a cell for each column. */
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

class Filler {
  private readonly context: BuildContext;
  private readonly report: Report;
  /** The latest month of change that the page names, YYYY-MM. */
  changed: string | undefined;

  constructor(context: BuildContext, report: Report) {
    this.context = context;
    this.report = report;
  }

  /** @param path the keys above the node, without positions in lists */
  value(node: Node, path: readonly string[]): unknown {
    if (node.kind === 'map')
      return Object.fromEntries(node.entries.map(({key, value}) => [key, this.value(value, [...path, key])]));
    if (node.kind === 'list')
      return path.at(-1) === 'calculators'
        ? node.items.flatMap((item) => this.calculator(item, path.at(-2) === 'grid'))
        : node.items.map((item) => this.value(item, path));
    return typeof node.value === 'string' ? this.text(node) : node.value;
  }

  private text(node: ScalarNode): string {
    const {facts} = this.context;
    return node.text.replace(/\{(\w*)\}/g, (placeholder, name: string, start: number) => {
      const fact = facts.get(name);
      if (fact !== undefined) {
        if (monthsOfChange.includes(name) && fact > (this.changed ?? '')) this.changed = fact;
        return inWords(fact);
      }
      const place = placeIn(node, start, start + placeholder.length);
      const hint = didYouMean(name, [...facts.keys()], 'Write a name of src/app/content/facts.yaml.');
      this.report(diagnose('unknown-name', place, {name}, hint));
      return placeholder;
    });
  }

  private calculator(node: Node, isCard: boolean): unknown[] {
    const id = node.kind === 'scalar' ? node.text : '';
    const {ids, summary} = this.context;
    if (!ids.includes(id)) {
      const hint = didYouMean(id, ids, 'Write the id of a definition in calculators/.');
      this.report(diagnose('unknown-calculator', node.place, {id}, hint));
      return [];
    }
    const known = summary(id);
    if (known === undefined) return [];
    const {title, description, country} = known;
    return [isCard ? {id, title, description, country} : {id, title}];
  }
}

const monthInWords = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** '2024-06' as 'June 2024'; any other fact unchanged. */
function inWords(fact: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(fact) ? monthInWords.format(new Date(`${fact}-01T00:00:00Z`)) : fact;
}
