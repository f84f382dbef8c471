import {relative} from 'node:path';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {browsers} from './scripts/build/browsers.ts';
import {buildDay} from './scripts/build/buildDay.ts';
import {publishedSite} from './scripts/build/publishedSite.ts';
import {developmentPages} from './scripts/developmentPages.ts';
import {developmentStudio} from './scripts/developmentStudio.ts';
import {search} from './src/app/search/index/vite.ts';
import {calculators} from './src/app/calculators/vite.ts';
import {createCompileCache} from './src/app/build/compileCache.ts';
import {contentHash} from './src/app/build/contentHash.ts';
import {fetchFirst} from './src/app/loading/vite.ts';
import {fonts} from './src/app/fonts/vite.ts';
import {affectedToday} from './src/tools/commands/diffReport/whoIsAffected.ts';
import {workbench} from './src/tools/workbench/vite.ts';

const definitions = createCompileCache();

/** The same for all classes of a file, wherever the project lies. */
const classSuffix = (file: string): string =>
  contentHash(relative(import.meta.dirname, file.split('?')[0]!).replaceAll('\\', '/')).slice(0, 4);

export default defineConfig(({command}) => ({
  define: {
    'import.meta.env.SITE_ADDRESS': JSON.stringify(publishedSite(process.env).address),
    'import.meta.env.STUDIO': 'false',
  },
  // The development server has an origin of its own.
  base: command === 'build' ? publishedSite(process.env).base : '/',
  plugins: [
    calculators(definitions, (source) => affectedToday(source, buildDay(process.env, new Date()))),
    fetchFirst(),
    fonts(),
    search(buildDay(process.env, new Date()), definitions),
    workbench(),
    developmentStudio(),
    developmentPages(),
    react({jsxImportSource: '#jsx'}),
  ],
  css: {
    modules: {
      // Vite's own names end with the number of a line, which compresses badly: 0.5 kB of a first result.
      generateScopedName: (name, file) => `${name}_${classSuffix(file)}`,
    },
  },
  // Vite would find some of these only when a page loads them, bundle them again and reload the page.
  optimizeDeps: {
    include: [
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/lang-yaml',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/search',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router-dom',
      'minisearch',
      '@tanstack/react-query',
      'zod',
      'zod/mini',
    ],
  },
  // A build that runs at the same time.
  server: {watch: {ignored: ['**/.dist/**']}},
  build: {
    target: browsers,
    // A data: address in a style sheet or script would break the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      // These browsers all know modulepreload.
      polyfill: false,
      // What a script that imports another one later fetches first (app/loading/fetchFirst.ts), besides its styles: all that no page has yet. Not the
      // scripts of whole pages: their names would be 1 kB of every first load, and their error page can load the document.
      resolveDependencies: (imported, files, {hostId, hostType}) => {
        if (hostType === 'html') return files;
        if (hostId.includes('/entryClient-')) return [];
        return [...new Set([imported, ...files])].filter((file) => !file.includes('/common-'));
      },
    },
    rolldownOptions: {
      // Compiling the definitions takes most of a build, which is no news.
      checks: {bundlerTimings: false},
      // The engine's modules only export. Bundles leave out those of which nothing is used: the compiler's schemas, and Zod.
      treeshake: {moduleSideEffects: [{test: /\/src\/engine\//, sideEffects: false}]},
    },
  },
}));
