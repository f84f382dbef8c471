// Do the header's menus open by mouse, touch and keyboard, with and without scripts, and lead to pages without a full
// reload?
import type {Locator, Page} from '@playwright/test';
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const route = '/us-tourist-visa-calculator';

const summary = (page: Page, name: string): Locator => page.locator('#site-menu summary', {hasText: name});
const menu = (page: Page, name: string): Locator =>
  page.locator('#site-menu details', {has: page.locator('summary', {hasText: name})});

async function open(page: Page, path = route): Promise<void> {
  await page.goto(path);
  await untilLoaded(page);
}

test.use({sharesPage: true});

test.describe('on a wide screen, by mouse', () => {
  // A clock that stands still would stay so in a shared page.
  test.use({viewport: {width: 1280, height: 800}, sharesPage: false});

  test('a menu opens 200 ms after the mouse enters, the next one at once, and closes when it leaves', async ({
    page,
  }) => {
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await summary(page, 'Europe').hover();
    await page.clock.runFor(190);
    await expect(menu(page, 'Europe')).not.toHaveAttribute('open');
    await page.clock.runFor(20);
    await expect(menu(page, 'Europe')).toHaveAttribute('open');
    await summary(page, 'Asia').hover();
    await expect(menu(page, 'Asia')).toHaveAttribute('open');
    await expect(menu(page, 'Europe')).not.toHaveAttribute('open');
    await page.mouse.move(200, 700);
    await page.clock.runFor(210);
    await expect(menu(page, 'Asia')).not.toHaveAttribute('open');
    await page.clock.runFor(200);
    await summary(page, 'Europe').hover();
    await expect(menu(page, 'Europe')).toHaveAttribute('open');
    await page.mouse.move(200, 700);
    await page.clock.runFor(1000);
    await summary(page, 'Europe').hover();
    await expect(menu(page, 'Europe')).not.toHaveAttribute('open');
  });

  test('a click opens a menu and keeps it open, and a click elsewhere closes it', async ({page}) => {
    await open(page);
    await page.clock.install();
    await summary(page, 'Europe').click();
    await expect(menu(page, 'Europe')).toHaveAttribute('open');
    await page.mouse.move(200, 700);
    await page.clock.runFor(1000);
    await expect(menu(page, 'Europe')).toHaveAttribute('open');
    await page.mouse.click(200, 700);
    await expect(menu(page, 'Europe')).not.toHaveAttribute('open');
  });
});

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test("a panel is 400 px wide, and Europe's scrolls beyond a height of 400 px", async ({page}) => {
    await open(page);
    await summary(page, 'Europe').click();
    const panel = menu(page, 'Europe').locator('summary + div');
    const box = await panel.boundingBox();
    expect([box?.width, box?.height]).toEqual([400, 400]);
    expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await expectNoAxeViolations(page);
  });

  test('the keyboard opens a menu, moves in it, and leaves it', async ({page}) => {
    await open(page);
    await summary(page, 'United States').focus();
    await page.keyboard.press('ArrowRight');
    await expect(summary(page, 'Europe')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page, 'Europe').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu(page, 'Europe').getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary(page, 'Europe')).toBeFocused();
    await expect(menu(page, 'Europe')).not.toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(summary(page, 'United States')).toBeFocused();
    await expect(menu(page, 'Europe')).not.toHaveAttribute('open');
  });

  test('a link opens its page without a reload, closes its menu and is marked as current', async ({page}) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, {kept: true}));
    await summary(page, 'Americas').click();
    await menu(page, 'Americas').getByRole('link', {name: 'Australia PR points', exact: true}).click();
    await expect(page).toHaveURL('/australia-pr-calculator');
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await expect(menu(page, 'Americas')).not.toHaveAttribute('open');
    await expect(page.locator('#site-menu [aria-current]')).toHaveText('Australia PR points');
    await page.goBack();
    await expect(page.locator('#site-menu [aria-current]')).toHaveText('US visa fee');
  });

  test('the header stays in sight', async ({page}) => {
    await open(page);
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', {name: 'VisaTally', exact: true})).toBeInViewport();
  });
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a button opens a single list, with Americas and Oceania combined, and a link closes it', async ({page}) => {
    await open(page);
    const list = page.locator('#site-menu');
    await expect(list).toBeHidden();
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(list).toBeVisible();
    await summary(page, 'Americas').click();
    await expectNoAxeViolations(page);
    await menu(page, 'Americas').getByRole('link', {name: 'New Zealand points and visa fee', exact: true}).click();
    await expect(page).toHaveURL('/new-zealand-visa-calculator');
    await expect(list).toBeHidden();
  });

  test('Escape closes the list', async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('menus open, and their links work', async ({page}) => {
    await page.goto(route);
    await summary(page, 'Student').click();
    await menu(page, 'Student').getByRole('link', {name: 'UK student visa cost', exact: true}).click();
    await expect(page).toHaveURL('/uk-student-visa-calculator');
    await page.setViewportSize({width: 360, height: 740});
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await summary(page, 'Europe').click();
    await expect(menu(page, 'Europe').getByRole('link', {name: 'Norway visa fee', exact: true})).toBeVisible();
  });
});

test('the footer has four columns and the required statements', async ({page}) => {
  await page.goto(route);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText([
    'VisaTally',
    'Popular Calculators',
    'Immigration Guides',
    'Legal',
  ]);
  for (const words of [
    'Secure & Private',
    'Powered by accurate government data',
    '© 2024',
    'not affiliated with any government',
  ])
    await expect(footer.getByText(words)).toBeVisible();
});

test('on screens of 1152, 1280 and 1440 px the header ends where the content does', async ({page}) => {
  await page.goto('/about');
  for (const width of [1152, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    const endOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
    const content = await page.locator('main').evaluate((main) => {
      const {right} = main.getBoundingClientRect();
      return right - parseFloat(getComputedStyle(main).paddingInlineEnd);
    });
    expect(await endOf(page.getByRole('banner').getByText('Search')), `${width} px`).toBeLessThanOrEqual(content);
  }
});

test('a menu that scrolls has a shadow where there is more', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/about');
  await page.getByRole('banner').getByText('Europe', {exact: true}).click();
  const panel = page.locator('#site-menu details[open] > div');
  await expect(panel).toHaveCSS('background-attachment', /^local, local, scroll, scroll/);
  expect(await panel.evaluate(({scrollHeight, clientHeight}) => scrollHeight > clientHeight)).toBe(true);
});

const enlarged = [
  '/',
  '/canada-express-entry-calculator',
  '/canada-immigration-guide',
  '/search',
  '/countries',
  '/where-could-i-go',
];

// The widest parts are the search of the home page, the fields of a calculator and the tables of a guide.
for (const path of isFullRun ? enlarged : enlarged.slice(0, 3))
  test(`${path} fits a phone with text at 200%, with the whole button of the menu`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const button = await page.getByRole('button', {name: 'Menu'}).boundingBox();
    expect(button!.x + button!.width).toBeLessThanOrEqual(360);
  });
