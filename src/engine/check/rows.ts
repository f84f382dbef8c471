/** Rows of options: each option exists and has one row; those without a row are listed. */
import {diagnose, type Place} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {blank} from '../expression/scope.ts';
import type {TypedExpression} from '../expression/typed.ts';
import type {ChoiceType} from '../expression/types.ts';
import type {Context} from './context.ts';

/** A row's key as it is written, `a | b`. */
export interface WrittenRow {
  readonly key: string;
  readonly keyPlace: Place;
}

/** What to do about a word that is no option; where it was one, its new name belongs wherever the old one stands. */
export function optionHint(word: string, options: readonly string[]): string {
  return didYouMean(word, options, `It is one of: ${options.join(', ')}.`);
}

/** The options of a row's key; blank is ''. Reports those that the choice does not have. */
export function optionsOf(key: string, place: Place, choice: ChoiceType, context: Context): readonly string[] {
  let from = 0;
  return key.split('|').flatMap((piece) => {
    const option = piece.trim();
    const start = place.source.text.indexOf(option, place.start + from);
    from += piece.length + 1;
    if (option === blank) return [''];
    if (choice.options.includes(option)) return [option];
    const exact = start >= 0 && start < place.end ? {...place, start, end: start + option.length} : place;
    const details = {option, input: choice.input, options: choice.options.join(', ')};
    context.report(diagnose('unknown-option', exact, details, optionHint(option, choice.options)));
    return [];
  });
}

/** The options without a row. */
export function withoutRow(choice: ChoiceType, rows: readonly WrittenRow[]): readonly string[] {
  const words = wordsOf(rows);
  return choice.options.filter((option) => !words.includes(option));
}

/** Whether a row names what is no option. That is reported, and may mean any that has no row. */
export function namesNoOption(choice: ChoiceType, rows: readonly WrittenRow[]): boolean {
  return wordsOf(rows).some((word) => word !== blank && !choice.options.includes(word));
}

function wordsOf(rows: readonly WrittenRow[]): readonly string[] {
  return rows.flatMap((row) => row.key.split('|').map((piece) => piece.trim()));
}

/** Reports options that have two rows. */
export function reportDuplicates(
  rows: readonly {readonly options: readonly string[]}[],
  written: readonly WrittenRow[],
  context: Context,
): void {
  const seen = new Map<string, Place>();
  rows.forEach(({options}, index) => {
    const place = written[index]!.keyPlace;
    for (const option of options) {
      const first = seen.get(option);
      if (first === undefined) seen.set(option, place);
      else
        context.report(
          diagnose(
            'row-duplicate',
            [
              {...place, label: 'again here'},
              {...first, label: 'first here'},
            ],
            {option: option === '' ? blank : option},
          ),
        );
    }
  });
}

/** Whether nothing is calculated while this choice is blank. */
export function neverBlank(by: TypedExpression, context: Context): boolean {
  return by.kind === 'reference' && context.definition.needs.some(({name}) => name === by.name);
}
