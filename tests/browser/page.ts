import {AxeBuilder} from '@axe-core/playwright';
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import {listLoaded} from './loaded.ts';

export {expect};

interface Options {
  /** Console messages that a test expects; all others make it fail. */
  allowConsole: RegExp | undefined;
  /** Whether service workers are allowed; by default they are blocked. */
  serviceWorker: boolean;
  /**
   * Whether the test uses the page that the tests of a worker share: a new one, with all caches empty, takes half a second of
   * processor time. Size, media, clock, routes and storage are reset. A test that changes anything else, or needs a context
   * of its own kind, such as one without JavaScript, has its own page.
   */
  sharesPage: boolean;
}

interface Fixtures {
  /** Everything that went wrong in the pages of the test; must be empty at the end. */
  problems: string[];
}

interface WorkerFixtures {
  /** Opens the page that the tests of a worker share, or returns it if it is open. */
  openSharedPage: () => Promise<Page>;
}

/**
 * Playwright's `test`, for what needs nothing of the fixtures below. It has that of the worker all the same: Playwright ends a
 * worker, with its browser and what that has cached, wherever the next test has other fixtures of this scope.
 */
export const plainTest = base.extend<object, WorkerFixtures>({
  openSharedPage: [
    async ({browser}, use, {project}) => {
      const {baseURL, locale, contextOptions, actionTimeout} = project.use;
      let opened: Promise<Page> | undefined;
      const open = async (): Promise<Page> => {
        const context = await browser.newContext({...contextOptions, baseURL: baseURL!, locale: locale!});
        context.setDefaultTimeout(actionTimeout!);
        await prepare(context, {serviceWorker: false});
        return context.newPage();
      };
      await use(() => (opened ??= open()));
      await (await opened)?.context().close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Playwright's `test`, made to fail on any console message, page error, violation of the content
 * security policy, or request to another origin, in any page of its context.
 */
export const test = plainTest.extend<Options & Fixtures>({
  allowConsole: [undefined, {option: true}],
  serviceWorker: [false, {option: true}],
  sharesPage: [false, {option: true}],

  // Playwright would open a context for each test, also for those that share one.
  context: async ({browser, sharesPage, openSharedPage, serviceWorker}, use) => {
    if (sharesPage) {
      await use((await openSharedPage()).context());
      return;
    }
    const context = await browser.newContext();
    await prepare(context, {serviceWorker});
    await use(context);
    await context.close();
  },

  problems: [
    async ({context, baseURL, allowConsole}, use) => {
      const problems: string[] = [];
      const listeners = {
        console: (message: ConsoleMessage) => {
          if (allowConsole?.test(message.text())) return;
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        },
        weberror: (error: WebError) => {
          const {stack, message, cause} = error.error();
          problems.push(
            `page error: ${stack ?? message}${cause ? ` caused by ${String((cause as Error).stack ?? cause)}` : ''}`,
          );
        },
        request: (request: Request) => {
          const {protocol, origin} = new URL(request.url());
          if (/^https?:$/.test(protocol) && origin !== baseURL) {
            problems.push(`request to another origin: ${request.method()} ${request.url()}`);
          }
        },
      };
      context.on('console', listeners.console).on('weberror', listeners.weberror).on('request', listeners.request);
      await use(problems);
      context.off('console', listeners.console).off('weberror', listeners.weberror).off('request', listeners.request);
      expect(problems).toEqual([]);
    },
    {auto: true},
  ],

  page: async ({sharesPage, openSharedPage, context, viewport, colorScheme}, use) => {
    if (!sharesPage) {
      await use(await context.newPage());
      return;
    }
    const page = await openSharedPage();
    await page.setViewportSize(viewport!);
    await page.emulateMedia({media: null, colorScheme: colorScheme ?? 'light', forcedColors: null});
    await page.clock.setSystemTime(Date.now());
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // A next page that differed from this one in the fragment only would not be loaded. The path stays the
      // same, since the page may hydrate after its test has ended.
      history.replaceState(null, '', `${location.pathname}?between-tests`);
    });
  },
});

/** Reports violations of the content security policy, lists what is loaded, and blocks service workers unless they are wanted. */
async function prepare(context: BrowserContext, {serviceWorker}: Pick<Options, 'serviceWorker'>): Promise<void> {
  listLoaded(context);
  // Logged to the console, where `problems` finds it; otherwise a blocked style is easily overlooked.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      console.error(`content security policy: ${violatedDirective} blocked ${blockedURI} ${sample}`);
    });
  });
  if (serviceWorker) return;
  // Playwright's own way to block them logs a warning to the console.
  await context.addInitScript(() => {
    // An empty page has none.
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
}

interface AxeChecks {
  /** Selector of the part to check; by default the whole page. */
  readonly within?: string;
  /** The rules to check; by default all. */
  readonly rules?: readonly string[];
}

/** The rules whose outcome depends on the colour scheme. */
const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Fails with each axe rule that the page violates and the elements concerned. */
export async function expectNoAxeViolations(page: Page, {within, rules}: AxeChecks = {}): Promise<void> {
  // Legacy mode can't look into frames of other origins, of which there are none; the other mode opens a page each time.
  // Axe would describe each element that passes, too, which takes longer than the checks.
  const axe = new AxeBuilder({page, ...(await axeSourceFor(page))})
    .setLegacyMode()
    .options({resultTypes: ['violations']});
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const {violations} = await axe.analyze();
  const found = violations.map(({id, help, nodes}) => `${id}: ${help}\n  ${nodes.map(({html}) => html).join('\n  ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing, where an earlier check of the same document has left axe there: loading it takes a third of the time of a check. */
async function axeSourceFor(page: Page): Promise<{readonly axeSource?: string}> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  return isThere ? {axeSource: 'undefined'} : {};
}

/**
 * Fails with each axe rule that the page's content violates in the light or the dark scheme. Header and footer, the same
 * everywhere, are left to pages.spec.ts.
 */
export async function expectAccessibleContent(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'light'});
  await expectNoAxeViolations(page, {within: 'main'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expectNoAxeViolations(page, {within: 'main', rules: colourRules});
}
