/** The types of a calculator's module in the package: its answers with their options, and its result with its keys. */
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {metadata} from '../../engine/published/metadata.ts';
import type {InputDescription} from '../../engine/results/published.ts';
import type {Model} from '../../engine/language/model.ts';
import {canStop, resultShape, type Shape} from '../interface/shape.ts';

/** The text of `calculators/<id>.d.ts`. */
export function declarationsOf(model: Model, calculator: CompiledCalculator): string {
  const {title, inputs} = metadata(calculator, {today: `${model.definition.dataAsOf}-01`});
  const shape = resultShape(model);
  const result = `Result${canStop(model) ? ' | null' : ''}`;
  return `${comment(title)}import type {Calculation, Day, Explanation, Metadata, On, Stage} from '../types.js';

/** Answers by question; one that is missing, null or cannot be read is reported as open, and what is no question as a problem. */
export interface Answers {
${inputs.map((input) => answerLines(input, '  ')).join('')}}

export interface Result ${typeText(shape, '')}

export declare const id: ${JSON.stringify(model.definition.id)};

/** The result, which answers cannot be used as they are, and which are still open. */
export declare function calculate(answers: Answers, on?: On): Calculation<${result}, keyof Answers>;

/** The result in words, and how it came about. */
export declare function explain(answers: Answers, on?: On): Explanation;

/** Title, source and questions, with the texts and limits of a day. */
export declare function metadata(on?: On): Metadata<keyof Answers>;
`;
}

/** A property with what the question asks: `age?: …`. */
function answerLines(input: InputDescription, indent: string): string {
  return `${comment(aboutInput(input), indent)}${indent}readonly ${keyText(input.id)}?: ${answerType(input, indent)} | null | undefined;\n`;
}

function aboutInput({label, hint, unit, per, min, max, fields}: InputDescription): string {
  const limits = [min === undefined ? '' : `from ${min}`, max === undefined ? '' : `to ${max}`]
    .filter(Boolean)
    .join(' ');
  const counted = [unit ?? '', per === undefined ? '' : `a ${per}`].filter(Boolean).join(' ');
  const details = [counted, limits].filter(Boolean).join(', ');
  const none = fields === undefined ? '' : ' [] says that there are none.';
  return `${ended(label)}${hint === undefined ? '' : ` ${ended(hint)}`}${details === '' ? '' : ` In the rules: ${details}.`}${none}`;
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

function answerType({kind, options = [], fields = []}: InputDescription, indent: string): string {
  switch (kind) {
    case 'number':
    case 'integer':
      return 'number | string';
    case 'date':
      return 'Day';
    case 'text':
      return 'string';
    case 'choice':
    case 'yesno':
      return [...options.flatMap(({value}) => optionTypes(value)), '""'].join(' | ');
    case 'list':
      return `readonly {\n${fields.map((field) => answerLines(field, `${indent}  `)).join('')}${indent}}[] | string`;
  }
}

/** Options such as '9' may also be given as numbers. */
const optionTypes = (value: string): readonly string[] =>
  String(Number(value)) === value ? [JSON.stringify(value), value] : [JSON.stringify(value)];

const names: Readonly<Record<Exclude<Shape['kind'], 'words' | 'object'>, string>> = {
  number: 'number',
  boolean: 'boolean',
  text: 'string',
  texts: 'readonly string[]',
  stages: 'readonly Stage[]',
  day: 'Day | null',
};

function typeText(shape: Shape, indent: string): string {
  if (shape.kind === 'words') return shape.words.map((word) => JSON.stringify(word)).join(' | ');
  if (shape.kind !== 'object') return names[shape.kind];
  const members = [...shape.members].map(
    ([key, member]) => `${indent}  readonly ${keyText(key)}: ${typeText(member, `${indent}  `)};\n`,
  );
  return `{\n${members.join('')}${indent}}`;
}

const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

const comment = (text: string, indent = ''): string => `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;
