/** `npm run reference`: every key, operator, function, format and message of the language, from their descriptions in the code. */
import {readFileSync, readdirSync} from 'node:fs';
import {parse} from 'yaml';
import {casesSchema} from '../../../engine/language/definition/cases.ts';
import {definitionSchema} from '../../../engine/blocks/definitionWithCard.ts';
import {sharedSchema} from '../../../engine/shared/sharedFile.ts';
import {dereferenced, jsonSchemaOf, type JsonSchema} from '../../../engine/language/shape/jsonSchema.ts';
import {examplesIn, type Examples} from './examples.ts';
import {
  formulasSection,
  conceptsOf,
  conceptText,
  headingOf,
  keyTable,
  type Concept,
  type Headings,
  linkTo,
  fenced,
} from './tables.ts';
import {join} from 'node:path';
import {defineCommand} from '../command.ts';
import {catalogue} from '../../../engine/diagnostics/catalogue.ts';

const samples = 'tests/engine/compiler/samples';
const kitchenSinkFolder = `${samples}/good/kitchen-sink`;
const kitchenSink = `${kitchenSinkFolder}/everything/kitchen-sink`;

const introduction = `# Calculators: the reference

Every key, operator, function, format and message of the definition language. \`README.md\` beside the definitions is the guide, and \`HOWTO.md\`
explains one task at a time. The examples here come from \`kitchen-sink.yaml\`, a calculator that uses each of them.`;

const calculator = dereferenced(jsonSchemaOf(definitionSchema));
const casesFile = dereferenced(jsonSchemaOf(casesSchema));
const sharedFile = dereferenced(jsonSchemaOf(sharedSchema));
/** A value of any form, which many keys refer to. */
const value = calculator.definitions!.value!;

const valuesHeading = 'The forms of a value';
const casesHeading = 'The cases';
const sharedHeading = 'Shared data';

export const command = defineCommand({
  name: 'reference',
  summary: 'Prints every key, operator, function, format and message of the definition language',
  details:
    'In Markdown. The site has the same as a page, /reference, and the package visatally-engine as language/REFERENCE.md.',
  examples: [''],
  async run(_values, {stdout}) {
    stdout.write(referenceText());
    return 0;
  },
});

/** Maps of keys that are explained together. */
interface Section {
  readonly heading: string;
  readonly intro: string;
  readonly concepts: readonly Concept[];
}

/** The reference in Markdown. */
export function referenceText(): string {
  const ofDefinition = definitionSections();
  const ofCases = {
    heading: casesHeading,
    intro: 'They are in `<id>.cases.yaml` beside the definition.',
    concepts: conceptsOf(casesFile, 'the file', new Set()),
  };
  const inSharedFile = conceptsOf(sharedFile, 'the file', new Set());
  const explained = new Set(ofDefinition.flatMap((section) => section.concepts.map(headingOf)));
  const ofShared = {
    heading: sharedHeading,
    intro: 'It is in the files of `shared/`, the folder beside the regions; a table may be a CSV file there.',
    // A period is the same as in a definition.
    concepts: inSharedFile.filter((concept) => !explained.has(headingOf(concept))),
  };
  const headings: Headings = new Map([
    ...inSharedFile.map((concept) => [concept.schema, headingOf(concept)] as const),
    ...[...ofDefinition, ofCases].flatMap((section) =>
      section.concepts.map((concept) => [concept.schema, headingIn(section, concept)] as const),
    ),
    ...[value, calculator.properties!.result!.additionalProperties as JsonSchema].map(
      (schema) => [schema, valuesHeading] as const,
    ),
  ]);
  const definition = examplesOf(`${kitchenSink}.yaml`, calculator);
  const body = [
    '## The file',
    keyTable(calculator, definition, headings),
    ...ofDefinition.map((section) => sectionText(section, definition, headings)),
    formulasSection(),
    sectionText(ofShared, examplesOf(`${kitchenSinkFolder}/shared/atlantis.yaml`, sharedFile), headings),
    sectionText(ofCases, examplesOf(`${kitchenSink}.cases.yaml`, casesFile), headings),
    messagesSection(),
  ].join('\n\n');
  return `${[introduction, contentsOf(body), body].join('\n\n')}\n`;
}

