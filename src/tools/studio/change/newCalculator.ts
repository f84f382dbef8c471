/**
 * A new calculator from the answers to a few questions: its definition and its cases, in the order of the template of `npm run new`, with
 * nothing of its example left.
 */
import {isCurrency} from '../../../engine/runtime/formats.ts';
import {filledSkeleton} from '../../commands/skeleton.ts';
import type {ProjectFile} from '../protocol.ts';
import type {NewSource} from './figureEdit.ts';
import {writtenFigure} from './writtenFigure.ts';
import {flowText, keyText, scalarText} from './yamlText.ts';

export interface NewCalculator {
  /** The folder: 'europe'. */
  readonly region: string;
  /** The address of its page: 'iceland-work-visa-calculator'. */
  readonly id: string;
  readonly title: string;
  /** What visitors learn, in a sentence. */
  readonly description: string;
  readonly country: string;
  /** The code of the currency of its amounts. */
  readonly currency?: string;
  /** The authority and its page, and what was read. */
  readonly source: NewSource & {readonly name: string; readonly url: string};
  /** YYYY-MM-DD */
  readonly today: string;
  /** In the order of the form; all must be answered. */
  readonly questions: readonly NewQuestion[];
  readonly rule: NewRule;
}

export type NewQuestion = NewChoice | NewNumber;

interface Asked {
  /** As rules name it: 'monthlySalary'. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export interface NewChoice extends Asked {
  readonly options: readonly {
    /** As rules name it: 'masters'. */
    readonly value: string;
    readonly label: string;
    /** What it earns, if points decide: '15'; by default 0. */
    readonly points?: string;
  }[];
}

export interface NewNumber extends Asked {
  /** A currency, or a word in the plural. */
  readonly unit: string;
}

/** What makes somebody eligible: a number that is high enough, or enough points. */
export type NewRule =
  | {readonly kind: 'threshold'; readonly question: string; readonly label: string; readonly atLeast: string}
  | {readonly kind: 'points'; readonly passMark: string};

/** The texts of the template's files, new-calculator.yaml and new-calculator.cases.yaml. */
export interface Skeletons {
  readonly definition: string;
  readonly cases: string;
}

/**
 * The files of the calculator. They compile, and their cases pass; what the check says of them is for the form to show.
 * @throws an Error for people about an answer that cannot be written
 */
export function newCalculator(skeletons: Skeletons, answers: NewCalculator): readonly [ProjectFile, ProjectFile] {
  const {region, id, today} = answers;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new Error(`'${id}' is not an address: write lowercase letters and digits with hyphens in between.`);
  const [definition, cases] = [skeletons.definition, skeletons.cases].map((text) =>
    filledSkeleton(text, id, today, '../../schemas'),
  );
  const path = `calculators/${region}/${id}`;
  const rules =
    answers.rule.kind === 'points' ? pointRules(answers, answers.rule.passMark) : thresholdRules(answers, answers.rule);
  return [
    {path: `${path}.yaml`, text: definitionText(definition!, answers, rules)},
    {path: `${path}.cases.yaml`, text: casesText(cases!, answers, rules)},
  ];
}

/** What differs between the two kinds of rules: lines of the sections, and people on both sides of the limit. */
interface Rules {
  readonly constant: string;
  readonly tables: readonly string[];
  readonly lines: readonly string[];
  readonly result: readonly string[];
  readonly card: readonly string[];
  readonly method: string;
  readonly cases: readonly {
    readonly name: string;
    readonly answers: Readonly<Record<string, string | number>>;
    readonly expect: Readonly<Record<string, unknown>>;
  }[];
}

const isChoice = (question: NewQuestion): question is NewChoice => 'options' in question;

/** Any answer: the first option, or 0. */
const someAnswer = (question: NewQuestion): string | number => (isChoice(question) ? question.options[0]!.value : 0);

const answersWith = (questions: readonly NewQuestion[], answerTo: (question: NewQuestion) => string | number) =>
  Object.fromEntries(questions.map((question) => [question.name, answerTo(question)]));

const number = (written: string): number => Number(written.replaceAll('_', ''));

function thresholdRules(
  {questions}: NewCalculator,
  {question: name, label, atLeast}: Extract<NewRule, {kind: 'threshold'}>,
): Rules {
  const question = questions.find((each) => each.name === name);
  if (question === undefined || isChoice(question))
    throw new Error('The limit is one of a question for a number: choose which.');
  const value = writtenFigure(atLeast, 'figure');
  const shown = isCurrency(question.unit) ? '{limit:amount}' : '{limit:quantity}';
  const enough = (answer: number) => answersWith(questions, (each) => (each === question ? answer : someAnswer(each)));
  return {
    constant: `  limit: ${flowText({label}).replace(/\}$/, '')}, value: ${value}, unit: ${scalarText(question.unit)}}`,
    tables: [],
    lines: ['  reasons:', `    - when: ${name} < limit`, `      say: ${scalarText(`${label}: at least ${shown}.`)}`],
    result: ['  eligible: reasons is empty', '  reasons: reasons'],
    card: ['  - reasons: {title: Why, of: result.reasons}'],
    method: `We compare your answer with the limit of ${shown}.`,
    cases: [
      {name: 'Exactly at the limit', answers: enough(number(value)), expect: {eligible: true, reasons: []}},
      {name: 'One below the limit', answers: enough(number(value) - 1), expect: {eligible: false, reasons: {count: 1}}},
    ],
  };
}

