/** A whole definition: the concepts of this folder put together, as one file has them. */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {list, located, map, name, named, pattern, readAs, sentence, word, wordOrFigure} from '../shape/concept.ts';
import {readNode, type Concept} from '../shape/readNode.ts';
import {scalar, type Entry, type MapNode} from '../yaml/node.ts';
import {cardSchema} from '../blocks/index.ts';
import {toConstant, constantSchema, labelFromName} from './constant.ts';
import {formula} from './formula.ts';
import {inputsSchema} from './input.ts';
import {pageKeys} from './page.ts';
import {profileSchema} from './profile.ts';
import {described, namedLinesSchema, resultSchema, valueSchema, type Described, type Value} from './value.ts';

/**
 * A surprising behaviour that is intended, or the name of a part that no answers reach. The analysis reports both unless
 * they are declared here, and reports a declaration that is no longer true.
 */
const exceptionSchema = readAs(
  map('A surprising behaviour that is intended.', {
    sometimes: formula('A condition that some answers reach.').optional(),
    never: formula('A condition that no answers reach.').optional(),
    unreached: word(
      "A part without a condition of its own that no answers reach, as `npm run analyse` names it: 'level: otherwise'.",
    ).optional(),
    because: sentence("Why, in the documents' words."),
  }),
  ({sometimes, never, unreached, because, place}, _, report) => {
    if (unreached !== undefined) return {name: unreached.word, because, place: unreached.place};
    const condition = sometimes ?? never;
    if (condition === undefined) {
      const hint = "Add 'sometimes:' or 'never:' with a condition, or 'unreached:' with the name of a part.";
      report(diagnose('missing-key', place, {where: "An entry of 'exceptions'", key: 'never'}, hint));
    }
    const when = sometimes === undefined ? ('never' as const) : ('sometimes' as const);
    return {when, condition: condition ?? {node: scalar('', place), offset: 0}, because, place};
  },
);

/** The named values of a definition: its tables, values, results, or lists of lines. */
const valuesOf = (description: string, schema: Concept<Described>): Concept<readonly NamedValue[]> =>
  readAs(named(description, schema), (values) => values.map(namedValue)).default([]);

/** A definition; schemas/calculator.schema.json is generated from it. */
export const definitionSchema = map('A calculator.', {
  id: located(
    pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id in small letters with hyphens').describe(
      "The address of the page, and the file's name.",
    ),
  ),
  ...pageKeys,
  names: list('Names with figures in them that texts may use: EB-1, 90/180.', wordOrFigure()).default([]),
  needs: list('Inputs without which Calculate does nothing.', name()).default([]),
  inputs: inputsSchema,
  constants: readAs(named('The figures and words of the rules, each with a name.', constantSchema), (constants) =>
    constants.map(toConstant),
  ).default([]),
  tables: valuesOf('Tables by a choice, a number or two choices.', described(valueSchema)),
  values: valuesOf('Values on the way to the result.', described(valueSchema)),
  sums: readAs(named('Sums that keep their parts.', named('The parts of the sum.', described(valueSchema))), (sums) =>
    sums.map(({key, keyPlace, value}): Sum => ({name: key, place: keyPlace, parts: value.map(namedValue)})),
  ).default([]),
  lines: valuesOf('Lists of lines under conditions.', namedLinesSchema),
  result: readAs(named('What the calculation gives, by key.', described(resultSchema)), (results) =>
    results.map(namedValue),
  ),
  card: cardSchema,
  profile: profileSchema.default([]),
  exceptions: list(
    'Surprising behaviour that is intended; `npm run analyse` reports everything else of its kind.',
    exceptionSchema,
  ).default([]),
});

export type Definition = ReturnType<typeof readDefinition>;

export interface NamedValue {
  readonly name: string;
  readonly place: Place;
  readonly label: string;
  readonly note?: string | undefined;
  /** What the figures of a table count. */
  readonly unit?: string | undefined;
  readonly value: Value;
}

/** A sum carries its parts, so that a breakdown always adds up to its total. */
export interface Sum {
  readonly name: string;
  readonly place: Place;
  readonly parts: readonly NamedValue[];
}

function namedValue({
  key,
  keyPlace,
  value: {value, label = labelFromName(key), note, unit},
}: Entry<Described>): NamedValue {
  return {name: key, place: keyPlace, label, note, unit, value};
}

/** Reads a tree that fits the schema. Syntax errors of formulas and texts are reported on the way. */
export function readDefinition(node: MapNode, report: Report) {
  const {id, exceptions, ...definition} = readNode(definitionSchema, node, report);
  return {
    ...definition,
    id: id.word,
    idPlace: id.place,
    exceptions: exceptions.filter((exception) => exception.condition !== undefined),
    unreached: exceptions.filter((exception) => exception.name !== undefined),
  };
}
