/** The result of a calculator as JSON Schema: what each key is called, in which unit, and whether programs may compare it. */
import {labelFromName} from '../../engine/language/definition/constant.ts';
import {unitOfMember} from '../../engine/plan/inWords/units.ts';
import {plainNumber} from '../../engine/language/functions/descriptor.ts';
import type {Model} from '../../engine/language/model.ts';
import type {CheckedValue} from '../../engine/language/typed.ts';
import {dialect, type JsonSchema} from '../../engine/published/inputSchema.ts';
import {fieldOf, formulaOf} from '../../engine/language/readValue.ts';
import {stepNamed} from '../../engine/language/references.ts';
import {canStop, resultShape, type ObjectShape, type Shape} from '../interface/shape.ts';

/** `x-unit` of a number is an ISO 4217 code, a plural such as points, or percent. New keys may come, so none is ruled out. */
export function resultSchema(model: Model): JsonSchema {
  const members = new Map(
    model.definition.result.map(({name}) => [
      name,
      {name: `result.${name}`, value: stepNamed(`result.${name}`, model)!.value},
    ]),
  );
  const schema = objectSchema(resultShape(model), members, model);
  return {
    $schema: dialect,
    title: `Result: ${model.definition.title}`,
    ...(canStop(model) ? {anyOf: [schema, {type: 'null'}]} : schema),
  };
}

/** A value with the name under which rules read it: 'result.eligible', 'points.age'. */
interface Member {
  readonly name: string;
  /** Missing for a column of a table. */
  readonly value?: CheckedValue | undefined;
}

function objectSchema({members: shapes}: ObjectShape, members: ReadonlyMap<string, Member>, model: Model): JsonSchema {
  const properties = [...shapes].map(
    ([key, shape]) => [key, propertySchema(key, shape, members.get(key)!, model)] as const,
  );
  return {type: 'object', properties: Object.fromEntries(properties), required: [...shapes.keys()]};
}

function propertySchema(key: string, shape: Shape, member: Member, model: Model): JsonSchema {
  const named = stepNamed(member.name, model)?.named;
  const unit = shape.kind === 'number' ? unitOfMember(member.name, member.value, model) : undefined;
  return {
    title: named?.label ?? labelFromName(key),
    description: [named?.note, meaning[shape.kind]].filter(Boolean).join(' '),
    ...(shape.kind === 'object' ? objectSchema(shape, membersOf(shape, member, model), model) : schemaOf(shape)),
    ...(unit !== undefined && unit !== plainNumber && {'x-unit': unit}),
  };
}

/** The parts of a sum, the keys that a definition writes, or the columns of a table. */
function membersOf(shape: ObjectShape, {name, value}: Member, model: Model): ReadonlyMap<string, Member> {
  const formula = formulaOf(value);
  if (formula?.kind === 'reference')
    return membersOf(shape, {name: formula.name, value: stepNamed(formula.name, model)?.value}, model);
  if (value?.kind === 'parts')
    return new Map(
      value.parts.map((part) => [part.split('.')[1]!, {name: part, value: stepNamed(part, model)?.value}]),
    );
  return new Map([...shape.members.keys()].map((key) => [key, {name: `${name}.${key}`, value: fieldOf(value, key)}]));
}

/** What programs may rely on. */
const meaning: Readonly<Record<Shape['kind'], string>> = {
  number: 'Not rounded, unless the rules round it.',
  boolean: 'Made to be compared.',
  words: 'One of these words, made to be compared.',
  text: 'Words for people, which may change at any time.',
  texts: 'Sentences for people, which may change at any time.',
  stages: 'The steps of a timeline, the first one first. Their names are words for people.',
  day: 'A day, YYYY-MM-DD, or null if there is none.',
  object: 'Several values.',
};

function schemaOf(shape: Exclude<Shape, ObjectShape>): JsonSchema {
  switch (shape.kind) {
    case 'number':
    case 'boolean':
      return {type: shape.kind};
    case 'text':
      return {type: 'string'};
    case 'texts':
      return {type: 'array', items: {type: 'string'}};
    case 'stages':
      return {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: {title: 'Name', description: meaning.text, type: 'string'},
            completed: {title: 'Completed', description: meaning.boolean, type: 'boolean'},
            date: {title: 'Date', description: meaning.day, type: ['string', 'null'], format: 'date'},
          },
          required: ['name', 'completed', 'date'],
        },
      };
    case 'day':
      return {type: ['string', 'null'], format: 'date'};
    case 'words':
      return {type: 'string', enum: shape.words};
  }
}
