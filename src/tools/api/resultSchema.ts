/** The result of a calculator as JSON Schema. */
import {dialect, type JsonSchema} from '../../engine/published/inputSchema.ts';
import type {Model} from '../../engine/model.ts';
import {canStop, resultShape, type Shape} from '../package/shape.ts';

export function resultSchema(model: Model): JsonSchema {
  const schema = schemaOf(resultShape(model));
  return {$schema: dialect, ...(canStop(model) ? {anyOf: [schema, {type: 'null'}]} : schema)};
}

function schemaOf(shape: Shape): JsonSchema {
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
          properties: {name: {type: 'string'}, completed: {type: 'boolean'}, date: {type: ['string', 'null']}},
          required: ['name', 'completed', 'date'],
        },
      };
    case 'day':
      return {type: ['string', 'null'], format: 'date'};
    case 'words':
      return {type: 'string', enum: shape.words};
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries([...shape.members].map(([key, member]) => [key, schemaOf(member)])),
        required: [...shape.members.keys()],
        additionalProperties: false,
      };
  }
}
