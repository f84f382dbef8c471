// Are charts of each kind drawn, accessible in both colour schemes and in forced colours, readable on small screens,
// without a label on a line or on another label, and printed? Do they claim no more than is known?
import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {fillIn, pressCalculate, resultCard, type Answers} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {loadEngine} from './loadEngine.ts';
import {expect, expectAccessibleContent, test} from './page.ts';

test.use({sharesPage: true});

const day = '2024-06-30';
const title = 'Try other numbers';

const greenCard = {age: '30', education: 'bachelors', englishProficiency: 'advanced', workExperience: '4-6'};
const tracked = {country: 'canada', visaType: 'work', applicationNumber: 'V-123'};
const blueCard = {country: 'germany', applicationType: 'first-application', documentStatus: 'complete'};

async function calculate(page: Page, route: string, answers: Answers): Promise<Locator> {
  await page.clock.setFixedTime(`${day}T12:00:00`);
  await page.goto(route);
  await fillIn(page, answers);
  await pressCalculate(page);
  return resultCard(page);
}

/** One of each kind of chart: pass marks, costs, two kinds of timeline, a verdict along an amount. */
const charts = [
  {id: 'green-card-points-calculator', name: /^Total points: .* Good potential from: 70 points/, hasCurve: true},
  {id: 'uk-student-visa-calculator', name: /the table below/i, hasCurve: true},
  {id: 'ircc-processing-times-calculator', name: /^Progress: .* Start: .* Estimate: /, hasCurve: false},
  {
    id: 'global-visa-status-tracker',
    name: /^Days since you applied: .* Decision assumed after more than: /,
    hasCurve: false,
  },
  {id: 'germany-blue-card-calculator', name: /the table below/i, hasCurve: true},
];

for (const {id, name, hasCurve} of charts) {
  test(`${id} has its charts`, async ({page}) => {
    const [sample] = (await loadEngine()).casesOf(id);
    const answers =
      id === 'global-visa-status-tracker' ? {...sample!.answers, submissionDate: '2024-04-20'} : sample!.answers;
    await page.clock.setFixedTime(`${sample!.today}T12:00:00`);
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(`/${id}`);
    await fillIn(page, answers);
    await pressCalculate(page);
    const card = resultCard(page);
    if (hasCurve) {
      // With the keyboard, like keyboard users.
      await card.getByText(title).press('Enter');
      await expect(card.locator('tr[aria-current]')).toHaveCount(1);
    }
    await expect(card.getByRole('img', {name}).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const small = await card
      .locator('svg text')
      .evaluateAll((texts) => texts.filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) < 12).length);
    expect(small).toBe(0);
    for (const width of isFullRun ? [320, 360, 768, 1280] : [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await collisions(card), `${width} px`).toEqual([]);
    }
    // The curve with bands and marks, and the stages: the others are made of the same parts.
    if (isFullRun || /^(green-card|global)/.test(id)) await expectAccessibleContent(page);
    await page.emulateMedia({media: 'print'});
    await expect(card.getByRole('img', {name}).first()).toBeVisible();
  });
}

/** The texts of charts that are on a line, on another text, on the curve, or outside the drawing. */
function collisions(card: Locator): Promise<readonly string[]> {
  return card.locator('svg[role="img"]').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const texts = [...drawing.querySelectorAll('text')];
      const others = [...texts, ...drawing.querySelectorAll('line, path, circle')];
      const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
      // Rounding and the empty part of a line of text are no collision.
      const touch = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
      // The verdicts name the bands from edge to edge, above the plot.
      const isBand = (element: Element): boolean => element.closest('[data-tone]') !== null;
      const within = boxOf(drawing);
      const isOutside = ({left, right}: DOMRect): boolean => left < within.left - 1 || right > within.right + 1;
      const cut = texts.filter((text) => isOutside(boxOf(text))).map(({textContent}) => `${textContent} outside`);
      const touching = texts.flatMap((text) =>
        others
          .filter((other) => other !== text && !(isBand(text) && isBand(other)) && touch(boxOf(text), boxOf(other)))
          .map((other) => `${text.textContent} on ${other.textContent || other.tagName}`),
      );
      return [...cut, ...touching];
    }),
  );
}

