/** A definition: the schema of a file, composed of the concepts in this folder, and of the card (`definitionWithCard.ts`). */
import type {Report} from '../../diagnostics/diagnostic.ts';
import {list, located, map, named, pattern, readAs, wordOrFigure} from '../shape/concept.ts';
import {readNode, type Concept} from '../shape/readNode.ts';
import type {MapNode} from '../yaml/node.ts';
import {toConstant, constantSchema} from './constant.ts';
import {exceptionSchema} from './exception.ts';
import {inputsSchema} from './input.ts';
import {needsSchema} from './need.ts';
import {pageKeys} from './page.ts';
import {profileSchema} from './profile.ts';
import {namedValue, partsSchema, type NamedValue, type Sum} from './named.ts';
import {described, namedLinesSchema, type Described} from './described.ts';
import {resultSchema, tableEntrySchema, valueSchema} from './value.ts';

/** The schema of named values: tables, values, or lists of lines. */
const valuesOf = (description: string, schema: Concept<Described>): Concept<readonly NamedValue[]> =>
  readAs(named(description, schema), (values) => values.map(namedValue)).default([]);

/** The schema of a definition with a card of such blocks. */
export const definitionWith = <Block>(card: Concept<readonly Block[]>) =>
  map('A calculator.', {
    id: located(
      pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id in small letters with hyphens').describe(
        "The address of the page, and the file's name.",
      ),
    ),
    ...pageKeys,
    names: list('Names that contain figures, such as EB-1 or 90/180, for use in texts.', wordOrFigure()).default([]),
    needs: needsSchema.default([]),
    inputs: inputsSchema,
    constants: readAs(named('The figures and texts of the rules, each with a name.', constantSchema), (constants) =>
      constants.map(toConstant),
    ).default([]),
    tables: valuesOf('Tables by a choice, a number, a date, or two of these.', described(tableEntrySchema)),
    values: valuesOf('Intermediate values.', described(valueSchema)),
    sums: readAs(
      named(
        'Sums whose parts can be shown. A part is a value with a name, such as {label: Family, give: feePerPerson * familySize}.',
        partsSchema,
      ),
      (sums) => sums.map(({key, keyPlace, value: parts}): Sum => ({name: key, place: keyPlace, parts})),
    ).default([]),
    lines: valuesOf('Lists of lines, which may have conditions.', namedLinesSchema),
    result: readAs(named('The result of the calculation, by key.', described(resultSchema)), (results) =>
      results.map(namedValue),
    ),
    card,
    profile: profileSchema.optional(),
    exceptions: list(
      'What the documents ask for although a law of `npm run analyse` forbids it.',
      exceptionSchema,
    ).default([]),
  });

/** What the blocks of its card are matters only to who checks them. */
export type Definition<Block = unknown> = ReturnType<typeof readWith<Block>>;

/** Reads a tree that fits the schema, and reports syntax errors of formulas and texts. */
export function readWith<Block>(schema: ReturnType<typeof definitionWith<Block>>, node: MapNode, report: Report) {
  const {id, ...definition} = readNode(schema, node, report);
  return {...definition, id: id.word, idPlace: id.place};
}
