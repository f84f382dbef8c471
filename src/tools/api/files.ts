/** Every file of the API, as text by its path. */
import {load} from '../../engine/compile.ts';
import type {CompiledCalculator} from '../../engine/compiled/module.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {inputSchema} from '../../engine/published/inputSchema.ts';
import {metadata} from '../../engine/published/metadata.ts';
import {sourceOfDefinition} from '../../engine/sources.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
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
  /** Of rules that nobody has compared with their source, and of those that somebody has. */
  readonly unchecked: string;
  readonly checked: string;
}

interface Site {
  /** Of the published site, without a trailing slash. */
  readonly address: string;
  /** For which texts and limits are written. */
  readonly day: CalendarDay;
  readonly words: ApiWords;
}

/** A definition with its cases file. */
export interface DefinitionWithCases extends CompiledDefinition {
  readonly cases: SourceFile;
}

export function apiFiles(definitions: readonly DefinitionWithCases[], site: Site): readonly ApiFile[] {
  const root = `${site.address}/${apiFolder}`;
  const files = definitions.map((definition) => {
    const content = calculatorFile(definition, load(definition.body), site);
    return {content, path: `${apiFolder}/${definition.id}.json`, text: JSON.stringify(content)};
  });
  const {words, day} = site;
  const index: IndexFile = {
    $schema: `${root}/schemas/index.json`,
    version: 1,
    builtOn: day,
    licence: words.licence,
    disclaimer: words.disclaimer,
    provenance: words.unchecked,
    calculators: files.map(({content, path, text}) => ({
      ...summaryOf(content),
      file: `${site.address}/${path}`,
      bytes: Buffer.byteLength(text),
    })),
  };
  const schemas = [
    {name: 'index', schema: jsonSchemaOf(indexShape, `${root}/schemas/index.json`, 'The calculators')},
    {name: 'calculator', schema: jsonSchemaOf(calculatorShape, `${root}/schemas/calculator.json`, 'A calculator')},
  ];
  return [
    {path: `${apiFolder}/index.json`, text: JSON.stringify(index)},
    ...files.map(({path, text}) => ({path, text})),
    ...schemas.map(({name, schema}) => ({path: `${apiFolder}/schemas/${name}.json`, text: JSON.stringify(schema)})),
  ];
}

function calculatorFile(
  {model, cases}: DefinitionWithCases,
  calculator: CompiledCalculator,
  {address, day, words}: Site,
): CalculatorFile {
  const {inputs: _, disclaimer, sources: __, ...described} = metadata(calculator, {today: day});
  const {reviewBy} = calculator.page(day);
  const {id, title} = described;
  return {
    $schema: `${address}/${apiFolder}/schemas/calculator.json`,
    version: 1,
    ...described,
    changesOn: [...described.changesOn],
    ...(reviewBy !== undefined && {reviewBy}),
    source: sourceOfDefinition(model.definition),
    page: `${address}/${id}`,
    embed: `${address}/embed/${id}`,
    builtOn: day,
    licence: words.licence,
    disclaimer: [words.disclaimer, disclaimer].filter(Boolean).join(' '),
    provenance: described.checked === undefined ? words.unchecked : words.checked,
    inputs: {...inputSchema({title, inputs: metadata(calculator, {today: day}).inputs})},
    result: {...resultSchema(model)},
    constants: [...constantsOf(model)],
    tables: [...tablesOf(model)],
    cases: [...conformanceCases(cases, model, calculator)],
  };
}

type Summary = Omit<IndexFile['calculators'][number], 'file' | 'bytes'>;

function summaryOf(file: CalculatorFile): Summary {
  const {id, title, description, country, currency, dataAsOf, checked, reviewBy} = file;
  const {rulesHash, changesOn, source, page, embed} = file;
  return {
    id,
    title,
    description,
    country,
    ...(currency !== undefined && {currency}),
    dataAsOf,
    ...(checked !== undefined && {checked}),
    ...(reviewBy !== undefined && {reviewBy}),
    rulesHash,
    changesOn,
    source,
    page,
    embed,
  };
}