test('pass marks are listed in ascending order if their labels do not fit', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const card = await calculate(page, '/green-card-points-calculator', greenCard);
  const scale = card.getByRole('img', {name: /^Total points/});
  await expect(scale).toBeVisible();
  const listed = scale.locator('xpath=following-sibling::ul/li');
  await expect(listed).toHaveText([/50 points/, /70 points/, /100 points/]);
  expect(await scale.locator('text').allTextContents()).toEqual(['You', '50', '70', '100']);
});

test('amounts of many digits stay within a phone, in sums, workings and curves', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/new-zealand-student-visa-calculator');
  for (const number of await page.locator('form input[inputmode]:visible').all()) await number.fill('999999999999');
  await pressCalculate(page);
  await expect(resultCard(page).getByText('How we worked it out', {exact: true})).toBeVisible();
  await resultCard(page)
    .locator('details')
    .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  await expect(resultCard(page).getByRole('img', {name: /The table below/})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the bar of a category fills against its own maximum, and the announced verdict ends in one mark', async ({
  page,
}) => {
  const answers = {age: '30', education: 'phd', nomination: 'yes'};
  const card = await calculate(page, '/canada-express-entry-calculator', answers);
  const meterOf = (name: string) => card.getByRole('row', {name: new RegExp(`^${name}`)}).locator('meter');
  await expect(meterOf('Age')).toHaveJSProperty('value', 110);
  await expect(meterOf('Age')).toHaveJSProperty('max', 110);
  const widths = [(await meterOf('Age').boundingBox())!.width, (await meterOf('Provincial').boundingBox())!.width];
  expect(widths[0]).toBe(widths[1]);
  await expect(page.getByRole('status').first()).toHaveText(/Competitive\. 860 points\./);
});

test('the two dates of a timeline are on one line', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const card = await calculate(page, '/eu-blue-card-timeline-calculator', {...blueCard, submissionDate: '2024-05-20'});
  const dates = card.locator('svg text', {hasText: /^(18 August|20 May) 2024$/});
  await expect(dates).toHaveCount(2);
  // In one step, because the page may still scroll.
  const tops = await dates.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

test('time over the estimate is said, and drawn beyond it', async ({page}) => {
  const card = await calculate(page, '/eu-blue-card-timeline-calculator', {...blueCard, submissionDate: '2024-03-20'});
  await expect(card.getByText('12 days over the estimate.')).toBeVisible();
  const line = card.getByRole('img', {name: /^Progress/});
  const centre = async (text: string) => {
    const {x, width} = (await line.locator('text', {hasText: text}).boundingBox())!;
    return x + width;
  };
  expect(await centre('18 June 2024')).toBeLessThan(await centre('Today'));
});

test('a tracked application is drawn up to today, and blue; the dates ahead can be added to a calendar', async ({
  page,
}) => {
  const card = await calculate(page, '/global-visa-status-tracker', {...tracked, submissionDate: '2024-06-10'});
  await expect(card.getByText('In Progress', {exact: true})).toHaveCSS('color', await colourOf(page, 'var(--accent)'));
  await expect(card.getByRole('img', {name: /^Days since you applied: 20 days\. .* 90 days$/})).toBeVisible();
  await expect(card.locator('[aria-current="step"]')).toHaveText(/^Document Review current/);

  const download = page.waitForEvent('download');
  await card.getByRole('button', {name: 'Add these dates to your calendar (.ics)'}).click();
  expect((await download).suggestedFilename()).toBe('global-visa-status-tracker.ics');
  const file = await readFile(await (await download).path(), 'utf8');
  expect([...file.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, date]) => date)).toEqual([
    '20240710',
    '20240809',
    '20240908',
  ]);
  const summaries = file.replaceAll('\r\n ', '').match(/^SUMMARY:.*$/gm)!;
  expect(summaries.every((summary) => summary.includes('(estimate)'))).toBe(true);
  // Without any answer.
  expect(file).not.toMatch(/V-123|canada/i);
});

