// What is offered while somebody types, at each kind of place: keys, names, options, members, formats, and words of other files?
import {describe, expect, it} from 'vitest';
import {completionsAt} from '../../../src/tools/language/completion.ts';
import {itsCases, itsShared, kitchenSink, sampleProject, write} from './sampleProject.ts';

/** What a file has, what somebody types in its place ('|' is the cursor), and what is offered, the likeliest first. */
type Sample = [what: string, found: string, typed: string, first: readonly string[], without?: readonly string[]];

const inDefinition: readonly Sample[] = [
  ['keys of the file', '\nhistory: ', '\n|\nhistory: ', [], ['id', 'sums']],
  [
    'keys of a question',
    '    label: Why are you coming?',
    '    label: Why are you coming?\n    |',
    ['hint', 'shownWhen'],
    ['label', 'each'],
  ],
  ['keys in braces', '{label: Savings, type: number,', '{label: Savings, type: number, |', ['min', 'max'], ['label']],
  ['the words of a key', 'type: integer\n    unit: years', 'type: |\n    unit: years', ['number', 'integer', 'date']],
  ['true', '    suggest: Get a job offer ', '    optional: |\n    suggest: Get a job offer ', ['true']],
  [
    'names in a formula',
    'remaining: max(0, days - elapsed)',
    'remaining: max(0, days - |)',
    ['route', 'minimumSalary', 'permit', 'elapsed', 'points'],
  ],
  ['functions in a formula', 'remaining: max(0, days - elapsed)', 'remaining: ma|', ['max', 'mostDays', 'sum']],
  [
    'options after a comparison',
    'settled: not office in [embassy, blank]',
    'settled: nationality == |',
    ['lemuria', 'hyperborea', 'ys'],
  ],
  [
    'options after an ordered comparison',
    'degreeMet: education >= permit.degree',
    'degreeMet: education >= |',
    ['phd', 'masters'],
  ],
  [
    'options in a list',
    'settled: not office in [embassy, blank]',
    'settled: not office in [embassy, |]',
    ['north', 'south', 'embassy'],
  ],
  ['words of a value', 'urgent: urgency == high', 'urgent: urgency == |', ['high', 'medium', 'low']],
  [
    'members of a sum',
    'capped: min(outOf, points.total)',
    'capped: min(outOf, points.|)',
    ['age', 'education', 'english'],
  ],
  ['columns of a table', 'permit: permit.name', 'permit: permit.|', ['name', 'salary', 'degree', 'fee']],
  ['keys of the result', 'eligible: conditions is empty', 'eligible: result.|', ['permit', 'feeUnknown']],
  [
    'fields within a fold',
    'spending: sum(visits, spent)',
    'spending: sum(visits, |)',
    ['arrival', 'departure', 'purpose', 'spent'],
  ],
  [
    'options of a field',
    'workSpending: sum(visits, spent, purpose == work)',
    'workSpending: sum(visits, spent, purpose == |)',
    ['work', 'family', 'leisure'],
  ],
  ['arguments', "give: 'round(yearly / monthsPerYear, 2)'", "give: 'round(| / monthsPerYear, 2)'", ['yearly']],
  ['what selects a table', 'by: nationality\n', 'by: |\n', ['route', 'nationality']],
  [
    'rows of a choice',
    '      lemuria:         {words:',
    '      |\n      lemuria:         {words:',
    ['lemuria', 'hyperborea', 'ys', 'other'],
  ],
  [
    'columns of a choice',
    'embassy: {standard: 120}',
    'embassy: {standard: 120, |}',
    ['standard', 'priority', 'express'],
  ],
  ['rows of an argument', 'rows: {under manySavings: 0,', 'rows: {under |: 0,', ['oldestAge', 'passMark']],
  [
    'rows by options of an argument',
    '      under 3: {yes: 0, no | blank: 10}',
    '      under 3: {|: 0, no | blank: 10}',
    [],
  ],
  ['a constant in a cell', 'salary: =minimumSalary', 'salary: =|', ['oldestAge', 'passMark']],
  [
    'references of a text',
    'say: The card arrives within {permitWords}.',
    "say: 'The card arrives within {|}.'",
    ['route', 'permitWords'],
  ],
  [
    'unclosed references',
    'say: The card arrives within {permitWords}.',
    'say: The card arrives within {perm|',
    ['route', 'permitWords'],
  ],
  [
    'only constants on the page',
    'answer: At least {minimumSalary:amount} per year',
    'answer: At least {| per year',
    ['oldestAge'],
    ['route', 'elapsed'],
  ],
  [
    'formats',
    'answer: At least {minimumSalary:amount} per year',
    'answer: At least {minimumSalary:|} per year',
    ['plain', 'money', 'indian', 'quantity', 'amount'],
  ],
  [
    'kinds of blocks',
    '  - note: The days are worked out',
    '  - |\n  - note: The days are worked out',
    ['verdict', 'figure', 'breakdown'],
  ],
  ['tones', 'say: Likely eligible, tone: good', 'say: Likely eligible, tone: |', ['good', 'caution', 'bad']],
  ['what a block shows', '{label: Chances, of: chances}', '{label: Chances, of: |}', ['route', 'chances']],
  [
    'an order',
    'order: [other, bachelors, masters, phd] ',
    'order: [other, |] ',
    ['phd', 'masters', 'bachelors', 'other'],
  ],
  ['required questions', '  - route\n', '  - |\n', ['route', 'applicantName']],
  ['bounds', 'max: oldestAge', 'max: |', ['oldestAge', 'passMark']],
  [
    'options that are offered',
    'embassy: [standard, priority]',
    'embassy: [standard, |]',
    ['standard', 'priority', 'express'],
  ],
  ['questions of a profile', '    jobOffer: jobOffer\n', '    |\n', ['route', 'applicantName']],
  ['options of an exception', '- unnamed: [other]', '- unnamed: [|]', ['lemuria', 'hyperborea']],
  [
    'lines of an exception',
    '      - Your experience counts from the second permit on.\n',
    '      - |\n',
    ['Please choose your nationality.'],
  ],
  [
    'shared data',
    'priorityFee: {shared: atlantis.priorityFee}',
    'priorityFee: {shared: atl|}',
    ['atlantis.priorityFee', 'atlantis.goodSalary'],
  ],
  ['related calculators', 'related: [smallest]', 'related: [|]', ['kitchen-sink', 'smallest']],
];

