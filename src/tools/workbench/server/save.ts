/** 'Save this as a case': into the file beside the definition, marked as not reviewed. */
import {join} from 'node:path';
import {saveCases} from '../../commands/saveCase.ts';
import {casesBeside} from '../../../engine/project/files.ts';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CaseToSave, Saved} from '../data.ts';
import type {Entry} from './library.ts';

const LONGEST_NAME = 200;

/** @param given what a page sent; the result is worked out here */
export function save(given: unknown, {source, casesSource, sound}: Entry, root: string): Saved {
  if (!isCaseToSave(given)) return refused('A case has a name, answers and a day.');
  const name = given.name.trim();
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    return refused(`Say in one line what the case shows, in at most ${LONGEST_NAME} characters.`);
  if (sound === undefined) return refused('Mend the errors of the definition first.');
  if (casesSource === undefined) return refused(`There is no ${casesBeside(source.path)} yet.`);
  if (sound.cases === undefined) return refused('Mend the errors of the cases first.');
  const unknown = Object.keys(given.answers).filter(
    (input) => !sound.model.definition.inputs.some((each) => each.name === input),
  );
  if (unknown.length > 0) return refused(`There is no input '${unknown[0]}'.`);
  const answers = Object.fromEntries(Object.entries(given.answers).filter(([, answer]) => answer !== ''));
  const result = sound.calculator.calculate(answers, given.today);
  const names = sound.cases.read.cases.map((each) => each.name);
  if (
    names.includes(name) ||
    saveCases(join(root, casesSource.path), [{name, answers, today: given.today, result}]) === 0
  )
    return refused(`There is a case '${name}' already.`);
  return {
    saved: true,
    message: `Saved in ${casesSource.path}. Write beside 'from:' where the result can be looked up.`,
  };
}

function isCaseToSave(given: unknown): given is CaseToSave {
  if (typeof given !== 'object' || given === null) return false;
  const {name, answers, today} = given as Partial<Record<keyof CaseToSave, unknown>>;
  return (
    typeof name === 'string' &&
    typeof today === 'string' &&
    isCalendarDay(today) &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  );
}

function refused(message: string): Saved {
  return {saved: false, message};
}