test('an assumed approval has no colour and no current stage, and says how long it has taken', async ({page}) => {
  const card = await calculate(page, '/global-visa-status-tracker', {...tracked, submissionDate: '2024-03-10'});
  await expect(card.getByText('Approved (assumed from elapsed time)', {exact: true})).toBeVisible();
  const headline = card.getByText('Usually decided by now', {exact: true});
  await expect(headline).toHaveCSS('color', await colourOf(page, 'var(--accent)'));
  await expect(card.getByText('That is 22 days more than the usual 90 days.')).toBeVisible();
  await expect(card.locator('[aria-current="step"]')).toHaveCount(0);
  await expect(card.getByRole('listitem').filter({hasText: 'Decision Made'}).last()).toContainText('completed');
});

/** A colour as the browser computes it. */
function colourOf(page: Page, colour: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = name;
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  }, colour);
}

test('a stay is shown against the days allowed, also beyond them', async ({page}) => {
  const card = await calculate(page, '/schengen-visa-calculator', {previousDaysUsed: '80', plannedStayDays: '40'});
  await expect(card.getByRole('img', {name: /120 \/ 90\..*30 days over$/})).toBeVisible();
  await expect(card.getByText('30 days over', {exact: true})).toBeVisible();
});

test('the Danish scheme begins with what is closed', async ({page}) => {
  const card = await calculate(page, '/denmark-green-card-calculator', {});
  await expect(
    page
      .locator('main p')
      .filter({hasText: /closed to new applicants/i})
      .first(),
  ).toBeVisible();
  await expect(card.getByText('Would not have qualified')).toBeVisible();
});

test('work and visitor visas for New Zealand show the points too', async ({page}) => {
  for (const visaType of ['work-visa', 'visitor-visa']) {
    const card = await calculate(page, '/new-zealand-visa-calculator', {visaType, age: '30', education: 'phd'});
    const points = card.getByRole('table', {name: /^Your points for a skilled migrant visa/});
    await expect(points.getByRole('row', {name: /^Education 70 points/})).toBeVisible();
  }
});

test('a nationality that Panama does not list costs nothing', async ({page}) => {
  const card = await calculate(page, '/panama-friendly-nations-calculator', {nationality: 'other'});
  await expect(card.locator('div', {has: page.getByText('Total costs', {exact: true})}).last()).toContainText('$0');
});

test.describe('in dark forced colours', () => {
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active'}, sharesPage: false});

  test('what is empty looks empty', async ({page}) => {
    const card = await calculate(page, '/green-card-points-calculator', greenCard);
    const canvas = await colourOf(page, 'Canvas');
    expect(canvas, 'forced colours are on').not.toBe(await colourOf(page, 'var(--sheet)'));
    await expect(
      card
        .getByRole('img', {name: /^Total points/})
        .locator('rect')
        .first(),
    ).toHaveCSS('fill', canvas);
    await expect(card.getByRole('row', {name: /^US job offer/}).locator('meter')).toHaveCSS('background-color', canvas);
  });
});

test('a line with a tick has no bullet besides it', async ({page}) => {
  const card = await calculate(page, '/germany-blue-card-calculator', {});
  const ticked = card.getByRole('listitem').filter({hasText: /^[✓✗]/});
  await expect(ticked).not.toHaveCount(0);
  for (const line of await ticked.all()) await expect(line).toHaveCSS('list-style-type', 'none');
});

test('one person is not people', async ({page}) => {
  const answers = {nationality: 'germany', familySize: '2'};
  const card = await calculate(page, '/panama-friendly-nations-calculator', answers);
  // The explanations are closed, but there.
  await expect(card.getByText(/2 people/).first()).toBeAttached();
  await expect(card.getByText(/\b1 people/)).toHaveCount(0);
});

test('the deadline of a result that is no timeline can be added to a calendar', async ({page}) => {
  const answers = {degreeType: 'masters', major: 'engineering', currentOPTEnd: '2999-06-01', hasJobOffer: 'yes'};
  const card = await calculate(page, '/f1-opt-stem-calculator', answers);
  const download = page.waitForEvent('download');
  await card.getByRole('button', {name: 'Add these dates to your calendar (.ics)'}).click();
  const file = (await readFile(await (await download).path(), 'utf8')).replaceAll('\r\n ', '');
  expect(file).toMatch(/^DTSTART;VALUE=DATE:29990601\r$/m);
  expect(file).toMatch(/^SUMMARY:Apply for the extension before: /m);
  expect(file).toMatch(/^DESCRIPTION:.*check it on the Study in the States website/m);
});
