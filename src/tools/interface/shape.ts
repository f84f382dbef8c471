/** The kinds of values in a calculator's result, as other programs see them: the types of the package, and what a release compares. */
import type {Type} from '../../engine/language/expression/types.ts';
import {endOfRules} from '../../engine/language/inForce.ts';
import type {Model} from '../../engine/language/model.ts';
import {stepNamed} from '../../engine/language/references.ts';

export type Shape =
  | {readonly kind: 'number' | 'boolean' | 'text' | 'texts' | 'stages'}
  /** A calendar day, or null. */
  | {readonly kind: 'day'}
  /** One of these; '' is among them if there may be none. */
  | {readonly kind: 'words'; readonly words: readonly string[]}
  | ObjectShape;

export interface ObjectShape {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, Shape>;
}

/** The shape of a result that is not null. */
export function resultShape(model: Model): ObjectShape {
  return objectOf(
    model.definition.result.map(({name}) => [name, shapeOfType(stepNamed(`result.${name}`, model)!.value.type)]),
  );
}

/** Whether a required answer can be missing, so that there is no result. */
export const canStop = (model: Pick<Model, 'needs' | 'definition'>): boolean =>
  model.needs.length > 0 || endOfRules(model) !== undefined;

const objectOf = (members: readonly (readonly [string, Shape])[]): ObjectShape => ({
  kind: 'object',
  members: new Map(members),
});

function shapeOfType(type: Type): Shape {
  switch (type.kind) {
    case 'number':
    case 'percent':
      return {kind: 'number'};
    case 'condition':
      return {kind: 'boolean'};
    case 'date':
      return {kind: 'day'};
    case 'texts':
    case 'stages':
      return {kind: type.kind};
    case 'choice':
      return wordsShape([...type.options, '']);
    case 'text':
      return wordsShape(type.words ?? []);
    case 'group':
    case 'parts':
      return objectOf([...type.members].map(([key, member]) => [key, shapeOfType(member)]));
    default:
      throw new Error(`A result cannot be ${type.kind}.`);
  }
}

/** Words that programs may compare; sentences are wording, which may change at any time. */
function wordsShape(words: readonly string[]): Shape {
  const areCodes = words.length > 0 && words.every((word) => !/\s/.test(word));
  return areCodes ? {kind: 'words', words: [...new Set(words)]} : {kind: 'text'};
}

/** Whether a value has the shape. */
export function fits(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'number':
    case 'boolean':
      return typeof value === shape.kind;
    case 'text':
      return typeof value === 'string';
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'stages':
      return Array.isArray(value) && value.every((item) => typeof item === 'object');
    case 'day':
      return value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
    case 'words':
      return typeof value === 'string' && shape.words.includes(value);
    case 'object': {
      if (typeof value !== 'object' || value === null) return false;
      const entries = Object.entries(value);
      return (
        entries.length === shape.members.size &&
        entries.every(([key, member]) => shape.members.has(key) && fits(member, shape.members.get(key)!))
      );
    }
  }
}
