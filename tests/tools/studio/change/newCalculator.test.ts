// Does a calculator made from the answers to a few questions compile, pass its cases and say nothing of the template's example?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {compileProject} from '../../../../src/engine/project/project.ts';
import {newCalculator, type NewCalculator} from '../../../../src/tools/studio/change/newCalculator.ts';

const skeleton = (ending: string): string =>
  readFileSync(`src/tools/commands/skeleton/new-calculator${ending}`, 'utf8');
const skeletons = {definition: skeleton('.yaml'), cases: skeleton('.cases.yaml')};

const about = {
  region: 'europe',
  id: 'iceland-work-visa-calculator',
  title: 'Iceland Work Visa: who qualifies',
  description: "See whether you qualify, under Iceland's rules: it takes a minute.",
  country: 'Iceland',
  currency: 'ISK',
  source: {
    name: 'Directorate of Immigration',
    url: 'https://island.is/en',
    document: 'Foreign Nationals Act',
    section: 'article 12',
  },
  today: '2026-11-30',
};
const salary = {name: 'monthlySalary', label: 'Monthly salary', hint: 'Before tax.', unit: 'ISK'};
const education = {
  name: 'education',
  label: 'What is your highest degree?',
  options: [
    {value: 'none', label: 'None'},
    {value: 'masters', label: "Master's degree", points: '25'},
    {value: 'doctorate', label: 'Doctorate, or higher', points: '30'},
  ],
};

it.each<[string, NewCalculator]>([
  [
    'a limit',
    {
      ...about,
      questions: [education, salary],
      rule: {kind: 'threshold', question: 'monthlySalary', label: 'Minimum salary', atLeast: '450,000'},
    },
  ],
  ['points', {...about, questions: [education], rule: {kind: 'points', passMark: '20'}}],
  [
    'a limit of years',
    {
      ...about,
      questions: [{name: 'experience', label: 'Years of work', unit: 'years'}],
      rule: {kind: 'threshold', question: 'experience', label: 'Experience', atLeast: '3'},
    },
  ],
])('%s', (_, answers) => {
  const files = newCalculator(skeletons, answers);
  const {diagnostics, runs} = compileProject(files);
  expect(diagnostics).toEqual([]);
  expect([...runs.values()]).toMatchObject([{cases: 2}]);
  for (const {text} of files) expect(text).not.toMatch(/example|replace|template|permit|new calculator/i);
  expect(files.map(({path}) => path)).toEqual([
    'calculators/europe/iceland-work-visa-calculator.yaml',
    'calculators/europe/iceland-work-visa-calculator.cases.yaml',
  ]);
});

it.each<[Partial<NewCalculator>, RegExp]>([
  [{id: 'Iceland Work'}, /is not an address/],
  [{rule: {kind: 'threshold', question: 'education', label: 'A', atLeast: '3'}}, /question for a number/],
  [{rule: {kind: 'threshold', question: 'monthlySalary', label: 'A', atLeast: 'three'}}, /'three' is not a figure/],
  [{questions: [salary], rule: {kind: 'points', passMark: '3'}}, /question with options|add one with options/],
])('refuses %j', (answers, message) => {
  const sound: NewCalculator = {...about, questions: [education, salary], rule: {kind: 'points', passMark: '20'}};
  expect(() => newCalculator(skeletons, {...sound, ...answers})).toThrow(message);
});
