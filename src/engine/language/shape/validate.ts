/** Validates a file against its JSON Schema, and says what does not fit, with places and hints. */
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
import {formHint, keyHint, nodeTypeWords, intendedKey, nameHint, typeHint, typeWords, describePath} from './hints.ts';
import {schemaErrors, type SchemaError} from './schemaErrors.ts';

export type Validate = (node: MapNode, report: Report) => void;

/**
 * Makes a function that validates against a schema.
 * @param schema the contents of a file in schemas/, so that an editor and `npm run check` report the same
 */
export function validator(schema: object): Validate {
  return (node, report) => {
    const errors = schemaErrors(schema, plainOf(node));
    const reported = new Set<string>();
    const misspellings = misspeltKeys(errors);
    for (const error of errors) {
      if (error.keyword === 'required' && misspellings.has(placeOfKey(error.path, error.key!))) continue;
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

/** A key of the map at a path, as one text. */
const placeOfKey = (path: readonly string[], key: string): string => JSON.stringify([...path, key]);

/**
 * The missing keys, as `placeOfKey`, that are not reported because an unknown key of the same map is: it is a
 * misspelling of the missing key, or they are the only unknown and the only missing key of a map.
 */
function misspeltKeys(errors: readonly SchemaError[]): ReadonlySet<string> {
  const keysOf = (keyword: SchemaError['keyword']) =>
    errors.flatMap((error) => (error.keyword === keyword ? [{...error, key: error.key!}] : []));
  const unknown = keysOf('additionalProperties');
  const missing = keysOf('required');
  const [unknownOf, missingOf] = [unknown, missing].map(keysByMap) as [KeysByMap, KeysByMap];
  const isOnly = (keys: KeysByMap, path: readonly string[]): boolean => keys.get(JSON.stringify(path))?.size === 1;
  return new Set([
    ...unknown.flatMap(({path, key, schema}) => {
      const intended = intendedKey(key, Object.keys(schema.properties ?? {}));
      return intended === undefined ? [] : [placeOfKey(path, intended)];
    }),
    ...missing.flatMap(({path, key}) =>
      path.length > 0 && isOnly(missingOf, path) && isOnly(unknownOf, path) ? [placeOfKey(path, key)] : [],
    ),
  ]);
}

type KeysByMap = ReadonlyMap<string, ReadonlySet<string>>;

/** The keys by the path of their map: a file may have thousands of each. */
function keysByMap(keys: readonly {readonly path: readonly string[]; readonly key: string}[]): KeysByMap {
  const byMap = new Map<string, Set<string>>();
  for (const {path, key} of keys) {
    const map = JSON.stringify(path);
    byMap.set(map, (byMap.get(map) ?? new Set()).add(key));
  }
  return byMap;
}

/** Undefined for keywords whose breach is reported elsewhere, in other words. */
function describe({keyword, path, schema, key}: SchemaError, root: MapNode): Diagnostic | undefined {
  const {value: node, keyPlace = node.place} = locate(root, path);
  const where = describePath(path);
  const capitalizedWhere = where.charAt(0).toUpperCase() + where.slice(1);
  switch (keyword) {
    case 'additionalProperties': {
      const hint = keyHint(key!, Object.keys(schema.properties ?? {}));
      return diagnose('unknown-key', keyPlaceOf(node, key!), {key: key!, where}, hint);
    }
    case 'required':
      return diagnose(
        'missing-key',
        keyPlace,
        {key: key!, where: capitalizedWhere},
        {text: `Add '${key!}:'.`, typed: '', instead: key!},
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
      const text = textOf(node) ?? '';
      const expected = (schema.patternDescription ?? `text like ${schema.pattern}`).replace(/,$/, '');
      return key === undefined
        ? diagnose('wrong-form', node.place, {value: text, expected}, formHint(text, expected))
        : diagnose('wrong-form', keyPlaceOf(node, key), {value: key, expected}, nameHint(key));
    }
    case 'minItems':
    case 'minProperties': {
      const {minItems, minProperties = 1} = schema;
      const limit = minItems ?? minProperties;
      const [one, many] = keyword === 'minItems' ? ['item', 'items'] : ['entry', 'entries'];
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
