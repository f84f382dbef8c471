// Does every name that the language allows work wherever a name can stand? With names of JavaScript, of objects, of the emitted modules
// and of what they call, a definition gives what it gives with plain names.
import {describe, expect, it} from 'vitest';
import {readAnswers} from '../../../src/engine/answers/formValues.ts';
import {openShareLink} from '../../../src/engine/answers/openShareLink.ts';
import {shareFragment} from '../../../src/engine/answers/shareLink.ts';
import {provenCompleteness} from '../../../src/engine/answers/verdictProof.ts';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {textOfAll} from '../../../src/engine/program/statements.ts';
import {operatorWords} from '../../../src/engine/language/expression/tokens.ts';
import {labelFromName} from '../../../src/engine/language/definition/constant.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {reservedNames} from '../../../src/engine/check/names.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import {findChanges} from '../../../src/engine/answers/suggestions/findChanges.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {isFull} from '../../samples.ts';
import {compileKitchenSink} from './goodSamples.ts';

const plainNames = {
  number: 'plainNumber',
  date: 'plainDate',
  choice: 'plainChoice',
  second: 'plainSecond',
  list: 'plainList',
  field: 'plainField',
  constant: 'plainConstant',
  dated: 'plainDated',
  words: 'plainWords',
  table: 'plainTable',
  column: 'plainColumn',
  steps: 'plainSteps',
  value: 'plainValue',
  first: 'plainFirst',
  helper: 'plainHelper',
  sum: 'plainSum',
  part: 'plainPart',
  otherPart: 'plainOther',
  lines: 'plainLines',
  result: 'plainResult',
  group: 'plainGroup',
  inner: 'plainInner',
  option: 'plainOption',
  person: 'plainPerson',
};

type Names = typeof plainNames;

/** A definition and its cases, with a name of each kind. */
const filesWith = (name: Names) => ({
  definition: `id: small
title: Small
description: 'Up to {${name.constant}} years.'
country: Atlantis
currency: EUR
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
needs: [{input: ${name.number}, when: ${name.choice} == ${name.option}}]
profile:
  programme: A visa
  needsJobOffer: never
  answers: {${name.number}: age, ${name.choice}: {by: education, rows: {none | school: ${name.option}, vocational | diploma | bachelors | masters | doctorate: fixedOther}}}
inputs:
  ${name.number}: {label: A, short: 'your a', type: integer, unit: days, max: ${name.constant}, changes: freely, suggest: 'Have {answer}'}
  ${name.date}: {label: B, type: date}
  ${name.choice}: {label: C, options: {${name.option}: D, fixedOther: E}, order: [fixedOther, ${name.option}], changes: freely, suggest: 'Choose {answer}'}
  ${name.second}: {label: F, type: yesno, shownWhen: ${name.choice} == fixedOther}
  ${name.list}: {label: G, item: trip, many: 3, each: {${name.field}: {label: H, type: number}, fixedOther: {label: I, options: {${name.option}: J, fixedZ: K}}}}
constants:
  ${name.constant}: {label: L, value: 40}
  ${name.dated}: {label: M, value: [{from: 2024-01-01, value: 3}, {from: 2027-01-01, value: 4}]}
  ${name.words}: some words
tables:
  ${name.table}:
    label: N
    by: ${name.choice}
    rows: {${name.option}: {${name.column}: 5, fixedFee: =${name.constant}}, fixedOther: {${name.column}: 6, fixedFee: [{from: 2024-01-01, value: 7}, {from: 2027-01-01, value: 8}]}, blank: nothing}
  ${name.steps}: {rows: {Begun: {dated: 0, over: 0}, Done: {dated: 9, over: =${name.constant}}}}
values:
  ${name.value}: {label: O, give: '${name.table}.${name.column} + sum(${name.list}, ${name.field}) + count(${name.list}, fixedOther == ${name.option})'}
  ${name.first}: {label: P, first: [{when: ${name.value} > ${name.dated}, say: more}, {say: less}]}
  ${name.helper}: {give: ${name.value} + ${name.dated}, helper: true}
sums:
  ${name.sum}:
    ${name.part}: {label: Q, by: ${name.number}, rows: {under ${name.constant}: 1, ${name.constant}+: 2}}
    ${name.otherPart}: {label: R, give: ${name.helper}}
lines:
  ${name.lines}:
    - {when: ${name.second} == yes, say: 'You have {${name.choice}} and {${name.words}}.', stop: true}
    - {unless: ${name.date} == blank, say: 'It is {${name.date}}.', else: It has no date.}
result:
  ${name.result}: ${name.sum}.total
  ${name.group}: {${name.inner}: ${name.sum}.${name.part}, fixedChosen: {say: '{${name.choice}}'}}
  fixedParts: ${name.sum}.parts
  fixedSaid: ${name.first}
  fixedLines: ${name.lines}
  fixedSteps: stages(${name.steps}, ${name.date}, ${name.number})
card:
  - verdict:
      - {when: result.${name.result} > ${name.constant}, say: Good, tone: good}
      - {when: ${name.first} == more, say: Fair, tone: caution}
      - {say: Bad, tone: bad}
  - figure: {label: S, of: result.${name.result}, outOf: ${name.constant}}
  - breakdown: {title: T, of: ${name.sum}, total: Total}
  - reasons: {title: U, of: ${name.lines}}
  - facts: [{label: V, of: ${name.choice}}, {label: W, of: ${name.date}, missing: none}, {label: X, of: ${name.table}.${name.column}}, {label: Y, of: ${name.first}}]
exceptions:
  - {above: ${name.sum}.total, because: It is so.}
`,
  cases: `today: 2026-06-30
people:
  ${name.person}: {${name.number}: 41, ${name.choice}: ${name.option}}
cases:
  - {case: One, given: ${name.person}, expect: {${name.result}: 10, ${name.group}: {${name.inner}: 2}}, card: {S: 10 (10 / 40)}}
ladders:
  - {given: ${name.person}, vary: ${name.number}, read: ${name.sum}.${name.part}, rows: {39: 1, 40: 2}}
`,
});

