// Do answers survive a shared link or bookmark, and is a hostile link harmless?
import {fillIn, pressCalculate, readBack, resultCard, type Answers} from './form.ts';
import type {Locator, Page} from '@playwright/test';
import {expect, expectNoAxeViolations, test} from './page.ts';

const greenCard = '/green-card-points-calculator';
const answers: Answers = {age: '30', education: 'masters', englishProficiency: 'advanced', jobOffer: 'yes'};

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('with a clipboard', () => {
  // Their pages have no share sheet and may use the clipboard, which no other test's page may.

  test.beforeEach(async ({context, page}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Tests cannot see the system's share sheet; without it, the link is copied.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', {value: undefined}));
  });

  test('a shared link fills the form and shows the same result', async ({page, context}) => {
    await page.goto(greenCard);
    await fillIn(page, answers);
    await pressCalculate(page);
    await resultCard(page).getByRole('button', {name: 'Share'}).click();
    // Fetched after the result, as in the page that opens the link.
    await expect(resultCard(page).getByRole('heading', {name: 'Save your results'})).toBeVisible();
    const total = await resultCard(page).innerText();
    await expect(page.getByText('Link copied').last()).toBeVisible();
    const link = await copied(page);
    expect(new URL(link).pathname).toBe(greenCard);

    const visitor = await context.newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(link);
    await expect(visitor.getByText('These answers came from a link.')).toBeVisible();
    await expect(resultCard(visitor)).toBeVisible();
    expect(await readBack(visitor, Object.keys(answers))).toEqual(answers);
    const withoutOutcome = (text: string): string =>
      text
        .replace(/Link copied.*|Someone’s shared result[^]*?below\./, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    await expect(resultCard(visitor).getByRole('button', {name: 'Share'})).toBeVisible();
    // Its charts appear after it.
    await expect.poll(async () => withoutOutcome(await resultCard(visitor).innerText())).toBe(withoutOutcome(total));
    await expect(visitor.getByText(/rules have changed since this link/)).toHaveCount(0);
    expect(asked.filter((address) => address.includes('masters'))).toEqual([]);
    await expectNoAxeViolations(visitor, {within: 'main'});
  });

  test('conditional fields are filled in too', async ({page}) => {
    await page.goto('/uae-golden-visa-calculator');
    await fillIn(page, {category: 'student'});
    await fillIn(page, {education: 'university', gpa: '3.6'});
    await pressCalculate(page);
    const [share, print] = ['Share', 'Print'].map((name) => resultCard(page).getByRole('button', {name})) as [
      Locator,
      Locator,
    ];
    const printBesideShare = async () => {
      const [one, other] = [(await share.boundingBox())!, (await print.boundingBox())!];
      return [other.x - one.x, other.y - one.y];
    };
    const before = await printBesideShare();
    await share.click();
    await expect(page.getByText('Link copied')).toBeVisible();
    // The message moves no button.
    expect(await printBesideShare()).toEqual(before);
    const link = await copied(page);
    await page.goto('/');
    await page.goto(link);
    await expect(resultCard(page)).toBeVisible();
    expect(await readBack(page, ['category', 'education', 'gpa'])).toEqual({
      category: 'student',
      education: 'university',
      gpa: '3.6',
    });
  });

  test('Bookmark puts the answers into the address, which survives a reload', async ({page}) => {
    await page.goto(greenCard);
    await page.getByRole('button', {name: 'Bookmark'}).click();
    await expect(page.getByText(/Ctrl\+D.*press Calculate first/)).toBeVisible();
    await fillIn(page, answers);
    await pressCalculate(page);
    // Before that there is nothing to put into the address.
    await expect(resultCard(page)).toBeVisible();
    await page.getByRole('button', {name: 'Bookmark'}).click();
    await expect(page.getByText(/now in this page's address/)).toBeVisible();
    expect(new URL(page.url()).hash).toMatch(/^#answers:\w+&age=30&/);
    await page.reload();
    await expect(resultCard(page)).toBeVisible();
    expect(await readBack(page, Object.keys(answers))).toEqual(answers);
  });
});

test.describe('without a clipboard', () => {
  test.use({sharesPage: true});

  test('an outdated link says which answers were lost and that the rules changed', async ({page}) => {
    await page.goto(`${greenCard}#answers:old&age=30&education=kindergarten&height=180`);
    await expect(page.getByText(/Left out, because .*Highest level of education, height/)).toBeVisible();
    await expect(page.getByText(/rules have changed since this link/)).toBeVisible();
    await expect(resultCard(page)).toBeVisible();
  });

  test('a hostile link is shown as text and does nothing else', async ({page}) => {
    const markup = encodeURIComponent('<img src=x onerror=alert(1)>');
    await page.goto(`${greenCard}#answers:${markup}&${markup}=1&__proto__=polluted&constructor=x&education=${markup}`);
    await expect(page.getByText(/This link has no answers/)).toBeVisible();
    await expect(page.getByText('<img src=x')).toBeVisible();
    await expect(resultCard(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(Object.prototype).length)).toBe(0);
    await page.goto('/');
    await page.goto(`${greenCard}#answers:x&age=${'9'.repeat(100_000)}`);
    await expect(page.getByText(/This link has no answers/)).toBeVisible();
    await fillIn(page, answers);
    await pressCalculate(page);
    await expect(resultCard(page)).toBeVisible();
  });

  test('the calculator frame is complete, and keeps its sidebar after following a link', async ({page}) => {
    await page.goto(greenCard);
    await expect(page.getByRole('heading', {name: 'Interactive Calculator'})).toBeVisible();
    const sidebar = page.getByRole('navigation', {name: 'More calculators'});
    await expect(sidebar.getByRole('heading')).toHaveText([
      'Popular',
      'Student',
      'EU',
      'Asia & Middle East',
      'Americas & Oceania',
      'Processing',
      'Resources',
      'Categories',
    ]);
    await expect(sidebar.getByText('Soon', {exact: true})).toHaveCount(0);
    await expect(sidebar.getByRole('link', {name: 'Brazil', includeHidden: true})).toHaveCount(1);
    await sidebar.getByText('Asia & Middle East').click();
    await sidebar.getByRole('link', {name: 'Japan work visa'}).click();
    await expect(page).toHaveURL('/japan-work-visa-calculator');
    await expect(sidebar).toHaveCount(0);
    await page.setViewportSize({width: 1280, height: 800});
    await page.locator('#site-menu summary', {hasText: 'Americas'}).click();
    await page.getByRole('link', {name: 'Canada Express Entry', exact: true}).first().click();
    await expect(page).toHaveURL('/canada-express-entry-calculator');
    await sidebar.getByText('Asia & Middle East').click();
    await expect(sidebar.getByRole('link', {name: 'Japan work visa'})).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/japan-work-visa-calculator');
  });
});
