/** Checks the names, days and answers in the cases of a definition, and notes what they name. */
import {diagnose, repeated, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {asAnswer, type Case, type Cases, type GivenAnswer} from '../language/definition/cases.ts';
import {answersIn} from './caseAnswers.ts';
import {cardLabels} from './cardTexts.ts';
import {withItemFields, type Input} from '../language/definition/input.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import {fieldOfItem} from '../language/inputs/list.ts';
import type {Model} from '../language/model.ts';
import {rulesNamed} from '../results/rulesNamed.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {parseItems} from '../runtime/items.ts';
import {resultKeys, type ResultKeys} from './resultKeys.ts';
import {memberOf, stepNamed, stepOf} from '../language/references.ts';
import {entriesOf, textOf, type Entry, type Node} from '../language/yaml/node.ts';

/** Receives the names of the definition in a cases file. */
type NoteName = (place: Place, name: string, owner?: string) => void;

/**
 * Reports unknown names, impossible days, and answers that the rules cannot read.
 * @param note receives every name that the definition has, too
 */
export function checkCases(cases: Cases, model: Model, report: Report, note: NoteName = () => undefined): void {
  const inputs = model.definition.inputs.map(({name}) => name);
  const people = cases.people.map(({name}) => name);
  const resultsWithKeys = resultKeys(model);
  const results = [...resultsWithKeys.keys()];
  const labels = cardLabels(model);
  const checkInput = (name: string, place: Place): void => {
    if (inputs.includes(name)) return note(place, name);
    report(diagnose('not-an-input', place, {name}, nearMissHint(name, inputs, 'Only inputs are allowed here.')));
  };
  const checkPerson = (given: Case['given']): void => {
    if (given === undefined || people.includes(given.name)) return;
    const hint = nearMissHint(given.name, people, "Add the answers under 'people:'.");
    report(diagnose('case-unknown-person', given.place, {name: given.name}, hint));
  };
  const checkDay = ({day, place}: Cases['today']): void => {
    if (!isCalendarDay(day)) report(diagnose('not-a-day', place, {value: day}));
  };
  const checkRules = (rules: Cases['rules']): void => {
    if (rules !== undefined && rulesNamed(rules.word) === undefined)
      report(diagnose('not-rules', rules.place, {value: rules.word}));
  };
  const checkAnswers = (answers: readonly GivenAnswer[]): void => {
    for (const given of answers) {
      const {input: name, inputPlace, items, answer, place} = given;
      checkInput(name, inputPlace);
      const input = model.definition.inputs.find((candidate) => candidate.name === name);
      if (items === undefined) checkAnswer(input, answer, place, report, note);
      else if (input !== undefined) checkItems(input, given, report, note);
    }
  };
  const checkVaried = (input: string, rows: readonly Pick<Entry, 'key' | 'keyPlace'>[]): void => {
    const varied = model.definition.inputs.find(({name}) => name === input);
    for (const row of rows)
      for (const answer of answersIn(row)) checkAnswer(varied, asAnswer(answer), row.keyPlace, report, note);
  };
  checkDay(cases.today);
  checkRules(cases.rules);
  for (const {answers} of cases.people) checkAnswers(answers);
  const placesByName = new Map<string, Place>();
  for (const {name, place, unreviewed, today, rules, given, but, expect, verdict, card} of cases.cases) {
    const first = placesByName.get(name);
    if (first !== undefined) report(diagnose('case-duplicate', repeated(place, first), {name}));
    placesByName.set(name, place);
    if (unreviewed !== undefined) report(diagnose('case-not-reviewed', unreviewed, {name}));
    if (today !== undefined) checkDay(today);
    checkRules(rules);
    checkPerson(given);
    checkAnswers(but);
    if ((expect === undefined || expect?.length === 0) && verdict === undefined && card === undefined)
      report(diagnose('case-nothing-expected', place));
    checkExpected(expect ?? [], resultsWithKeys, '', report);
    noteExpected(expect ?? [], resultsWithKeys, 'result', model, note);
    for (const {key, keyPlace} of card ?? []) {
      if (labels.includes(key)) continue;
      const hint = nearMissHint(key, labels.texts, `The labels and headings are: ${labels.texts.join(', ')}.`);
      report(diagnose('case-unknown-label', keyPlace, {key}, hint));
    }
  }
  const readable = [...results, ...model.steps.map(({name}) => name)];
  for (const {given, but, today, rules, vary, read, rows} of cases.ladders) {
    if (today !== undefined) checkDay(today);
    checkRules(rules);
    checkPerson(given);
    checkAnswers(but);
    for (const {name, place} of vary) checkInput(name, place);
    if (!readable.includes(read.name)) {
      const hint = nearMissHint(read.name, readable, 'Read a key of the result, a value, or a part as points.age.');
      report(diagnose('unknown-name', read.place, {name: read.name}, hint));
    } else noteRead(read.name, read.place, results, note);
    for (const {value} of rows) noteValue(value, read.name, model, note);
    const [down, across] = vary;
    checkVaried(down!.name, rows);
    for (const {key, keyPlace, value} of across === undefined ? [] : rows) {
      if (value.kind !== 'map') report(diagnose('row-not-a-map', keyPlace, {row: key}));
      checkVaried(across!.name, entriesOf(value));
    }
  }
}

/**
 * Reports keys that the result, or a value in it, does not have.
 * @param owner of the keys: '' for the result, 'fee.' for its value 'fee'
 */
function checkExpected(expected: readonly Entry[], known: ResultKeys, owner: string, report: Report): void {
  for (const {key, keyPlace, value} of expected) {
    if (!known.has(key)) {
      const names = [...known.keys()];
      const hint = nearMissHint(key, names, `The keys are: ${names.join(', ')}.`);
      report(diagnose('case-unknown-result', keyPlace, {key: `${owner}${key}`}, hint));
    }
    const inner = known.get(key);
    const entries = entriesOf(value);
    if (
      inner !== undefined &&
      !isTest(
        entries.map((entry) => entry.key),
        inner,
      )
    )
      checkExpected(entries, inner, `${owner}${key}.`, report);
  }
}

/** Notes the keys of an expected result, the columns and parts of its values, and the options and words that it expects. */
function noteExpected(
  expected: readonly Entry[],
  known: ResultKeys,
  owner: string,
  model: Model,
  note: NoteName,
): void {
  for (const {key, keyPlace, value} of expected) {
    if (!known.has(key)) continue;
    const name = `${owner}.${key}`;
    note(keyPlace, key, owner);
    if (value.kind === 'map') noteExpected(value.entries, known.get(key) ?? new Map(), name, model, note);
    else noteValue(value, name, model, note);
  }
}

/** Notes an expected value that is an option of the choice, or one of the words, that the value `name` gives. */
function noteValue(expected: Node, name: string, model: Model, note: NoteName): void {
  for (const {value} of entriesOf(expected)) noteValue(value, name, model, note);
  const step = stepOf(name, model) ?? stepNamed(`result.${name}`, model);
  const word = textOf(expected) ?? '';
  if (step === undefined || word === '') return;
  const member = name.startsWith(`${step.name}.`) ? memberOf(name, step) : '';
  const whole = step.value.type;
  const type = member !== '' && whole.kind === 'group' ? whole.members.get(member) : whole;
  if (type?.kind === 'choice' && type.options.includes(word)) note(expected.place, word, type.input);
  if (type?.kind === 'text' && type.words?.includes(word) === true)
    note(expected.place, word, member === '' ? step.name : `${step.name}.${member}`);
}

/** @param name of a key of the result, a value, or a part of a sum: points.age */
function noteRead(name: string, place: Place, results: readonly string[], note: NoteName): void {
  const [owner = '', member] = name.split('.');
  if (member !== undefined) {
    note(place, member, owner);
    if (owner !== 'result') note(place, owner);
  } else if (results.includes(name)) note(place, name, 'result');
  else note(place, name);
}

/** Whether keys say what a value must be like, as in `{count: 5}`, unless it has a key of that name. */
function isTest([only, ...others]: readonly string[], known: ResultKeys): boolean {
  return others.length === 0 && (only === 'count' || only === 'contains') && !known.has(only);
}

/** Reports an answer that the rules cannot read, unless it is in quotes: that tests how they handle junk. */
function checkAnswer(input: Input | undefined, answer: string, place: Place, report: Report, note: NoteName): void {
  for (const {options, name} of input === undefined ? [] : withItemFields([input])) {
    const isItem = input!.each !== undefined;
    const words = isItem ? parseItems(answer).flat() : [answer];
    for (const {value} of options) if (words.includes(value)) note(place, value, name);
  }
  const isQuoted = /['"]/.test(place.source.text.charAt(place.start));
  if (input === undefined || (isQuoted && !needsQuotes(input, answer))) return;
  const hint = inputCompilers[input.type].answerHint?.(input, answer);
  if (hint !== undefined) report(diagnose('case-bad-answer', place, {value: answer, input: input.name}, hint));
}

/** Whether quotes say nothing: in braces the commas of a list need them. One with too many items tests just that. */
function needsQuotes({type, many = 0}: Input, answer: string): boolean {
  return type === 'list' && parseItems(answer).length <= many;
}

/** Reports fields that an item of the list does not have, answers that the rules cannot read, and too many items. */
function checkItems(input: Input, {items = [], place}: GivenAnswer, report: Report, note: NoteName): void {
  const {name, each, many = 0} = input;
  if (each === undefined) return report(diagnose('case-items-of-no-list', place, {input: name}));
  const names = each.map((field) => fieldOfItem(field.name));
  for (const {field, fieldPlace, answer, place: answerPlace} of items.flat()) {
    if (names.includes(field)) {
      note(fieldPlace, field, name);
      checkAnswer(each[names.indexOf(field)], answer, answerPlace, report, note);
    } else {
      const hint = nearMissHint(field, names, `Its fields are: ${names.join(', ')}.`);
      report(diagnose('case-unknown-field', fieldPlace, {field, input: name}, hint));
    }
  }
  if (items.length > many)
    report(diagnose('case-too-many-items', place, {input: name, count: String(items.length), many: String(many)}));
}
