/** Changes of a text: each name that it refers to becomes another. */
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import {readText, type Reference} from '../../../engine/definition/text.ts';
import {nextNameOfSameKind} from './names.ts';
import {textMutant, type MutationContext, type Mutant} from './mutant.ts';
import type {Site} from './site.ts';

export function mutateText(context: MutationContext, site: Site<ScalarNode>): readonly Mutant[] {
  const {parts} = readText(site.node, () => undefined);
  return parts
    .filter((part): part is Reference => typeof part !== 'string')
    .flatMap(({formula: {expression, offset}}) => {
      if (expression?.kind !== 'name') return [];
      const other = nextNameOfSameKind(expression.name, context.model);
      if (other === undefined) return [];
      const [start, end] = [offset + expression.start, offset + expression.end];
      return [
        textMutant(context, site, {
          operator: 'reference',
          start,
          end,
          text: other,
          shown: {from: `{${expression.name}}`, to: `{${other}}`},
        }),
      ];
    });
}
