/** What a calculator is and asks, as plain data. */
import type {CompiledCalculator} from '../program/module.ts';
import type {Page} from '../plan/inWords/texts.ts';
import type {BaseField} from '../language/inputs/descriptor.ts';
import type {FormField} from '../language/inputs/index.ts';
import {dayOf} from './answers.ts';
import type {InputDescription, Metadata, On} from '../results/published.ts';

type Described = Pick<CompiledCalculator, 'page' | 'rulesHash' | 'changesOn' | 'sources'>;

/**
 * With the texts and limits of a day, since they may name figures that change.
 * @throws a RangeError if `today` is not a day of the calendar
 */
export function metadata({page, rulesHash, changesOn, sources}: Described, on?: On): Metadata {
  const {id, title, description, country, currency, dataAsOf, checked, fields, needs, disclaimer} = page(dayOf(on));
  return {
    id,
    title,
    description,
    country,
    ...(currency !== undefined && {currency}),
    sources,
    dataAsOf,
    ...(checked !== undefined && {checked}),
    rulesHash,
    changesOn,
    inputs: fields.map((field) => describeInput(field, needs)),
    ...(disclaimer !== undefined && {disclaimer}),
  };
}

/** A field of any kind, with the properties that only some kinds have. */
interface AnyField
  extends BaseField, Pick<InputDescription, 'options' | 'offered' | 'unit' | 'per' | 'min' | 'max' | 'step' | 'many'> {
  readonly kind: FormField['kind'];
  readonly whenZero?: number;
  readonly each?: readonly AnyField[];
}

/** @param needs ids of the required inputs */
function describeInput(field: AnyField, needs: Page['needs']): InputDescription {
  const {id, label, hint, kind, optional = false, unused, neededWhen} = field;
  const {options, offered, unit, per, min, max, step, whenZero, many, each} = field;
  return {
    id,
    label,
    ...(hint !== undefined && {hint}),
    kind,
    required: needs.includes(id) && (neededWhen === undefined || 'sometimes'),
    optional,
    matters: !unused,
    ...(options !== undefined && {options}),
    ...(offered !== undefined && {offered}),
    ...(unit !== undefined && {unit}),
    ...(per !== undefined && {per}),
    ...(min !== undefined && {min}),
    ...(max !== undefined && {max}),
    ...(step !== undefined && {step}),
    ...(whenZero !== undefined && {default: whenZero}),
    ...(many !== undefined && {many}),
    ...(each !== undefined && {fields: each.map((inner) => describeInput(inner, []))}),
  };
}
