// Can what the studio needs run in a browser: compile, check, analyse, compare, mutate and add a case, without a module of Node, and without a
// package that needs one? A failure names the imports that lead to it.
import {isBuiltin} from 'node:module';
import {relative, resolve} from 'node:path';
import {build, type Rolldown} from 'vite';
import {expect, it} from 'vitest';

/** From files in memory to what a page or a worker shows. */
const entries = [
  'src/engine/compile.ts',
  'src/engine/library/compile.ts',
  'src/engine/project/project.ts',
  'src/tools/analysis/analyse.ts',
  'src/tools/analysis/diff/changesBetween.ts',
  'src/tools/analysis/mutate/mutate.ts',
  'src/tools/commands/addCases.ts',
  'src/tools/commands/diffReport/markdown.ts',
  'src/tools/commands/diffReport/reviewContext.ts',
  'src/tools/language/completion.ts',
  'src/tools/language/fixes.ts',
  'src/tools/language/hover.ts',
  'src/tools/language/names.ts',
  'src/tools/language/project.ts',
  'src/tools/language/rename.ts',
  'src/tools/studio/change/changeFigure.ts',
  'src/tools/studio/change/link.ts',
  'src/tools/studio/change/newCalculator.ts',
  'src/tools/studio/change/proposal.ts',
  'src/tools/studio/change/review.ts',
  'src/tools/studio/engine.ts',
  'src/tools/studio/worker.ts',
  'src/tools/workbench/server/cases.ts',
  'src/tools/workbench/server/details.ts',
  'src/tools/workbench/server/screens.ts',
];

interface Bundle {
  /** For each import of a module of Node, the imports from an entry to it. */
  readonly chains: readonly string[];
  readonly modules: readonly string[];
}

async function bundle(input: readonly string[]): Promise<Bundle> {
  const importers = new Map<string, string>();
  const found: (readonly [importer: string, module: string])[] = [];
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules-of-node',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (importer === undefined) return null;
          if (isBuiltin(id)) found.push([importer, id]);
          const resolved = await this.resolve(id, importer, {skipSelf: true});
          if (resolved !== null && !importers.has(resolved.id)) importers.set(resolved.id, importer);
          return resolved;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {input: [...input], preserveEntrySignatures: 'strict', checks: {pluginTimings: false}},
    },
  })) as Rolldown.RolldownOutput;
  const chainTo = (file: string): readonly string[] => {
    const importer = importers.get(file);
    return importer === undefined ? [file] : [...chainTo(importer), file];
  };
  const shown = (file: string): string => relative(resolve('.'), file.split('?')[0]!).replaceAll('\\', '/');
  return {
    chains: found.map(([importer, module]) => [...chainTo(importer).map(shown), module].join(' → ')),
    modules: output.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).map(shown),
  };
}

it('nothing leads to a module of Node', async () => {
  const {chains, modules} = await bundle(entries);
  expect(chains).toEqual([]);
  expect(modules).toEqual(expect.arrayContaining(entries));
  // Only Node evaluates emitted code.
  expect(modules.filter((module) => module.includes('/runCode/'))).toEqual([
    'src/engine/program/runCode/scope.ts',
    'src/engine/program/runCode/tokens.ts',
    'src/engine/program/runCode/interpret.ts',
  ]);
});

it('one that did would be named', async () => {
  const {chains} = await bundle(['src/tools/commands/savedCases.ts']);
  expect(chains).toContain('src/tools/commands/savedCases.ts → node:fs');
  expect(chains).toContain('src/tools/commands/savedCases.ts → src/tools/replaceFiles.ts → node:crypto');
});
