import {call} from '../expression/code.ts';
import {number} from '../expression/types.ts';
import {isWhole, noForms, sameUnit, type FunctionDescriptor} from './descriptor.ts';

export const abs: FunctionDescriptor = {
  parameters: ['number'],
  result: (values) => number(values.every(isWhole)),
  emit: (values) => call('Math.abs', values),
  about: 'the number without its sign',
  phrase: '{0}, without its sign',
  explanation: {kind: 'step', line: 'Without its sign', sentence: 'Without its sign, that is {total}.'},
  unit: sameUnit,
  bends: ([value]) => [{value: value!, over: [false, true]}],
  forms: noForms,
  mutant: 'floor',
};
