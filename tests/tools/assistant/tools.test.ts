// Do the tools for assistants say what the page would say, name what is missing, and what the form would not take?
import {describe, expect, it} from 'vitest';
import {openShareLink} from '../../../src/engine/answers/openShareLink.ts';
import type {Completeness} from '../../../src/engine/results/published.ts';
import {assistantTools} from '../../../src/tools/assistant/tools.ts';
import {Refusal} from '../../../src/tools/assistant/reply.ts';
import {library} from '../../calculators/compiled.ts';

const tools = assistantTools({
  library,
  address: 'https://visas.example',
  documents: () => [],
  today: () => '2026-11-23',
});

const run = (tool: string, calculator: string, answers: Readonly<Record<string, unknown>> = {}, today?: string) =>
  tools[tool]!.run({calculator, answers, ...(today !== undefined && {today})});

function refusal(tool: string, calculator: string, answers: Readonly<Record<string, unknown>>, today?: string): string {
  try {
    run(tool, calculator, answers, today);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
}

const ukWorker = 'uk-skilled-worker-calculator';
const programmer = {
  jobOffer: true,
  jobSkillLevel: 'skilled',
  englishLevel: 'b1',
  salary: '£20k',
  education: 'none',
  phdBonus: 'no',
  shortageOccupation: false,
};

describe('calculate', () => {
  it('gives the result with its card, and what a reader needs to judge it', () => {
    const {text, data} = run('calculate', ukWorker, programmer);
    expect(data).toMatchObject({
      calculator: ukWorker,
      today: '2026-11-23',
      result: {totalPoints: 50, eligible: false},
      completeness: {open: [], verdict: 'settled'},
      rulesAsOf: '2024-06',
    });
    expect(text).toContain('Not eligible\nTotal points: 50 points (50 / 70)\n');
    expect(data.sources).toMatchObject([
      {name: 'GOV.UK, Skilled Worker visa', url: 'https://www.gov.uk/skilled-worker-visa', read: '2024-06'},
      ...Array.from({length: 4}, () => ({read: '2026-11', reported: true})),
    ]);
    expect(text).toContain(
      '\nJune 2024 edition. These rules no longer apply. Your salary gives points only if it reaches both',
    );
    expect(text).toContain(
      '\n[1] Figures of the June 2024 edition\n    Verify on GOV.UK: https://www.gov.uk/skilled-worker-visa\n',
    );
    expect(text.split('\n').slice(-2, -1)).toEqual([
      'This is an estimate. Rules change, so check them before you act. VisaTally is not affiliated with any government.',
    ]);
  });

  it('links to the page with the same answers', () => {
    const {link} = run('calculate', ukWorker, programmer).data as {link: string};
    const {fields} = library.get(ukWorker).page('2026-11-23');
    const [page, fragment] = link.split('#');
    expect(page).toBe(`https://visas.example/${ukWorker}`);
    expect(openShareLink(`#${fragment}`, {fields}, library.get(ukWorker).rulesHash)).toEqual({
      values: {...programmer, jobOffer: 'yes', salary: '20000', shortageOccupation: 'no'},
      dropped: [],
      rulesChanged: false,
    });
  });

  it('names the questions that are open, and fills in none of them', () => {
    const {text, data} = run('calculate', ukWorker, {jobOffer: 'yes', salary: null, education: ''});
    expect(data.completeness).toMatchObject({
      open: ['jobSkillLevel', 'englishLevel', 'salary', 'education', 'phdBonus', 'shortageOccupation'].map((id) => ({
        id,
      })),
      verdict: 'open',
    });
    expect(text).toContain('Incomplete: 6 questions left: Skill level of the job, English level,');
    expect(text).toContain('\nYour result so far, which can still change:\n\nNot eligible\n');
    expect(data.link).toMatch(/#answers:\w+&jobOffer=yes$/);
  });

  it('gives no result without what is required', () => {
    const {text, data} = run('calculate', 'global-visa-status-tracker');
    expect(data).toMatchObject({result: null, stillNeeded: expect.arrayContaining([expect.any(String)]), card: []});
    expect(text).toContain('Nothing is calculated yet. Still needed: ');
  });

  it('takes a list of objects, and an empty one as an answer', () => {
    const planner = 'schengen-trip-planner';
    const trips = [{entry: '2026-10-01', exit: '2026-10-10'}];
    expect(run('calculate', planner, {trips}).text).toContain('up to 23 November 2026: 10 days (10 / 90)');
    expect(run('calculate', planner, {trips: []}).data).toMatchObject({completeness: {open: []}});
  });

  it('calculates as of another day', () => {
    expect(run('calculate', ukWorker, programmer, '2024-03-31').data).toMatchObject({
      today: '2024-03-31',
      notice: expect.stringMatching(/^June 2024 edition\. Check on GOV\.UK/) as string,
    });
  });
});

/** What a reply says of answers that the form would not take. */
function problemsIn(tool: string, calculator: string, answers: Readonly<Record<string, unknown>>): readonly string[] {
  const {text} = run(tool, calculator, answers);
  const lines = text.split('\n');
  const from = lines.indexOf('The form would not take these answers as they are:') + 1;
  return from === 0 ? [] : lines.slice(from, lines.indexOf('', from));
}

describe('what the form would not take is said in its words, and the result with it is none to rely on', () => {
  it.each([
    [{salary: 'a lot'}, 'salary: Enter an amount in British pounds, such as 60,000.'],
    [{salary: -5}, 'salary: Enter at least £0.'],
    [{salary: '1,5'}, 'salary: Did you mean £1.50 a year or £15 a year?'],
    [{englishLevel: 'B1'}, "englishLevel: There is no option 'B1'. Did you mean 'b1'?"],
    [{jobOffer: 'perhaps'}, "jobOffer: There is no option 'perhaps'. It is one of: yes, no."],
    [{salary: {amount: 1}}, 'salary: Give one text or number.'],
    [{salary: true}, 'salary: Give one text or number.'],
  ])('%j', (answers, message) => {
    for (const tool of ['calculate', 'explain', 'what_would_change_it'])
      expect(problemsIn(tool, ukWorker, {...programmer, ...answers})).toEqual([`- ${message}`]);
    const {text, data} = run('calculate', ukWorker, {...programmer, ...answers});
    expect(text).toContain('1 answer to check: ');
    const {verdict} = data.completeness as Completeness;
    expect(text.includes('\nYour result so far. Check your answers before you rely on it:\n')).toBe(verdict === 'open');
  });

  it('a name that is no question', () => {
    expect(problemsIn('calculate', ukWorker, {wage: 1})[0]).toMatch(
      /^- wage: There is no such question\. It is one of: jobOffer, jobSkillLevel,/,
    );
  });

  it.each([
    [[{entry: '2026-13-01', exit: '2026-01-02'}], 'Trip 1, Arrival: Enter a day of the calendar, YYYY-MM-DD.'],
    [[{from: '2026-01-01'}], 'An item has only: entry and exit.'],
    ['2026-01-01,2026-01-02,2026-01-03', 'Trip 1 has only these fields: entry and exit.'],
    [Array.from({length: 61}, () => ({entry: '2026-01-01', exit: '2026-01-02'})), 'You can enter up to 60 trips.'],
    [[[]], 'Give each item as an object.'],
    [7, 'Give a list of objects.'],
  ])('trips: %j', (trips, message) => {
    expect(problemsIn('calculate', 'schengen-trip-planner', {trips})).toEqual([`- trips: ${message}`]);
  });

  it('thousands of names that are no questions: the first, and how many more', () => {
    const many = Object.fromEntries(Array.from({length: 20_000}, (_, number) => [`made up ${number}`, 1]));
    const lines = problemsIn('calculate', ukWorker, {salry: 1, ...many});
    expect(lines[0]).toBe("- salry: There is no such question. Did you mean 'salary'?");
    expect(lines.slice(1, -1)).toHaveLength(4);
    expect(lines.at(-1)).toBe('- There are no such questions as 19,996 more of the names.');
  });

  it('an option that depends on another answer', () => {
    const {fields} = library.get('uk-home-office-timeline-calculator').page('2026-11-23');
    const dependent = fields.find((field) => 'offered' in field && field.offered !== undefined)!;
    if (dependent.kind !== 'choice') throw new Error('A choice was expected.');
    const {by, rows} = dependent.offered!;
    const [one, offered] = Object.entries(rows)[0]!;
    const other = dependent.options.find(({value}) => !offered.includes(value))!.value;
    expect(
      problemsIn('calculate', 'uk-home-office-timeline-calculator', {[by]: one, [dependent.id]: other})[0],
    ).toMatch(
      new RegExp(
        `^- ${dependent.id}: This doesn't go with “.+”\\. Choose another answer\\. .*: ${offered.join(', ')}\\.$`,
      ),
    );
  });

  it('a calculator and a day that do not exist', () => {
    expect(refusal('calculate', 'uk-skilled-worker', {})).toBe(
      "There is no calculator 'uk-skilled-worker'. Look for it with find.",
    );
    expect(refusal('explain', ukWorker, {}, '2026-02-30')).toBe(
      "'2026-02-30' is not a day of the calendar: write YYYY-MM-DD.",
    );
  });
});

it('explain says how the result came about', () => {
  expect(run('explain', ukWorker, programmer).text).toContain(
    'Not eligible - Why this result?\n  ✗ You have 50 points. You need 70, so you are 20 short.\n',
  );
});

it('what_would_change_it says what the page suggests', () => {
  const {text, data} = run('what_would_change_it', ukWorker, programmer);
  expect(text).toContain(
    [
      'Now: Not eligible',
      '',
      'To get the result “Eligible”, one of these is enough:',
      '- Earn at least £25,600 a year (£5,600 more)',
      '- Get a STEM PhD relevant to the job',
    ].join('\n'),
  );
  expect(data.better).toContainEqual({
    text: 'Earn at least £25,600 a year (£5,600 more)',
    note: '',
    outcome: 'Eligible',
    values: {salary: '25600'},
  });
  expect(run('what_would_change_it', ukWorker, {jobOffer: 'no'}).text).toContain(
    'To see what would change your result, answer every question first.',
  );
  expect(run('what_would_change_it', 'us-tourist-visa-calculator', {visaType: 'F1', applicants: 1}).text).toContain(
    'This result has no verdict that other answers could change.',
  );
});

it('describe lists the questions with their options, limits and conditions', () => {
  const {text, data} = tools.describe!.run({calculator: 'schengen-trip-planner'});
  expect(text).toContain('- trips: Your trips to the Schengen area (list; at most 60 objects of entry, exit)');
  expect(data.questions).toContainEqual(
    expect.objectContaining({id: 'stayDays', unit: 'days', min: 1, max: 90, optional: true}),
  );
  expect(data).not.toHaveProperty('rules');
  const withRules = tools.describe!.run({calculator: ukWorker, rules: true});
  expect(withRules.data).toHaveProperty('rules');
  expect(withRules.text).toContain('25,600');
});
