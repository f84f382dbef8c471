import {call} from '../expression/code.ts';
import {number as numberType} from '../expression/types.ts';
import {constantForms} from '../regions/linear.ts';
import {noBreakpoints, noUnit, type FunctionDescriptor} from './descriptor.ts';

export const number: FunctionDescriptor = {
  parameters: ['choice'],
  refuse: ([choice]) => {
    const word = choice?.kind === 'choice' ? choice.options.find((option) => !isNumeral(option)) : undefined;
    return word === undefined ? undefined : {parameters: 'a choice of numerals', found: `a choice with '${word}'`};
  },
  result: () => numberType(false),
  emit: (values) => call('Number', values),
  about: 'the number that a choice of numerals stands for; 0 when not chosen',
  phrase: '{0}',
  explanation: {kind: 'value'},
  unit: noUnit,
  breakpoints: noBreakpoints,
  forms: ([choice]) =>
    choice?.type.kind === 'choice' ? constantForms([0, ...choice.type.options.map(Number)]) : undefined,
  mutant: undefined,
};

function isNumeral(option: string): boolean {
  return /^\d+(\.\d+)?$/.test(option);
}
