/** One of several options: an input with `options`, or `type: yesno`. */
import {unlinked} from '../definition/sharedUse.ts';
import {text} from '../definition/text.ts';
import {nearMissHint} from '../../diagnostics/nearMiss.ts';
import {call, type Code, js, named, optionData, variable} from '../expression/javascript.ts';
import {choose, isBlank} from '../../runtime/answers.ts';
import {
  either,
  entries,
  list,
  map,
  name as nameOf,
  pattern,
  readAs,
  sentence,
  wordOrFigure,
  words,
} from '../shape/concept.ts';
import {
  isLeftBlank,
  type AnswerReader,
  type BaseField,
  type InputCompiler,
  type Option,
  type SourceInput,
} from './descriptor.ts';
import {no, yes} from '../../words/answers.ts';

export interface ChoiceField extends BaseField {
  readonly kind: 'choice' | 'yesno';
  readonly options: readonly FieldOption[];
  /** Which options the form offers for each value of another input; all of them for a value without a row. */
  readonly offered?: {readonly by: string; readonly rows: Readonly<Record<string, readonly string[]>>};
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** The keys that only a choice has. */
export const choiceKeys = () => ({
  options: either('Option values with their labels, in the order on screen; or the table whose rows they are.', [
    readAs(entries(undefined, optionSchema()), (options): readonly Option[] =>
      options.map(({key, keyPlace, value}) => ({...value, value: key, place: keyPlace})),
    ),
    readAs(tableOfOptions(), unlinked),
  ]),
  order: readAs(
    list(
      'All options from lowest to highest; formulas may then compare them with < and >=.',
      wordOrFigure('An option.'),
    ),
    (options, {place}) => ({options, place}),
  ).optional(),
  offered: map('Which options the form offers, depending on another choice; rules do not depend on it.', {
    by: nameOf('The other choice.'),
    rows: entries(
      'Options of the other choice (a | b), each with the list of options to offer.',
      list('Options offered.', wordOrFigure('An option.')),
    ),
  }).optional(),
});

const tableOfOptions = () =>
  pattern(
    /^[a-z][A-Za-z0-9]*(\.\S.*)?$/,
    'options with their labels, or a table and its column of labels, like goingRates.occupation,',
  ).describe(
    'The table of this definition whose rows are the options, and its column of labels: goingRates.occupation.',
  );

const optionSchema = () =>
  either('The label, or a map with the label and more.', [
    readAs(words(), (label) => ({label, short: undefined, hint: undefined})),
    map(
      'An option.',
      {
        label: words('The text that visitors read.'),
        short: words("The answer within a sentence: a bachelor's degree.").optional(),
        hint: text('One sentence below the option.').optional(),
        was: sentence('Its former value, if it was renamed.').optional(),
      },
      {id: 'option'},
    ),
  ]);

export const choiceInput: InputCompiler = /* @__PURE__ */ choiceCompiler({profileTerms: []});

export const yesnoInput: InputCompiler = /* @__PURE__ */ choiceCompiler({
  options: [
    {value: 'yes', label: yes},
    {value: 'no', label: no},
  ],
  profileTerms: ['jobOffer'],
});

function choiceCompiler(kind: Pick<InputCompiler, 'options' | 'profileTerms'>): InputCompiler {
  return {
    ...kind,
    fieldOf: ({offered}) => ({offered: offered && offeredBy(offered)}),
    type: ({name, options, order}) => ({
      kind: 'choice',
      input: name,
      options: options.map(({value}) => value),
      ...(order === undefined ? {} : {order: order.options.map(({word}) => word)}),
    }),
    readCode: ({name}, answer) => chooseCode(name, answer),
    missingCode: ({name}) => js`${variable(name)} === ""`,
    answered: 'words',
    suggests: 'options',
    answerHint: ({options}, answer) => {
      const values = options.map(({value}) => value);
      return answer === '' || values.includes(answer)
        ? undefined
        : nearMissHint(answer, values, 'Use an option, blank, or a text in quotes to test junk.');
    },
    candidates: ({options}) => ['', ...options.map(({value}) => value)],
  };
}

function offeredBy({by, rows}: NonNullable<SourceInput['offered']>) {
  const options = rows.flatMap(({key, value}) => {
    const offered = value.map(({word}) => word);
    return key.split('|').map((option) => [option.trim(), offered] as const);
  });
  return {by: by.name, rows: Object.fromEntries(options)};
}

export const choiceReader: AnswerReader<ChoiceField> = {
  isMissing: (field, answer) => chosenOption(field, answer) === undefined,
  countedAs: (field, answer) =>
    chosenOption(field, answer) === undefined && !isLeftBlank(field, answer) ? {countedAs: 'notChosen'} : null,
  openReason(field, typed) {
    if (chosenOption(field, typed) !== undefined || isLeftBlank(field, typed)) return null;
    return isBlank(typed) ? 'unanswered' : 'unreadable';
  },
  accepts: ({options}, answer) => options.some(({value}) => value === answer),
  text: (field, answer) => chosenOption(field, answer)?.label,
};

export function isChoiceField(field: BaseField & {readonly kind: string}): field is ChoiceField {
  return field.kind === 'choice' || field.kind === 'yesno';
}

function chosenOption({options}: ChoiceField, answer: unknown): FieldOption | undefined {
  const chosen = choose(
    answer,
    options.map(({value}) => value),
  );
  return options.find(({value}) => value === chosen);
}

/** JavaScript for the chosen option; '' if the answer is not an option. */
export function chooseCode(name: string, answer: Code): Code {
  return call('$choose', [answer, named(optionData('options', name))]);
}
