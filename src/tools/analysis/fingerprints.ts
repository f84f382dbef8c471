/** Numbers for parts of definitions: two parts with the same number are calculated in the same way, whatever their names. */
import type {TypedOf} from '../../engine/language/typed.ts';
import type {Model} from '../../engine/language/model.ts';
import {constantNamed, inputNamed, stepOf} from '../../engine/language/references.ts';
import type {Node} from '../../engine/language/walk.ts';

export type Fingerprint = (node: Node) => number;

/** @returns a function for each model; numbers of different models can be compared */
export function fingerprintsOf(models: readonly Model[]): readonly Fingerprint[] {
  const numbers = new Map<string, number>();
  const numberOf = (content: unknown, replacer?: (key: string, value: unknown) => unknown): number => {
    const text = JSON.stringify(content, replacer);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return models.map((model) => {
    const byName = new Map<string, unknown>();
    const ofName = (name: string): unknown => {
      if (!byName.has(name)) byName.set(name, calculate(name));
      return byName.get(name);
    };
    const calculate = (name: string): unknown => {
      const input = inputNamed(name, model);
      if (input !== undefined) {
        const {type, options, order, whenZero, many, each = []} = input;
        return [
          'input',
          name,
          type,
          options.map(({value}) => value),
          order?.options.map(({word}) => word),
          boundOf(whenZero),
          many,
          each.map((field) => ofName(field.name)),
        ];
      }
      const constant = constantNamed(name, model);
      if (constant !== undefined) return numberOf(constant.dated, withoutPlaces);
      const step = stepOf(name, model);
      return step === undefined ? name : [numberOf(step.value, resolved), name.slice(step.name.length)];
    };
    const boundOf = (bound: {readonly value: number | string} | undefined): unknown =>
      typeof bound?.value === 'string' ? ofName(bound.value) : bound?.value;
    const resolved = (key: string, value: unknown): unknown => {
      if (value instanceof Map) return [...(value as ReadonlyMap<string, unknown>)];
      if (key === 'parts' && Array.isArray(value)) return value.map((name) => ofName(name as string));
      if (isNamed(value)) return ['name', ofName(value.name)];
      if (isInstance(value)) return [value.member, value.value];
      return withoutPlaces(key, value);
    };
    return (node) => numberOf(node, resolved);
  });
}

/** A reference to a name, or a cell with a constant. */
function isNamed(value: unknown): value is {readonly name: string} {
  if (typeof value !== 'object' || value === null) return false;
  const {kind} = value as {readonly kind?: unknown};
  return kind === 'reference' || kind === 'constant';
}

/** A call of a table or value with arguments, whose value has them in their places. */
function isInstance(value: unknown): value is TypedOf<'instance'> {
  return typeof value === 'object' && value !== null && (value as {readonly kind?: unknown}).kind === 'instance';
}

function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'place' || key === 'type' ? undefined : value;
}