const answerSetsWith = (name: Names) => [
  {},
  {[name.number]: '39', [name.choice]: name.option, [name.date]: '2026-03-01'},
  {[name.number]: '12', [name.choice]: 'fixedOther', [name.second]: 'yes', [name.list]: `30,${name.option};5,fixedZ`},
];

const today = '2026-06-30';

/** All that comes out of a definition with these names, as text. */
function outcomeOf(names: Names): string {
  const {definition, cases} = filesWith(names);
  const source = {path: 'atlantis/small.yaml', text: definition};
  const {diagnostics, model, body} = compile(source);
  if (model === undefined || body === undefined) return diagnostics.map(toText).join('\n');
  const calculator = load(body);
  const {fields} = calculator.page(today);
  const results = answerSetsWith(names).map((given) => {
    const answers = readAnswers(fields, given);
    const {result, values, card} = calculator.evaluate(answers, today);
    const explanation = calculator.derive(answers, today) ?? [];
    return {
      answers,
      calculated: calculator.calculate(answers, today),
      result,
      values: values(),
      card: card(),
      explained: explainCard(card(), explanation),
      completeness: provenCompleteness(calculator, fields, given, today),
      changes: findChanges(calculator, fields, answers, today),
      shown: fields.map(({shownWhen, neededWhen}) => [shownWhen?.(answers), neededWhen?.(answers)]),
      opened: openShareLink(shareFragment({fields, answers, rulesHash: ''}), {fields}, ''),
    };
  });
  const project = compileProject([source, {path: 'atlantis/small.cases.yaml', text: cases}], () => ({
    diagnostics,
    model,
    body,
  }));
  // The explanations are what comes of the plan, in which many words of its own are beside the names.
  const {rulesHash: _, cardPlan: __, workings: ___, ...parts} = calculator;
  return JSON.stringify({
    parts,
    page: calculator.page(today),
    documentation: calculator.documentation(today),
    profile: calculator.answersOf?.({age: '30', education: 'school'} as never, () => ''),
    results,
    problems: project.diagnostics.map(({code, message, hint}) => ({code, message, hint})),
    run: [...project.runs.values()],
  });
}

