/** The questions of a calculator as the peers take them: as JSON Schema, and as the JSON of SurveyJS. */
import type {FormField} from '../../../src/engine/inputs/index.ts';

/** Questions with numbers, options, yes and no; any other is not in what is compared. */
export function asJsonSchema(title: string, inputs: readonly FormField[]): unknown {
  return {title, type: 'object', properties: Object.fromEntries(inputs.map((input) => [input.id, propertyOf(input)]))};
}

function propertyOf(input: FormField): unknown {
  const {label: title, hint} = input;
  const common = {title, ...(hint === undefined ? {} : {description: hint})};
  if ('options' in input)
    return {
      ...common,
      type: 'string',
      oneOf: input.options.map((option) => ({const: option.value, title: option.label})),
    };
  if (input.kind !== 'number' && input.kind !== 'integer') throw new Error(`${input.id} is ${input.kind}.`);
  return {...common, type: input.kind, ...limitsOf('minimum', input.min), ...limitsOf('maximum', input.max)};
}

/** Where each field stands, for JSON Forms. */
export function asLayout(inputs: readonly FormField[]): unknown {
  return {type: 'VerticalLayout', elements: inputs.map(({id}) => ({type: 'Control', scope: `#/properties/${id}`}))};
}

export function asSurvey(title: string, inputs: readonly FormField[]): unknown {
  return {title, elements: inputs.map(elementOf), completeText: 'Calculate'};
}

function elementOf(input: FormField): unknown {
  const common = {name: input.id, title: input.label, ...(input.hint === undefined ? {} : {description: input.hint})};
  if ('options' in input) {
    const choices = input.options.map((option) => ({value: option.value, text: option.label}));
    return {...common, type: input.kind === 'yesno' ? 'radiogroup' : 'dropdown', choices};
  }
  if (input.kind !== 'number' && input.kind !== 'integer') throw new Error(`${input.id} is ${input.kind}.`);
  return {...common, type: 'text', inputType: 'number', ...limitsOf('min', input.min), ...limitsOf('max', input.max)};
}

function limitsOf(name: string, value: number | undefined): Readonly<Record<string, number>> {
  return value === undefined ? {} : {[name]: value};
}
