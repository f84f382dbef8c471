// Is every card block, kind of input and function that a file describes in the index of its folder, without which nothing knows of it?
import {expect, it} from 'vitest';
import {blocks} from '../../src/engine/blocks/index.ts';
import {functions} from '../../src/engine/language/functions/index.ts';
import {inputCompilers} from '../../src/engine/language/inputs/index.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const folders: Readonly<Record<string, {index: Readonly<Record<string, object>>; modules: Modules}>> = {
  blocks: {index: blocks, modules: import.meta.glob('../../src/engine/blocks/*.ts', {eager: true})},
  functions: {index: functions, modules: import.meta.glob('../../src/engine/language/functions/*.ts', {eager: true})},
  // The compiler of a list is made in the index, from those of its fields.
  inputs: {index: inputCompilers, modules: import.meta.glob('../../src/engine/language/inputs/*.ts', {eager: true})},
};

it.each(Object.entries(folders))('every descriptor in engine/%s is in its index', (_, {index, modules}) => {
  const indexed = Object.values(index);
  const [first, ...others] = indexed.map((descriptor) => Object.keys(descriptor));
  const shared = first!.filter((key) => others.every((keys) => keys.includes(key)));
  expect(shared.length).toBeGreaterThan(1);
  const described = Object.entries(modules)
    .flatMap(([path, exports]) =>
      Object.entries(exports).map(([name, value]) => ({place: `${path.split('/').at(-1)}: ${name}`, value})),
    )
    .filter(
      ({value}) => typeof value === 'object' && value !== null && shared.every((key) => Object.hasOwn(value, key)),
    );
  // The keys tell descriptors from everything else that the files export.
  expect(described.length).toBeGreaterThanOrEqual(indexed.length - 1);
  expect(described.filter(({value}) => !indexed.includes(value as object)).map(({place}) => place)).toEqual([]);
});
