/** A whole definition: the concepts of this folder put together, as they are written in one file. */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {cardSchema, readCard, type WrittenBlock} from '../blocks/index.ts';
import {constantSchema, inWords, optional, readConstants, type Constant} from './constant.ts';
import {formulaSchema, readFormula, type Formula} from './formula.ts';
import {inputSchema, readInputs, type Input} from './input.ts';
import {entriesOf, get, itemsOf, scalar, textOf, type Entry, type MapNode, type Node} from '../yaml/node.ts';
import {pageKeys, readPage, type PageTexts} from './page.ts';
import {profileSchema, readProfile, type Filling} from './profile.ts';
import {keys, listOf, named, type Schema} from '../shape/schema.ts';
import {namedLinesSchema, readLines, readValue, resultSchema, valueSchema, type Value} from './value.ts';

export interface Definition {
  readonly id: string;
  readonly idPlace: Place;
  /** The folder that the file stands in. */
  readonly region: string;
  readonly page: PageTexts;
  /** Names with figures in them that texts may use: EB-1, 90/180. */
  readonly names: readonly {readonly word: string; readonly place: Place}[];
  /** Inputs without which nothing is calculated. */
  readonly needs: readonly {readonly name: string; readonly place: Place}[];
  readonly inputs: readonly Input[];
  readonly constants: readonly Constant[];
  readonly tables: readonly NamedValue[];
  readonly values: readonly NamedValue[];
  readonly sums: readonly Sum[];
  readonly lines: readonly NamedValue[];
  readonly result: readonly NamedValue[];
  readonly card: readonly WrittenBlock[];
  /** What of a profile answers which input. */
  readonly profile: readonly Filling[];
  readonly exceptions: readonly DeclaredException[];
  readonly unreached: readonly Unreached[];
  readonly place: Place;
}

export interface NamedValue {
  readonly name: string;
  readonly place: Place;
  readonly label: string;
  readonly note?: string;
  /** What the figures of a table count. */
  readonly unit?: string;
  readonly value: Value;
}

/** A sum carries its parts, so that a breakdown always adds up to its total. */
export interface Sum {
  readonly name: string;
  readonly place: Place;
  readonly parts: readonly NamedValue[];
}

/** A part that no answers reach and that is meant to stand there, by the name under which the analysis finds it. */
export interface Unreached {
  readonly name: string;
  readonly because: string;
  readonly place: Place;
}

/** A surprising behaviour that is intended. The analysis reports it unless it is declared here, and reports a declaration that is no longer true. */
export interface DeclaredException {
  readonly when: 'sometimes' | 'never';
  readonly condition: Formula;
  readonly because: string;
  readonly place: Place;
}

const exceptionSchema = keys(
  'A surprising behaviour that is intended.',
  {
    sometimes: {...formulaSchema, description: 'A condition that some answers reach.'},
    never: {...formulaSchema, description: 'A condition that no answers reach.'},
    unreached: {
      type: 'string',
      description:
        "A part without a condition of its own that no answers reach, as `npm run analyse` names it: 'level: otherwise'.",
    },
    because: {type: 'string', description: "Why, in the documents' words."},
  },
  ['because'],
);

/** The schema of a definition; schemas/calculator.schema.json is made from it. */
export const definitionSchema: Schema & {readonly $defs: Readonly<Record<string, Schema>>} = {
  ...keys(
    'A calculator.',
    {
      id: {
        type: 'string',
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        patternDescription: 'an id in small letters with hyphens',
        description: "The address of the page, and the file's name.",
      },
      ...pageKeys,
      names: listOf('Names with figures in them that texts may use: EB-1, 90/180.', {type: ['string', 'number']}),
      needs: listOf('Inputs without which Calculate does nothing.', {type: 'string'}),
      inputs: named('The questions of the form, in their order.', inputSchema),
      constants: named('The figures and words of the rules, each with a name.', constantSchema),
      tables: named('Tables by a choice, a number or two choices.', valueSchema),
      values: named('Values on the way to the result.', valueSchema),
      sums: named('Sums that keep their parts.', {...named('The parts of the sum.', valueSchema)}),
      lines: named('Lists of lines under conditions.', namedLinesSchema),
      result: named('What the calculation gives, by key.', resultSchema),
      card: cardSchema,
      profile: profileSchema,
      exceptions: listOf(
        'Surprising behaviour that is intended; `npm run analyse` reports everything else of its kind.',
        exceptionSchema,
      ),
    },
    ['id', 'title', 'description', 'country', 'source', 'dataAsOf', 'inputs', 'result', 'card'],
  ),
  $defs: {value: valueSchema},
};

