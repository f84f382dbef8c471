// Does an editor show the problems that `npm run check` prints, and the same after edits as of files that were always so?
import {describe, expect, it} from 'vitest';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {isProjectFile} from '../../../src/engine/project/layout.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import {withSharedFiles} from '../../../src/engine/project/layout.ts';
import type {SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {Project} from '../../../src/tools/language/project.ts';
import {readTables} from '../../engine/compiler/badSamples.ts';

const samples = readTables()
  .flatMap(({samples: each}) => each)
  .filter(({encoding = 'utf8'}) => encoding === 'utf8')
  .map(({name, files}) => ({
    name,
    files: [...files].flatMap(([path, text]): readonly SourceFile[] => (isProjectFile(path) ? [{path, text}] : [])),
  }));

const shownIn = (project: Project): readonly string[] =>
  [...new Set(project.paths.flatMap((path) => project.problemsOf(path)).map(toText))].toSorted();

const printedFor = (files: readonly SourceFile[]): readonly string[] =>
  [...new Set(compileProject(withSharedFiles(files)).diagnostics.map(toText))].toSorted();

it('shows what the check prints of each mistake', () => {
  const differing = samples.filter(({files}) => {
    const [shown, printed] = [shownIn(new Project(files)), printedFor(files)];
    return shown.join('\n') !== printed.join('\n');
  });
  expect(differing.map(({name}) => name)).toEqual([]);
});

describe('after an edit', () => {
  it('shows the same as of files that were always so', () => {
    const [sound] = samples;
    const project = new Project(sound!.files);
    const wrong = samples.filter(({files}) => {
      for (const path of project.paths) if (!files.some((file) => file.path === path)) project.delete(path);
      for (const {path, text} of files) project.set(path, text);
      return shownIn(project).join('\n') !== shownIn(new Project(files)).join('\n');
    });
    expect(wrong.map(({name}) => name)).toEqual([]);
  });
});
