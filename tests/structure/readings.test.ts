// Does a new kind of value touch few files: those that check, change, calculate or explain values, each for a reason of its own?
import {expect, it} from 'vitest';
import {codeOf, sourceFiles} from './sources.ts';

/** The kinds that only values have; a list is also a kind of type, input and YAML. */
const kinds = 'expression first lines fields total parts lookup'.split(' ');

/** Where only values of this kind have a property, a test for it tells them apart as well. */
const kindsByProperty: Readonly<Record<string, string>> = {
  typed: 'expression',
  branches: 'first',
  lines: 'lines',
  fields: 'fields',
  parts: 'parts',
};

/** May only get shorter: others read values by engine/language/readValue.ts, which gives all kinds the same form. */
const known: Readonly<Record<string, string>> = {
  'engine/language/definition/value.ts': 'what values are as written, and their branches',
  'engine/check/values.ts': 'values as written become values of the model',
  'engine/language/map.ts': 'what is inside a value, and a value with other parts',
  'engine/language/readValue.ts': 'what a value consists of, for all who read it',
  'engine/program/values.ts': 'values as JavaScript',
  'engine/plan/translate.ts': 'values as plain data',
  'engine/plan/value.ts': 'what a value is for given answers',
  'engine/plan/derivation.ts': 'how a value came about',
};

/** The kinds that a file names to tell values apart: in a `switch`, in a comparison, in a list of kinds, or by their properties. */
function kindsIn(code: string): ReadonlySet<string> {
  const named = [
    ...code.matchAll(/case '(\w+)':/g),
    ...code.matchAll(/\bkind\s*[!=]==?\s*'(\w+)'/g),
    ...[...code.matchAll(/\[([^\]]*)\]\.includes\([\w.]*kind\)/g)].flatMap(([, list]) => [
      ...list!.matchAll(/'(\w+)'/g),
    ]),
  ].map(([, kind]) => kind!);
  const byProperty = [...code.matchAll(/'(\w+)' in \w/g)].flatMap(([, property]) => kindsByProperty[property!] ?? []);
  return new Set([...named, ...byProperty].filter((kind) => kinds.includes(kind)));
}

/** Whether a file has something for each kind of value, such as an object keyed by them. */
const isKeyedByKind = (code: string): boolean => /(?:Record<|\bin )\s*(?:Checked)?(?:Value|Table)\['kind'\]/.test(code);

it('the files that tell the kinds of values apart are known', () => {
  const found = sourceFiles().filter((file) => {
    const code = codeOf(file);
    return kindsIn(code).size > 1 || isKeyedByKind(code);
  });
  expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
});
