import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type Plugin, type Rolldown} from 'vite';
import {browsers} from '../../build/browsers.ts';
import {rootFolder} from '../../build/folders.ts';
import type {SentFile} from './sentBytes.ts';

export const peersFolder = join(rootFolder, 'scripts/bench/peers/');

/** What a peer imports from `virtual:form`, by name: the same fields for each, in the form that it takes. */
export type Form = Readonly<Record<string, unknown>>;

/**
 * What a page with one of the files of peers/ loads at first, bundled as the site is: its entry first.
 * @param name of the file below peers/, without its ending
 */
export async function bundlePeer(name: string, form: Form): Promise<readonly SentFile[]> {
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
      rolldownOptions: {input: join(peersFolder, `${name}.mjs`)},
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`Vite gave nothing for ${name}.`);
  const files = new Map(bundle.output.map((file) => [file.fileName, file]));
  const first = reached(bundle.output[0], files);
  const styles = first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).map((file) => files.get(file));
  return [
    ...first.map(({fileName, code}) => ({file: fileName, content: Buffer.from(code)})),
    ...styles.flatMap((file) =>
      file?.type === 'asset' ? [{file: file.fileName, content: Buffer.from(file.source)}] : [],
    ),
  ];
}

/** The chunk and all that it imports statically. */
function reached(
  entry: Rolldown.OutputChunk,
  files: ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>,
): readonly Rolldown.OutputChunk[] {
  const found = new Set([entry]);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = files.get(name);
      if (imported?.type === 'chunk') found.add(imported);
    }
  return [...found];
}

const prefix = 'virtual:';

function virtualForm(form: Form): Plugin {
  return {
    name: 'form',
    resolveId: (id) => (id.startsWith(prefix) ? join(peersFolder, id) : undefined),
    async load(id) {
      if (id === join(peersFolder, 'virtual:form'))
        return Object.entries(form)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      if (id !== join(peersFolder, 'virtual:validators.cjs')) return undefined;
      const compiler = await import(pathToFileURL(join(peersFolder, 'weight/compileValidators.mjs')).href);
      return compiler.compileSchemaValidatorsCode(form['schema']);
    },
  };
}