/** Reads a tree that fits the schema. Syntax errors of formulas and texts are reported on the way. */
export function readDefinition(node: MapNode, region: string, report: Report): Definition {
  const valuesUnder = (key: string): readonly NamedValue[] =>
    entriesOf(get(node, key)).map((entry) => readNamed(entry, report));
  const list = (key: string): readonly {name: string; word: string; place: Place}[] =>
    itemsOf(get(node, key)).map((item) => ({name: textOf(item) ?? '', word: textOf(item) ?? '', place: item.place}));
  const id = get(node, 'id');
  const exceptions = itemsOf(get(node, 'exceptions'));
  return {
    id: textOf(id) ?? '',
    idPlace: id?.place ?? node.place,
    region,
    page: readPage(node, report),
    names: list('names'),
    needs: list('needs'),
    inputs: readInputs(get(node, 'inputs'), report),
    constants: readConstants(get(node, 'constants')),
    tables: valuesUnder('tables'),
    values: valuesUnder('values'),
    sums: entriesOf(get(node, 'sums')).map(({key, keyPlace, value}) => ({
      name: key,
      place: keyPlace,
      parts: entriesOf(value).map((part) => readNamed(part, report)),
    })),
    lines: entriesOf(get(node, 'lines')).map((entry) => readNamedLines(entry, report)),
    result: valuesUnder('result'),
    card: readCard(get(node, 'card'), report),
    profile: readProfile(get(node, 'profile')),
    exceptions: exceptions
      .filter((item) => get(item, 'unreached') === undefined)
      .map((item) => readException(item, report)),
    unreached: exceptions.filter((item) => get(item, 'unreached') !== undefined).map(readUnreached),
    place: node.place,
  };
}

function readNamed({key, keyPlace, value}: Entry, report: Report): NamedValue {
  const described = isValueMap(value) ? value : undefined;
  return {
    name: key,
    place: keyPlace,
    label: textOf(get(described, 'label')) ?? inWords(key),
    ...optional('note', textOf(get(described, 'note'))),
    ...optional('unit', textOf(get(described, 'unit'))),
    value: readValue(value, report),
  };
}

/** A list of lines, or a map that gives the list a label and a note. */
function readNamedLines({key, keyPlace, value}: Entry, report: Report): NamedValue {
  const lines = get(value, 'lines') ?? value;
  return {
    name: key,
    place: keyPlace,
    label: textOf(get(value, 'label')) ?? inWords(key),
    ...optional('note', textOf(get(value, 'note'))),
    value: {kind: 'lines', lines: readLines(lines, report), place: lines.place},
  };
}

/** A map with `rows`, `first`, `give` or `say` is one value; any other map of a result has keys of its own. */
function isValueMap(node: Node): boolean {
  return ['rows', 'first', 'give', 'say'].some((key) => get(node, key) !== undefined);
}

function readException(node: Node, report: Report): DeclaredException {
  const sometimes = get(node, 'sometimes');
  const condition = sometimes ?? get(node, 'never');
  if (condition === undefined)
    report(
      diagnose(
        'missing-key',
        node.place,
        {where: "An entry of 'exceptions'", key: 'never'},
        "Add 'sometimes:' or 'never:' with a condition, or 'unreached:' with the name of a part.",
      ),
    );
  return {
    when: sometimes === undefined ? 'never' : 'sometimes',
    condition: condition === undefined ? {node: scalar('', node.place), offset: 0} : readFormula(condition, report),
    because: textOf(get(node, 'because')) ?? '',
    place: node.place,
  };
}

function readUnreached(node: Node): Unreached {
  const name = get(node, 'unreached');
  return {name: textOf(name) ?? '', because: textOf(get(node, 'because')) ?? '', place: name?.place ?? node.place};
}
