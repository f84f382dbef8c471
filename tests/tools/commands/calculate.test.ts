// Does `calculate` meet its specification: arguments, --json, --jsonl, one-line errors?
import {Readable} from 'node:stream';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {calculate as ofProgram} from '../../../src/engine/published/calculate.ts';
import {answerProblems} from '../../../src/engine/answers/problems.ts';
import {receiptOf} from '../../../src/engine/published/receipt.ts';
import {command} from '../../../src/tools/commands/calculate.ts';
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
    [['--today', '2025-06-30'], 'June 2024 edition. 1 thing is different today.'],
    [['--today', '2026-11-28'], 'June 2024 edition. 5 things are different today.'],
    [['--today', '2026-11-28', '--rules', 'today'], "Today's figures, as far as we know them."],
    [['--rules', '2025-06-30'], 'The figures in force on 30 June 2025.'],
  ])('says with %j which edition the rules are', async (options, said) => {
    const {out} = await calculate(['us-tourist-visa-calculator', 'visaType=J1', 'applicants=1', ...options]);
    expect(out).toContain(
      `\n${said}\n[1] Figures of the June 2024 edition\n    Verify with the US Department of State: https://travel.state.gov\n`,
    );
  });

  it('says why there is no result once the rules have ended', async () => {
    const {code, out} = await calculate(['denmark-green-card-calculator', 'age=30', '--rules', 'today']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^These rules no longer apply\. .+\n$/)]);
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
    ['salary=50.000', 'ambiguous', 'Did you mean 50,000 or 50?'],
    ['salary=-5', 'outOfRange', 'Enter at least 0.'],
    ['salary=much', 'unreadable', 'Enter a number, such as 2.'],
    ['salary=2000000000000', 'outOfRange', 'Enter at most 1,000,000,000,000.'],
    ['years=30.5', 'fraction', 'It is read as 30.'],
    ['years=0', 'outOfRange', 'Enter a number above 0.'],
    ['since=2026-13-01', 'unreadable', 'Enter a day of the calendar, YYYY-MM-DD.'],
    ['since=2026/1/5', 'unreadable', 'Enter a day of the calendar, YYYY-MM-DD. Did you mean 2026-01-05?'],
    ['since=3/1/26', 'unreadable', 'Enter a day of the calendar, YYYY-MM-DD. Did you mean 2026-01-03 or 2026-03-01?'],
    ['since=0026-01-05', 'outOfRange', 'Enter all four digits of the year.'],
    ['level=hihg', 'unreadable', "There is no option 'hihg'. Did you mean 'high'?"],
    ['level=x', 'unreadable', "There is no option 'x'. It is one of: low, high."],
    ['levle=x', 'unknown', "There is no such question. Did you mean 'level'?"],
    ['wage=1', 'unknown', 'There is no such question. It is one of: salary, years, since, level, more.'],
    ['more=1', 'notAsked', 'The form does not ask this with these answers.'],
  ])('says what the form says about %s', (pair, reason, message) => {
    const [name, value] = pair.split('=') as [string, string];
    const {calculator} = small(`
inputs:
  salary: {label: Salary, type: number}
  years: {label: Years, type: integer, whenZero: 1}
  since: {label: Since, type: date}
  level: {label: Level, options: {low: Low, high: High}}
  more: {label: More, type: number, shownWhen: level == high}
result: {salary: salary, years: years, days: daysSince(since), level: level, more: more}
card: [{note: X}]
`);
    const {problems} = ofProgram(calculator, {[name]: value}, {today: '2024-06-30'});
    expect(problems).toEqual([{id: name, reason, message}]);
  });

  it.each([
    ['2026-01-01,5;2026-03-01,7', []],
    ['2026-1-5,5', ['Trip 1, Arrival: Enter a day of the calendar, YYYY-MM-DD. Did you mean 2026-01-05?']],
    [';2026-01-01', ['Trip 2 has no cost.']],
    ['2026-01-01,5;2026-01-01,5,x', ['Trip 2 has only these fields: entry and cost.']],
    [Array.from({length: 61}, () => '2026-01-01,5').join(';'), ['You can enter up to 60 trips.']],
    [
      Array.from({length: 9}, () => '2026-01-01').join(';'),
      [`${[1, 2, 3, 4, 5].map((number) => `Trip ${number} has no cost.`).join(' ')} There is more to correct.`],
    ],
  ])('of the list %s says %j', (list, messages) => {
    const problems = answerProblems([trips], {trips: list}, {trips: list}, {trips: list});
    expect(problems.map(({message}) => message)).toEqual(messages);
  });

  it('says that a trip ends before it begins', () => {
    const given = {trips: '2026-03-01,2026-03-05;2026-05-10,2026-05-01'};
    expect(ofProgram(library.get('schengen-trip-planner'), given, {today: '2026-11-23'}).problems).toEqual([
      {
        id: 'trips',
        reason: 'unfinished',
        message: "Trip 2 ends before it begins, so it doesn't count. Check both dates.",
      },
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
    expect(err).toBe('Note: previousDaysUsed: Did you mean 1.5 days or 15 days?\n');
    expect(Object.keys(JSON.parse(out) as object)).toEqual([
      'calculator',
      'today',
      'edition',
      'result',
      'problems',
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
    expect(await sweden('monthlySalary=abc', 'jobOffer=yes')).toContain('\nIncomplete: 1 answer to check: ');
    expect(await sweden('monthlySalary=abc')).toMatch(
      /\nIncomplete: 1 answer to check: .*salary.*; 1 question left: .*job offer/,
    );
    expect(await sweden('jobOffer=no')).toMatch(/1 question left: .*The verdict stays the same whatever you answer\./);
    expect(await sweden('monthlySalary=abc', 'jobOffer=no')).toMatch(
      /\nIncomplete: 1 answer to check: .*The verdict stays the same whatever you answer\./,
    );
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
    [['green-card-points-calculator', 'aeg=3', '--receipt'], /aeg: There is no such question. Did you mean 'age'\?/],
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
    const expected = texts.map((text) => ofProgram(calculator, {[salary]: text}, {today: '2024-06-30'}).result);
    const answered = lines(out) as readonly {readonly result: unknown}[];
    expect(answered.map(({result}) => result)).toEqual(expected);
    expect(expected[0]).toEqual(calculator.calculate({[salary]: 60_000}, '2024-06-30'));
  });

  it('answers as a program with the package gets it, whatever the answers are', async () => {
    const id = 'uk-skilled-worker-calculator';
    const given = [
      {salary: 60_000, jobOffer: 'yes'},
      {salary: 'much', englishLevel: 'c9', jobOffer: true},
      {salary: -5},
      {salry: 60_000},
      {salary: [60_000]},
    ];
    const today = '2024-06-30';
    const {code, out} = await calculate(
      ['--jsonl'],
      given.map((inputs) => JSON.stringify({calculator: id, inputs, today})).join('\n'),
    );
    expect(code).toBe(0);
    const replies = lines(out) as readonly ReturnType<typeof ofProgram>[];
    expect(replies).toEqual(given.map((inputs) => ofProgram(library.get(id), inputs, {today})));
    expect(replies.map(({problems}) => problems.map((problem) => `${problem.id}: ${problem.message}`))).toEqual([
      [],
      [
        "englishLevel: There is no option 'c9'. Did you mean 'c1'?",
        'salary: Enter an amount in British pounds, such as 60,000.',
      ],
      ['salary: Enter at least £0.'],
      ["salry: There is no such question. Did you mean 'salary'?"],
      ['salary: Give one text or number.'],
    ]);
    expect(
      replies.map(({completeness}) => completeness.open.find((question) => question.id === 'salary')?.reason),
    ).toEqual([undefined, 'unreadable', 'outOfRange', 'unanswered', 'unreadable']);
  });

  it('gives back the id of a line, also with an error, and says which keys a line has', async () => {
    const line = (more: object) =>
      JSON.stringify({calculator: 'uk-skilled-worker-calculator', inputs: {}, today: '2024-06-30', ...more});
    const {code, out} = await calculate(
      ['--jsonl'],
      [
        line({id: 'a'}),
        line({id: 0}),
        line({}),
        line({id: 'b', calculator: 'uk'}),
        line({id: 'c', input: {salary: 60_000}}),
        line({id: {}}),
      ].join('\n'),
    );
    expect(code).toBe(1);
    expect(lines(out)).toMatchObject([
      {id: 'a', completeness: {verdict: 'open'}},
      {id: 0, completeness: {verdict: 'open'}},
      expect.not.objectContaining({id: expect.anything() as unknown}),
      {id: 'b', calculator: 'uk', error: expect.stringContaining("no calculator 'uk'") as string},
      {
        id: 'c',
        error: "A line has only 'id', 'calculator', 'inputs', 'today' and 'rules', not 'input'. Did you mean 'inputs'?",
      },
      {error: "'id' must be a text or a number: the answer has it too."},
    ]);
  });

  it('refuses a receipt where a form has no place for an answer', async () => {
    const line = (inputs: object) =>
      JSON.stringify({id: 1, calculator: 'uk-skilled-worker-calculator', inputs, today: '2024-06-30'});
    const {code, out} = await calculate(['--jsonl', '--receipt'], [line({salry: 5}), line({salary: {}})].join('\n'));
    expect(code).toBe(1);
    expect((lines(out) as {id: number; error: string}[]).map(({id, error}) => `${id} ${error}`)).toEqual([
      "1 salry: There is no such question. Did you mean 'salary'?",
      '1 salary: Give one text or number.',
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
          `{"calculator":"${id}","inputs":{"age":30,"\\u0061ge":50}}`,
          `{"calculator":"${id}","inputs":{"age":30},"inputs":{"age":50}}`,
          `{"calculator":"${id}","today":${deep}}`,
          `{"calculator":"${id}","today":"${'9'.repeat(1_000)}"}`,
        ].join('\n'),
      );
      expect(code).toBe(1);
      expect((lines(out) as {readonly error: string}[]).map(({error}) => error)).toEqual([
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
    expect(lines(out)).toMatchObject([
      {error: 'This line is longer than 1,000,000 characters.'},
      {calculator: 'us-tourist-visa-calculator', result: null, completeness: {verdict: 'open'}},
      {error: expect.stringContaining('not JSON') as string},
    ]);
  });

  it('prints null if a guard stops the calculation, and nothing for no lines', async () => {
    const {out} = await calculate(
      ['--jsonl'],
      '{"calculator":"us-tourist-visa-calculator","inputs":{},"today":"2024-06-30"}\n',
    );
    expect(lines(out)).toMatchObject([{calculator: 'us-tourist-visa-calculator', result: null, problems: []}]);
    expect(await calculate(['--jsonl'])).toEqual({code: 0, out: '', err: ''});
  });
});
