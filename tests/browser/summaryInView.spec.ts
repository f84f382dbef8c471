// Is the summary of a result in the window after every press of Calculate, on a slow phone too?
import {fillIn, pressCalculate, resultCard, summaryHeading} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {loadEngine} from './loadEngine.ts';
import {expect, test} from './page.ts';

const RUNS = isFullRun ? 100 : 1;

const tried = [
  'canada-express-entry-calculator',
  'germany-blue-card-calculator',
  'us-tourist-visa-calculator',
  'global-visa-status-tracker',
  'schengen-visa-calculator',
  'australia-student-visa-calculator',
];

test.use({viewport: {width: 360, height: 740}});

test(`the summary is in the window after Calculate, ${RUNS} times on a phone four times slower`, async ({browser}) => {
  test.setTimeout(RUNS * test.info().timeout);
  const missed: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const id = tried[run % tried.length]!;
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(`/${id}`);
    await fillIn(page, (await loadEngine()).casesOf(id)[0]!.answers);
    await pressCalculate(page);
    await summaryHeading(page).waitFor();
    // Explanations arrive last.
    await resultCard(page).getByText('How we worked it out', {exact: true}).waitFor();
    const {top, header, height} = await summaryHeading(page).evaluate((heading) => ({
      top: heading.getBoundingClientRect().top,
      header: document.querySelector('header')!.getBoundingClientRect().bottom,
      height: window.innerHeight,
    }));
    if (top < header || top > height / 2) missed.push(`${id}: ${Math.round(top)} px`);
    await page.close();
  }
  expect(missed).toEqual([]);
});
