import {AxeBuilder} from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';

export {expect};

interface Watched {
  /** Console messages that a test expects; all others make it fail. */
  allowConsole: RegExp | undefined;
  /** Whether service workers are allowed; by default they are blocked. */
  serviceWorker: boolean;
  /** Everything that went wrong in the pages of the test; must be empty at the end. */
  problems: string[];
}

/**
 * Playwright's `test`, made to fail on any console message, page error, violation of the content
 * security policy, or request to another origin, in any page of its context.
 */
export const test = base.extend<Watched>({
  allowConsole: [undefined, {option: true}],
  serviceWorker: [false, {option: true}],
  problems: [
    async ({context, baseURL, allowConsole, serviceWorker}, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (allowConsole?.test(message.text())) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const {stack, message, cause} = error.error();
        problems.push(
          `page error: ${stack ?? message}${cause ? ` caused by ${String((cause as Error).stack ?? cause)}` : ''}`,
        );
      });
      context.on('request', (request) => {
        const {protocol, origin} = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) {
          problems.push(`request to another origin: ${request.method()} ${request.url()}`);
        }
      });
      // Logged to the console, where the listener above finds it; otherwise a blocked style is easily overlooked.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
          console.error(`content security policy: ${violatedDirective} blocked ${blockedURI} ${sample}`);
        });
      });
      // Playwright's own way to block them logs a warning to the console.
      if (!serviceWorker) {
        await context.addInitScript(() => {
          // An empty page has none.
          if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
        });
      }
      await use(problems);
      expect(problems).toEqual([]);
    },
    {auto: true},
  ],
});

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
  const axe = new AxeBuilder({page}).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const {violations} = await axe.analyze();
  const found = violations.map(({id, help, nodes}) => `${id}: ${help}\n  ${nodes.map(({html}) => html).join('\n  ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
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
