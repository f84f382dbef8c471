// What does an editor say of each kind of thing: what it is, its label, value, unit and source, and where it is used?
import {expect, it} from 'vitest';
import {hoverAt} from '../../../src/tools/language/hover.ts';
import {definitionOf} from '../../../src/tools/language/names.ts';
import {itsCases, itsShared, kitchenSink, sampleProject} from './sampleProject.ts';

const project = sampleProject();

/** Words that a file has once, with '|' in front of the place; what is said, and the words at which it is defined. */
type Sample = [path: string, words: string, heading: string, lines: readonly string[], definedAt?: string];

const samples: Sample[] = [
  [
    kitchenSink,
    'salary: =|minimumSalary',
    'minimumSalary, a constant',
    [
      'Minimum salary per year',
      'Value: €41,000; from 1 January 2027: €43,500.50 per year',
      'Changes every year on: 10-01',
    ],
    'minimumSalary:',
  ],
  [
    kitchenSink,
    'nationality in |farNationalities',
    'farNationalities, a constant',
    ['Value: hyperborea, ys'],
    'farNationalities:',
  ],
  [
    kitchenSink,
    'for |experienced or jobOffer'.replace('for ', 'when: '),
    'experienced, a value',
    ["Formula: experience >= '3-9'", 'Type: a condition'],
    'experienced:',
  ],
  [kitchenSink, 'by: [|office, service]', 'office, a question', ['Office', 'Answer: north, south, embassy'], 'office:'],
  [
    kitchenSink,
    'settled: not office in [|embassy, blank]',
    'embassy, an option of office',
    ['An embassy abroad'],
    'embassy: An',
  ],
  [kitchenSink, 'degreeMet: education >= permit.|degree', 'degree, a column of permit', [], 'degree: bachelors'],
  [
    kitchenSink,
    'degreeMet: education >= |permit.degree',
    'permit, a table',
    ['Permits', 'Selected by: route', "Note: You don't need a degree for a guest permit."],
    'permit:  ',
  ],
  [kitchenSink, 'capped: min(outOf, points.|total)', 'total, a part of points', []],
  [
    kitchenSink,
    'of: points.|jobOffer, unit: points, outOf: passMark',
    'jobOffer, a part of points',
    ['Job offer'],
    'jobOffer: {label: Job offer, when',
  ],
  [
    kitchenSink,
    'sum(visits, |spent)',
    'spent, a field of visits',
    ['Money spent', 'Answer: number in EUR'],
    'spent: {label',
  ],
  [kitchenSink, "give: 'round(|yearly / monthsPerYear", 'yearly, an argument of monthly(…)', [], 'yearly, give'],
  [kitchenSink, 'urgent: urgency == |high', 'high, a word of urgency', [], 'high}'],
  [
    kitchenSink,
    'unless: result.|eligible            #',
    'eligible, a key of the result',
    ['Formula: conditions is empty'],
    'eligible: conditions',
  ],
  [kitchenSink, 'remaining: |max(0', 'max(…), a function', ['(a number, a number, …) the largest of its numbers']],
  [kitchenSink, 'permit.salary:|money}', 'money, a format', ['43,800 or 40,653.60']],
  [
    kitchenSink,
    '|shownWhen: route',
    'shownWhen, a key',
    [
      'The form shows the field only when this holds, which may read answers, constants and formulas of these; rules do not depend on it.',
    ],
  ],
  [kitchenSink, 'goodSalary: {shared: atlantis.|goodSalary', 'goodSalary, a shared constant', []],
  [
    itsCases,
    'but: {|service: priority}\n    expect: {totalCost: 763.90',
    'service, a question',
    ['Service'],
    'service:\n    label',
  ],
  [
    itsCases,
    'but: {service: |priority}\n    expect: {totalCost: 763.90',
    'priority, an option of service',
    ['Priority'],
  ],
  [itsShared, '  |priorityFee: 300', 'priorityFee, a shared constant', ['Named in 1 other place.']],
];

it.each(samples)('%s: %s', (...[path, words, heading, lines, definedAt]: Sample) => {
  const text = project.text(path)!;
  const start = text.indexOf(words.replace('|', ''));
  expect(start, words).toBeGreaterThanOrEqual(0);
  const offset = start + words.indexOf('|');
  const hover = hoverAt(project, path, offset);
  expect(hover?.heading).toBe(heading);
  expect(hover?.lines).toEqual(expect.arrayContaining([...lines]));
  if (definedAt === undefined) return;
  const definition = definitionOf(project, path, offset)!;
  expect(project.text(definition.path)!.slice(definition.start, definition.start + definedAt.length)).toBe(definedAt);
});

it('says nothing of comments, figures and the ends of a file', () => {
  const text = project.text(kitchenSink)!;
  for (const offset of [0, 5, text.indexOf('41_000') + 2, text.length])
    expect(hoverAt(project, kitchenSink, offset)).toBeUndefined();
});
