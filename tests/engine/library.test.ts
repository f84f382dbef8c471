// Is a definition from anywhere a calculator for programs, or a list of what is wrong with it at file, line and column? Is its code the
// same as a module that evaluates nothing?
import {readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';
import {compile} from '../../src/engine/library/compile.ts';
import * as runtime from '../../src/engine/library/runtime.ts';
import type {Calculator} from '../../src/engine/library/types.ts';
import {runtimeFiles} from '../../src/engine/runtime/runtime.ts';
import {sourceOf} from '../calculators/sourceOf.ts';

const path = 'packages/visatally-engine/example/parking-permit.yaml';
const text = readFileSync(path, 'utf8');
const on = {today: '2026-11-23'};

it('a sound definition is a calculator', () => {
  const {calculator, diagnostics} = compile(text);
  expect(diagnostics).toEqual([]);
  expect(calculator!.calculate({resident: 'yes', car: 'large'}, on)).toEqual({
    calculator: 'parking-permit',
    today: on.today,
    edition: 'today',
    result: {eligible: true, fee: 240},
    problems: [],
    completeness: {open: [expect.objectContaining({id: 'permits', reason: 'unanswered'})], verdict: 'settled'},
  });
  expect(calculator!.explain({resident: 'no'}, on).blocks[0]!.items[0]!.text).toBe('Only residents get a permit');
  expect(calculator!.metadata(on).inputs.map(({id}) => id)).toEqual(['resident', 'car', 'permits']);
});

it('a mistake is a diagnostic with its place, and then there is no calculator', () => {
  const {calculator, code, diagnostics} = compile(text.replace('by: car', 'by: cat'), {
    file: 'rules/parking-permit.yaml',
  });
  expect([calculator, code]).toEqual([undefined, undefined]);
  const line = text.split('\n').findIndex((found) => found.includes('by: car')) + 1;
  expect(diagnostics[0]).toMatchObject({
    severity: 'error',
    file: 'rules/parking-permit.yaml',
    line,
    code: 'unknown-name',
  });
  expect(diagnostics[0]!.text).toMatch(new RegExp(`^rules/parking-permit\\.yaml:${line}:\\d+ error unknown-name: `));
});

it('without a file, messages name the definition by its id', () => {
  expect(compile('title: None').diagnostics[0]!.file).toBe('definition.yaml');
  expect(compile("id: 'rent'\n").diagnostics[0]!.file).toBe('rent.yaml');
});

it('shared data comes with the text', () => {
  const shared = text.replace('value: 1.5', 'shared: fees.second');
  expect(compile(shared).calculator).toBeUndefined();
  const file = {path: 'shared/fees.yaml', text: 'constants:\n  second: {label: Factor, value: 3}\n'};
  expect(compile(shared, {shared: [file]}).calculator!.calculate({car: 'small', permits: 2}, on).result).toMatchObject({
    fee: 360,
  });
});

it('the code is the same calculator, and finds all that it imports in one module', async () => {
  for (const definition of [path, 'calculators/europe/schengen-trip-planner.yaml']) {
    const source = sourceOf(definition);
    const {code, calculator} = compile(source.text, {shared: source.shared, runtime: 'the-runtime'});
    const imports = [...code!.matchAll(/^import .* from "([^"]+)"/gm)].map(([, module]) => module);
    expect([...new Set(imports)]).toEqual(['the-runtime']);
    vi.stubGlobal('runtimeOfCode', runtime);
    const inMemory = code!.replaceAll(
      /^import \{(.*)\} from .*$/gm,
      (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtimeOfCode;`,
    );
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(inMemory)}`
    )) as Calculator;
    vi.unstubAllGlobals();
    expect(module.id).toBe(calculator!.id);
    expect(module.calculate({}, on)).toEqual(calculator!.calculate({}, on));
    expect(module.explain({}, on)).toEqual(calculator!.explain({}, on));
    expect(module.metadata(on)).toEqual(calculator!.metadata(on));
  }
});

it('the runtime has every function that emitted code may call', () => {
  const functions = Object.values(runtimeFiles).flatMap((file) => Object.entries(file));
  expect(functions.filter(([name, value]) => (runtime as Record<string, unknown>)[name] !== value)).toEqual([]);
});

it('compiling evaluates no text', () => {
  const refused = vi.spyOn(globalThis, 'Function').mockImplementation(function () {
    throw new EvalError('refused');
  });
  expect(compile(text).code).toContain('export {');
  refused.mockRestore();
});
