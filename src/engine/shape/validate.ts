/** The shape of a file against its JSON Schema; every finding is pointed at its place and put into an editor's words. */
import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';
import {diagnose, type Diagnostic, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
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
import {formHint, keyHint, kindWords, intendedKey, nameHint, typeHint, typeWords, describePath} from './hints.ts';

export type Validate = (node: MapNode, report: Report) => void;

/**
 * Makes the check of a schema, which is compiled when it is first used: that takes a tenth of a second.
 * @param schema what a file of schemas/ contains, so that editors and `npm run check` see the same
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
    const misspellings = misspelt(errors);
    for (const error of errors.filter((one) => !followsFromMisspelling(one, misspellings))) {
      const diagnostic = describe(error, node);
      if (diagnostic === undefined) continue;
      const {code, message, places} = diagnostic;
      const {start} = places[0];
      // The branches of a schema's conditions repeat what the schema around them finds.
      const key = code === 'wrong-type' || code === 'value-missing' ? `${start} kind` : `${start} ${code} ${message}`;
      if (!reported.has(key)) report(diagnostic);
      reported.add(key);
    }
  };
}

/**
 * The missing keys, as path and key, that need no report of their own: an unknown key of the same map is a misspelling of
 * it, or is the only unknown key there. The unknown key is reported.
 */
function misspelt(errors: readonly ErrorObject[]): ReadonlySet<string> {
  const keysOf = (keyword: string, param: string) =>
    errors.flatMap(({keyword: of, instancePath: path, params, parentSchema}) =>
      of === keyword ? [{path, key: params[param] as string, schema: parentSchema as JsonSchema}] : [],
    );
  const unknown = keysOf('additionalProperties', 'additionalProperty');
  const missing = keysOf('required', 'missingProperty');
  const isOnly = (keys: typeof missing, at: string): boolean =>
    new Set(keys.flatMap(({path, key}) => (path === at ? [key] : []))).size === 1;
  return new Set([
    ...unknown.map(({path, key, schema}) => `${path} ${intendedKey(key, Object.keys(schema.properties ?? {}))}`),
    ...missing.flatMap(({path, key}) =>
      path !== '' && isOnly(missing, path) && isOnly(unknown, path) ? [`${path} ${key}`] : [],
    ),
  ]);
}

function followsFromMisspelling({keyword, instancePath, params}: ErrorObject, misspellings: ReadonlySet<string>) {
  return keyword === 'required' && misspellings.has(`${instancePath} ${params.missingProperty}`);
}

/** Undefined for findings that only repeat another one: the branches of a schema's conditions. */
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
      return diagnose('missing-key', keyPlace, {key: params.missingProperty!, where: capitalizedWhere});
    case 'type': {
      if (node.kind === 'scalar' && node.value === null)
        return diagnose('value-missing', keyPlace, {where: capitalizedWhere});
      const details = {where: capitalizedWhere, expected: typeWords(schema.type), found: kindWords(node)};
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
      const what = error.keyword === 'minItems' ? 'item' : 'entry';
      return diagnose('too-few', node.place, {where: capitalizedWhere, limit: minItems ?? minProperties, what});
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
  const value = textOf(node) ?? kindWords(node);
  const hint = allowed.length === 1 ? `Write ${allowed[0]}, or take the key out.` : didYouMean(value, allowed, '');
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
  ['sometimes', 'never'],
  ['sometimes', 'unreached'],
  ['never', 'unreached'],
] as const;

/** Pairs of keys that exclude each other, wherever they are. */
export function reportKeysTogether(node: Node, report: Report): void {
  for (const [one, other] of exclusiveKeys)
    if (get(node, one) !== undefined && get(node, other) !== undefined)
      report(diagnose('keys-together', keyPlaceOf(node, other), {one, other}));
  for (const {value} of entriesOf(node)) reportKeysTogether(value, report);
  for (const item of itemsOf(node)) reportKeysTogether(item, report);
}
