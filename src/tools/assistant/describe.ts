/** A calculator in words, for an assistant that is about to ask its questions. */
import type {CompiledCalculator} from '../../engine/program/module.ts';
import type {RuleList} from '../../engine/plan/inWords/texts.ts';
import {metadata} from '../../engine/published/metadata.ts';
import type {InputDescription} from '../../engine/results/published.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Reply} from './reply.ts';

/** @param hasRules whether to list all rules */
export function describe(calculator: CompiledCalculator, today: CalendarDay, hasRules: boolean): Reply {
  const {title, description, country, inputs} = metadata(calculator, {today});
  const {method, assumptions, rules} = calculator.documentation(today);
  const {fields} = calculator.page(today);
  const questions = inputs.flatMap((input, index) => questionLines(input, fields[index]!.shownWhen === undefined));
  return {
    text: [
      title,
      description,
      ...section('Questions', questions),
      ...section('How the result is worked out', method),
      ...section('What is assumed', assumptions.map(bullet)),
      ...(hasRules ? rules.flatMap(ruleLines) : []),
    ].join('\n'),
    data: {description, country, questions: inputs, method, assumptions, ...(hasRules && {rules})},
  };
}

/** @param asked whether the form always asks it */
function questionLines(input: InputDescription, asked = true): readonly string[] {
  const {id, label, hint, kind, required, optional, matters, options = [], fields = []} = input;
  const {unit, per, min, max, many, default: usual} = input;
  const facts = [
    kind === 'choice' ? 'one option' : kind,
    ...(unit === undefined ? [] : [per === undefined ? unit : `${unit} a ${per}`]),
    ...(min === undefined ? [] : [`from ${min}`]),
    ...(max === undefined ? [] : [`up to ${max}`]),
    ...(many === undefined ? [] : [`at most ${many} objects of ${fields.map((field) => field.id).join(', ')}`]),
    ...(usual === undefined ? [] : [`${usual} is used if it is open`]),
    ...(required === true ? ['required'] : required === 'sometimes' ? ['required with certain other answers'] : []),
    ...(optional ? ['can stay open'] : []),
    ...(matters ? [] : ['changes nothing']),
    ...(asked ? [] : ['asked only with certain other answers']),
  ];
  return [
    `- ${id}: ${label} (${facts.join('; ')})${hint === undefined ? '' : ` ${hint}`}`,
    ...options.map((option) => `    ${option.value}: ${option.label}`),
    ...fields.flatMap((field) => questionLines(field)).map((line) => `    ${line}`),
  ];
}

const bullet = (text: string): string => `- ${text}`;

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

function ruleLines({title, rows, note}: RuleList): readonly string[] {
  const lines = rows.map(({label, when, texts, note: rowNote}) => {
    const condition = when === undefined ? '' : ` (${when})`;
    return bullet(`${label}${condition}: ${[...texts, ...(rowNote === undefined ? [] : [rowNote])].join('; ')}`);
  });
  return section(title, [...lines, ...(note === undefined ? [] : [note])]);
}
