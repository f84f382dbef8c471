/** The rates by which a profile's salary is converted: src/site/currencies.yaml. */
import {keys, month, type Schema} from './schema.ts';

export const currenciesSchema: Schema = keys(
  'Rates between currencies.',
  {
    asOf: {...month, description: 'The month of the rates, YYYY-MM.'},
    perDollar: {
      type: 'object',
      description: 'How many units of each currency one US dollar is, by ISO 4217 code.',
      additionalProperties: {type: 'number', description: 'Units for one US dollar.'},
      propertyNames: {pattern: '^[A-Z]{3}$', patternDescription: 'a currency code like USD'},
      minProperties: 1,
    },
  },
  ['asOf', 'perDollar'],
);
