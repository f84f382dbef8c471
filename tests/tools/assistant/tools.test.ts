// Do the tools for assistants say what the page would say, name what is missing, and refuse what the form would not take?
import {describe, expect, it} from 'vitest';
import {openShareLink} from '../../../src/engine/answers/openShareLink.ts';
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
      sources: [{name: 'GOV.UK, Skilled Worker visa', url: 'https://www.gov.uk/skilled-worker-visa'}],
    });
    expect(text).toContain('NOT ELIGIBLE\nTotal points: 50 points (50 / 70)\n');
    expect(text.split('\n').slice(-5, -1)).toEqual([
      'These rules are from June 2024, over two years ago. Some may have changed, so check on GOV.UK before you rely on them.',
      'Figures from: VisaTally specification, part 1, “UK skilled worker”, June 2024',
      'Verify on GOV.UK: https://www.gov.uk/skilled-worker-visa',
      'This is an estimate. Rules change, so check them before you act. VisaTally is not affiliated with any government.',
    ]);
  });

  it('links to the page with the same answers', () => {
    const {link} = run('calculate', ukWorker, programmer).data as {link: string};
    const {fields} = library.get(ukWorker).page('2026-11-23');
    const [page, fragment] = link.split('#');
    expect(page).toBe(`https://visas.example/${ukWorker}`);
    expect(openShareLink(`#${fragment}`, fields, library.get(ukWorker).rulesHash)).toEqual({
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
    expect(text).toContain('\nYour result so far, which can still change:\n\nNOT ELIGIBLE\n');
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
    expect(run('calculate', ukWorker, programmer, '2024-07-01').data).toMatchObject({
      today: '2024-07-01',
      notice: 'An estimate from rules of June 2024.',
    });
  });
});

describe('what the form would not take is refused in its words', () => {
  it.each([
    [{salary: 'a lot'}, 'salary: Enter an amount in British pounds, such as 60,000.'],
    [{salary: -5}, 'salary: Enter at least £0.'],
    [{salary: '1,5'}, 'salary: Did you mean £1.50 a year or £15 a year?'],
    [{englishLevel: 'B1'}, "englishLevel: There is no option 'B1'. Did you mean 'b1'?"],
    [{jobOffer: 'perhaps'}, "jobOffer: There is no option 'perhaps'. It is one of: yes, no."],
    [{wage: 1}, 'wage: There is no such question. It is one of: jobOffer, jobSkillLevel,'],
    [{salary: {amount: 1}}, 'salary: Give one text or number.'],
    [{salary: true}, 'salary: Give one text or number.'],
  ])('%j', (answers, message) => {
    expect(refusal('calculate', ukWorker, answers)).toContain(
      `Nothing is calculated, because the form would not take these answers:\n- ${message}`,
    );
  });

  it.each([
    [
      [{entry: '2026-13-01', exit: '2026-01-02'}],
      'trips: trip 1: Give a day of the calendar from 1900 on, YYYY-MM-DD.',
    ],
    [[{from: '2026-01-01'}], 'trips: An item has only: entry, exit.'],
    ['2026-01-01,2026-01-02,2026-01-03', 'trips: trip 1: It has only: entry, exit.'],
    [Array.from({length: 61}, () => ({entry: '2026-01-01', exit: '2026-01-02'})), 'trips: Give at most 60 trips.'],
    [[[]], 'trips: Give each item as an object.'],
    [7, 'trips: Give a list of objects.'],
  ])('trips: %j', (trips, message) => {
    expect(refusal('calculate', 'schengen-trip-planner', {trips})).toContain(`- ${message}`);
  });

  it('thousands of names that are no questions: the first, how many more, and the questions once', () => {
    const many = Object.fromEntries(Array.from({length: 20_000}, (_, number) => [`made up ${number}`, 1]));
    const message = refusal('calculate', ukWorker, {salry: 1, ...many});
    expect(message.split('\n').slice(1)).toEqual([
      "- salry: There is no such question. Did you mean 'salary'?",
      expect.stringMatching(
        /^- made up 0, made up 1, made up 2, made up 3, 19,996 more: There is no such question\. It is one of: jobOffer, [\w, ]+\.$/,
      ),
    ]);
  });

  it('an option that depends on another answer', () => {
    const {fields} = library.get('uk-home-office-timeline-calculator').page('2026-11-23');
    const dependent = fields.find((field) => 'offered' in field && field.offered !== undefined)!;
    if (dependent.kind !== 'choice') throw new Error('A choice was expected.');
    const {by, rows} = dependent.offered!;
    const [one, offered] = Object.entries(rows)[0]!;
    const other = dependent.options.find(({value}) => !offered.includes(value))!.value;
    expect(refusal('calculate', 'uk-home-office-timeline-calculator', {[by]: one, [dependent.id]: other})).toContain(
      `- ${dependent.id}: With these answers the options are: ${offered.join(', ')}.`,
    );
    expect(refusal('calculate', 'uk-home-office-timeline-calculator', {[dependent.id]: other})).toContain(
      `- ${dependent.id}: First answer ${by}.`,
    );
  });

  it('a calculator and a day that do not exist', () => {
    expect(refusal('calculate', 'uk-skilled-worker', {})).toBe(
      `There is no calculator 'uk-skilled-worker'. Did you mean '${ukWorker}'?`,
    );
    expect(refusal('explain', ukWorker, {}, '2026-02-30')).toBe(
      "'2026-02-30' is not a day of the calendar: write YYYY-MM-DD.",
    );
  });
});

it('explain says how the result came about', () => {
  expect(run('explain', ukWorker, programmer).text).toContain(
    'NOT ELIGIBLE - Why this result?\n  ✗ You have 50 points. You need 70, so you are 20 short.\n',
  );
});

it('what_would_change_it says what the page suggests', () => {
  const {text, data} = run('what_would_change_it', ukWorker, programmer);
  expect(text).toContain(
    [
      'Now: NOT ELIGIBLE',
      '',
      'To get the result “ELIGIBLE”, one of these is enough:',
      '- Earn at least £25,600 a year (£5,600 more)',
      '- Get a STEM PhD relevant to the job',
    ].join('\n'),
  );
  expect(data.better).toContainEqual({
    text: 'Earn at least £25,600 a year (£5,600 more)',
    note: '',
    outcome: 'ELIGIBLE',
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
