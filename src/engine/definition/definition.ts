/** A whole definition: the schema of a file, composed of the concepts in this folder. */
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
 * A surprising behaviour that is intended, or the name of a part that no answers reach. The analysis reports both
 * unless they are declared here, and reports a declaration that is no longer true.
 */
const exceptionSchema = readAs(
  map('A surprising behaviour that is intended.', {
    sometimes: formula('A condition that some answers reach.').optional(),
    never: formula('A condition that no answers reach.').optional(),
    unreached: word(
      "A part that has no condition and that no answers reach, under the name that `npm run analyse` prints: 'level: otherwise'.",
    ).optional(),
    because: sentence('The reason, from the documents.'),
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

/** The schema of named values: tables, values, or lists of lines. */
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
  names: list('Names that contain figures, such as EB-1 or 90/180, for use in texts.', wordOrFigure()).default([]),
  needs: list('Required inputs: until they are answered, Calculate does nothing.', name()).default([]),
  inputs: inputsSchema,
  constants: readAs(named('The figures and texts of the rules, each with a name.', constantSchema), (constants) =>
    constants.map(toConstant),
  ).default([]),
  tables: valuesOf('Tables by a choice, a number or two choices.', described(valueSchema)),
  values: valuesOf('Intermediate values.', described(valueSchema)),
  sums: readAs(
    named('Sums whose parts can be shown.', named('The parts of the sum.', described(valueSchema))),
    (sums) => sums.map(({key, keyPlace, value}): Sum => ({name: key, place: keyPlace, parts: value.map(namedValue)})),
  ).default([]),
  lines: valuesOf('Lists of lines, which may have conditions.', namedLinesSchema),
  result: readAs(named('The result of the calculation, by key.', described(resultSchema)), (results) =>
    results.map(namedValue),
  ),
  card: cardSchema,
  profile: profileSchema.default([]),
  exceptions: list(
    'Surprising behaviour that is intended, so that `npm run analyse` does not report it.',
    exceptionSchema,
  ).default([]),
});

export type Definition = ReturnType<typeof readDefinition>;

export interface NamedValue {
  readonly name: string;
  readonly place: Place;
  readonly label: string;
  readonly note?: string | undefined;
  /** The unit of a table's figures. */
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

/** Reads a tree that fits the schema, and reports syntax errors of formulas and texts. */
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
