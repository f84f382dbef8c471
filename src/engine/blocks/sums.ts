/** The two kinds that show the parts of a sum with its total. */
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import type {Context} from '../check/context.ts';
import {formula, placeOf, type Formula} from '../language/definition/formula.ts';
import {named, readAs, sentence} from '../language/shape/concept.ts';
import type {Concept} from '../language/shape/readNode.ts';
import type {Entry} from '../language/yaml/node.ts';
import {errorExpression} from '../language/expression/scope.ts';
import {errorType} from '../language/expression/types.ts';
import type {TypedExpression, CheckedText} from '../language/typed.ts';
import {block, text, title, unit, type BlockDescriptor, type Check, type ItemContents} from './block.ts';

/** The name of a sum. */
const sum: Concept<Check<string | undefined>> = readAs(
  formula('The name of the sum to show.'),
  (source) => (context) => checkSumName(source, context),
);

const totalLabel = text('The label of the total, by which explanations call the sum too.');

/** Points by category: every part, with the maximum that its rules allow. */
export const breakdown: BlockDescriptor = block({
  description: 'The parts of a sum, as points by category.',
  question: 'values',
  keys: {title, of: sum, unit, total: totalLabel},
  contents: (values, context) => ({
    heading: values.title,
    ...sumItems(values.of, values.total, {unit: values.unit, showsMaximum: values.unit === 'points'}, context),
  }),
});

/** The persons whom parts are for. */
const whom = named(
  'Whom parts are for, by their names: “Your spouse or partner”. All others are for the person who asks, and the card adds up what each person costs.',
  sentence('The person.'),
);

/** Amounts that add up; parts that are 0 are left out. */
export const fees: BlockDescriptor = block({
  description: 'The parts of a sum, as amounts that add up.',
  question: 'values',
  keys: {title, of: sum, total: totalLabel, for: whom.optional()},
  contents: (values, context) => ({
    heading: values.title,
    hidesZeros: true,
    ...sumItems(values.of, values.total, {unit: 'money'}, context, values.for),
  }),
});

/** The parts of a sum as items, and its total; without a name, which is reported, only a total of type 'error'. */
function sumItems(
  name: string | undefined,
  label: CheckedText,
  shown: Pick<ItemContents, 'unit' | 'showsMaximum'>,
  {definition, scope, report, noteUses}: Context,
  persons: readonly Entry<string>[] = [],
): {readonly items: readonly ItemContents[]; readonly total: ItemContents} {
  const parts = definition.sums.find((candidate) => candidate.name === name)?.parts ?? [];
  const member = (key: string): TypedExpression =>
    name === undefined
      ? errorExpression
      : {kind: 'reference', name: `${name}.${key}`, type: scope.typeOfMember(name, key) ?? errorType};
  const names = parts.map((part) => part.name);
  for (const {key, keyPlace} of persons)
    if (name === undefined) continue;
    else if (names.includes(key)) noteUses?.name(keyPlace, key, name);
    else report('unknown-column', keyPlace, {owner: name, name: key, names: names.join(', ')});
  return {
    items: parts.map((part) => {
      const person = persons.find(({key}) => key === part.name)?.value;
      return {label: [part.label], value: member(part.name), ...shown, ...(person !== undefined && {person})};
    }),
    total: {label, value: member('total'), unit: shown.unit},
  };
}

function checkSumName(source: Formula, context: Context): string | undefined {
  const sums = context.definition.sums.map(({name}) => name);
  const {expression} = source;
  if (expression?.kind === 'name' && sums.includes(expression.name)) {
    context.noteUses?.name(source.node.place, expression.name);
    return expression.name;
  }
  if (expression !== undefined) {
    const name = expression.kind === 'name' ? expression.name : 'this';
    const hint = nearMissHint(name, sums, 'Define it under sums: its parts are what is shown.');
    const details = {expected: 'The name of a sum', found: `'${source.node.text}'`};
    context.report('wrong-kind', placeOf(source, expression), details, hint);
  }
  return undefined;
}
