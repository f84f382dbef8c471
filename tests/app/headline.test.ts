// Does a result name the gap to a pass mark only where points are what is missing, and nothing final beside an answer that cannot be used?
import {expect, it} from 'vitest';
import {calculateForm, proven} from '../../src/app/form/calculateForm.ts';
import {gapOf, headlineOf} from '../../src/app/result/card/headline.ts';
import {isProvisional, openReasonOf} from '../../src/engine/answers/completeness.ts';
import {isShown} from '../../src/engine/answers/visibility.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {library} from '../calculators/compiled.ts';

const TODAY = '2026-11-28';

it('where the nationality is the obstacle, no points are short', () => {
  const panama = library.get('panama-friendly-nations-calculator');
  const gap = (nationality: string) => gapOf(panama.evaluate({nationality}, TODAY).card());
  expect(gap('other')).toBeNull();
  expect(gap('australia')).toMatchObject({number: '30'});
});

it('a future day is to be checked where only the past is possible', () => {
  const dated = library.ids.flatMap((id) =>
    library
      .get(id)
      .page(TODAY)
      .fields.filter((field) => field.kind === 'date' && field.max === 'today')
      .map((field) => [id, openReasonOf(field, {[field.id]: '2026-11-29'}), openReasonOf(field, {[field.id]: TODAY})]),
  );
  expect(dated.length).toBeGreaterThanOrEqual(3);
  expect(dated).toEqual(dated.map(([id]) => [id, 'outOfRange', null]));
});

/** One answer to each field, so that nothing is open. */
const usable = (field: FormField): string => {
  if ('options' in field) return field.options[0]!.value;
  if (field.kind === 'date') return TODAY;
  if (field.kind === 'number' || field.kind === 'integer') return String(Math.max(field.min ?? 0, 1));
  return field.kind === 'list' ? '' : 'text';
};

const bad: Readonly<Record<string, readonly string[]>> = {
  number: ['5 parsecs', '-7', '1e99'],
  integer: ['5 parsecs', '-7', '1e99'],
  date: ['0026-01-01', '2026-02-30'],
  list: ['2026-01-05,2026-01-01', 'soon,later'],
};

it('an answer that was refused never stands beside a result that looks final, in any calculator', () => {
  const refused = library.ids.flatMap((id) => {
    const calculator = library.get(id);
    const {fields} = calculator.page(TODAY);
    const complete = Object.fromEntries(fields.map((field) => [field.id, usable(field)]));
    return fields
      .filter((field) => !field.unused && isShown(field, complete))
      .flatMap((field) =>
        (bad[field.kind] ?? []).flatMap((typed) => {
          const values = {...complete, [field.id]: typed};
          if (openReasonOf(field, values) === null) return [];
          const calculation = calculateForm(calculator, values, TODAY);
          if (calculation === null) return [];
          const {card, completeness, announcement} = proven(calculation, calculator);
          return [
            {
              id,
              field: field.id,
              typed,
              isProvisional: isProvisional(completeness),
              headline: headlineOf(card, completeness),
              announced: announcement.startsWith('Incomplete'),
            },
          ];
        }),
      );
  });
  expect(refused.length).toBeGreaterThan(200);
  expect(
    refused.filter(({isProvisional: open, headline, announced}) => !open || !announced || headline !== 'Incomplete'),
  ).toEqual([]);
});
