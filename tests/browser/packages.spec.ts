// Do the packages work in a program of somebody else: installed by npm, with strict types, in Node, and in a browser under a strict
// policy, whatever bundles them? And does a program get no more than it asks for?
import {once} from 'node:events';
import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {build as buildWithEsbuild} from 'esbuild';
import {build as buildWithVite} from 'vite';
import {distFolder, engineFolder, packageFolder, rootFolder} from '../../scripts/build/folders.ts';
import {contentSecurityPolicy} from '../../scripts/securityHeaders.ts';
import {isFullRun} from './fullRun.ts';
import {developerExamples, isOfEngine} from '../tools/api/examples.ts';
import {installPackages, type Program} from './installedPackages.ts';
import {expect, plainTest as test} from './page.ts';

// One program for all of them: it takes some seconds to install.
test.describe.configure({mode: 'default'});

let program: Program;

const points = 'canada-express-entry-calculator';

test.beforeAll(async () => {
  program = await installPackages();
  cpSync(join(engineFolder, 'example'), program.folder, {recursive: true});
  expect(program.node('compile.mjs')).toBe('');
  program.write({
    'calculators.ts': `import {calculate} from 'visatally-rules/${points}';
import {compile, type Diagnostic} from 'visatally-engine';

const {result} = calculate({age: 29, education: 'masters', languageFirst: 9, workExperience: 3, jobOffer: 'no', nomination: 'no'}, {today: '2026-11-23'});
const total: number = result.total;
const {calculator, diagnostics} = compile('id: none', {file: 'rules/one.yaml'});
const places: readonly string[] = diagnostics.map(({file, line, column}: Diagnostic) => \`\${file}:\${line}:\${column}\`);
export {calculator, places, total};
`,
    'rules.js': `import {calculate} from 'visatally-rules/${points}';
document.querySelector('#rules').textContent = String(calculate({age: 29}, {today: '2026-11-23'}).result.total);
`,
    'quietZod.js': `import {config} from 'zod';
config({jitless: true});
`,
    'compiling.js': `import './quietZod.js';
import {compile} from 'visatally-engine';
const text = ${JSON.stringify(readFileSync(join(engineFolder, 'example/parking-permit.yaml'), 'utf8'))};
document.querySelector('#compiled').textContent = String(compile(text).calculator.calculate({resident: 'yes', car: 'small'}).result.fee);
`,
  });
});

test.afterAll(() => program.remove());

const resolutions = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

// Node's resolution takes nothing that a bundler's would not.
for (const [module, moduleResolution] of isFullRun ? resolutions : resolutions.slice(0, 1))
  test(`strict types, as ${moduleResolution} resolves them`, () => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'es2022',
      lib: ['es2023', 'dom'],
      types: [],
      module,
      moduleResolution,
    };
    const options = JSON.stringify({compilerOptions, files: ['page.tsx', 'calculators.ts']});
    program.write({[`${moduleResolution}.json`]: options});
    const tsc = join(rootFolder, 'node_modules/typescript/bin/tsc');
    expect(program.node(tsc, '--project', `${moduleResolution}.json`)).toBe('');
  });

test('the READMEs say how to install what is in no registry, in the words of the command', () => {
  for (const folder of [packageFolder, engineFolder]) {
    const name = basename(folder);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const ofPackage = program.commands.filter((command) => command.includes(name));
    expect(ofPackage).toHaveLength(1);
    expect(readme).toContain(`\nnpm ${ofPackage[0]}`);
    expect(readme).toMatch(new RegExp(`\\nnpm run package .*--out (\\S+)\\n[^]*\\nnpm pack \\1\\n`));
    expect(readme).not.toMatch(new RegExp(`npm install ${name}`));
  }
});

test('a program has React once, and nothing of this project but what npm copied', () => {
  const installed = readdirSync(join(program.folder, 'node_modules'), {withFileTypes: true});
  for (const name of ['visatally-engine', 'visatally-rules']) {
    expect(installed.find((entry) => entry.name === name)!.isSymbolicLink()).toBe(false);
    expect(existsSync(join(program.folder, 'node_modules', name, 'node_modules'))).toBe(false);
  }
});

