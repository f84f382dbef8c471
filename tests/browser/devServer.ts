import {test as base, type Page} from '@playwright/test';
import {createServer, type ViteDevServer} from 'vite';
import {copyProject, type ProjectCopy} from './projectCopy.ts';

interface WorkerFixtures {
  /** The copy of the project that the server shows. A test leaves it as it finds it, but for what the tests of its file say. */
  copy: ProjectCopy;
  /** The address of the server, with a slash at its end. */
  address: string;
  /** Begins with an empty cache once, and not for each test: a page of the development server is hundreds of modules. */
  openedPage: Page;
}

/**
 * Playwright's `test` with a dev server on a copy of the project, and a page. All tests of a worker share them: the server
 * takes some seconds to start.
 */
export const test = base.extend<object, WorkerFixtures>({
  // Playwright reads the required fixtures from the pattern: none.
  copy: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const copy = copyProject();
      await use(copy);
      copy.remove();
    },
    {scope: 'worker'},
  ],

  address: [
    async ({copy}, use) => {
      const server = await startDevServer(copy);
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    {scope: 'worker'},
  ],

  openedPage: [
    async ({browser}, use, {project}) => {
      const {locale, contextOptions, actionTimeout} = project.use;
      const context = await browser.newContext({...contextOptions, locale: locale!});
      context.setDefaultTimeout(actionTimeout!);
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],

  page: async ({openedPage}, use) => {
    await use(openedPage);
    // What the next test edits before it opens a page would reload this one, and end that navigation.
    await openedPage.goto('about:blank');
  },
  context: ({openedPage}, use) => use(openedPage.context()),
});

async function startDevServer({folder}: ProjectCopy): Promise<ViteDevServer> {
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    logLevel: 'silent',
    server: {port: 0, host: '127.0.0.1'},
  });
  return server.listen();
}
