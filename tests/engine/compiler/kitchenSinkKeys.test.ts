// Does the kitchen sink use the whole language: every key of the schemas, every function, operator and format?
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {formats} from '../../../src/engine/language/expression/types.ts';
import {operatorWords} from '../../../src/engine/language/expression/tokens.ts';
import {functions} from '../../../src/engine/language/functions/index.ts';
import {readKitchenSink} from './goodSamples.ts';
import {identity, partsOf, schemaOf, usesOf} from './schemaUse.ts';

describe('keys', () => {
  it.each([
    ['calculator', 'kitchen-sink.yaml'],
    ['cases', 'kitchen-sink.cases.yaml'],
  ])('of the schema for a %s occur in %s', (name, file) => {
    const schema = schemaOf(name);
    const used = new Set([...usesOf(parse(readKitchenSink(file).text), schema)].map(identity));
    const missing = [...partsOf(schema)]
      .filter((part) => part.key !== undefined && !used.has(identity(part)))
      .map(({path}) => path);
    expect(missing, `keys that ${file} does not show`).toEqual([]);
  });
});

describe('expressions', () => {
  const {text} = readKitchenSink('kitchen-sink.yaml');
  const code = text.replace(/(^|\s)#.*$/gm, '');

  it.each(Object.keys(functions))('%s is called', (name) =>
    expect(new RegExp(`\\b${name}\\(`).test(code), `kitchen-sink.yaml uses ${name}()`).toBe(true),
  );
  it.each(operatorWords)("'%s' is used", (word) =>
    expect(new RegExp(`\\b${word}\\b`).test(code), `kitchen-sink.yaml uses '${word}'`).toBe(true),
  );
  it.each(['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/'])('%s is used', (operator) =>
    expect(code).toContain(` ${operator} `),
  );
  it.each(Object.keys(formats))('the format %s is used', (name) => expect(code).toContain(`:${name}}`));
});
