// Can hostile input, typed or in a link, change anything but text, and does every page stay responsive?
import type {Page} from '@playwright/test';
import {pressCalculate, resultCard} from './form.ts';
import {expect, test} from './page.ts';

const greenCard = '/green-card-points-calculator';
const megabyte = 'x'.repeat(1_000_000);
const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</style></textarea></title><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}} ${alert(1)} {label}',
  '__proto__',
  'constructor',
  'toString',
  '\u202e1000\u202c \u2066x',
  '\u200b\u200d\ufeff',
  'a\ud800b\udc00',
  `${'x'.repeat(199)}💡`,
  '1e400 NaN -0 0x1F',
  '١٢٣',
  '9'.repeat(400),
  '%E0%A4%A %00 %u0000',
  megabyte,
];

/** One of each kind, for pages that take longer for each. Browsers themselves take seconds to show a megabyte in several fields. */
const few = ['<img src=x onerror=alert(1)>', '__proto__', '\u202e1000', 'a\ud800b', 'x'.repeat(100_000)];

/** The visitor's input appears only as text, no prototype has a new key, and the page still responds. */
async function expectTextOnly(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    elements: document.querySelectorAll(
      ':is(main, header, footer) :is(script, iframe, object, svg[onload], img[src="x"])',
    ).length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
    handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
    prototype: Object.keys(Object.prototype).length + Object.keys(Array.prototype).length,
  }));
  expect(found).toEqual({elements: 0, links: 0, handlers: 0, prototype: 0});
}

/** Sets values directly and notifies React: faster than typing, and not limited by the browser's checks. */
async function setAll(page: Page, selector: string, value: string): Promise<void> {
  await page.locator(selector).evaluateAll((fields, text) => {
    for (const field of fields as HTMLInputElement[]) {
      // React overrides the element's own setter, and would not notice a change made through it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, value);
}

const typable = 'form :is(input[type="text"], input[type="number"], input[type="email"], input:not([type]), textarea)';

/**
 * Seconds of processor time that a page may take to respond: some tenths on an idle machine, several times as many where two busy
 * threads share a core. On a busy machine, wall-clock time is meaningless.
 */
const soon = 10;

/** Returns the seconds of processor time that the page has used since it was opened. */
async function stopwatch(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')!.value;
  };
}

test('in the fields of a calculator', async ({page}) => {
  await page.goto('/singapore-s-pass-calculator');
  const taken = await stopwatch(page);
  for (const text of hostile) {
    await setAll(page, typable, text);
    const before = await taken();
    await pressCalculate(page);
    await expect(resultCard(page)).toBeVisible();
    await expectTextOnly(page);
    expect((await taken()) - before, text.slice(0, 50)).toBeLessThan(soon);
  }
  for (const text of ['a\ud800b', `${'1'.repeat(199)}💡`]) {
    await setAll(page, typable, text);
    await pressCalculate(page);
    await page
      .getByRole('button', {name: 'Bookmark'})
      .or(resultCard(page).getByRole('button', {name: 'Share'}))
      .first()
      .click();
  }
});

test('in a profile', async ({page}) => {
  await page.goto('/where-could-i-go');
  for (const text of few) {
    await setAll(page, typable, text);
    await page.getByRole('button', {name: /^Show/}).click();
    await expect(page.getByRole('status')).toContainText(/fits? now|fits yet/);
    await expectTextOnly(page);
  }
});

test.describe('in the contact form', () => {
  // The specification requires the message in the console.
  test.use({allowConsole: /^\{name: /});

  test('the mail link contains the whole message and nothing else', async ({page}) => {
    await page.goto('/contact-us');
    for (const text of few) {
      await setAll(page, typable, text);
      await page.getByLabel('Email address').fill('a@b.example');
      await page.getByRole('button', {name: 'Write the email'}).click();
      const link = page.getByRole('alert').getByRole('link');
      await expect(link).toHaveAttribute('href', /^mailto:[^?]+\?subject=[^&]*&body=[^&]*$/);
      await expectTextOnly(page);
    }
  });
});

test('in links with answers', async ({page}) => {
  const encoded = hostile.slice(0, -1).map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')));
  const fragments = [
    encoded.map((text) => `${text}=${text}&age=${text}&education=${text}`).join('&'),
    'age=%&education=%E0%A4%A&%=%&=&&&=x',
    'age=1&'.repeat(150_000),
    '&__proto__[x]=1&constructor.prototype.x=1&toString=1&age=30&age=40',
  ];
  for (const fragment of fragments) {
    await page.goto('about:blank');
    const taken = await stopwatch(page);
    await page.goto(`${greenCard}#answers:x&${fragment}`);
    await expect(page.getByText(/This link has no answers|These answers came from a link/)).toBeVisible();
    await expectTextOnly(page);
    const seconds = await taken();
    expect(seconds).toBeGreaterThan(0);
    expect(seconds, fragment.slice(0, 50)).toBeLessThan(soon);
  }
});

test('in search addresses and unknown addresses', async ({page}) => {
  for (const query of [
    'q=a%ED%A0%80b',
    `q=${'y'.repeat(10_000)}`,
    'q[]=1&q=%3Cb%3E&q=x',
    `q=${'z'.repeat(199)}%F0%9F%92%A1`,
  ]) {
    await page.goto(`/search?${query}`);
    await expect(page.getByRole('status')).toContainText('for ‘');
    await expectTextOnly(page);
  }
});
