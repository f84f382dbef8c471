/** Rows and columns that are named by options of a choice: which options they are for, and which have none. */
import {type Place, repeated} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {blank} from '../language/expression/scope.ts';
import type {ChoiceType} from '../language/expression/types.ts';
import {choiceOf, type TypedExpression} from '../language/typed.ts';
import type {Table} from '../language/definition/table.ts';
import type {Context} from './context.ts';

/** The value that a table defines: its name for messages, and whether it is part of a sum, where blank counts as 0. */
export interface TableOwner {
  readonly name: string;
  readonly inSum: boolean;
}

/** A row's key as in the file, `a | b`. */
export interface RowKey {
  readonly key: string;
  readonly keyPlace: Place;
}

/** The options in a row's key, '' for blank. Reports words that are not options of the choice. */
export function optionsOf(key: string, place: Place, choice: ChoiceType, context: Context): readonly string[] {
  let from = 0;
  return key.split('|').flatMap((piece) => {
    const option = piece.trim();
    const start = place.source.text.indexOf(option, place.start + from);
    from += piece.length + 1;
    if (option === blank && choice.words?.canBeBlank !== false) return [''];
    if (choice.options.includes(option)) {
      context.noteUses?.name(place, option, choice.input);
      return [option];
    }
    const exact = start >= 0 && start < place.end ? {...place, start, end: start + option.length} : place;
    const details = {option, input: choice.input, options: choice.options.join(', ')};
    context.report('unknown-option', exact, details, nearMissHint(option, choice.options));
    return [];
  });
}

/** The options without a row. */
export function optionsWithoutRow(choice: ChoiceType, rows: readonly RowKey[]): readonly string[] {
  const words = wordsOf(rows);
  return choice.options.filter((option) => !words.includes(option));
}

/** Whether a row names an unknown option. That is reported already, and any missing row may be this one misspelt. */
export function hasUnknownOption(choice: ChoiceType, rows: readonly RowKey[]): boolean {
  return wordsOf(rows).some((word) => word !== blank && !choice.options.includes(word));
}

function wordsOf(rows: readonly RowKey[]): readonly string[] {
  return rows.flatMap((row) => row.key.split('|').map((piece) => piece.trim()));
}

/** Reports options that have two rows. */
export function reportDuplicates(
  rows: readonly {readonly options: readonly string[]}[],
  keys: readonly RowKey[],
  context: Context,
): void {
  const seen = new Map<string, Place>();
  rows.forEach(({options}, index) => {
    const place = keys[index]!.keyPlace;
    for (const option of options) {
      const first = seen.get(option);
      if (first === undefined) seen.set(option, place);
      else context.report('row-duplicate', repeated(place, first), {option: option === '' ? blank : option});
    }
  });
}

/** Whether it always has a word, or nothing is calculated while it is blank. */
export function neverBlank(by: TypedExpression, context: Context): boolean {
  if (choiceOf(by)?.words?.canBeBlank === false) return true;
  if (by.kind === 'option') return by.value !== '';
  if (by.kind === 'parameter') return by.neverBlank === true;
  return (
    by.kind === 'reference' &&
    context.definition.needs.some(({name, condition}) => name === by.name && condition === undefined)
  );
}

/** Whether a row is missing on some days, on which `otherwise` applies to its answers. */
export const hasDaysWithoutRow = ({rows}: Pick<Table, 'rows'>): boolean =>
  rows.some(({value}) => value.inForce !== undefined);

/**
 * Reports options without a row, and an `otherwise` that never applies.
 * @param uncovered a choice that may be blank, if no row covers that
 */
export function reportMissing(
  missing: readonly string[],
  uncovered: ChoiceType | undefined,
  table: Table,
  owner: TableOwner,
  {report, definition, inputs}: Context,
): void {
  // A misspelt name under `needs` may be that of the choice.
  const needsAreKnown = definition.needs.every(({name}) => inputs.has(name));
  if (table.otherwise !== undefined) {
    if (missing.length === 0 && uncovered === undefined && !hasDaysWithoutRow(table))
      report('otherwise-never', table.otherwisePlace);
  } else if (missing.length > 0) {
    report('row-missing', table.rowsPlace, {table: owner.name, options: missing.join(', ')});
  } else if (uncovered !== undefined && !owner.inSum && needsAreKnown) {
    report('blank-missing', table.rowsPlace, {table: owner.name, input: uncovered.input});
  }
}
