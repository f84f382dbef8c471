// Does the studio's worker run in Chromium under the policy of our own pages, and stop when it is told to?
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {build, type Rolldown} from 'vite';
import {contentSecurityPolicy} from '../../scripts/securityHeaders.ts';
import {listFiles, readFiles} from '../../src/engine/project/files.ts';
import type {Engine} from '../../src/tools/studio/engine.ts';
import type {ProjectFiles} from '../../src/tools/studio/protocol.ts';
import {bundledWorker} from '../tools/studio/bundledWorker.ts';
import {expect, plainTest as test} from './page.ts';

const id = 'germany-blue-card-calculator';

const files: ProjectFiles = readFiles(listFiles('calculators'), process.cwd(), () => undefined).map(({path, text}) => ({
  path,
  text,
}));

let server: Server;

test.beforeAll(async () => {
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {write: false, rolldownOptions: {input: 'src/tools/studio/engine.ts', preserveEntrySignatures: 'strict'}},
  })) as Rolldown.RolldownOutput;
  const served: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', '<!doctype html><title>Studio</title><script type="module" src="/page.js"></script>'],
    '/engine.js': ['text/javascript', output.output[0].code],
    '/worker.js': ['text/javascript', await bundledWorker()],
    '/page.js': [
      'text/javascript',
      `import {${output.output[0].exports.join(', ')}} from './engine.js';
const policy = trustedTypes.createPolicy('site', {createScriptURL: (address) => address});
window.engine = startEngine(() => new Worker(policy.createScriptURL('/worker.js'), {type: 'module'}));`,
    ],
  };
  server = createServer(({url = '/'}, response) => {
    const [type, text] = served[url] ?? ['text/plain', ''];
    response.setHeader('Content-Type', type).setHeader('Content-Security-Policy', contentSecurityPolicy).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('checks, calculates, proves and compares, and nothing is refused', async ({page}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'engine' in window);
  const shown = await page.evaluate(
    async ([project, calculator]) => {
      const {engine} = window as unknown as {readonly engine: Engine};
      const checked = await engine.call('check', [project, [calculator]]);
      const calculated = await engine.call('calculate', [calculator, {}, '2026-11-23']);
      const cases = await engine.call('cases', [calculator]);
      const changed = project.map((file) =>
        file.path.endsWith(`/${calculator}.yaml`)
          ? {...file, text: file.text.replace(/^title: .*/m, 'title: Blue')}
          : file,
      );
      const report = await engine.call('diff', [project, changed]);
      const stop = new AbortController();
      const stopped = await engine
        .call('mutate', [calculator], {signal: stop.signal, onProgress: () => stop.abort()})
        .catch((error: Error) => error.name);
      const analysis = await engine.call('analyse', [calculator]);
      return {checked, calculated, cases, report, stopped, analysis};
    },
    [files, id] as const,
  );
  expect(shown.checked.diagnostics).toEqual([]);
  expect(shown.calculated!.card.length).toBeGreaterThan(1);
  expect(shown.cases!.runs.every(({passed}) => passed)).toBe(true);
  expect(shown.report).toContain('Blue');
  expect(shown.stopped).toBe('AbortError');
  expect(shown.analysis!.visited).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
