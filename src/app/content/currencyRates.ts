/** The rates by which a profile's salary is converted: src/app/content/currencies.yaml. */
import {keys, month, type Schema} from '../../engine/shape/schema.ts';

export const currenciesSchema: Schema = keys(
  'Rates between currencies.',
  {
    asOf: {...month, description: 'The month of the rates, YYYY-MM.'},
    currencies: {
      type: 'object',
      description: 'The currencies by their ISO 4217 codes.',
      additionalProperties: keys(
        'A currency.',
        {
          name: {type: 'string', description: 'What visitors call it.'},
          perDollar: {type: 'number', description: 'How many of its units one US dollar is.'},
        },
        ['name', 'perDollar'],
      ),
      propertyNames: {pattern: '^[A-Z]{3}$', patternDescription: 'a currency code like USD'},
      minProperties: 1,
    },
  },
  ['asOf', 'currencies'],
);

/** The file as data. */
export interface Currencies {
  /** YYYY-MM */
  readonly asOf: string;
  readonly currencies: Readonly<Record<string, {readonly name: string; readonly perDollar: number}>>;
}
