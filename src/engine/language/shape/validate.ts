/** Validates a file against its JSON Schema, and turns Ajv's errors into diagnostics with places and hints. */
import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';
import {diagnose, type Diagnostic, type Place, type Report} from '../../diagnostics/diagnostic.ts';
import {nearMissHint} from '../../diagnostics/nearMiss.ts';
import {
  entriesOf,
  get,
  itemsOf,
  keyPlaceOf,
  plainOf,
  textOf,
  type Entry,
  type MapNode,
  type Node,
} from '../yaml/node.ts';
import type {JsonSchema} from './jsonSchema.ts';
import {formHint, keyHint, nodeTypeWords, intendedKey, nameHint, typeHint, typeWords, describePath} from './hints.ts';

export type Validate = (node: MapNode, report: Report) => void;

/**
 * Makes a function that validates against a schema. The schema is compiled on first use, which takes a tenth of a
 * second.
 * @param schema the contents of a file in schemas/, so that an editor and `npm run check` report the same
 */
export function validator(schema: object): Validate {
  // Ajv's own optimisation of its code takes longer than all definitions of a site take to validate.
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false, allowUnionTypes: true, code: {optimize: false}});
  let compiled: ValidateFunction | undefined;
  return (node, report) => {
    const matches = (compiled ??= ajv.compile(schema));
    if (matches(plainOf(node))) return;
    const reported = new Set<string>();
    const errors = matches.errors ?? [];
    const misspellings = misspeltKeys(errors);
    for (const error of errors.filter((candidate) => !followsFromMisspelling(candidate, misspellings))) {
      const diagnostic = describe(error, node);
      if (diagnostic === undefined) continue;
      const {code, message, places} = diagnostic;
      const {start} = places[0];
      // `then` and `else` of a schema repeat errors of the schema that contains them.
      const key = code === 'wrong-type' || code === 'value-missing' ? `${start} kind` : `${start} ${code} ${message}`;
      if (!reported.has(key)) report(diagnostic);
      reported.add(key);
    }
  };
}

/**
 * The missing keys, as '<path> <key>', that are not reported because an unknown key of the same map is: it is a
 * misspelling of the missing key, or they are the only unknown and the only missing key of a map.
 */
function misspeltKeys(errors: readonly ErrorObject[]): ReadonlySet<string> {
  const keysOf = (keyword: string, param: string) =>
    errors.flatMap(({keyword: failed, instancePath: path, params, parentSchema}) =>
      failed === keyword ? [{path, key: params[param] as string, schema: parentSchema as JsonSchema}] : [],
    );
  const unknown = keysOf('additionalProperties', 'additionalProperty');
  const missing = keysOf('required', 'missingProperty');
  const [unknownOf, missingOf] = [unknown, missing].map(keysByMap) as [KeysByMap, KeysByMap];
  return new Set([
    ...unknown.map(({path, key, schema}) => `${path} ${intendedKey(key, Object.keys(schema.properties ?? {}))}`),
    ...missing.flatMap(({path, key}) =>
      path !== '' && missingOf.get(path)?.size === 1 && unknownOf.get(path)?.size === 1 ? [`${path} ${key}`] : [],
    ),
  ]);
}

type KeysByMap = ReadonlyMap<string, ReadonlySet<string>>;

/** The keys by the path of their map: a file may have thousands of each. */
function keysByMap(keys: readonly {readonly path: string; readonly key: string}[]): KeysByMap {
  const byMap = new Map<string, Set<string>>();
  for (const {path, key} of keys) byMap.set(path, (byMap.get(path) ?? new Set()).add(key));
  return byMap;
}

function followsFromMisspelling({keyword, instancePath, params}: ErrorObject, misspellings: ReadonlySet<string>) {
  return keyword === 'required' && misspellings.has(`${instancePath} ${params.missingProperty}`);
}