/** A section for each key of a definition whose value has keys; the forms of a value share one. */
function definitionSections(): readonly Section[] {
  const visited = new Set<JsonSchema>();
  const under = (key: string): readonly Concept[] => conceptsOf(calculator.properties![key]!, key, visited);
  // What is also a form of a value is explained under its key.
  const underOwnKey = new Map(['constants', 'lines'].map((key) => [key, under(key)]));
  const values = conceptsOf(value, 'a value', visited);
  return Object.entries(calculator.properties!).flatMap(([key, {description = ''}]) => {
    const concepts = underOwnKey.get(key) ?? under(key);
    const section = concepts.length === 0 ? [] : [{heading: key, intro: description, concepts}];
    const forms = {heading: valuesHeading, intro: value.description!, concepts: values};
    return key === 'tables' ? [forms, ...section] : section;
  });
}

/** A concept that is alone in its section uses the heading of the section. */
function headingIn({heading, concepts}: Section, concept: Concept): string {
  return concepts.length === 1 ? heading : headingOf(concept);
}

function sectionText(section: Section, examples: Examples, headings: Headings): string {
  const {heading, intro, concepts} = section;
  const texts = concepts.map((concept) => {
    const subheading = headingIn(section, concept);
    return `${subheading === heading ? '' : `### ${subheading}\n\n`}${conceptText(concept, examples, headings)}`;
  });
  return [`## ${heading}`, intro, ...texts].join('\n\n');
}

function examplesOf(path: string, schema: JsonSchema): Examples {
  return examplesIn(readFileSync(path, 'utf8'), schema);
}

/** The headings of sections, as links. */
function contentsOf(body: string): string {
  const headings = [...body.matchAll(/^## (.*)$/gm)].map((match) => match[1]!);
  return headings.map(linkTo).join(' · ');
}

/** The catalogue of diagnostics for editors, each with what `check` prints for a definition that has the mistake. */
function messagesSection(): string {
  const examples = printedDiagnostics(`${samples}/bad`);
  const codes = Object.keys(catalogue).toSorted();
  return [
    '## Messages',
    'What `npm run check` says, by its code. The words in braces are filled in; the hint is often more exact than the one here.',
    codes.map(linkTo).join(' · '),
    ...Object.entries(catalogue).map(([name, {severity, message, hint}]) =>
      [
        `### ${name}`,
        `${severity === 'warning' ? 'A warning. ' : ''}${plain(message)}`,
        `What to do: ${plain(hint)}`,
        ...(examples.has(name) ? [fenced('text', examples.get(name)!)] : []),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}

/** Words that look like a link or a tag. */
const plain = (text: string): string => text.replaceAll(/[<[]/g, '\\$&');

/**
 * The shortest printed diagnostic of each code.
 * @param folder of tables of definitions with mistakes, each with what the check says
 */
function printedDiagnostics(folder: string): ReadonlyMap<string, string> {
  const shortest = new Map<string, string>();
  for (const text of readdirSync(folder)
    .toSorted()
    .flatMap((name) => saysIn(join(folder, name))))
    for (const printed of text.trimEnd().split('\n\n')) {
      const code = /^\S+ (?:error|warning) ([a-z-]+):/.exec(printed)?.[1];
      if (code !== undefined && printed.length < (shortest.get(code)?.length ?? Infinity)) shortest.set(code, printed);
    }
  return shortest;
}

function saysIn(path: string): readonly string[] {
  const table = parse(readFileSync(path, 'utf8')) as Readonly<Record<string, {readonly says?: string}>>;
  return Object.values(table).map(({says = ''}) => says);
}
