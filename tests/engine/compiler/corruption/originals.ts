import {join} from 'node:path';
import {compileToModel} from '../../../../src/engine/compile.ts';
import {figuresOf} from '../../../../src/engine/project/figures.ts';
import {isCasesFile, idOf} from '../../../../src/engine/diagnostics/source.ts';
import {isDefinitionFile, listFiles, readFiles} from '../../../../src/engine/project/files.ts';
import type {BuildContext} from '../../../../src/app/content/compilePage.ts';
import {contentFolder, factsFile} from '../../../../src/app/content/siteContent.ts';
import {parse} from 'yaml';
import type {Original} from './law.ts';

const root = join(import.meta.dirname, '../../../..');

function filesOf(folder: string) {
  return readFiles(listFiles(join(root, folder)), root, ({message}) => {
    throw new Error(message);
  });
}

/** The definitions, their cases, and the pages around them. */
export function readOriginals(): readonly Original[] {
  const calculators = filesOf('calculators');
  const definitions = calculators.filter(({path}) => isDefinitionFile(path));
  const figures = new Map(
    definitions.map((source) => {
      const {model} = compileToModel(source);
      return [idOf(source.path), model && figuresOf(model)];
    }),
  );
  const facts = readFiles([join(root, factsFile)], root, () => undefined)[0]!.text;
  const context: BuildContext = {
    facts: new Map([...Object.entries(parse(facts) as Record<string, string>), ['calculators', '53']]),
    ids: definitions.map(({path}) => idOf(path)),
    summary: (id) => ({id, title: id, description: id, country: ''}),
    figures: (id) => figures.get(id),
  };
  return [
    ...definitions.map((source): Original => ({source, compiledFrom: 'definition'})),
    ...calculators
      .filter(({path}) => isCasesFile(path))
      .map((source): Original => {
        const path = source.path.replace('.cases.yaml', '.yaml');
        return {source, compiledFrom: {definition: definitions.find((each) => each.path === path)!}};
      }),
    ...filesOf(contentFolder).map((source): Original => ({source, compiledFrom: context})),
  ];
}
