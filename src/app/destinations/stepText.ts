/** What a destination still needs, in words: 'Get a job offer there that pays at least €43,800 a year'. */
import {ownValue} from '../../engine/language/ownValue.ts';
import type {Variable} from '../../engine/program/module.ts';
import {isChoiceField} from '../../engine/language/inputs/choice.ts';
import {listOfChoices} from '../../engine/runtime/formats.ts';
import {educationLevels, type EducationLevel, type LanguageLevel} from '../../engine/runtime/profile.ts';
import * as words from '../words/destinationList.ts';
import {language as languageNames} from '../words/destinations.ts';
import type {ServedProfile} from '../calculators/servedCalculator.ts';
import {fill} from '../../engine/runtime/message.ts';
import type {Destination} from './findDestinations.ts';
import type {Step} from './match.ts';
import type {OpenAnswer} from './openAnswers.ts';
import type {Profile} from './profile.ts';
import type {ProfileChange} from './profileChanges.ts';
import {uncapitalized} from '../../engine/runtime/english.ts';

/** More options than this are counted, not listed. */
const MAX_LISTED = 4;

const {step: text} = words;

export function stepText(step: Step, {calculator, profile}: Destination): string {
  switch (step.kind) {
    case 'job':
      return step.salary === undefined
        ? text.job
        : fill(text.jobThatPays, {amount: {number: step.salary, unit: profile.currency}});
    case 'change':
      return changeText(step.change, profile.currency);
    case 'slow':
      return slowText(step.changes, profile);
    case 'answer':
      return answerText(step.need, calculator);
    case 'questions':
      return fill(text.questions, {questions: step.labels.join(' · ')});
    case 'age':
      return text.age;
    case 'also':
      return fill(text.also, {what: step.text});
  }
}

function changeText({term, to}: ProfileChange, currency: string): string {
  switch (term) {
    case 'jobOffer':
      return text.job;
    case 'salary':
    case 'income':
    case 'savings':
      return fill(text[term], {amount: {number: Number(to), unit: currency}});
    case 'experience':
      return fill(text.experience, {years: {number: Number(to), unit: 'years'}});
    case 'education':
      return fill(text.education, {level: words.educationNeeded[to as EducationLevel]});
    default:
      return fill(text.language, {language: languageNames[term], level: words.levelNeeded[to as LanguageLevel]});
  }
}

/** An age at which, and a number of levels for which, nobody is told to study. */
const TOO_FAR = {age: 50, levels: 2};

/** 'Not possible without a PhD and at least 5 years of work experience' */
function slowText(changes: readonly ProfileChange[], {age, education}: Profile): string {
  const levelOf = (level: string): number => educationLevels.findIndex((each) => each === level);
  const isTooFar = changes.some(
    ({term, to}) =>
      term === 'education' && (Number(age) >= TOO_FAR.age || levelOf(to) - levelOf(education) > TOO_FAR.levels),
  );
  if (isTooFar) return text.tooFar;
  const needed = changes.map(({term, to}) =>
    term === 'education'
      ? words.educationNeeded[to as EducationLevel]
      : fill(text.slowExperience, {years: {number: Number(to), unit: 'years'}}),
  );
  return fill(text.slow, {what: needed.reduce((one, other) => fill(text.and, {one, other}))});
}

/** In the definition's words for suggestions, if it has some for the question; nobody can change a fixed answer. */
function answerText({input, enough}: OpenAnswer, {programme, variables, shortNames}: ServedProfile): string {
  const whom = programme.forWhom?.[input.id];
  if (whom !== undefined) return whom;
  const variable = variables.find(({id}) => id === input.id);
  const suggest = variable?.suggest;
  if (!('options' in enough) || !isChoiceField(input)) {
    const minimum = 'minimum' in enough ? enough.minimum : 0;
    const answer = fill(text.atLeast, {minimum: {number: minimum, unit: 'unit' in input ? input.unit : undefined}});
    if (typeof suggest === 'string') return fill(suggest, {answer});
    return fill(text.named, {name: shortNames[input.id] ?? uncapitalized(input.label), answer});
  }
  const {options} = enough;
  if (typeof suggest === 'object') {
    const texts = options.flatMap((option) => ownValue(suggest, option) ?? []);
    if (texts.length === options.length) return texts[0]!;
  }
  if (typeof suggest === 'string') return fill(suggest, {answer: optionsText(options, input, variable)});
  if (options.length > MAX_LISTED)
    return fill(text.oneOfMany, {
      name: shortNames[input.id] ?? uncapitalized(input.label),
      count: String(options.length),
    });
  const labels = input.options.filter(({value}) => options.includes(value)).map(({label}) => label);
  const answer = listOfChoices(labels.map((option) => fill(text.quoted, {option})));
  return fill(text.onlyIf, {answer, question: input.label});
}

/** 'technology or design'; of levels, the lowest. */
function optionsText(
  options: readonly string[],
  input: Extract<OpenAnswer['input'], {readonly kind: 'choice' | 'yesno'}>,
  variable: Variable | undefined,
): string {
  const choice = variable?.kind === 'choice' ? variable : undefined;
  const nameOf = (value: string): string =>
    ownValue(choice?.short, value) ?? input.options.find((option) => option.value === value)?.label ?? value;
  if (choice?.ordered) {
    const lowest = choice.options.find((option) => options.includes(option))!;
    const isHighest = lowest === choice.options.at(-1);
    return isHighest ? nameOf(lowest) : fill(text.orHigher, {level: nameOf(lowest)});
  }
  return options.length > MAX_LISTED
    ? fill(text.orOthers, {option: nameOf(options[0]!), count: options.length - 1})
    : listOfChoices(options.map(nameOf));
}
