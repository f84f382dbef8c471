/** The shape of a file against its JSON Schema; every finding is pointed at its place and put into an editor's words. */
import {Ajv, type ErrorObject} from 'ajv';
import {diagnose, type Diagnostic, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {get, itemsOf, plainOf, textOf, type Entry, type MapNode, type Node} from '../definition/node.ts';
import type {Schema} from '../definition/schema.ts';

export type Validate = (node: MapNode, report: Report) => void;

/** Makes the check of a schema; compiling a schema takes some milliseconds, so make it once. */
export function validator(schema: Schema): Validate {
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false, allowUnionTypes: true});
  const matches = ajv.compile<unknown>(schema);
  return (node, report) => {
    if (matches(plainOf(node))) return;
    const reported = new Set<string>();
    for (const error of matches.errors ?? []) {
      const diagnostic = describe(error, node);
      if (diagnostic === undefined) continue;
      const key = `${diagnostic.code} ${diagnostic.places[0].start} ${diagnostic.message}`;
      if (!reported.has(key)) report(diagnostic);
      reported.add(key);
    }
  };
}

/** Undefined for findings that only repeat another one: the branches of a schema's conditions. */
function describe(error: ErrorObject, root: MapNode): Diagnostic | undefined {
  const path = error.instancePath.split('/').slice(1).map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = locate(root, path);
  const where = path.length === 0 ? 'a definition' : `'${path.at(-1)}'`;
  const Where = path.length === 0 ? 'The file' : where;
  const schema = error.parentSchema as Schema;
  const node = found.value;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = (error.params as {additionalProperty: string}).additionalProperty;
      const known = Object.keys(schema.properties ?? {});
      const entry = node.kind === 'map' ? node.entries.find(each => each.key === key) : undefined;
      return diagnose('unknown-key', entry?.keyPlace ?? node.place, {key, where}, didYouMean(key, known, `The keys here are: ${known.join(', ')}.`));
    }
    case 'required': return diagnose('missing-key', found.keyPlace ?? node.place, {key: (error.params as {missingProperty: string}).missingProperty, where: Where});
    case 'type': return diagnose('wrong-type', node.place, {where: Where, expected: typeWords(schema.type), found: kindWords(node)});
    case 'enum': return diagnose('not-one-of', node.place, {value: textOf(node) ?? kindWords(node), where, allowed: (schema.enum ?? []).join(', ')}, didYouMean(textOf(node) ?? '', (schema.enum ?? []).map(String), ''));
    case 'const': return diagnose('not-one-of', node.place, {value: textOf(node) ?? kindWords(node), where, allowed: String(schema.const)});
    case 'pattern': {
      const name = error.propertyName;
      const place = name === undefined ? node.place : (node.kind === 'map' ? node.entries.find(each => each.key === name)?.keyPlace : undefined) ?? node.place;
      return diagnose('wrong-form', place, {value: name ?? textOf(node) ?? '', expected: (schema.patternDescription ?? `text like ${schema.pattern}`).replace(/,$/, '')});
    }
    case 'minItems': case 'minProperties': return diagnose('too-few', node.place, {where: Where, limit: schema.minItems ?? schema.minProperties ?? 1, what: error.keyword === 'minItems' ? 'item' : 'entry'});
    case 'maxItems': case 'maxProperties': {
      const keys = node.kind === 'map' ? node.entries.map(each => each.key) : itemsOf(node).map(each => textOf(each) ?? '');
      return diagnose('keys-together', node.place, {one: keys[0] ?? '', other: keys[1] ?? ''});
    }
    default: return undefined;
  }
}

/** The node at a path of keys and indexes, with the place of its key. */
function locate(root: Node, path: readonly string[]): {readonly value: Node; readonly keyPlace?: Entry['keyPlace']} {
  let found: {value: Node; keyPlace?: Entry['keyPlace']} = {value: root};
  for (const part of path) {
    const {value} = found;
    const entry = value.kind === 'map' ? value.entries.find(each => each.key === part) : undefined;
    if (entry !== undefined) found = {value: entry.value, keyPlace: entry.keyPlace};
    else if (value.kind === 'list') found = {value: value.items[Number(part)] ?? value, ...(found.keyPlace === undefined ? {} : {keyPlace: found.keyPlace})};
  }
  return found;
}

const typeNames: Readonly<Record<string, string>> = {string: 'a text', number: 'a number', object: 'a map of keys', array: 'a list', boolean: 'true or false'};

function typeWords(type: Schema['type']): string {
  const types = typeof type === 'string' ? [type] : type ?? [];
  return types.map(each => typeNames[each] ?? each).join(' or ');
}

function kindWords(node: Node): string {
  if (node.kind !== 'scalar') return node.kind === 'list' ? 'a list' : 'a map of keys';
  if (node.value === null) return 'empty';
  return typeof node.value === 'boolean' ? `the word ${node.text}, which YAML reads as true or false: put it in quotes` : typeNames[typeof node.value]!;
}

/** Pairs of keys that exclude each other, wherever they stand. */
export function reportKeysTogether(node: Node, report: Report): void {
  if (node.kind === 'map') {
    for (const [one, other] of [['when', 'unless'], ['give', 'say'], ['sometimes', 'never']] as const) {
      const second = node.entries.find(entry => entry.key === other);
      if (get(node, one) !== undefined && second !== undefined) report(diagnose('keys-together', second.keyPlace, {one, other}));
    }
    for (const entry of node.entries) reportKeysTogether(entry.value, report);
  }
  for (const item of itemsOf(node)) reportKeysTogether(item, report);
}
