/** A calculator's form in the formats of the peers: JSON Schema, the UI schema of JSON Forms, and the JSON of SurveyJS. */
import type {FormField} from '../../../src/engine/language/inputs/index.ts';

/** @throws Error for a field that is neither a number nor a choice */
export function toJsonSchema(title: string, fields: readonly FormField[]): unknown {
  return {title, type: 'object', properties: Object.fromEntries(fields.map((field) => [field.id, toProperty(field)]))};
}

function toProperty(field: FormField): unknown {
  const common = {title: field.label, ...optional('description', field.hint)};
  if ('options' in field)
    return {
      ...common,
      type: 'string',
      oneOf: field.options.map((option) => ({const: option.value, title: option.label})),
    };
  if (field.kind !== 'number' && field.kind !== 'integer') throw new Error(`${field.id} is of kind ${field.kind}.`);
  return {...common, type: field.kind, ...optional('minimum', field.min), ...optional('maximum', field.max)};
}

export function toUiSchema(fields: readonly FormField[]): unknown {
  return {type: 'VerticalLayout', elements: fields.map(({id}) => ({type: 'Control', scope: `#/properties/${id}`}))};
}

/** @throws Error for a field that is neither a number nor a choice */
export function toSurvey(title: string, fields: readonly FormField[]): unknown {
  return {title, elements: fields.map(toSurveyElement), completeText: 'Calculate'};
}

function toSurveyElement(field: FormField): unknown {
  const common = {name: field.id, title: field.label, ...optional('description', field.hint)};
  if ('options' in field) {
    const choices = field.options.map((option) => ({value: option.value, text: option.label}));
    return {...common, type: field.kind === 'yesno' ? 'radiogroup' : 'dropdown', choices};
  }
  if (field.kind !== 'number' && field.kind !== 'integer') throw new Error(`${field.id} is of kind ${field.kind}.`);
  return {...common, type: 'text', inputType: 'number', ...optional('min', field.min), ...optional('max', field.max)};
}

function optional(name: string, value: unknown): Readonly<Record<string, unknown>> {
  return value === undefined ? {} : {[name]: value};
}
