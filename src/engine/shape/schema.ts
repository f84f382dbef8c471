/** The part of JSON Schema that the concepts' fragments use; `schemas/` is generated from them. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly pattern?: string;
  /** What may stand here in words, where the type says too little: what `pattern` asks for, for the message. */
  readonly patternDescription?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly not?: Schema;
}

/** A map with exactly these keys. */
export function keys(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema {
  return {type: 'object', description, properties, required, additionalProperties: false};
}

/** A map from names that the editor chooses. */
export function named(description: string, of: Schema): Schema {
  return {type: 'object', description, additionalProperties: of, propertyNames: namePattern, minProperties: 1};
}

/** A list with at least one item. */
export function listOf(description: string, items: Schema): Schema {
  return {type: 'array', description, items, minItems: 1};
}

/** Chooses a schema for a map by a key that it has. */
export function whenKey(key: string, then: Schema, otherwise?: Schema): Schema {
  return {if: {type: 'object', required: [key]}, then, ...(otherwise === undefined ? {} : {else: otherwise})};
}

export const namePattern: Schema = {
  pattern: '^[a-z][A-Za-z0-9]*$',
  patternDescription: 'a name in letters and figures that begins with a small letter, like monthlySalary,',
};

export const figure: Schema = {
  type: ['number', 'string'],
  pattern: '^[0-9][0-9_]*(\\.[0-9]+)?$',
  patternDescription: 'a number, like 1_625_000 or 40_653.60,',
};

/** A figure or the name of a constant, where a constant may stand in for a figure. */
export const bound: Schema = {
  type: ['number', 'string'],
  pattern: '^([0-9][0-9_]*(\\.[0-9]+)?|[a-z][A-Za-z0-9]*)$',
  patternDescription: 'a number or the name of a constant',
};

export const sentence = (description: string): Schema => ({type: 'string', description});

export const words = (description: string): Schema => ({type: ['string', 'number'], description});

export const month: Schema = {
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
  patternDescription: 'a month like 2024-06',
};

/** Shown by editors that complete keys; the reference states it once for all texts. */
export const byReference = ' Figures by reference: {minimum}, {minimum:money}.';

export const textSchema = (description: string): Schema => ({
  type: ['string', 'number'],
  patternDescription: 'a text with references',
  description: description + byReference,
});