/** Undefined for errors that only repeat another one, such as that an `if` does not match its `then`. */
function describe(error: ErrorObject, root: MapNode): Diagnostic | undefined {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const {value: node, keyPlace = node.place} = locate(root, path);
  const where = describePath(path);
  const capitalizedWhere = where.charAt(0).toUpperCase() + where.slice(1);
  const schema = error.parentSchema as JsonSchema;
  const params = error.params as Readonly<Record<string, string>>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = params.additionalProperty!;
      const hint = keyHint(key, Object.keys(schema.properties ?? {}));
      return diagnose('unknown-key', keyPlaceOf(node, key), {key, where}, hint);
    }
    case 'required':
      return diagnose(
        'missing-key',
        keyPlace,
        {key: params.missingProperty!, where: capitalizedWhere},
        {text: `Add '${params.missingProperty!}:'.`, typed: '', instead: params.missingProperty!},
      );
    case 'type': {
      if (node.kind === 'scalar' && node.value === null)
        return diagnose('value-missing', keyPlace, {where: capitalizedWhere});
      const details = {where: capitalizedWhere, expected: typeWords(schema.type), found: nodeTypeWords(node)};
      return diagnose('wrong-type', node.place, details, typeHint(schema.type, node));
    }
    case 'enum':
      return notOneOf(node, where, (schema.enum ?? []).map(String));
    case 'const':
      return notOneOf(node, where, [String(schema.const)]);
    case 'pattern': {
      const {propertyName: name} = error;
      const text = textOf(node) ?? '';
      const expected = (schema.patternDescription ?? `text like ${schema.pattern}`).replace(/,$/, '');
      return name === undefined
        ? diagnose('wrong-form', node.place, {value: text, expected}, formHint(text, expected))
        : diagnose('wrong-form', keyPlaceOf(node, name), {value: name, expected}, nameHint(name));
    }
    case 'minItems':
    case 'minProperties': {
      const {minItems, minProperties = 1} = schema;
      const limit = minItems ?? minProperties;
      const [one, many] = error.keyword === 'minItems' ? ['item', 'items'] : ['entry', 'entries'];
      return diagnose('too-few', node.place, {where: capitalizedWhere, limit, what: limit === 1 ? one : many});
    }
    case 'maxItems':
      return diagnose('too-many', node.place, {where: capitalizedWhere, limit: schema.maxItems!, what: 'items'});
    case 'maxProperties': {
      const [{key: one}, {key: other, keyPlace: place}] = entriesOf(node) as [Entry, Entry];
      return diagnose('keys-together', place, {one, other}, "Begin the second with '- ' on a line of its own.");
    }
    default:
      return undefined;
  }
}

function notOneOf(node: Node, where: string, allowed: readonly string[]): Diagnostic {
  const value = textOf(node) ?? nodeTypeWords(node);
  const hint = allowed.length === 1 ? `Write ${allowed[0]}, or take the key out.` : nearMissHint(value, allowed, '');
  return diagnose('not-one-of', node.place, {value, where, allowed: allowed.join(', ')}, hint);
}

/** The node at a path of keys and indexes, with the place of its key. */
function locate(root: Node, path: readonly string[]): {readonly value: Node; readonly keyPlace?: Place} {
  let located: {readonly value: Node; readonly keyPlace?: Place} = {value: root};
  for (const part of path) {
    const {value} = located;
    if (value.kind === 'list') located = {value: value.items[Number(part)] ?? value};
    else located = entriesOf(value).find(({key}) => key === part) ?? located;
  }
  return located;
}

const exclusiveKeys = [
  ['when', 'unless'],
  ['give', 'say'],
] as const;

/** Reports pairs of keys that exclude each other, at every depth. */
export function reportKeysTogether(node: Node, report: Report): void {
  for (const [one, other] of exclusiveKeys)
    if (get(node, one) !== undefined && get(node, other) !== undefined)
      report(diagnose('keys-together', keyPlaceOf(node, other), {one, other}));
  for (const {value} of entriesOf(node)) reportKeysTogether(value, report);
  for (const item of itemsOf(node)) reportKeysTogether(item, report);
}
