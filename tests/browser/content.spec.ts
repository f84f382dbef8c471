// Do the content pages show and do what the specification says?
import {holdScripts} from './hold.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

test.use({sharesPage: true});

test('the home page has its sections in order, and Start Calculating leads to the calculators', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('main h2')).toHaveText([
    'Comprehensive Immigration Solutions',
    'Popular Immigration Calculators',
    'Immigration by Destination',
    'Why Choose VisaTally',
    'Frequently Asked Questions',
  ]);
  await expect(page.locator('#calculators li')).toHaveCount(18);
  await page.getByRole('link', {name: 'Start Calculating'}).click();
  await expect(page.getByRole('heading', {name: 'Popular Immigration Calculators'})).toBeInViewport();
  await page.getByRole('link', {name: 'Learn More about VisaTally'}).click();
  await expect(page).toHaveURL('/about');
});

test('the reference of the language fits a phone, and its links lead to its sections', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/reference');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('link', {name: 'Messages', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Messages', exact: true})).toBeInViewport();
  await page.goto('/developers');
  await page.getByRole('link', {name: 'the reference'}).click();
  await expect(page).toHaveURL('/reference');
});

test('a guide shows breadcrumbs from the home page; the last is plain text', async ({page}) => {
  await page.goto('/canada-immigration-guide');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Canada Immigration Guide']);
  await expect(crumbs.last().getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(2);
  await crumbs.first().getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toHaveCount(0);
});

test('a question opens', async ({page}) => {
  await page.goto('/');
  const answer = page.getByText('There is nothing to sign up for');
  await expect(answer).toBeHidden();
  await page.getByText('Do I need an account?').click();
  await expect(answer).toBeVisible();
});

test.describe('the contact form', () => {
  test.use({allowConsole: /^\{.*Ada/});

  test('logs its data, thanks, and empties after 3 s while the link stays', async ({page}) => {
    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@example.org');
    await page.getByLabel('Subject').fill('A fee');
    await expect(page.getByLabel('Category (optional)').locator('option')).toHaveCount(7);
    await page.getByLabel('Category (optional)').selectOption('fee-update');
    const message = page.getByLabel('Message', {exact: true});
    await message.fill('  ');
    const logged: unknown[] = [];
    await page.getByRole('button', {name: 'Write the email'}).click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await message.fill('It changed.');
    page.once('console', async (entry) => logged.push(await entry.args()[0]?.jsonValue()));
    await page.getByRole('button', {name: 'Write the email'}).click();

    const link = page.getByRole('alert').getByRole('link');
    await expect(link).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=A%20fee&body=It%20changed\./);
    await expect(message).toHaveValue('');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(link).toBeVisible();
    expect(logged).toEqual([
      {name: 'Ada', email: 'ada@example.org', subject: 'A fee', category: 'fee-update', message: 'It changed.'},
    ]);
    await expectNoAxeViolations(page);
  });

  test('keeps what was typed before the scripts loaded', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/contact-us', {waitUntil: 'commit'});
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@example.org');
    await page.getByLabel('Subject').fill('Early');
    await page.getByLabel('Category (optional)').selectOption('other');
    await page.getByLabel('Message', {exact: true}).fill('Typed early.');
    const send = page.getByRole('button', {name: 'Write the email'});
    await expect(send).toBeDisabled();
    release();
    await send.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /Typed%20early.*%0D%0Aother$/);
  });

  test('leaves required fields to the browser to check', async ({page}) => {
    await page.goto('/contact-us');
    await page.getByRole('button', {name: 'Write the email'}).click();
    await expect(page.getByRole('alert')).toBeEmpty();
    for (const label of ['Name', 'Email address', 'Subject', 'Message'])
      await expect(page.getByLabel(label, {exact: true})).toHaveAttribute('required');
    await expect(page.getByLabel('Name')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('the contact page says where to write', async ({page}) => {
    await page.goto('/contact-us');
    await expect(page.getByText(/The form needs JavaScript.*@/)).toBeVisible();
  });
});

test.describe('an address similar to that of a page', () => {
  test.use({allowConsole: /status of 404|ERR_FAILED|Page not found: \/uk-student-visas/});

  test('is said to have none only where that is known', async ({page}) => {
    await page.route('**/sitemap.xml', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/uk-student-visas');
    await failed;
    await expect(page.getByRole('link', {name: 'Search all calculators and guides'})).toHaveAttribute('href', /q=/);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('main')).not.toContainText('There are none.');
  });

  test('gets suggestions of similar pages', async ({page}) => {
    await page.goto('/uk-student-visas');
    await expect(page.locator('h1')).toHaveText('404');
    await page.getByRole('link', {name: '/uk-student-visa-calculator'}).click();
    await expect(page.locator('h1')).toHaveText('UK Student Visa Cost Calculator');
  });
});
