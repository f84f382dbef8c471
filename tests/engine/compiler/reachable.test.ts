// Does a part of a calculator have all that its exports need, and give the bundle that the whole body would give?
import {build, type Rolldown} from 'vite';
import {expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {type ModulePart, toModule} from '../../../src/engine/program/parts.ts';
import {emitImports} from '../../../src/engine/program/emit.ts';
import {js, literal, named} from '../../../src/engine/language/expression/javascript.ts';
import {
  constant,
  functionOf,
  reachedBy,
  textOfAll,
  toStatement,
  type Body,
} from '../../../src/engine/program/statements.ts';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {compileKitchenSink} from './goodSamples.ts';

const runtime = '/src/engine/runtime';
const parts: readonly ModulePart[] = ['calculator', 'result', 'documentation', 'profile'];

/** Bundles each module on its own, as the site does; the runtime stays outside. */
async function bundled(modules: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (modules.has(id) ? `\0${id}` : {id, external: true}),
        load: (id) => modules.get(id.slice(1)),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries([...modules.keys()].map((id) => [id, id])),
        preserveEntrySignatures: 'strict',
        output: {entryFileNames: '[name].js'},
      },
    },
  });
  const {output: files} = output as Rolldown.RolldownOutput;
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, withoutUnusedImports(file.code)]] : [])),
  );
}

/** The site's bundles leave these out, since they know that modules of the runtime only export. */
const withoutUnusedImports = (code: string): string => code.replaceAll(/import"[^"]+";/g, '');

/** A module that imports and exports, which bundlers shake better than a function. */
function moduleOf(body: Body, names: readonly string[]): string {
  return `${emitImports(body, (file) => `${runtime}/${file}.ts`)}\n${textOfAll(body)}\nexport {${names.join(', ')}};\n`;
}

/** The members of a part. */
function namesOf(body: Body, part: ModulePart): readonly string[] {
  return /^return \{(.*)\};$/m.exec(toModule(body, part, runtime))![1]!.split(', ');
}

it('bundles the same from what is reachable as from the whole body', async () => {
  const all = readFiles(listFiles('calculators').filter(isDefinitionFile), process.cwd(), () => undefined);
  const sources = process.env.FULL ? all : all.filter((_, index) => index % 27 === 0);
  const bodies = [compileKitchenSink().body, ...sources.map((source) => compile(source).body!)];
  const modules = new Map<string, string>();
  bodies.forEach((body, index) => {
    for (const part of parts) {
      const names = namesOf(body, part);
      modules.set(`whole-${index}-${part}`, moduleOf(body, names));
      modules.set(`reachable-${index}-${part}`, moduleOf(reachedBy(names, body), names));
    }
  });
  const bundles = await bundled(modules);
  expect(bundles.size).toBe(2 * parts.length * bodies.length);
  for (const [name, code] of bundles)
    if (name.startsWith('whole-')) expect(bundles.get(name.replace('whole', 'reachable')), name).toBe(code);
  const length = (kind: string): number =>
    [...modules].reduce((sum, [name, code]) => sum + (name.startsWith(kind) ? code.length : 0), 0);
  expect(length('reachable')).toBeLessThan(length('whole') / 3);
});

it('keeps what statements reach through others, but not what only a text says', () => {
  const body = [
    constant('a$', js`1`),
    constant('unused', js`3`),
    functionOf('inner', ['x'], [js`const local = ${named('a$')};`, js`return local;`]),
    constant('outer', js`(x) => ${named('inner')}(x) + ${literal('unused $choose')}`),
    constant('last', js`${named('outer')}(0)`),
  ].map(toStatement);
  const reached = reachedBy(['last'], body);
  expect(reached.map(({declares}) => declares)).toEqual(['a$', 'inner', 'outer', 'last']);
  expect(textOfAll(reachedBy(['inner'], body))).toBe(
    'const a$ = 1;\nfunction inner(x) {\n  const local = a$;\n  return local;\n}',
  );
  expect(emitImports(body, (file) => file)).toBe('');
});
