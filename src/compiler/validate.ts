/** The shape of a file against its JSON Schema; every finding is pointed at its place and put into an editor's words. */
import {Ajv, type ErrorObject} from 'ajv';
import {diagnose, type Diagnostic, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
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
    const errors = matches.errors ?? [];
    for (const error of errors.filter(each => !followsFromMisspelling(each, errors))) {
      const diagnostic = describe(error, node);
      if (diagnostic === undefined) continue;
      const {code, message, places: [place]} = diagnostic;
      // The branches of a schema's conditions repeat what the schema around them finds.
      const key = code === 'wrong-type' || code === 'value-missing' ? `${place.start} kind` : `${place.start} ${code} ${message}`;
      if (!reported.has(key)) report(diagnostic);
      reported.add(key);
    }
  };
}

/** A key that is missing because it is misspelt beside: the misspelling is reported. */
function followsFromMisspelling(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword !== 'required') return false;
  const {missingProperty} = error.params as {missingProperty: string};
  return errors.some(other => other.keyword === 'additionalProperties' && other.instancePath === error.instancePath
    && nearMiss((other.params as {additionalProperty: string}).additionalProperty, Object.keys((other.parentSchema as Schema).properties ?? {})) === missingProperty);
}

/** Undefined for findings that only repeat another one: the branches of a schema's conditions. */
function describe(error: ErrorObject, root: MapNode): Diagnostic | undefined {
  const path = error.instancePath.split('/').slice(1).map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = locate(root, path);
  const where = whereOf(path);
  const Where = where.charAt(0).toUpperCase() + where.slice(1);
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
    case 'type':
      if (node.kind === 'scalar' && node.value === null) return diagnose('value-missing', found.keyPlace ?? node.place, {where: Where});
      return diagnose('wrong-type', node.place, {where: Where, expected: typeWords(schema.type), found: kindWords(node)}, typeHint(schema.type, node));
    case 'enum': return notOneOf(node, where, (schema.enum ?? []).map(String));
    case 'const': return notOneOf(node, where, [String(schema.const)]);
    case 'pattern': {
      const name = error.propertyName;
      const place = name === undefined ? node.place : (node.kind === 'map' ? node.entries.find(each => each.key === name)?.keyPlace : undefined) ?? node.place;
      const expected = (schema.patternDescription ?? `text like ${schema.pattern}`).replace(/,$/, '');
      return diagnose('wrong-form', place, {value: name ?? textOf(node) ?? '', expected}, name === undefined ? undefined : nameHint(name));
    }
    case 'minItems': case 'minProperties': return diagnose('too-few', node.place, {where: Where, limit: schema.minItems ?? schema.minProperties ?? 1, what: error.keyword === 'minItems' ? 'item' : 'entry'});
    case 'maxItems': case 'maxProperties': {
      const keys = node.kind === 'map' ? node.entries.map(each => each.key) : itemsOf(node).map(each => textOf(each) ?? '');
      const second = node.kind === 'map' ? node.entries[1]?.keyPlace : undefined;
      return diagnose('keys-together', second ?? node.place, {one: keys[0] ?? '', other: keys[1] ?? ''}, node.kind === 'map' ? "Begin the second with '- ' on a line of its own." : undefined);
    }
    default: return undefined;
  }
}

/** What stands at a path, for messages: 'education', 'an entry of card'. */
function whereOf(path: readonly string[]): string {
  const [parent, last] = [path.at(-2), path.at(-1)];
  if (last === undefined) return 'the file';
  return /^\d+$/.test(last) && parent !== undefined ? `an entry of '${parent}'` : `'${last}'`;
}

function notOneOf(node: Node, where: string, allowed: readonly string[]): Diagnostic {
  const value = textOf(node) ?? kindWords(node);
  return diagnose('not-one-of', node.place, {value, where, allowed: allowed.join(', ')}, allowed.length === 1 ? `Write ${allowed[0]}, or take the key out.` : didYouMean(value, allowed, ''));
}

/** A name in the form that names have: 'work-years' is 'workYears'. */
function nameHint(name: string): string | undefined {
  const joined = name.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase()).replace(/^[A-Z]/, first => first.toLowerCase());
  return /^[a-z]\w*$/.test(joined) ? `Write '${joined}'.` : undefined;
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

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text', number: 'a number', object: 'keys with values', array: 'a list', boolean: 'true or false', null: 'null',
};

function typesOf(type: Schema['type']): readonly string[] {
  return typeof type === 'string' ? [type] : type ?? [];
}

function typeWords(type: Schema['type']): string {
  const names = typesOf(type).map(each => typeNames[each] ?? each);
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function kindWords(node: Node): string {
  if (node.kind !== 'scalar') return typeNames[node.kind === 'list' ? 'array' : 'object']!;
  return typeNames[node.value === null ? 'null' : typeof node.value]!;
}

function typeHint(type: Schema['type'], node: Node): string | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return `YAML reads '${node.text}' as no word: put it in quotes.`;
  const glued = textOf(node)?.match(/^([\w-]+):(\S.*)$/);
  if (glued) return `Write a space behind the colon: '${glued[1]}: ${glued[2]}'.`;
  if (typesOf(type).includes('object')) return "Write one 'name: value' a line below it.";
  return typesOf(type).includes('array') ? "Begin each entry with '- ' on a line of its own." : undefined;
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