function pointRules({questions}: NewCalculator, passMark: string): Rules {
  const mark = writtenFigure(passMark, 'figure');
  const choices = questions.filter(isChoice);
  if (choices.length === 0) throw new Error('Points are given for the options of a question: add one with options.');
  const pointsOf = ({points = '0'}: NewChoice['options'][number]): string => writtenFigure(points, 'figure');
  const rows = ({options}: NewChoice): string =>
    options.map((option) => `${keyText(option.value)}: ${pointsOf(option)}`).join(', ');
  const best = ({options}: NewChoice) =>
    options.toSorted((one, other) => number(pointsOf(other)) - number(pointsOf(one)))[0]!;
  const worst = ({options}: NewChoice) =>
    options.toSorted((one, other) => number(pointsOf(one)) - number(pointsOf(other)))[0]!;
  const caseOf = (name: string, chosen: (choice: NewChoice) => NewChoice['options'][number]) => {
    const points = choices.reduce((sum, choice) => sum + number(pointsOf(chosen(choice))), 0);
    const answers = answersWith(questions, (each) => (isChoice(each) ? chosen(each).value : 0));
    return {name, answers, expect: {eligible: points >= number(mark), points}};
  };
  return {
    constant: `  passMark: {label: Points needed, value: ${mark}, unit: points}`,
    tables: [
      'sums:',
      '  points:',
      ...choices.map(
        (choice) =>
          `    ${choice.name}: {label: ${scalarText(choice.label.replace(/\?$/, ''))}, by: ${choice.name}, rows: {${rows(choice)}}}`,
      ),
    ],
    lines: [],
    result: ['  eligible: points.total >= passMark', '  points: points.total'],
    card: [
      '  - figure: {label: Total points, of: result.points, unit: points}',
      '  - breakdown: {title: Your points, of: points, unit: points, total: Total}',
    ],
    method: 'We add up your points. You need {passMark:quantity}.',
    cases: [caseOf('The answers with the most points', best), caseOf('The answers with the fewest points', worst)],
  };
}

/** The headings of the template, each with the lines below it: '# ---- The result, by key ---'. */
function sectionsOf(skeleton: string): readonly {readonly heading: string; readonly lines: string}[] {
  return skeleton
    .split(/^(?=# ---- )/m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return {heading, lines: lines.join('\n')};
    });
}

function definitionText(skeleton: string, answers: NewCalculator, rules: Rules): string {
  const [schema = ''] = skeleton.split('\n');
  const kept = (key: string): string => new RegExp(`^${key}: ([^\\s#]+)`, 'm').exec(skeleton)![1]!;
  const {id, title, description, country, currency, source, questions} = answers;
  const bodies: readonly (readonly string[])[] = [
    [
      `id: ${keyText(id)}`,
      `title: ${scalarText(title)}`,
      `description: ${scalarText(description)}`,
      `country: ${scalarText(country)}`,
      ...(currency === undefined ? [] : [`currency: ${currency}`]),
      `source: ${flowText({name: source.name, url: source.url, document: source.document || undefined, section: source.section || undefined})}`,
      ...['dataAsOf', 'reviewBy', 'published'].map((key) => `${key}: ${kept(key)}`),
      `needs: [${questions.map(({name}) => name).join(', ')}]`,
    ],
    ['inputs:', ...questions.flatMap(questionLines)],
    ['constants:', rules.constant],
    rules.tables,
    rules.lines.length === 0 ? [] : ['lines:', ...rules.lines],
    ['result:', ...rules.result],
    [
      'card:',
      '  - verdict:',
      '      - {when: result.eligible, say: Eligible, tone: good}',
      '      - {say: Not eligible, tone: bad}',
      ...rules.card,
    ],
    ['method:', `  - ${scalarText(rules.method)}`],
  ];
  const sections = sectionsOf(skeleton).flatMap(({heading}, index) => {
    const lines = bodies[index] ?? [];
    return lines.length === 0 ? [] : [[heading, ...lines].join('\n')];
  });
  return `${[schema, ...sections].join('\n\n')}\n`;
}

function questionLines(question: NewQuestion): readonly string[] {
  const {name, label, hint} = question;
  const kind = isChoice(question)
    ? [
        '    options:',
        ...question.options.map((option) => `      ${keyText(option.value)}: ${scalarText(option.label)}`),
        '    changes: slowly',
      ]
    : ['    type: number', `    unit: ${scalarText(question.unit)}`, '    changes: freely'];
  return [`  ${name}:`, `    label: ${scalarText(label)}`, ...(hint ? [`    hint: ${scalarText(hint)}`] : []), ...kind];
}

function casesText(skeleton: string, {source, today}: NewCalculator, {cases}: Rules): string {
  const [schema = ''] = skeleton.split('\n');
  const from = [source.document ?? source.name, source.section].filter(Boolean).join(', ');
  const [first] = cases;
  const lines = cases.flatMap(({name, answers, expect}, index) => {
    const differing = Object.fromEntries(
      Object.entries(answers).filter(([input, answer]) => answer !== first!.answers[input]),
    );
    return [
      `  - case: ${scalarText(name)}`,
      '    given: somebody',
      ...(index === 0 || Object.keys(differing).length === 0 ? [] : [`    but: ${flowText(differing)}`]),
      `    expect: ${flowText(expect)}`,
    ];
  });
  return `${[schema, `today: ${today}`, `from: ${scalarText(from)}`, '', 'people:', `  somebody: ${flowText(first!.answers)}`, '', 'cases:', ...lines].join('\n')}\n`;
}
