/** Every file of the API, as text by its path. */
import {lawChangesOf, type PublishedChange} from '../../engine/published/lawChanges.ts';
import {changesAsAtom, changesAsJson, type FeedWords} from './changes.ts';
import {Ajv2020} from 'ajv/dist/2020.js';
import {load} from '../../engine/program/parts.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {inputSchema} from '../../engine/published/inputSchema.ts';
import {metadata} from '../../engine/published/metadata.ts';
import {sourceOfDefinition} from '../../engine/language/sources.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import type {CompiledDefinition} from '../commands/definitions.ts';
import {conformanceCases} from './cases.ts';
import {constantsOf, tablesOf} from './figures.ts';
import {resultSchema} from './resultSchema.ts';
import {calculatorShape, indexShape, jsonSchemaOf, type CalculatorFile, type IndexFile, type Terms} from './shapes.ts';

/** The folder of the API's only version: a file there never loses a key, nor does one get another meaning. */
export const apiFolder = 'api/v1';

export interface ApiFile {
  /** Below the root of the site. */
  readonly path: string;
  readonly text: string;
}

/** What all files say. */
export interface ApiWords extends Pick<Terms, 'licence' | 'disclaimer'> {
  /** What is said of rules for whose changes nobody has looked; `checked` is for those where somebody has. */
  readonly unchecked: string;
  readonly checked: string;
  readonly feed: FeedWords;
}

/** Keywords that begin with x- are for people. */
const ajv = new Ajv2020({strict: false, formats: {date: isCalendarDay}});

interface Site {
  /** The address of the published site, without a trailing slash. */
  readonly address: string;
  /** For which texts and limits are written. */
  readonly day: CalendarDay;
  readonly words: ApiWords;
}

/** A definition with its cases file. */
export interface DefinitionWithCases extends CompiledDefinition {
  readonly cases: SourceFile;
}

/** The files of all calculators one after the other, as their definitions come, then the index and the schemas. */
export function* apiFiles(definitions: Iterable<DefinitionWithCases>, site: Site): Generator<ApiFile> {
  const root = `${site.address}/${apiFolder}`;
  const calculators: IndexFile['calculators'] = [];
  const changes: PublishedChange[] = [];
  for (const definition of definitions) {
    const calculator = load(definition.body).under();
    const summary = summaryOf(definition, calculator, site);
    const path = `${apiFolder}/${definition.id}.json`;
    const text = JSON.stringify(calculatorFile(definition, calculator, summary, site));
    changes.push(...lawChangesOf(calculator));
    calculators.push({...summary, file: `${site.address}/${path}`, bytes: Buffer.byteLength(text)});
    yield {path, text};
  }
  const {words, day} = site;
  const index: IndexFile = {
    $schema: `${root}/schemas/index.json`,
    version: 1,
    builtOn: day,
    licence: words.licence,
    disclaimer: words.disclaimer,
    provenance: words.unchecked,
    calculators,
  };
  yield {path: `${apiFolder}/whats-changed.json`, text: changesAsJson(changes, site)};
  yield {path: 'whats-changed.atom', text: changesAsAtom(changes, site, words.feed)};
  const schemas = [
    {name: 'index', schema: jsonSchemaOf(indexShape, `${root}/schemas/index.json`, 'The calculators')},
    {name: 'calculator', schema: jsonSchemaOf(calculatorShape, `${root}/schemas/calculator.json`, 'A calculator')},
  ];
  yield {path: `${apiFolder}/index.json`, text: JSON.stringify(index)};
  for (const {name, schema} of schemas) yield {path: `${apiFolder}/schemas/${name}.json`, text: JSON.stringify(schema)};
}

/** What both the index and the calculator's own file say. */
type Summary = Omit<IndexFile['calculators'][number], 'file' | 'bytes'>;

function summaryOf({model}: DefinitionWithCases, calculator: CompiledCalculator, {address, day}: Site): Summary {
  const {inputs: _, disclaimer: __, sources: ___, ...described} = metadata(calculator, {today: day});
  const {reviewBy} = calculator.page(day);
  const {id} = described;
  return {
    ...described,
    changesOn: [...described.changesOn],
    ...(reviewBy !== undefined && {reviewBy}),
    source: sourceOfDefinition(model.definition),
    page: `${address}/${id}`,
    embed: `${address}/embed/${id}`,
  };
}

function calculatorFile(
  {model, cases}: DefinitionWithCases,
  calculator: CompiledCalculator,
  summary: Summary,
  {address, day, words}: Site,
): CalculatorFile {
  const {title, inputs, disclaimer} = metadata(calculator, {today: day});
  const schema = inputSchema({title, inputs});
  const all = conformanceCases(cases, model, calculator);
  const fits = ajv.compile(schema);
  // A schema cannot say that a day may not be after today.
  const isTaken = ({answers, problems}: (typeof all)[number]): boolean =>
    fits(answers) && problems.every(({reason}) => reason !== 'outOfRange');
  return {
    $schema: `${address}/${apiFolder}/schemas/calculator.json`,
    version: 1,
    ...summary,
    builtOn: day,
    licence: words.licence,
    disclaimer: [words.disclaimer, disclaimer].filter(Boolean).join(' '),
    provenance: summary.checked === undefined ? words.unchecked : words.checked,
    inputs: {...schema},
    result: {...resultSchema(model)},
    constants: [...constantsOf(model)],
    tables: [...tablesOf(model)],
    cases: all.filter(isTaken),
    casesOutsideInputs: all.filter((each) => !isTaken(each)),
  };
}
