/** The answers of a calculator as JSON Schema (2020-12), for forms, validators and assistants of others. */
import {LARGEST_NUMBER} from '../runtime/answers.ts';
import type {InputDescription, Metadata} from '../results/published.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const dialect = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Answers that fit it are those that the form takes without a remark. A calculation also accepts others, such as '60k' or an
 * age out of range, and says that they are open. Keywords that begin with `x-` are for people: `x-unit` (an ISO 4217 code or
 * a plural), `x-per`, `x-step`, `x-earliest` and `x-latest` (a day, or `today`), `x-matters: false` for what no rule reads,
 * `x-required: sometimes` for what is required after some answers only.
 */
export function inputSchema({title, inputs}: Pick<Metadata, 'title' | 'inputs'>): JsonSchema {
  return {$schema: dialect, title, ...objectSchema(inputs)};
}

function objectSchema(
  inputs: readonly InputDescription[],
  required = inputs.filter((input) => input.required === true).map(({id}) => id),
): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(inputs.map((input) => [input.id, propertySchema(input)])),
    ...(required.length > 0 && {required}),
    additionalProperties: false,
    ...(inputs.some(({offered}) => offered !== undefined) && {allOf: inputs.flatMap(offeredOptions)}),
  };
}

/** Which options of a choice go with the answers to another question. */
function offeredOptions({id, offered}: InputDescription): readonly JsonSchema[] {
  if (offered === undefined) return [];
  const {by, rows} = offered;
  return Object.entries(rows).map(([answer, options]) => ({
    if: {properties: {[by]: {const: answer}}, required: [by]},
    then: {properties: {[id]: {enum: options}}},
  }));
}

function propertySchema(input: InputDescription): JsonSchema {
  const {label, hint, matters, required} = input;
  return {
    title: label,
    ...(hint !== undefined && {description: hint}),
    ...valueSchema(input),
    ...(required === 'sometimes' && {'x-required': required}),
    ...(!matters && {'x-matters': false}),
  };
}

function valueSchema(input: InputDescription): JsonSchema {
  const {kind, options = [], many, fields = []} = input;
  switch (kind) {
    case 'number':
    case 'integer':
      return numberSchema(input);
    case 'date':
      return withoutUndefined({
        type: 'string',
        format: 'date',
        pattern: fourDigitYear,
        'x-earliest': input.min,
        'x-latest': input.max,
      });
    case 'text':
      return {type: 'string'};
    case 'choice':
    case 'yesno':
      return {
        type: 'string',
        oneOf: options.map(({value, label, hint}) => withoutUndefined({const: value, title: label, description: hint})),
      };
    case 'list':
      // An item that lacks an answer is unfinished.
      return withoutUndefined({
        type: 'array',
        maxItems: many,
        items: objectSchema(
          fields,
          fields.map(({id}) => id),
        ),
      });
  }
}

/** A day from EARLIEST_YEAR on. */
const fourDigitYear = '^(19|[2-9]\\d)\\d\\d-';

/** No rule reads a number below 0, or a larger one than LARGEST_NUMBER; with a default, 0 is as blank as none. A field that counts in whole steps asks for a whole number. */
function numberSchema({kind, min, max, step, unit, per, default: whenBlank}: InputDescription): JsonSchema {
  return withoutUndefined({
    type: step !== undefined && Number.isInteger(step) ? 'integer' : kind,
    ...(min === undefined && whenBlank !== undefined ? {exclusiveMinimum: 0} : {minimum: min ?? 0}),
    maximum: max ?? LARGEST_NUMBER,
    default: whenBlank,
    'x-unit': unit,
    'x-per': per,
    'x-step': step,
  });
}

function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
