import {join} from 'node:path';
import {compileToModel} from '../../../src/engine/compile.ts';
import {figuresOf} from '../../../src/engine/project/figures.ts';
import {isCasesFile, idOf} from '../../../src/engine/diagnostics/source.ts';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import type {BuildContext} from '../../../src/app/content/compilePage.ts';
import {contentFolder, factsFile} from '../../../src/app/content/siteContent.ts';
import {parse} from 'yaml';
import type {Original} from './law.ts';

const root = join(import.meta.dirname, '../../..');

function filesOf(folder: string) {
  return readFiles(listFiles(join(root, folder)), root, ({message}) => {
    throw new Error(message);
  });
}

export type FileKind = 'definition' | 'cases' | 'page';

const calculators = once(() => filesOf('calculators'));
const definitions = once(() => calculators().filter(({path}) => isDefinitionFile(path)));

/** The files of a kind. What a page is compiled with is read when a page asks for it: one page needs few calculators. */
const originals = {
  definition: once(() => definitions().map((source): Original => ({source, compiledFrom: 'definition'}))),
  cases: once(() =>
    calculators()
      .filter(({path}) => isCasesFile(path))
      .map((source): Original => {
        const path = source.path.replace('.cases.yaml', '.yaml');
        return {source, compiledFrom: {definition: definitions().find((each) => each.path === path)!}};
      }),
  ),
  page: once(() => filesOf(contentFolder).map((source): Original => ({source, compiledFrom: buildContext()}))),
} satisfies Record<FileKind, () => readonly Original[]>;

export const originalsOf = (kind: FileKind): readonly Original[] => originals[kind]();

const buildContext = once((): BuildContext => {
  const figures = new Map<string, ReturnType<typeof figuresOf> | undefined>();
  const facts = readFiles([join(root, factsFile)], root, () => undefined)[0]!.text;
  return {
    facts: new Map([...Object.entries(parse(facts) as Record<string, string>), ['calculators', '53']]),
    ids: definitions().map(({path}) => idOf(path)),
    summary: (id) => ({id, title: id, description: id, country: ''}),
    figures: (id) => {
      const source = definitions().find(({path}) => idOf(path) === id);
      if (source !== undefined && !figures.has(id)) {
        const {model} = compileToModel(source);
        figures.set(id, model && figuresOf(model));
      }
      return figures.get(id);
    },
  };
});

function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}
