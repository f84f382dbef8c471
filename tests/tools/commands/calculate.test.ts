// Does `calculate` meet its specification: arguments, --json, --jsonl, one-line errors?
import {Readable} from 'node:stream';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {resultOf} from '../../../src/engine/published/calculate.ts';
import {receiptOf} from '../../../src/engine/published/receipt.ts';
import {command} from '../../../src/tools/commands/calculate.ts';
import {answerNotes} from '../../../src/tools/commands/answerNotes.ts';
import {compiled, library} from '../../calculators/compiled.ts';
import {trips} from '../../engine/answers/fields.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import {samples} from '../../samples.ts';
import {runInProcess} from './runInProcess.ts';

const calculate = (args: readonly string[], input?: string) => runInProcess(command, args, input);
const lines = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('calculate <id> name=value', () => {
  it('shows the card and its explanation', async () => {
    const {code, out} = await calculate([
      'us-tourist-visa-calculator',
      'visaType=H1B',
      'applicants=2',
      'processingType=expedited',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Total fee: $5,410');
    expect(out).toContain('$2,500 times 2 (number of applicants) is $5,000.');
    expect(out).toContain('Verify with the US Department of State: https://travel.state.gov');
  });

  it.each([
    ['2025-06-30', 'An estimate from rules of June 2024.'],
    [
      '2025-07-01',
      'These rules are from June 2024, over a year ago. Some may have changed, so check with the US Department of State before you rely on them.',
    ],
  ])('says on %s how old the rules are', async (today, said) => {
    const {out} = await calculate(['us-tourist-visa-calculator', 'visaType=J1', 'applicants=1', '--today', today]);
    expect(out).toContain(
      `\n${said}\nFigures from: VisaTally specification, part 1, “United States fee”, June 2024\nVerify with the US Department of State: https://travel.state.gov\n`,
    );
  });

  it('accepts slashes, signs and equals signs in values', async () => {
    const {out} = await calculate([
      'us-tourist-visa-calculator',
      'visaType=B1/B2',
      'applicants=1',
      'country=a=b',
      '--json',
    ]);
    expect(JSON.parse(out)).toMatchObject({result: {total: 185, breakdown: {visaType: 'B1/B2'}}});
  });

  it('prints JSON with the day', async () => {
    const {code, out} = await calculate([
      'uscis-processing-time-calculator',
      '--json',
      '--today',
      '2024-06-30',
      'formType=I-130',
      'serviceCenter=NBC',
      'filingDate=2024-06-29',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      today: '2024-06-30',
      result: {estimatedDays: 540, estimatedDate: '2025-12-21'},
      values: {months: 18},
    });
  });

  it.each([
    ['salary=50.000', "'salary=50.000' may be 50,000 or 50: it counts as 50,000."],
    ['salary=-5', "'salary=-5' is not a number, 0 or more, so it counts as 0."],
    ['salary=much', "'salary=much' is not a number, 0 or more, so it counts as 0."],
    ['salary=2e12', "'salary=2e12' counts as 1,000,000,000,000."],
    ['salary=1e-17', "'salary=1e-17' counts as 1e-17."],
    ['years=30.5', "'years=30.5' counts as 30."],
    ['years=0', "'years=0' counts as 1, as 0 and what is no number do here."],
    ['since=2026-13-01', "'since=2026-13-01' is not a day of the calendar, YYYY-MM-DD, so it counts as no date."],
    [
      'since=2026/1/5',
      "'since=2026/1/5' is not a day of the calendar, YYYY-MM-DD, so it counts as no date. Did you mean since=2026-01-05?",
    ],
    ['level=hihg', "'level=hihg' is not an option of 'level', so it counts as not chosen. Did you mean 'high'?"],
    ['level=x', "'level=x' is not an option of 'level', so it counts as not chosen. It is one of: low, high."],
  ])('notes that %s does not count as it was given', (pair, note) => {
    const [name, value] = pair.split('=') as [string, string];
    const {calculator} = small(`
inputs:
  salary: {label: Salary, type: number}
  years: {label: Years, type: integer, whenZero: 1}
  since: {label: Since, type: date}
  level: {label: Level, options: {low: Low, high: High}}
result: {salary: salary, years: years, days: daysSince(since), level: level}
card: [{note: X}]
`);
    expect(answerNotes(calculator.page('2024-06-30').fields, {[name]: value})).toEqual([note]);
  });

  it.each([
    ['2026-01-01,5;2026-03-01,7', []],
    [
      '2026-1-5,5',
      [
        "'trips', trip 1: 'entry=2026-1-5' is not a day of the calendar, YYYY-MM-DD, so it counts as no date. Did you mean entry=2026-01-05?",
      ],
    ],
    [';2026-01-01', ["'trips', trip 1: There is no 'cost'."]],
    ['2026-01-01,5;2026-01-01,5,x', ["'trips', trip 2: Only entry, cost count, separated by commas."]],
    [Array.from({length: 61}, () => '2026-01-01,5').join(';'), ["'trips' has 61 trips, of which the first 60 count."]],
  ])('of the list %s says %j', (list, notes) => {
    expect(answerNotes([trips], {trips: list})).toEqual(notes);
  });

  it('says that a trip ends before it begins', () => {
    const {fields} = library.get('schengen-trip-planner').page('2026-11-23');
    expect(answerNotes(fields, {trips: '2026-03-01,2026-03-05;2026-05-10,2026-05-01'})).toEqual([
      "'trips', trip 2: 'exit' is before 'entry'.",
    ]);
  });

  it('writes notes to stderr only', async () => {
    const args = [
      'schengen-visa-calculator',
      '--json',
      'previousDaysUsed=1,5',
      'plannedStayDays=10',
      '--today',
      '2024-06-30',
    ];
    const {code, out, err} = await calculate(args);
    expect(code).toBe(0);
    expect(err).toBe("Note: 'previousDaysUsed=1,5' may be 1.5 or 15: it counts as 1.5.\n");
    expect(Object.keys(JSON.parse(out) as object)).toEqual([
      'calculator',
      'today',
      'result',
      'completeness',
      'values',
      'sources',
    ]);
    expect(JSON.parse(out)).toMatchObject({
      completeness: {open: [{id: 'previousDaysUsed', reason: 'ambiguous'}], verdict: 'open'},
    });
  });

  it('says which questions are left, and whether they can change the result', async () => {
    const sweden = async (...answers: string[]) => (await calculate(['sweden-work-visa-calculator', ...answers])).out;
    expect(await sweden()).toMatch(/\nIncomplete: 2 questions left: .*salary.*, .*job offer/);
    expect(await sweden('monthlySalary=abc', 'jobOffer=yes')).toContain('\nIncomplete: 1 question left: ');
    expect(await sweden('jobOffer=no')).toMatch(/1 question left: .*The verdict stays the same whatever you answer\./);
    expect(await sweden('monthlySalary=60,000', 'jobOffer=yes')).not.toContain('left');
  });

  it('says which answers are still needed', async () => {
    const {code, out} = await calculate(['us-tourist-visa-calculator', 'applicants=2']);
    expect(code).toBe(0);
    expect(out).toBe('Nothing is calculated yet. Still needed: Visa type (visaType).\n');
  });

  it.each([
    [[], /No calculator is named/],
    [['green-card'], /There is no calculator 'green-card'. Did you mean 'green-card-points-calculator'\?/],
    [['green-card-points-calculator', 'aeg=3'], /There is no input 'aeg'. Did you mean 'age'\?/],
    [['green-card-points-calculator', 'age=30', 'age=50'], /'age' is answered twice, and nobody knows/],
    [['green-card-points-calculator', 'age'], /'age' is not an answer: write name=value/],
    [['green-card-points-calculator', '--today', '2024-02-30'], /'2024-02-30' is not a day/],
    [['green-card-points-calculator', '--jsn'], /There is no option '--jsn'. Did you mean '--json'\?/],
    [['green-card-points-calculator', '--today'], /'--today' needs a value/],
    [['--dir', '/nowhere', 'x'], /There is no folder '\/nowhere'/],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, out, err} = await calculate(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('calculate --jsonl', () => {
  it('answers each line in order', async () => {
    const request = (age: string) =>
      JSON.stringify({calculator: 'green-card-points-calculator', inputs: {age}, today: '2024-06-30'});
    const {code, out} = await calculate(['--jsonl'], `${request('20')}\n\n${request('21')}\r\n${request('36')}`);
    expect(code).toBe(0);
    expect(lines(out)).toMatchObject([
      {result: {totalPoints: 0}},
      {result: {totalPoints: 30}},
      {result: {totalPoints: 25}},
    ]);
  });

  it('reads typed numbers as the form does', async () => {
    const id = 'germany-blue-card-calculator';
    const {calculator} = compiled(`calculators/europe/${id}.yaml`);
    const salary = calculator.page('2024-06-30').fields.find(({kind}) => kind === 'number')!.id;
    const pieces = ['60', '5', '0', '.', ',', ' ', '000', '00', 'k', 'e', '-', '€', 'million', '٦', 'a year', '\u00a0'];
    const typed = fc.array(fc.constantFrom(...pieces), {maxLength: 6}).map((texts) => texts.join(''));
    const texts = ['60k', '60.000', ' 60 000 €', '1.5e3', '5.125', ...fc.sample(typed, samples(500, 20_000))];
    const {out} = await calculate(
      ['--jsonl'],
      texts.map((text) => JSON.stringify({calculator: id, inputs: {[salary]: text}, today: '2024-06-30'})).join('\n'),
    );
    const expected = texts.map((text) => resultOf(calculator, {[salary]: text}, {today: '2024-06-30'}));
    const answered = lines(out) as readonly {readonly result: unknown}[];
    expect(answered.map(({result}) => result)).toEqual(expected);
    expect(expected[0]).toEqual(calculator.calculate({[salary]: 60_000}, '2024-06-30'));
  });

  it('says in notes which answers do not count as given, and refuses what is no answer to any question', async () => {
    const request = (inputs: object, more: object = {}) =>
      JSON.stringify({calculator: 'uk-skilled-worker-calculator', inputs, today: '2024-06-30', ...more});
    const {out} = await calculate(
      ['--jsonl'],
      [
        request({salary: 60_000, jobOffer: 'yes'}),
        request({salary: 'much', englishLevel: 'c9', jobOffer: true}),
        request({salary: -5}),
        request({salry: 60_000}),
        request({salary: [60_000]}),
        request({salary: 60_000}).replace('60000', '1e999'),
        request({}, {input: {salary: 60_000}}),
      ].join('\n'),
    );
    const [plain, noted, negative, ...refused] = lines(out) as {notes?: string[]; result?: unknown; error?: string}[];
    expect(plain).not.toHaveProperty('notes');
    expect(noted!.notes).toEqual([
      "'englishLevel=c9' is not an option of 'englishLevel', so it counts as not chosen. Did you mean 'c1'?",
      "'salary=much' is not a number, 0 or more, so it counts as 0.",
    ]);
    expect(negative!.notes).toEqual(["'salary=-5' is not a number, 0 or more, so it counts as 0."]);
    expect(refused.map(({error}) => error)).toEqual([
      "There is no input 'salry'. Did you mean 'salary'?",
      "'salary': Give one text or number.",
      "'salary': Give a number up to 1,000,000,000,000.",
      "A line has only 'calculator', 'inputs' and 'today', not 'input'. Did you mean 'inputs'?",
    ]);
  });

  it('answers with receipts, which are those of the same answers', async () => {
    const [id, inputs, today] = ['us-tourist-visa-calculator', {visaType: 'F1', applicants: '3'}, '2024-06-30'];
    const {out} = await calculate(['--jsonl', '--receipt'], JSON.stringify({calculator: id, inputs, today}));
    const {calculator} = compiled(`calculators/united-states/${id}.yaml`);
    expect(lines(out)).toEqual([JSON.parse(JSON.stringify(receiptOf(calculator, inputs, {today})))]);
    expect(await calculate(['--jsonl', '--receipt'], '{"calculator":"x"}')).toMatchObject({
      code: 1,
      out: expect.stringContaining('"error":"There is no calculator') as string,
    });
  });

  it('takes a list as an array of objects, or as one text', async () => {
    const request = (visits: unknown) =>
      JSON.stringify({calculator: 'kitchen-sink', inputs: {...ada, visits}, today: '2026-06-30'});
    const ada = {
      route: 'worker',
      education: 'masters',
      english: 5,
      experience: '3-9',
      age: 36,
      salary: 90_000,
      familySize: 2,
      office: 'north',
      service: 'express',
    };
    const {out} = await calculate(
      ['--jsonl', '--dir', 'tests/engine/compiler/samples/good/kitchen-sink'],
      [
        request('2024-03-01,2024-03-31,work,1200.50;2023-07-01,2023-08-01,family,99.50'),
        request([
          {arrival: '2024-03-01', departure: '2024-03-31', purpose: 'work', spent: 1200.5},
          {spent: 99.5, purpose: 'family', departure: '2023-08-01', arrival: '2023-07-01'},
        ]),
      ].join('\n'),
    );
    const [asText, asArray] = lines(out) as {readonly result: {readonly visits: unknown}}[];
    expect(asText!.result.visits).toMatchObject({number: 2, spending: 1_300});
    expect(asArray).toEqual(asText);
  });

  it('answers a bad line with its error and still answers the others, and exits with 1', async () => {
    const good = JSON.stringify({
      calculator: 'us-tourist-visa-calculator',
      inputs: {visaType: 'F1', applicants: 3},
      today: '2024-06-30',
    });
    const bad = [
      '{',
      '[]',
      'null',
      '{}',
      '{"calculator":"x"}',
      '{"calculator":"us-tourist-visa-calculator","today":"2024-13-01"}',
      '{"calculator":"us-tourist-visa-calculator","inputs":[]}',
      '{"calculator":"__proto__"}',
    ];
    const {code, out} = await calculate(['--jsonl'], [good, ...bad, good].join('\n'));
    const answers = lines(out) as {error?: string; result?: unknown}[];
    expect(code).toBe(1);
    expect(answers).toHaveLength(bad.length + 2);
    expect(answers.at(0)).toMatchObject({result: {total: 555}});
    expect(answers.at(-1)).toMatchObject({result: {total: 555}});
    for (const answer of answers.slice(1, -1)) expect(answer.error).toMatch(/\w/);
  });

  it.each([[['--jsonl']], [['--jsonl', '--receipt']]])(
    '%j says what is wrong with a line, as a mistake of whoever wrote it',
    async (options) => {
      const id = 'green-card-points-calculator';
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      const {code, out} = await calculate(
        options,
        [
          `{"calculator":"${id}","inputs":{"__proto__":{}}}`,
          `{"calculator":"${id}","inputs":{"age":30,"\\u0061ge":50}}`,
          `{"calculator":"${id}","inputs":{"age":30},"inputs":{"age":50}}`,
          `{"calculator":"${id}","today":${deep}}`,
          `{"calculator":"${id}","today":"${'9'.repeat(1_000)}"}`,
        ].join('\n'),
      );
      expect(code).toBe(1);
      expect((lines(out) as {readonly error: string}[]).map(({error}) => error)).toEqual([
        expect.stringMatching(/^There is no input '__proto__'\. It is one of: age, /),
        "This line has 'age' twice, and nobody knows which one was meant.",
        "This line has 'inputs' twice, and nobody knows which one was meant.",
        'This line is nested more than 100 levels deep.',
        `'today' must be a day of the calendar, YYYY-MM-DD, not "${'9'.repeat(59)}….`,
      ]);
    },
  );

  it('takes one name in several objects, and a text that looks like one', async () => {
    const visits = [{purpose: 'work'}, {purpose: 'work'}];
    const {out} = await calculate(
      ['--jsonl', '--dir', 'tests/engine/compiler/samples/good/kitchen-sink'],
      JSON.stringify(
        {calculator: 'kitchen-sink', inputs: {visits, office: '"office":\\'}, today: '2026-06-30'},
        null,
        1,
      ).replaceAll('\n', ' '),
    );
    expect(lines(out)).toMatchObject([{result: null}]);
  });

  it('answers a line without end with an error, in a time that does not grow with its square, and the lines after it', async () => {
    const chunk = 'a'.repeat(65_536);
    const good = '{"calculator":"us-tourist-visa-calculator","inputs":{},"today":"2024-06-30"}';
    const stdin = Readable.from([...Array.from({length: 5_000}, () => chunk), `\n${good}\n`, chunk, good]);
    const {code, out} = await runInProcess(command, ['--jsonl'], stdin);
    expect(code).toBe(1);
    expect(lines(out)).toEqual([
      {error: 'This line is longer than 1,000,000 characters.'},
      {calculator: 'us-tourist-visa-calculator', result: null},
      {error: expect.stringContaining('not JSON') as string},
    ]);
  });

  it('prints null if a guard stops the calculation, and nothing for no lines', async () => {
    const {out} = await calculate(
      ['--jsonl'],
      '{"calculator":"us-tourist-visa-calculator","inputs":{},"today":"2024-06-30"}\n',
    );
    expect(lines(out)).toEqual([{calculator: 'us-tourist-visa-calculator', result: null}]);
    expect(await calculate(['--jsonl'])).toEqual({code: 0, out: '', err: ''});
  });
});
