// Do the page, the command, the package, the published cases, an embedded calculator and the assistants' server give the same result and
// the same explanation for the same answers? Of every fourth calculator every twentieth published case and four random sets of
// answers; in the full run, of all calculators every case and 20,000.
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import type {BrowserContext} from '@playwright/test';
import type {ExplainedBlock, ExplainedCheck, ExplainedValue} from '../../../src/engine/results/published.ts';
import {fillIn, pressCalculate, resultCard} from '../form.ts';
import {isFullRun} from '../fullRun.ts';
import {calculatorIds, loadEngine} from '../loadEngine.ts';
import type * as Engine from '../engine.ts';
import {startHostSite, type HostSite} from '../hostSite.ts';
import {expect, plainTest as test} from '../page.ts';
import type {Asked} from './asked.ts';
import {openAssistant, openCommand, openPackage, waysOfPage, type Said, type Way} from './ways.ts';

// One after another: starting the command, the package and the server takes longer than asking them.
test.describe.configure({mode: 'default', timeout: 600_000});

const replay = replayed();

let engine: typeof Engine;
let command: Way;
let others: readonly Way[];
let context: BrowserContext;
let site: HostSite;

test.beforeAll(async ({browser, baseURL}) => {
  engine = await loadEngine();
  context = await browser.newContext({baseURL: baseURL!});
  const [page, host] = [await context.newPage(), await context.newPage()];
  await page.goto('/about');
  site = await startHostSite();
  site.show(`<iframe title="Embedded" src="${baseURL}/embed/schengen-visa-calculator"></iframe>`);
  await host.goto(site.address);
  await host.frameLocator('iframe').locator('button[type="submit"]').waitFor();
  command = openCommand();
  const [packaged, assistant] = await Promise.all([openPackage(), openAssistant()]);
  others = [waysOfPage('page', page.mainFrame()), waysOfPage('embed', host.frames()[1]!), packaged, assistant];
});

test.afterAll(async () => {
  await Promise.all([command, ...others].map((way) => way.close()));
  await context.close();
  site.close();
});

const ajv = new Ajv2020({strict: false, formats: {date: /^\d{4}-\d\d-\d\d$/}});

// The trip planner has the only list of answers.
const asksAbout = (id: string, index: number): boolean =>
  isFullRun || index % 4 === 0 || id === 'schengen-trip-planner';

for (const id of replay === undefined ? calculatorIds.filter(asksAbout) : [replay.calculator])
  test(id, async () => {
    const {library, publishedFile, publishedCases, randomAnswers, seed} = engine;
    const [file, calculator] = [publishedFile(id), library.get(id)];
    const fits = ajv.compile(file.result);
    const asked = replay ? [replay] : [...publishedCases(file, calculator), ...randomAnswers(file, calculator)];
    const [first, ...replies] = await Promise.all([command, ...others].map((way) => way.ask(asked)));
    const differences = asked.flatMap((each, index) => {
      const expected = first![index]!;
      return [
        ...differencesFromFile(each, expected, fits),
        ...replies.flatMap((reply, way) => differencesFrom(expected, reply[index]!, others[way]!.name)),
      ].map((found) => `${id}, ${each.today}: ${found}\n  ${replayCommand(each)}`);
    });
    console.log(`${id}: ${asked.length} sets of answers (seed ${seed})`);
    expect(differences.slice(0, 5), `${differences.length} differences`).toEqual([]);
  });

// What a page and a frame render: one published case with dates, sources and conditions; in the full run, one of each calculator.
for (const id of replay === undefined
  ? calculatorIds.filter((each) => isFullRun || each === 'f1-opt-stem-calculator')
  : [])
  test(`${id} shows every sentence of its explanation`, async () => {
    const [{today, answers}] = engine.casesOf(id) as [Engine.VisibleCase];
    const [{blocks}] = (await command.ask([{calculator: id, today, answers}])) as [Said];
    for (const path of [`/${id}`, `/embed/${id}`]) {
      const page = await context.newPage();
      await page.clock.setFixedTime(`${today}T12:00:00`);
      await page.goto(path);
      await page.locator('button[type="submit"]').waitFor();
      await fillIn(page, answers);
      await pressCalculate(page);
      const shown = async (): Promise<string> =>
        resultCard(page).evaluate((card) => {
          const copy = card.cloneNode(true) as Element;
          // The numbers of sources, which a text has in brackets.
          for (const marks of copy.querySelectorAll('sup')) marks.remove();
          return copy.textContent;
        });
      await expect.poll(async () => missingFrom(await shown(), blocks), path).toEqual([]);
      await page.close();
    }
  });

/** What differs from the result and the explanation of a published case, or does not fit the published schema. */
function differencesFromFile({published}: Asked, said: Said, fits: ValidateFunction): readonly string[] {
  if (published === undefined) return fits(said.result) ? [] : [`published schema: ${ajv.errorsText(fits.errors)}`];
  return [
    ...difference('published case', 'result', text(said.result), text(published.result)),
    ...difference('published case', 'explanation', engine.explanationDigest(said), published.explanation),
  ];
}

/** What differs from the command. */
function differencesFrom(expected: Said, said: Said, name: string): readonly string[] {
  return [
    ...difference(name, 'result', text(said.result), text(expected.result)),
    ...difference(name, 'explanation', text(said.blocks), text(expected.blocks)),
    ...(said.completeness === undefined
      ? []
      : difference(name, 'completeness', text(said.completeness), text(expected.completeness))),
  ];
}

/** The answers that REPLAY holds, from the report of a difference. */
function replayed(): Asked | undefined {
  const {REPLAY: text} = process.env;
  return text === undefined ? undefined : (JSON.parse(text) as Asked);
}

/** A command that asks all six for the same answers again. */
function replayCommand({calculator, today, rules, answers}: Asked): string {
  const text = JSON.stringify({calculator, today, rules, answers}).replaceAll("'", String.raw`'\''`);
  return `REPLAY='${text}' npx playwright test --config=tests/browser/playwright.config.ts conformance`;
}

function difference(name: string, part: string, found: string, expected: string): readonly string[] {
  return found === expected ? [] : [`${name}: another ${part}\n  ${found}\n  ${expected} (command)`];
}

const text = (data: unknown): string => JSON.stringify(data);

/** The sentences, checks and figures of an explanation that a page's text lacks. */
function missingFrom(shown: string, blocks: readonly ExplainedBlock[]): readonly string[] {
  const letters = (words: string): string => words.replace(/ \[\d+\]|\s/g, '');
  const ofChecks = (checks: readonly ExplainedCheck[]): readonly string[] =>
    checks.flatMap((check) => [check.text, ...ofChecks(check.inner)]);
  const ofValues = (values: readonly ExplainedValue[]): readonly string[] =>
    values.flatMap(({sentences, checks, ledger, inner}) => [
      ...sentences,
      ...ofChecks(checks),
      ...ledger.flatMap((line) => [line.label, line.text]),
      ...ofValues(inner),
    ]);
  const texts = blocks.flatMap(({checks, values}) => [...ofChecks(checks), ...ofValues(values)]);
  const page = letters(shown);
  return texts.filter((each) => !page.includes(letters(each)));
}
