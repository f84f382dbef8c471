/** The keys of the result that programs read: those lost, new or renamed between two versions, and other kinds of values under one. */
import {describeType, type Type} from '../../../engine/language/expression/types.ts';
import type {Model} from '../../../engine/language/model.ts';
import {at} from '../../../engine/check/formerNames.ts';
import {stepNamed} from '../../../engine/language/references.ts';
import {plainOf, type MapNode} from '../../../engine/language/yaml/node.ts';
import type {Versions} from './versions.ts';

/** Nested keys are joined with a dot: 'breakdown.baseFee'. */
export type ResultKeyChange =
  | {readonly kind: 'lost' | 'new'; readonly key: string}
  | {readonly kind: 'renamed'; readonly key: string; readonly was: string}
  /** Another type of value, in words: 'a number', 'a text'. */
  | {readonly kind: 'type'; readonly key: string; readonly from: string; readonly to: string}
  /** Words that the value could be or can be now, such as the options of a choice. */
  | {readonly kind: 'words'; readonly key: string; readonly lost: readonly string[]; readonly added: readonly string[]};

export function resultKeyChanges({original, before, after, renames}: Versions): readonly ResultKeyChange[] {
  const [earlier, later] = [keysOf(original.model), keysOf(after.model)];
  const lost = [...earlier.keys()].filter((key) => !later.has(key));
  const added = [...later.keys()].filter((key) => !earlier.has(key));
  const declared = new Map(
    renames.flatMap(({kind, was, is, owner}) =>
      kind === 'result key' ? [[is, was] as const] : kind === 'part' ? [[`${owner}.${is}`, was] as const] : [],
    ),
  );
  const formerKey = (key: string): string | undefined =>
    lost.find((was) => declared.get(key) === was || isSameValue(was, key, before.tree, after.tree));
  const renamed = added.flatMap((key) => {
    const was = formerKey(key);
    return was === undefined ? [] : [{kind: 'renamed', key, was} as const];
  });
  return [
    ...lost.filter((key) => !renamed.some(({was}) => was === key)).map((key) => ({kind: 'lost', key}) as const),
    ...renamed,
    ...added.filter((key) => !renamed.some((one) => one.key === key)).map((key) => ({kind: 'new', key}) as const),
    ...[...earlier].flatMap(([key, type]) => {
      const now = later.get(key);
      return now === undefined ? [] : typeChange(key, type, now);
    }),
  ];
}

/** The type of each key; a map of values and the parts of a sum count key by key. */
function keysOf(model: Model): ReadonlyMap<string, Type> {
  const keys = new Map<string, Type>();
  for (const {name} of model.definition.result) addKeys(name, stepNamed(`result.${name}`, model)!.value.type, keys);
  return keys;
}

function addKeys(key: string, type: Type, keys: Map<string, Type>): void {
  if (type.kind !== 'group' && type.kind !== 'parts') keys.set(key, type);
  else for (const [member, inner] of type.members) addKeys(`${key}.${member}`, inner, keys);
}

/** Whether two keys, each in its own version, have the same value. */
function isSameValue(was: string, key: string, before: MapNode, after: MapNode): boolean {
  const [one, other] = [at(['result', ...was.split('.')], before), at(['result', ...key.split('.')], after)];
  return one !== undefined && other !== undefined && JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other));
}

function typeChange(key: string, from: Type, to: Type): readonly ResultKeyChange[] {
  const isWords = (type: Type): boolean => type.kind === 'choice' || type.kind === 'text';
  const [one, other] = [wordsOf(from), wordsOf(to)];
  if (isWords(from) && isWords(to)) {
    const lost = one.filter((word) => !other.includes(word));
    const added = other.filter((word) => !one.includes(word));
    return from.kind === 'choice' && lost.length + added.length > 0 ? [{kind: 'words', key, lost, added}] : [];
  }
  const kinds = [from, to].map((type) => (type.kind === 'number' ? 'a number' : describeType(type)));
  return kinds[0] === kinds[1] ? [] : [{kind: 'type', key, from: kinds[0]!, to: kinds[1]!}];
}

function wordsOf(type: Type): readonly string[] {
  return type.kind === 'choice' ? type.options : type.kind === 'text' ? (type.words ?? []) : [];
}
