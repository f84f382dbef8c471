/** The keys of a result, and the keys of each value that has keys of its own. */
import type {Model} from '../model.ts';
import type {CheckedValue} from '../typed.ts';

/** By name; undefined for a value without keys, and where they are not known. */
export type ResultKeys = ReadonlyMap<string, ResultKeys | undefined>;

export function resultKeys({definition, steps}: Model): ResultKeys {
  const values = new Map(steps.map(({name, value}) => [name, value]));
  const keysOf = (value: CheckedValue | undefined): ResultKeys | undefined => {
    switch (value?.kind) {
      case 'fields':
        return new Map(value.fields.map(({key, value: field}) => [key, keysOf(field)]));
      case 'parts':
        return new Map(value.parts.map((part) => [part.split('.')[1]!, undefined]));
      case 'first':
        return keysOfAny(value.branches.map((branch) => keysOf(branch.value)));
      case 'expression':
        return value.typed.kind === 'reference' ? keysOf(values.get(value.typed.name)) : undefined;
      default:
        return undefined;
    }
  };
  return new Map(definition.result.map(({name}) => [name, keysOf(values.get(`result.${name}`))]));
}

/** The keys that one of several values has; undefined if those of one are not known. */
function keysOfAny(values: readonly (ResultKeys | undefined)[]): ResultKeys | undefined {
  if (values.includes(undefined)) return undefined;
  return new Map(values.flatMap((keys) => [...keys!]));
}
