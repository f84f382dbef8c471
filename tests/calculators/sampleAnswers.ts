import fc from 'fast-check';
import {formatItems} from '../../src/engine/runtime/items.ts';
import {readerOf, type FormField} from '../../src/engine/language/inputs/index.ts';
import type {Model} from '../../src/engine/language/model.ts';
import {answerSpace} from '../../src/tools/analysis/space.ts';

/** A possible answer, or none; includes numbers near the given figures. */
export function sensibleAnswer(input: FormField, figures: readonly number[]): fc.Arbitrary<string> {
  switch (input.kind) {
    case 'choice':
    case 'yesno':
      return fc.oneof(
        {weight: 6, arbitrary: fc.constantFrom(...input.options.map(({value}) => value))},
        {weight: 1, arbitrary: fc.constant('')},
      );
    case 'text':
      return fc.constantFrom('', 'AB-123');
    case 'list':
      return fc
        .array(fc.tuple(...input.each.map((field) => sensibleAnswer(field, figures))), {maxLength: 5})
        .map(formatItems);
    case 'date':
      return fc
        .date({min: new Date('2022-01-01'), max: new Date('2025-12-31'), noInvalidDate: true})
        .map((day) => day.toISOString().slice(0, 10));
    default:
      return fc.oneof(
        fc.constant(''),
        fc.nat(60).map(String),
        fc
          .constantFrom(0, ...figures)
          .chain((figure) => fc.constantFrom(figure, figure - 1, figure + 1, figure * 0.7).map(String)),
      );
  }
}

/** By question, the answers that the rules can tell apart and the form accepts. */
export function acceptedAnswers(
  model: Model,
  fields: readonly FormField[],
  today: string,
): ReadonlyMap<string, readonly string[]> {
  const {axes} = answerSpace([model], [today]);
  const answersTo = (field: FormField): readonly string[] =>
    axes.find(({input}) => input === field.id)?.answers[0] ?? [];
  return new Map(
    fields.map((field) => [
      field.id,
      answersTo(field).filter((answer) => readerOf(field).openReason(field, answer) === null),
    ]),
  );
}