const inCases: readonly Sample[] = [
  [
    'questions of a person',
    'but: {service: priority}\n    expect: {totalCost: 763.90',
    'but: {|: priority}\n    expect: {totalCost: 763.90',
    ['route', 'applicantName', 'nationality'],
  ],
  [
    'answers',
    'but: {service: priority}\n    expect: {totalCost: 763.90',
    'but: {service: |}\n    expect: {totalCost: 763.90',
    ['standard', 'priority', 'express'],
  ],
  [
    'people',
    'given: ada\n    expect: {totalCost: 987.90}',
    'given: |\n    expect: {totalCost: 987.90}',
    ['ada', 'otto'],
  ],
  ['keys of the result', 'expect: {totalCost: 987.90}', 'expect: {|: 987.90}', ['eligible', 'permit']],
  [
    'keys of a value of the result',
    'expect: {totalCost: 987.90}',
    'expect: {waiting: {|: 5}}',
    ['days', 'weeks', 'wholeWeeks'],
  ],
  ['options in the result', 'expect: {totalCost: 987.90}', 'expect: {route: |}', ['worker', 'investor']],
  ['labels of the card', '      Points: 95 points (95 / 100)', '      |: 95 points (95 / 100)', ['Points', 'Why']],
];

const inShared: readonly Sample[] = [
  [
    'keys of a shared constant',
    '    note: Chosen by',
    '    |\n    note: Chosen by',
    ['yearly', 'source'],
    ['label', 'was'],
  ],
];

describe.each([
  [kitchenSink, inDefinition],
  [itsCases, inCases],
  [itsShared, inShared],
])('in %s', (path, samples) => {
  it.each([...samples])('%s', (...[, found, typed, first, without = []]: Sample) => {
    const project = sampleProject();
    const offset = write(project, path, found, typed);
    const offered = completionsAt(project, path, offset).map(({label}) => label);
    expect(offered.filter((label) => first.includes(label))).toEqual(first);
    expect(offered.filter((label) => without.includes(label))).toEqual([]);
  });
});
