import {call} from '../expression/code.ts';
import {type TypedExpression, number} from '../expression/types.ts';
import {constantForms, isFixed, type LinearForms} from '../regions/linear.ts';
import {noBreakpoints, sameUnit, type FormsContext, type FunctionDescriptor} from './descriptor.ts';

export const floor: FunctionDescriptor = {
  parameters: ['number'],
  result: () => number(true),
  emit: (values) => call('Math.floor', values),
  about: 'rounded down to a whole number',
  phrase: '{0}, rounded down',
  explanation: {kind: 'step', line: 'Rounded down', sentence: 'Rounded down, that is {total}.'},
  unit: sameUnit,
  breakpoints: noBreakpoints,
  forms: roundedForms(Math.floor),
  mutant: 'ceil',
};

export const ceil: FunctionDescriptor = {
  parameters: ['number'],
  result: () => number(true),
  emit: (values) => call('Math.ceil', values),
  about: 'rounded up to a whole number',
  phrase: '{0}, rounded up',
  explanation: {kind: 'step', line: 'Rounded up', sentence: 'Rounded up, that is {total}.'},
  unit: sameUnit,
  breakpoints: noBreakpoints,
  forms: roundedForms(Math.ceil),
  mutant: 'floor',
};

export const round: FunctionDescriptor = {
  parameters: ['number', 'number'],
  optional: 1,
  result: (values) => number(values.length === 1),
  emit: (values) => call('$round', values),
  about: 'rounded, halves up, to a whole number or to so many decimals',
  phrase: '{0}, rounded',
  explanation: {kind: 'step', line: 'Rounded', sentence: 'Rounded, that is {total}.'},
  unit: sameUnit,
  breakpoints: noBreakpoints,
  forms: roundedForms(Math.round),
  mutant: 'floor',
};

/** Only what does not depend on the answers stays linear when it is rounded. */
function roundedForms(rounded: (value: number) => number) {
  return (values: readonly TypedExpression[], {formsOf}: FormsContext): LinearForms | undefined => {
    const forms = formsOf(values[0]!);
    return values.length === 1 && isFixed(forms)
      ? constantForms(forms.linear.map(({constant}) => rounded(constant)))
      : undefined;
  };
}