/** What the kitchen sink compiles to, without its texts. */
const emittedCode = textOfAll(compileKitchenSink().body).replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');

/** The names that could be taken for something else: of objects, of JavaScript, of the emitted modules and of the tools. */
const suspects = [
  ...[Object, Array, Function, String, Map, Number].flatMap(({prototype}) => Object.getOwnPropertyNames(prototype)),
  ...Object.getOwnPropertyNames(globalThis),
  ...(
    'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally ' +
    'for from function get if implements import in instanceof interface let new null of package private protected public return set ' +
    'static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
  ...reservedNames,
  ...'related region loadResult ListControl options order labels cuts joint row rows items fields text item'.split(' '),
  ...(emittedCode.match(/(?<!\w)[a-z][A-Za-z0-9]*/g) ?? []),
];
const names = [...new Set(suspects)].filter((name) => /^[a-z][A-Za-z0-9]*$/.test(name));
const places = Object.keys(plainNames) as (keyof Names)[];

/** Places of names that formulas read with another name before them, or not at all. */
const members: readonly string[] = ['column', 'part', 'otherPart', 'result', 'group', 'inner', 'option', 'person'];

/** Names that mean something of their own in a place. */
function isExempt(name: string, place: keyof Names): boolean {
  if (['true', 'false', 'null', 'blank', 'nothing', ...operatorWords].includes(name)) return true;
  if (!members.includes(place) && reservedNames.has(name)) return true;
  switch (place) {
    // In a result with keys of its own, these would make it one value.
    case 'inner':
      return 'when unless give say else first label note by rows otherwise lines helper unit per was'
        .split(' ')
        .includes(name);
    case 'part':
    case 'otherPart':
      return ['total', 'parts'].includes(name);
    // The days from which and until which a row holds.
    case 'column':
      return name === 'from' || name === 'until';
    // A sum called points counts points.
    case 'sum':
      return name === 'points';
    default:
      return false;
  }
}

/** Each place with another name; over all indexes each name stands in each place where it can. */
const namesFrom = (index: number): Names =>
  Object.fromEntries(
    places.map((place, at) => {
      const name = names[(index + at) % names.length]!;
      return [place, isExempt(name, place) ? plainNames[place] : name];
    }),
  ) as Names;

/** A text with the names in place of the plain ones, also where they are labels. */
function renamed(text: string, to: Names): string {
  return places.reduce((changed, place) => {
    const [plain, name] = [plainNames[place], to[place]];
    return changed
      .replaceAll(plain, name)
      .replaceAll(labelFromName(plain), labelFromName(name))
      .replaceAll(labelFromName(plain).toLowerCase(), labelFromName(name).toLowerCase());
  }, text);
}

/** What two texts have where they begin to differ; undefined if they are the same. */
function firstDifference(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 200));
}

const plainOutcome = outcomeOf(plainNames);

describe('every name works in every place', () => {
  it('the plain names compile, and their cases pass', () => {
    expect(plainOutcome).toMatch(/"problems":\[\].*"cases":1,"steps":2/);
  });

  it(`tried with many names, each in ${isFull ? 'every place' : 'one place'}`, () => {
    expect(names.length).toBeGreaterThan(400);
    for (let index = 0; index < names.length; index += isFull ? 1 : places.length) {
      const tried = namesFrom(index);
      expect(firstDifference(outcomeOf(tried), renamed(plainOutcome, tried)), JSON.stringify(tried)).toBe(undefined);
    }
  });

  it('also in the analysis', () => {
    const findings = (tried: Names): string => {
      const {model, diagnostics} = compile({path: 'atlantis/small.yaml', text: filesWith(tried).definition});
      if (model === undefined) return diagnostics.map(toText).join('\n');
      return JSON.stringify(analyse(model).findings.map(({message}) => message));
    };
    const plain = findings(plainNames);
    for (let index = 0; index < names.length; index += isFull ? 10 : 200) {
      const tried = namesFrom(index);
      expect(firstDifference(findings(tried), renamed(plain, tried)), JSON.stringify(tried)).toBe(undefined);
    }
  });
});
