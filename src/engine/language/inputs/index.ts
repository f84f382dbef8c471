/** Every kind of input. A new kind takes a file in this folder, a line in each list here, and a control in the form. */
import {choiceInput, choiceReader, yesnoInput, type ChoiceField} from './choice.ts';
import {dateInput, dateKeys, dateReader, type DateField} from './date.ts';
import type {AnswerReader, InputCompiler} from './descriptor.ts';
import {listCompiler, listReader, type ListField} from './list.ts';
import {integerInput, integerReader, numberInput, numberKeys, numberReader, type NumberField} from './number.ts';
import {textInput, textReader, type TextField} from './text.ts';

/** The compiled field of each kind. */
export interface FieldByKind {
  readonly number: NumberField;
  readonly integer: NumberField;
  readonly date: DateField;
  readonly text: TextField;
  readonly choice: ChoiceField;
  readonly yesno: ChoiceField;
  readonly list: ListField;
}

export type InputKind = keyof FieldByKind;

/** A field of the form, as compiled from an input of the definition. */
export type FormField = FieldByKind[InputKind];

// Without a spread, after which bundles could not leave out the compilers.
export const inputCompilers: Readonly<Record<InputKind, InputCompiler>> = {
  number: numberInput,
  integer: integerInput,
  date: dateInput,
  choice: choiceInput,
  yesno: yesnoInput,
  text: textInput,
  list: /* @__PURE__ */ listCompiler((kind) => inputCompilers[kind as InputKind]),
};

/** The kinds of field that `type` names: a choice has options instead, a list fields. */
export const itemFieldTypes = ['number', 'integer', 'date', 'yesno'] as const;
export const fieldTypes = [...itemFieldTypes, 'text'] as const;

/**
 * The keys of a definition that only some kinds have; those of a choice are separate. A function, as in each kind's
 * file: calls at the top level would stay in bundles.
 */
export const fieldKeys = () => ({...numberKeys(), ...dateKeys()});

const answerReaders: {readonly [Kind in InputKind]: AnswerReader<FieldByKind[Kind]>} = {
  number: numberReader,
  integer: integerReader,
  date: dateReader,
  text: textReader,
  choice: choiceReader,
  yesno: choiceReader,
  list: /* @__PURE__ */ listReader((field) => readerOf(field)),
};

export function readerOf({kind}: FormField): AnswerReader<FormField> {
  // The type of `answerReaders` guarantees that a reader only gets fields of its kind.
  return answerReaders[kind] as AnswerReader<FormField>;
}
