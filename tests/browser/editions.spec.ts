// On a phone: does a result say what it is today, may a visitor choose today's figures or a newer one, and does a link keep that?
import {linkWith, resultCard} from './form.ts';
import {expect, test} from './page.ts';

test.use({viewport: {width: 360, height: 740}});

const blueCard = 'germany-blue-card-calculator';
const graduate = {occupation: 'consultant', annualSalary: '48500', education: 'university', germanLevel: 'none'};
const answers = {...graduate, recentGraduate: 'no'};

test('whoever reads only the first verdict learns that of today', async ({page}) => {
  await page.goto(linkWith(blueCard, answers));
  const card = resultCard(page);
  await expect(card).toContainText(
    'Your annual salary€48,500€2,200 short of €50,700 today€4,700 above €43,800 in June',
  );
  await expect(card).toContainText(
    /With today's figures, which count now:Not eligible.+Use today's figuresIn the June 2024 edition:Eligible/,
  );
  // Nothing of it reads as good news.
  await expect(card.locator('[data-tone="good"]')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(
    "Your estimate, June 2024 edition. Eligible. Your annual salary: €48,500. With today's figures: Not eligible.",
  );
  await expect(card).toContainText('Salary below minimum threshold of €50,700');
  await card.getByRole('button', {name: "Use today's figures"}).click();
  await expect(card.getByRole('radio', {name: 'Today'})).toBeChecked();
  await expect(card).toContainText('In the June 2024 edition: Eligible');
  // The keyboard stays on the switch.
  await card.getByRole('radio', {name: 'Today'}).press('ArrowLeft');
  const june = card.getByRole('radiogroup', {name: 'Figures to use'}).getByRole('radio', {name: 'June 2024'});
  await expect(june).toBeChecked();
  await expect(june).toBeFocused();
  await expect(card).toContainText("With today's figures, which count now:Not eligible");
});

test('a question that decides only with the figures of today keeps their verdict open', async ({page}) => {
  await page.goto(linkWith(blueCard, graduate));
  const card = resultCard(page);
  await expect(card).toContainText(
    /With today's figures, which count now:It depends on your answer to “Did you finish your degree in the last three years\?”/,
  );
  await expect(card).toContainText('Without more answers: Not eligible');
  await expect(card.locator('[data-tone="bad"]')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText("With today's figures: It depends on your answer");
  await card.getByRole('link', {name: 'Did you finish your degree in the last three years?'}).click();
  await page
    .getByRole('group', {name: /Did you finish your degree/})
    .getByLabel('Yes')
    .check();
  await page.getByRole('button', {name: /^Calculate/}).click();
  await expect(card).toContainText(/Eligible/);
  await expect(card).toContainText('€2,565.80 above €45,934.20 today');
});

test('today is said too while a question is open', async ({page}) => {
  await page.goto(linkWith('uk-student-visa-calculator', {programDuration: '1', location: 'london'}));
  const card = resultCard(page);
  await expect(card).toContainText('Incomplete');
  await expect(card).toContainText("With today's figures, which count now:");
  await expect(card).toContainText('£558 instead of £363');
});

test('figures that differ are named where the verdict is the same', async ({page}) => {
  await page.goto(linkWith(blueCard, {...answers, occupation: 'software_engineer', annualSalary: '46000'}));
  await expect(resultCard(page)).toContainText(
    "With today's figures, which count now, this is different:Minimum annual salary: €45,934.20 instead of €40,653.60",
  );
});

test('a visitor who knows a newer figure calculates with it, and a link and a reload keep it', async ({
  page,
  context,
}) => {
  await page.goto(linkWith(blueCard, answers));
  const card = resultCard(page);
  await card.getByText('Know a newer figure?').click();
  const field = card.getByLabel('Minimum annual salary', {exact: true});
  await field.fill('48.000,50');
  await field.press('Enter');
  await expect(card).toContainText('This result uses your own figures. Minimum annual salary: €48,000.50.');
  await expect(card).toContainText('Eligible');
  await expect(page.getByRole('status')).toHaveText(
    'Your estimate, your own figures. Eligible. Your annual salary: €48,500.',
  );
  await expect(card).toContainText("With today's figures, which count now:Not eligible");
  await expect(card.getByRole('heading', {name: 'Your estimate'})).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  await expect(card).toContainText('This result uses your own figures. Minimum annual salary: €48,000.50.');

  const other = await context.newPage();
  await other.goto(`/${blueCard}#answers:@today;generalMinimum=48000.5&occupation=consultant&annualSalary=48000`);
  await expect(resultCard(other)).toContainText('Minimum annual salary: €48,000.50.');
  await other.goto('about:blank');
  await other.goto(`/${blueCard}#answers:@today;fee=1&occupation=consultant&annualSalary=48000`);
  await expect(resultCard(other)).toContainText("Left out, because this calculator can't use it: @today;fee=1.");
});

test('rules that ended give a result without colour or advice, and say so first', async ({page}) => {
  await page.goto(linkWith('denmark-green-card-calculator', {age: '30', education: 'masters'}));
  const card = resultCard(page);
  await expect(card).toContainText("These rules no longer apply, and we can't work out today's result.");
  await expect(card.locator('[data-tone="good"], [data-tone="bad"]')).toHaveCount(0);
  await expect(card.getByText('What would change your result')).toHaveCount(0);
  await expect(card.getByText('What follows is about the rules that no longer apply.').first()).toBeVisible();
  await expect(card.getByText('Know a newer figure?')).toHaveCount(0);
});