test('in Node, without evaluating text where nothing is compiled', () => {
  const answers = `{resident: 'yes', car: 'small', permits: 1}`;
  program.write({
    'run.js': `import {calculate, explain, id, metadata} from './parking-permit.js';
import {calculate as pointsOf} from 'visatally-rules/${points}';
console.log(id, calculate(${answers}).result, explain(${answers}).blocks[0].items[0].text, metadata().inputs.length, pointsOf({}).result.total);
`,
  });
  expect(program.node('--disallow-code-generation-from-strings', 'run.js')).toBe(
    'parking-permit { eligible: true, fee: 180 } You can get a permit 3 0\n',
  );
});

test('the modules import what their package names, and nothing of Node', () => {
  const {dependencies, peerDependencies} = JSON.parse(
    readFileSync(join(program.folder, 'node_modules/visatally-engine/package.json'), 'utf8'),
  ) as Readonly<Record<'dependencies' | 'peerDependencies', Readonly<Record<string, string>>>>;
  const imported = (name: string): readonly string[] => {
    const folder = join(program.folder, 'node_modules', name);
    const scripts = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((path) =>
      /^(?!example).*\.js$/.test(path),
    );
    const texts = scripts.map((path) => readFileSync(join(folder, path), 'utf8'));
    const specifiers = texts.flatMap((text) => [...text.matchAll(/^import\b.*?["']([^"'.#][^"']*)["'];$/gm)]);
    return [...new Set(specifiers.map(([, specifier]) => specifier!.split('/')[0]!))].toSorted();
  };
  expect(imported('visatally-rules')).toEqual([]);
  expect(imported('visatally-engine')).toEqual(Object.keys({...dependencies, ...peerDependencies}).toSorted());
});

test('the README and the page for developers show what their examples print', () => {
  const readme = readFileSync(join(engineFolder, 'README.md'), 'utf8');
  const [first, compiling, page] = [...readme.matchAll(/```(?:js|tsx)\n(.*?)```/gs)].map(([, code]) => code!);
  const [prints, mistake] = [...readme.matchAll(/```text\n(.*?)```/gs)].map(([, text]) => text!);
  const misspelt = first!
    .replace('resident == yes, fee', 'residnt == yes, fee')
    .replace('`);', "`, {file: 'rules/parking-permit.yaml'});");
  const [ofDevelopers] = developerExamples().filter(isOfEngine);
  program.write({'first.js': first!, 'misspelt.js': misspelt, 'developers.js': ofDevelopers!.text});
  expect(program.node('first.js')).toBe(prints);
  expect(program.node('misspelt.js').slice(0, mistake!.length)).toBe(mistake);
  expect(program.node('developers.js')).toBe(ofDevelopers!.prints);
  const example = (name: string): string =>
    readFileSync(join(engineFolder, 'example', name), 'utf8').replace(/^\/\/ .*\n/, '');
  expect([compiling, page]).toEqual([example('compile.mjs'), example('page.tsx')]);
});

/** Bundles the program's scripts as its developer would. @returns the folder with page.js, page.css, rules.js and compiling.js */
const bundlers: Readonly<Record<string, (out: string) => Promise<unknown>>> = {
  Vite: (outDir) =>
    buildWithVite({
      configFile: false,
      root: program.folder,
      logLevel: 'error',
      build: {
        outDir,
        rolldownOptions: {
          input: ['page.tsx', 'rules.js', 'compiling.js', 'index.html'],
          output: {entryFileNames: '[name].js', assetFileNames: '[name][extname]'},
        },
      },
    }),
  esbuild: (outdir) =>
    buildWithEsbuild({
      absWorkingDir: program.folder,
      entryPoints: ['page.tsx', 'rules.js', 'compiling.js'],
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      jsx: 'automatic',
      logLevel: 'error',
    }),
};

/** Serves a folder below two pages with the program's scripts, under a policy: what it shows, and `/compile`. */
async function serve(folder: string, policy: string): Promise<{readonly address: string; readonly close: () => void}> {
  const server = createServer(({url = '/'}, response) => {
    const name = url.slice(1);
    if (name === '' || name === 'compile') {
      const styles = readdirSync(folder).filter((file) => file.endsWith('.css'));
      response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy);
      response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Permits</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<h1>Permits</h1><div id="permit"></div><p id="rules"></p><p id="compiled"></p>
${(name === '' ? ['page', 'rules'] : ['compiling']).map((script) => `<script type="module" src="/${script}.js"></script>`).join('')}`);
      return;
    }
    const types: Readonly<Record<string, string>> = {js: 'text/javascript', css: 'text/css'};
    const type = types[name.split('.').at(-1)!];
    response.setHeader('Content-Type', type ?? 'text/plain');
    response.end(type && readFileSync(join(folder, name)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const [name, bundle] of Object.entries(bundlers))
  test(`in Chromium under the policy of our own pages, bundled by ${name}`, async ({page}) => {
    const folder = join(program.folder, `dist-${name}`);
    await bundle(folder);
    const server = await serve(folder, contentSecurityPolicy);
    const problems: string[] = [];
    const logged: string[] = [];
    page.on('console', (message) => (message.type() === 'log' ? logged : problems).push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.address);
    await expect(page.locator('#rules')).toHaveText('110');
    await page.getByRole('radio', {name: 'Yes'}).check();
    await page.getByRole('radio', {name: 'Small'}).check();
    await page.getByLabel('Permits that your household has').fill('1');
    await page.getByRole('button', {name: 'Calculate'}).click();
    const result = page.getByRole('region', {name: 'Your estimate'});
    await expect(result).toContainText('You can get a permit');
    await expect(result).toContainText('€180');
    await expect(result.getByText('Source: Council of Atlantis').last()).toBeVisible();
    // Nothing of our site, and its colours.
    await expect(result).not.toContainText(/VisaTally|Share|Keep/);
    await expect(page.getByRole('button', {name: 'Calculate'})).toHaveCSS('border-color', 'rgb(33, 70, 174)');
    await expect(page.getByRole('heading', {name: 'Permits', level: 1})).toHaveCSS('font-family', /Times/);
    expect(logged).toEqual([expect.stringContaining('{eligible: true, fee: 180}')]);
    expect(problems).toEqual([]);
    await page.goto(`${server.address}/compile`);
    await expect(page.locator('#compiled')).toHaveText('120');
    expect(problems).toEqual([]);
    server.close();
  });

const gzipped = (text: string | Buffer): number => gzipSync(text, {level: 9}).length;

test('a bundle has the one calculator that it imports, and the shared code once', () => {
  const {folder} = program;
  const ids = readdirSync(join(folder, 'node_modules/visatally-rules/calculators'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replace('.js', ''));
  expect(ids.length).toBeGreaterThan(50);
  for (const name of Object.keys(bundlers)) {
    const out = join(folder, `dist-${name}`);
    const entry = readFileSync(join(out, 'rules.js'), 'utf8');
    expect(ids.filter((id) => entry.includes(id))).toEqual([points]);
  }
});

test("a calculator's module is at most 1.35 times what its page loads of it", () => {
  const modules = join(program.folder, 'node_modules/visatally-rules/calculators');
  const assets = join(distFolder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const ratios = readdirSync(modules)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const id = name.replace('.js', '');
      // Not the texts below the form.
      const part = new RegExp(`^${id}(-result|-workings)?-[\\w-]{8}\\.js$`);
      const parts = scripts.filter((script) => part.test(script)).map((script) => readFileSync(join(assets, script)));
      expect([id, parts.length]).toEqual([id, 3]);
      const ofPage = parts.reduce((sum, code) => sum + gzipped(code), 0);
      return {id, ratio: gzipped(readFileSync(join(modules, name))) / ofPage};
    });
  expect(ratios.length).toBeGreaterThan(50);
  // It has the sources of every figure in both editions, which a page has below its form.
  expect(ratios.filter(({ratio}) => ratio > 1.35)).toEqual([]);
});
