/** The keys of a result, and the keys of each value that has keys of its own. */
import type {Type} from '../language/expression/types.ts';
import type {Model} from '../language/model.ts';
import {stepNamed} from '../language/references.ts';

/** By name; undefined for a value without keys, and where they are not known. */
export type ResultKeys = ReadonlyMap<string, ResultKeys | undefined>;

export function resultKeys(model: Model): ResultKeys {
  return new Map(
    model.definition.result.map(({name}) => [name, keysOf(stepNamed(`result.${name}`, model)?.value.type)]),
  );
}

function keysOf(type: Type | undefined): ResultKeys | undefined {
  if (type?.kind !== 'group' && type?.kind !== 'parts') return undefined;
  return new Map([...type.members].map(([key, member]) => [key, keysOf(member)]));
}
