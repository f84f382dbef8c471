// Does every result say what to do next, as boxes that can be ticked and are printed?
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {expect, test} from './page.ts';

test.use({sharesPage: true});

test('the boxes of a checklist keep their ticks through a new result, and are printed', async ({page}) => {
  await page.goto('/ircc-processing-times-calculator');
  await fillIn(page, {
    applicationType: 'study-permit',
    submissionDate: '2024-06-01',
    biometricsStatus: 'not-done',
    medicalExamStatus: 'not-done',
  });
  await pressCalculate(page);
  const steps = resultCard(page).getByRole('group', {name: 'What to do next'}).getByRole('checkbox');
  await expect(steps).toHaveCount(2);
  await steps.last().press('Space');
  await fillIn(page, {biometricsStatus: 'done'});
  await pressCalculate(page);
  await expect(steps).toHaveCount(1);
  await expect(steps).toBeChecked();
  await page.emulateMedia({media: 'print'});
  await expect(steps).toBeVisible();
});

test('a result without a checklist names the authority', async ({page}) => {
  await page.goto('/hong-kong-qmas-calculator');
  await pressCalculate(page);
  const next = resultCard(page).getByRole('heading', {name: 'What to do next'});
  await expect(next).toBeVisible();
  await expect(next.locator('..').getByRole('link')).toHaveAttribute('href', /^https:/);
});
