/** Which parts of a schema apply to what an editor wrote: its `if` is decided as a validator would. */
import type {Node} from '../../../engine/yaml/node.ts';
import type {JsonSchema} from '../../../engine/shape/jsonSchema.ts';

/** The schema itself and those that it adds for this value. */
export function schemasFor(node: Node, schema: JsonSchema): readonly JsonSchema[] {
  const chosen = schema.if === undefined ? [] : [fits(node, schema.if) ? schema.then : schema.else];
  const further = [...(schema.allOf ?? []), ...chosen].filter((each) => each !== undefined);
  return [schema, ...further.flatMap((each) => schemasFor(node, each))];
}

/** Only what the conditions of the language's own schemas ask for. */
function fits(node: Node, {type, required, items, minItems, anyOf}: JsonSchema): boolean {
  const isType = type === undefined || [type].flat().includes(typeOf(node));
  const has = (key: string) => node.kind === 'map' && node.entries.some((entry) => entry.key === key);
  const ofItems = node.kind === 'list' ? node.items : [];
  return (
    isType &&
    (required ?? []).every(has) &&
    (items === undefined || ofItems.every((item) => fits(item, items))) &&
    (minItems === undefined || ofItems.length >= minItems) &&
    (anyOf === undefined || anyOf.some((each) => fits(node, each)))
  );
}

function typeOf(node: Node): string {
  if (node.kind === 'list') return 'array';
  if (node.kind === 'map') return 'object';
  return node.value === null ? 'null' : typeof node.value;
}
