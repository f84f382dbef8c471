import {join} from 'node:path';
import {build, type Plugin, type Rolldown} from 'vite';
import {browsers} from '../../build/browsers.ts';
import {importPeer, peersFolder} from '../peersPackage.ts';
import type {LoadedFile} from './transferSize.ts';

/** The exports of the module `virtual:form`: the same form in the format of each peer. */
export type FormExports = Readonly<Record<string, unknown>>;

/**
 * Bundles a page of a peer with the site's build options.
 * @param path in the folder of the peers, without extension: 'weight/rjsf'
 * @returns the files that the page loads initially, with the entry script first
 */
export async function bundlePeer(path: string, form: FormExports): Promise<readonly LoadedFile[]> {
  const output = await build({
    root: peersFolder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [virtualForm(form)],
    build: {
      target: browsers,
      assetsInlineLimit: 0,
      modulePreload: {polyfill: false},
      write: false,
      rolldownOptions: {input: join(peersFolder, `${path}.mjs`)},
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`Vite returned no bundle for ${path}.`);
  const files = new Map(bundle.output.map((file) => [file.fileName, file]));
  const initialChunks = withStaticImports(bundle.output[0], files);
  const styles = initialChunks
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
    .map((file) => files.get(file));
  return [
    ...initialChunks.map(({fileName, code}) => ({name: fileName, content: Buffer.from(code)})),
    ...styles.flatMap((file) =>
      file?.type === 'asset' ? [{name: file.fileName, content: Buffer.from(file.source)}] : [],
    ),
  ];
}

/** The chunk and all chunks that it imports statically, directly or not. */
function withStaticImports(
  entry: Rolldown.OutputChunk,
  files: ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>,
): readonly Rolldown.OutputChunk[] {
  const chunks = new Set([entry]);
  for (const chunk of chunks)
    for (const name of chunk.imports) {
      const imported = files.get(name);
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  return [...chunks];
}

interface ValidatorCompiler {
  readonly compileSchemaValidatorsCode: (schema: unknown) => string;
}

const prefix = 'virtual:';

/** Provides `virtual:form`, and `virtual:validators.cjs` for rjsf's precompiled validator. */
function virtualForm(form: FormExports): Plugin {
  return {
    name: 'form',
    resolveId: (id) => (id.startsWith(prefix) ? join(peersFolder, id) : undefined),
    async load(id) {
      if (id === join(peersFolder, 'virtual:form'))
        return Object.entries(form)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      if (id !== join(peersFolder, 'virtual:validators.cjs')) return undefined;
      const compiler = await importPeer<ValidatorCompiler>('weight/compileValidators.mjs');
      return compiler.compileSchemaValidatorsCode(form['schema']);
    },
  };
}
