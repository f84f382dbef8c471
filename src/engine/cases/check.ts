/** Names in a cases file: people, inputs, options, result keys and values all exist; days are days. */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import type {Cases, GivenAnswer} from '../definition/cases.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import type {Model} from '../model.ts';

export function checkCases(cases: Cases, model: Model, report: Report): void {
  const {definition} = model;
  const names = definition.inputs.map((input) => input.name);
  const people = cases.people.map((person) => person.name);
  const checkInput = (name: string, place: Place): void => {
    if (!names.includes(name))
      report(diagnose('not-an-input', place, {name}, didYouMean(name, names, 'Only inputs can stand here.')));
  };
  const checkPerson = (given: {name: string; place: Place} | undefined): void => {
    if (given !== undefined && !people.includes(given.name))
      report(
        diagnose(
          'case-unknown-person',
          given.place,
          {name: given.name},
          didYouMean(given.name, people, "Add the answers under 'people:'."),
        ),
      );
  };
  const checkDay = ({day, place}: {day: string; place: Place}): void => {
    if (!isCalendarDay(day)) report(diagnose('not-a-day', place, {value: day}));
  };
  const checkAnswers = (answers: readonly GivenAnswer[]): void => {
    for (const {input, inputPlace, answer, place} of answers) {
      checkInput(input, inputPlace);
      checkOption(input, answer, place, model, report);
    }
  };
  checkDay(cases.today);
  for (const person of cases.people) checkAnswers(person.answers);
  const seen = new Map<string, Place>();
  for (const each of cases.cases) {
    const first = seen.get(each.name);
    if (first !== undefined)
      report(
        diagnose(
          'case-duplicate',
          [
            {...each.place, label: 'again here'},
            {...first, label: 'first here'},
          ],
          {name: each.name},
        ),
      );
    seen.set(each.name, each.place);
    if (each.unreviewed !== undefined) report(diagnose('case-not-reviewed', each.unreviewed, {name: each.name}));
    if (each.today !== undefined) checkDay(each.today);
    checkPerson(each.given);
    checkAnswers(each.but);
    if ((each.expect === undefined || each.expect?.length === 0) && each.verdict === undefined)
      report(diagnose('case-nothing-expected', each.place));
    for (const {key, keyPlace} of each.expect ?? []) checkResultKey(key, keyPlace, model, report);
  }
  for (const ladder of cases.ladders) {
    checkPerson(ladder.given);
    checkInput(ladder.vary.name, ladder.vary.place);
    checkReadable(ladder.read, model, report);
    for (const row of ladder.rows)
      for (const option of row.key.split('|'))
        checkOption(ladder.vary.name, option.trim(), row.keyPlace, model, report);
  }
}

/** A bare word that is no option is a slip; junk is tested in quotes with a space or sign, or on purpose with another kind of input. */
function checkOption(name: string, answer: string, place: Place, model: Model, report: Report): void {
  const input = model.definition.inputs.find((each) => each.name === name);
  const options = input?.options.map((option) => option.value) ?? [];
  const isJunk = place.source.text[place.start] === "'" || place.source.text[place.start] === '"';
  if (options.length === 0 || options.includes(answer) || answer === '' || answer === 'blank' || isJunk) return;
  report(
    diagnose(
      'case-bad-answer',
      place,
      {value: answer, input: name},
      didYouMean(answer, options, 'Use an option, blank, or a text in quotes to test junk.'),
    ),
  );
}

function checkResultKey(key: string, place: Place, model: Model, report: Report): void {
  const keys = model.definition.result.map((named) => named.name);
  if (!keys.includes(key))
    report(diagnose('case-unknown-result', place, {key}, didYouMean(key, keys, `The keys are: ${keys.join(', ')}.`)));
}

function checkReadable({name, place}: {name: string; place: Place}, model: Model, report: Report): void {
  const results = model.definition.result.map((named) => named.name);
  const values = model.steps.map((step) => step.name);
  if (results.includes(name) || values.includes(name)) return;
  report(
    diagnose(
      'unknown-name',
      place,
      {name},
      didYouMean(name, [...results, ...values], 'Read a key of the result, a value, or a part as points.age.'),
    ),
  );
}
