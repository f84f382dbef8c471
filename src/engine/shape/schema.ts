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

/** A list with at least one item. */
export function listOf(description: string, items: Schema): Schema {
  return {type: 'array', description, items, minItems: 1};
}

/** A figure or the name of a constant, where a constant may stand in for a figure. */
export const bound: Schema = {
  type: ['number', 'string'],
  pattern: '^([0-9][0-9_]*(\\.[0-9]+)?|[a-z][A-Za-z0-9]*)$',
  patternDescription: 'a number or the name of a constant',
};

export const words = (description: string): Schema => ({type: ['string', 'number'], description});

/** Shown by editors that complete keys; the reference states it once for all texts. */
export const byReference = ' Figures by reference: {minimum}, {minimum:money}.';

export const textSchema = (description: string): Schema => ({
  type: ['string', 'number'],
  patternDescription: 'a text with references',
  description: description + byReference,
});
